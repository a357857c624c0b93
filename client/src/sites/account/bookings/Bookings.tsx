import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { platformNow } from '../../../app/platform-clock.ts'
import { nameOfUser } from '../../../app/session/session-state.ts'
import type { User } from '../../../app/session/session-state.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { accountBookings } from '../../../features/bookings/account-bookings.ts'
import { entriesOf, sharedRows } from '../../../features/bookings/booking-rows.ts'
import { peopleIn } from '../../../features/bookings/my-bookings.ts'
import { PersonFilter } from '../../../features/bookings/PersonFilter.tsx'
import { useComingBookings } from '../../../features/bookings/use-account-bookings.ts'
import { useWaitQuery } from '../../../features/waitlists/use-waits.ts'
import { styled } from '../../../theme/styled.ts'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import type { BookingPart } from './booking-parts.ts'
import { BookingTabs } from './BookingTabs.tsx'
import { CalendarFeed } from './calendar/CalendarFeed.tsx'
import { ChangeNotice } from './ChangeNotice.tsx'
import type { Change } from './ChangeNotice.tsx'
import { Past } from './Past.tsx'
import { Upcoming } from './Upcoming.tsx'
import { Waiting } from './Waiting.tsx'

const Page = styled('div', { base: { display: 'grid', gap: { base: '8', md: '10' } } })
const BelowTabs = styled('div', { base: { mb: '5' } })

type Props = {
  readonly user: User
  /** The part shown on phones; null for all of them. */
  readonly part: BookingPart | null
}

/** Bookings, waitlists and past bookings of the customer and their family, by person. */
export function Bookings({ user, part }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const { selectedUserId, linkedUsers } = useSession()
  const [address, setAddress] = useSearchParams()
  const occurrenceId = address.get('occurrence')
  const coming = useComingBookings(user.id)
  const waits = useWaitQuery()
  const [chosen, setChosen] = useState<{ readonly preset: number | null; readonly id: number | null } | null>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const [change, setChange] = useState<Change | null>(null)

  // The switcher of the account presets the filter; an address that names a booking shows everybody's.
  const preset = occurrenceId === null ? selectedUserId : null
  const whose = chosen && chosen.preset === preset ? chosen.id : preset
  const isOf = ({ userId }: { readonly userId: number | null }) => whose === null || userId === whose
  const all = coming.status === 'success' ? coming.data : []
  const bookings = accountBookings(all.filter(isOf), platformNow())
  const rows = [...sharedRows(bookings.thisWeek), ...sharedRows(bookings.later)]
  const ownWaits = waits.status === 'success' ? waits.data.filter(isOf) : []
  const addressed =
    occurrenceId === null
      ? undefined
      : rows.flatMap(entriesOf).find(({ booking }) => isAt(booking, all, occurrenceId))?.booking.id
  const hasWaits =
    waits.status === 'error' ? waits.error.status !== 404 : waits.status === 'success' && waits.data.length > 0
  const shown: readonly BookingPart[] =
    hasWaits || part === 'waiting' ? ['upcoming', 'waiting', 'past'] : ['upcoming', 'past']

  const people = new Map([[user.id, nameOfUser(user)]])
  for (const { referencedUser: one } of linkedUsers) people.set(one.id, one.firstName ?? one.name)
  for (const { id, name } of peopleIn(all)) if (!people.has(id)) people.set(id, name)

  function open(bookingId: number | null): void {
    setOpened(bookingId)
    setChange(null)
    if (occurrenceId !== null) setAddress({}, { replace: true })
  }

  const filter = (
    <PersonFilter
      people={[...people].map(([id, name]) => ({ id, name }))}
      chosen={whose}
      onChoose={(id) => setChosen({ preset, id })}
    />
  )
  const isShown = (one: BookingPart) => part === null || part === one
  return (
    <>
      <PageHeading aside={part === null ? filter : undefined}>{t('common:titles.bookings')}</PageHeading>
      <BookingTabs
        part={part}
        shown={shown}
        counts={{
          upcoming:
            coming.status === 'success'
              ? rows.filter(({ first }) => first.booking.status !== 'cancelled').length
              : null,
          waiting: waits.status === 'success' ? ownWaits.length : null,
          past: null,
        }}
      />
      {part === null ? null : <BelowTabs>{filter}</BelowTabs>}
      <Page>
        {change ? <ChangeNotice change={change} /> : null}
        {isShown('upcoming') ? (
          <Upcoming
            user={user}
            query={coming}
            bookings={bookings}
            person={whose === null ? null : { id: whose, name: people.get(whose) ?? '' }}
            onEverybody={() => setChosen({ preset, id: null })}
            opened={opened ?? addressed ?? null}
            onOpen={open}
            onChanged={(done) => {
              open(null)
              setChange(done)
            }}
          />
        ) : null}
        {isShown('waiting') ? <Waiting query={waits} waits={ownWaits} isPage={part !== null} /> : null}
        {isShown('past') ? <Past user={user} isOf={isOf} fromComing={bookings.past} /> : null}
        {isShown('upcoming') ? <CalendarFeed userId={user.id} /> : null}
      </Page>
    </>
  )
}

type Placed = {
  readonly id: number
  readonly occurrenceId: string | null
  readonly bookingBundleContext: { readonly id: number | null } | null
}

/** Whether an entry's booking is at an occurrence, or of the course that has it. */
function isAt(booking: Placed, all: readonly Placed[], occurrenceId: string): boolean {
  const bundle = booking.bookingBundleContext?.id ?? null
  return all.some(
    (one) =>
      one.occurrenceId === occurrenceId &&
      (one.id === booking.id || (bundle !== null && one.bookingBundleContext?.id === bundle)),
  )
}
