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
    // 24 px is enough for a target in a line of text; its surface extends over the line.
    py: '1',
    my: '-1',
  },
  variants: {
    // A long question is cut in the bar, which stays low; large text wraps.
    short: {
      true: {
        maxWidth: 'full',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        verticalAlign: 'bottom',
        '@container (max-width: 9rem)': { whiteSpace: 'normal' },
      },
    },
  },
})

const List = styled('ul', { base: { display: 'grid', gap: '1', ps: { base: '0', sm: '6' } } })

/** A part missing before the action. */
export type ToDo = { readonly id: string; readonly text: string }

type Props = {
  /** In the order of doing. */
  readonly toDo: readonly ToDo[]
  /** Goes to the missing part. */
  readonly onGo: (id: string) => void
  /** Only the first, and the number of others. */
  readonly short?: boolean
}

/** 'Still to do: agree to the pool waiver', each part a link. */
export function StillToDo({ toDo, onGo, short = false }: Props) {
  const { t } = useTranslation(['common'])
  const gaps = (short ? toDo.slice(0, 1) : toDo).map(({ id, text }) => (
    <Gap key={id} short={short} type="button" onClick={() => onGo(id)}>
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
