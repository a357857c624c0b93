import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
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

const List = styled('ul', { base: { display: 'grid', gap: '1', ps: { base: '0', sm: '6' } } })

/** Something that is missing before the action does what it says. */
export type ToDo = { readonly id: string; readonly text: string }

type Props = {
  /** In the order in which it is done. */
  readonly toDo: readonly ToDo[]
  /** Goes to the place where it can be done. */
  readonly onGo: (id: string) => void
  /** The first thing alone, and how many more there are. */
  readonly short?: boolean
}

/** 'Still to do: agree to the pool waiver', each thing linked to the gap. */
export function StillToDo({ toDo, onGo, short = false }: Props) {
  const { t } = useTranslation(['common'])
  const gaps = (short ? toDo.slice(0, 1) : toDo).map(({ id, text }) => (
    <Gap key={id} type="button" onClick={() => onGo(id)}>
      {text}
    </Gap>
  ))
  const more = toDo.length - gaps.length
  if (gaps.length === 0) return null
  if (short) {
    return (
      <span>
        {t('common:summary.toDo')} {gaps} {more > 0 ? t('common:summary.more', { count: more }) : null}
      </span>
    )
  }
  return (
    <>
      <Line>
        <CircleAlert aria-hidden="true" />
        <span>{t('common:summary.toDo')}</span>
        {gaps.length === 1 ? gaps : null}
      </Line>
      {gaps.length === 1 ? null : (
        <List>
          {gaps.map((gap) => (
            <li key={gap.key}>{gap}</li>
          ))}
        </List>
      )}
    </>
  )
}
