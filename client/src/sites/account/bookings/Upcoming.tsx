import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Query } from '../../../app/answers/use-query.ts'
import type { User } from '../../../app/session/session-state.ts'
import type { AccountBookings } from '../../../features/bookings/account-bookings.ts'
import { entriesOf, nextRow, sharedRows } from '../../../features/bookings/booking-rows.ts'
import type { SharedRow } from '../../../features/bookings/booking-rows.ts'
import type { MyBooking } from '../../../features/bookings/my-bookings.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { onBookings } from '../../shared/other-sites.ts'
import { partId } from './booking-parts.ts'
import type { Change } from './ChangeNotice.tsx'
import { KeptRows } from './KeptRows.tsx'
import { ManagedRow } from './ManagedRow.tsx'
import { Part, Rows } from './Part.tsx'

const Place = styled('div', {
  base: {
    display: 'grid',
    gap: { base: '8', md: '10' },
    scrollMarginTop: { base: '120px', md: '16px' },
    outline: 'none',
  },
})
const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** Rows shown before more are asked for. */
const firstRows = 25

type Props = {
  readonly user: User
  readonly query: Query<readonly MyBooking[]>
  readonly bookings: AccountBookings
  /** The person in the filter; null for everybody. */
  readonly person: { readonly id: number; readonly name: string } | null
  readonly onEverybody: () => void
  /** The booking whose panel is open. */
  readonly opened: number | null
  readonly onOpen: (bookingId: number | null) => void
  readonly onChanged: (change: Change) => void
}

/** Bookings to come, this week and later. */
export function Upcoming({ user, query, bookings, person, onEverybody, opened, onOpen, onChanged }: Props) {
  const { t } = useTranslation(['account', 'activities'])
  const [most, setMost] = useState(firstRows)
  const thisWeek = sharedRows(bookings.thisWeek)
  const later = sharedRows(bookings.later)
  const next = nextRow([...thisWeek, ...later])

  function listed(title: string, rows: readonly SharedRow[], more: ReactNode = null): ReactNode {
    if (rows.length === 0) return null
    return (
      <Part title={title}>
        <Rows>
          {rows.map((row) => (
            <ManagedRow
              key={row.first.booking.id}
              user={user}
              row={row}
              isNext={row === next}
              isOpen={entriesOf(row).some(({ booking }) => booking.id === opened)}
              onOpen={onOpen}
              onChanged={onChanged}
            />
          ))}
        </Rows>
        {more}
      </Part>
    )
  }

  function parts(): ReactNode {
    if (query.status === 'loading') return <Skeleton shape="row" count={4} />
    if (query.status === 'error') {
      return (
        <>
          <InlineError onRetry={() => void query.refresh()}>{t('account:bookings.failed')}</InlineError>
          <KeptRows userId={user.id} />
        </>
      )
    }
    if (thisWeek.length + later.length === 0) return nothing()
    const isMore = later.length > most
    return (
      <>
        {listed(t('activities:bookings.thisWeek'), thisWeek)}
        {listed(
          t('activities:bookings.later'),
          later.slice(0, most),
          isMore ? (
            <div>
              <Button variant="text" onClick={() => setMost(most + firstRows)}>
                {t('account:bookings.more')}
              </Button>
            </div>
          ) : null,
        )}
      </>
    )
  }

  function nothing(): ReactNode {
    const find = onBookings('/redirect-to-selected-venue')
    const finding = find === null ? null : <ButtonOut href={find}>{t('activities:bookings.find')}</ButtonOut>
    if (person === null) {
      return (
        <EmptyState title={t('account:bookings.none')} action={finding}>
          {t('activities:bookings.noneText')}
        </EmptyState>
      )
    }
    const isSelf = person.id === user.id
    return (
      <EmptyState
        title={isSelf ? t('account:bookings.noneForYou') : t('account:bookings.noneFor', { name: person.name })}
        action={
          <Ways>
            {finding}
            <Button variant="secondary" onClick={onEverybody}>
              {t('account:bookings.showEverybody')}
            </Button>
          </Ways>
        }
      />
    )
  }

  return (
    <Place id={partId('upcoming')} tabIndex={-1}>
      {parts()}
    </Place>
  )
}
