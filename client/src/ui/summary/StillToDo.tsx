import { CircleAlert } from 'lucide-react'
import { useTexts } from '../../i18n/use-texts.ts'
import { styled } from '../../theme/styled.ts'

const Line = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    '& > svg': { width: '16px', height: '16px', flexShrink: 0, display: { base: 'none', sm: 'block' } },
  },
})
const Gap = styled('button', {
  base: {
    color: 'link',
    textDecoration: 'underline',
    textUnderlineOffset: '0.18em',
    textAlign: 'start',
    cursor: 'pointer',
    // A target of 24 px in a line of text is enough; its surface reaches over the line.
    py: '1',
    my: '-1',
  },
})

/** Something that is missing before the action does what it says. */
export type ToDo = { readonly id: string; readonly text: string }

type Props = {
  /** The first one is said and linked; the rest follows when it is done. */
  readonly toDo: readonly ToDo[]
  /** Goes to the place where it can be done. */
  readonly onGo: (id: string) => void
  /** Id that the buttons name as their description. */
  readonly id?: string
}

/** 'Still to do: agree to the pool waiver', linked to the gap. */
export function StillToDo({ toDo, onGo, id }: Props) {
  const { t } = useTexts()
  const [first] = toDo
  if (!first) return null
  return (
    <Line id={id}>
      <CircleAlert aria-hidden="true" />
      <span>{t('common:summary.toDo')}</span>
      <Gap type="button" onClick={() => onGo(first.id)}>
        {first.text}
      </Gap>
    </Line>
  )
}
