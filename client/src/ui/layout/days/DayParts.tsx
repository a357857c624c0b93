import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartOfDay } from '../../../i18n/calendar.ts'
import { styled } from '../../../theme/styled.ts'

const Part = styled('section', { base: { mb: '6', containerType: 'inline-size' } })
const Head = styled('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    px: { base: '0', md: '2' },
    pb: '2',
    fontSize: 'sm',
    color: 'fg.muted',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
})
const Name = styled('h2', { base: { fontFamily: 'body', fontSize: 'sm', fontWeight: 'bold', letterSpacing: 'normal' } })

export type DayRow = {
  readonly key: string
  readonly row: ReactNode
  /** Filtered out: it stays mounted, so that filters only show and hide. */
  readonly hidden?: boolean
}

type Props = {
  readonly parts: readonly {
    readonly part: PartOfDay
    /** The number of entries, in words. */
    readonly count: string
    readonly rows: readonly DayRow[]
  }[]
}

/** A day's entries under morning, afternoon and evening; a part without visible entries is hidden. */
export function DayParts({ parts }: Props) {
  const { t } = useTranslation(['common'])
  return parts.map(({ part, count, rows }) => (
    <Part key={part} aria-labelledby={`part-${part}`} hidden={rows.every(({ hidden }) => hidden)}>
      <Head>
        <Name id={`part-${part}`}>{t(`common:days.part.${part}`)}</Name>
        <span>{count}</span>
      </Head>
      <ul>
        {rows.map(({ key, row, hidden }) => (
          <li key={key} hidden={hidden}>
            {row}
          </li>
        ))}
      </ul>
    </Part>
  ))
}
