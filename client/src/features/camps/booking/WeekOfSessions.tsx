import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import type { Session } from '../../occurrences/session.ts'
import type { SessionRow } from './session-row.ts'
import { SessionChoice } from './SessionChoice.tsx'

const Week = styled('section', { base: { display: 'grid', gap: '2', minWidth: 0 } })
const Head = styled('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minHeight: '34px' },
})
const Title = styled('h3', {
  base: { fontFamily: 'body', fontWeight: 'bold', fontSize: 'md', letterSpacing: 'normal' },
})
const Days = styled('ul', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: { md: 'repeat(5, minmax(0, 1fr))' },
    '& > li': { minWidth: 0 },
  },
})

type Props = {
  /** The number of the week; null for a single one. */
  readonly number: number | null
  readonly rows: readonly SessionRow[]
  readonly withTime: boolean
  readonly onChange: (sessionIds: readonly string[], chosen: boolean) => void
  /** The action for a full session. */
  readonly waiting: (session: Session) => ReactNode
}

/** The sessions of a week, with one button for all that can be booked. */
export function WeekOfSessions({ number, rows, withTime, onChange, waiting }: Props) {
  const { t } = useTranslation(['courses'])
  const id = useId()
  const free = rows.filter(({ state }) => state === 'selectable' || state === 'selected')
  const freeIds = free.flatMap(({ session }) => session.id ?? [])
  const all = free.length > 0 && free.every(({ state }) => state === 'selected')
  const title = number === null ? t('courses:campBooking.days') : t('courses:campBooking.week', { week: number })
  return (
    <Week aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {freeIds.length > 1 ? (
          <Button
            variant="text"
            size="small"
            label={`${title}: ${all ? t('courses:campBooking.clearAll') : t('courses:campBooking.chooseAll', { count: freeIds.length })}`}
            onClick={() => onChange(freeIds, !all)}
          >
            {all ? t('courses:campBooking.clearAll') : t('courses:campBooking.chooseAll', { count: freeIds.length })}
          </Button>
        ) : null}
      </Head>
      <Days>
        {rows.map((row) => (
          <li key={row.session.startsAt.utc}>
            <SessionChoice
              row={row}
              withTime={withTime}
              waiting={waiting(row.session)}
              onChange={(chosen) => onChange(row.session.id === null ? [] : [row.session.id], chosen)}
            />
          </li>
        ))}
      </Days>
    </Week>
  )
}
