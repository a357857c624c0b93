import { listBookings } from '@touchline/contract/calls/bookings'
import { allPages } from '../../api/all-pages.ts'
import { callList } from '../../api/call.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'
import { platformNow } from '../../app/platform-clock.ts'
import { dateOf } from '../../i18n/date-of.ts'
import { cancellationSource } from './cancellation-source.ts'
import { keepBookings } from './kept/kept-bookings.ts'
import { bookingsIn } from './my-bookings.ts'
import type { MyBooking } from './my-bookings.ts'

const day = 24 * 3_600_000

/** Bookings that began earlier and are not over yet are among the coming ones. */
const longestDays = 1

/** How far back each press of *Older bookings* goes; after the last, to the beginning. */
const windowDays = [60, 365] as const

type Window = { readonly startsAfter?: string; readonly startsBefore?: string }

const at = (instant: number) => dateOf(instant).toISOString()
const status = ['settled' as const, 'cancelled' as const]

async function read(window: Window): Promise<readonly MyBooking[]> {
  const query = { cancellationSource: cancellationSource(), status, ...window }
  return bookingsIn(
    await allPages((page) => callList(listBookings, { query: { ...query, ...page }, wholeAccount: true })),
  )
}

/** Bookings of the account that are not over, by time; those of the next days are kept on the device. */
export function useComingBookings(ownerId: number): Query<readonly MyBooking[]> {
  return useQuery(
    [listBookings.name, ownerId, 'coming'],
    async () => {
      const bookings = await read({ startsAfter: at(platformNow() - longestDays * day) })
      keepBookings(ownerId, bookings)
      return bookings
    },
    'component',
  )
}

export type PastBookings = { readonly bookings: readonly MyBooking[]; readonly hasOlder: boolean }

/** Bookings that have begun, as far back as `step` says: 0 for two months, 1 for a year, 2 for all. */
export function usePastBookings(ownerId: number, step: number): Query<PastBookings> {
  return useQuery(
    [listBookings.name, ownerId, 'past', step],
    async () => {
      const now = platformNow()
      const days = windowDays[step]
      if (days === undefined) return { bookings: await read({ startsBefore: at(now) }), hasOlder: false }
      const from = at(now - days * day)
      const older = { cancellationSource: cancellationSource(), status, startsBefore: from, page: 1, perPage: 1 }
      const [bookings, { data }] = await Promise.all([
        read({ startsAfter: from, startsBefore: at(now) }),
        callList(listBookings, { query: older, wholeAccount: true }),
      ])
      return { bookings, hasOlder: data.length > 0 }
    },
    'component',
  )
}
