import { listBookings, updateAttendance } from '@touchline/contract/calls/bookings'
import { blockOccurrence, liftBlock, listOccurrences, readOccurrence } from '@touchline/contract/calls/occurrences'
import type { AttendanceStatus, Entity } from '@touchline/contract/client'
import { allPages } from '../../../api/all-pages.ts'
import { call, callList } from '../../../api/call.ts'
import { having } from '../../../api/having.ts'
import type { Having } from '../../../api/having.ts'
import type { Read } from '../../../api/keys.ts'
import { useQuery } from '../../../app/answers/use-query.ts'
import type { Query } from '../../../app/answers/use-query.ts'
import { compareNames } from '../../../i18n/collation.ts'
import { addDays, dayOf } from '../../../i18n/calendar.ts'

type WireOccurrence = Entity<'Occurrence'>
type WireBooking = Entity<'Booking'>

/** A session as staff see it. */
export type DeskSession = Having<Read<WireOccurrence>, 'id' | 'startsAt'>

/** One booked place of a session. */
export type Place = Having<Read<WireBooking>, 'id'>

const asStaff = { source: 'foh' } as const

/** The sessions of a venue on a day, `YYYY-MM-DD` by its clock, free court hours too. */
export function useDaySessions(venueId: number | null, day: string): Query<readonly DeskSession[]> {
  return useQuery(venueId === null ? null : [listOccurrences.name, venueId, day], async () => {
    // Every time zone has begun and ended the day within these.
    const window = { startsAfter: `${addDays(day, -1)}T10:00:00Z`, startsBefore: `${addDays(day, 1)}T12:00:00Z` }
    const query = { ...asStaff, ...window, venueIds: [venueId ?? 0] }
    const found = await allPages((page) => callList(listOccurrences, { query: { ...query, ...page } }))
    return having(found, 'id', 'startsAt')
      .filter(({ startsAt }) => dayOf(startsAt) === day)
      .toSorted((one, other) => one.startsAt.utc.localeCompare(other.startsAt.utc))
  })
}

/** One session, with its blocks. */
export function useDeskSession(occurrenceId: string): Query<DeskSession> {
  return useQuery([readOccurrence.name, occurrenceId, 'desk'], async () => {
    const answer = await call(readOccurrence, { params: { occurrenceId }, query: asStaff })
    return answer as DeskSession
  })
}

/** Everybody with a place at a session, by last name. */
export function useRegister(occurrenceId: string): Query<readonly Place[]> {
  return useQuery(
    [listBookings.name, occurrenceId, 'register'],
    async () => {
      const query = { occurrenceId, cancellationSource: 'foh' as const, bypassPagination: true }
      const { data } = await callList(listBookings, { query, wholeAccount: true })
      return having(data, 'id').toSorted((one, other) => compareNames(sortName(one), sortName(other)))
    },
    'component',
  )
}

const sortName = ({ lastName, firstName }: Place): string => `${lastName ?? ''} ${firstName ?? ''}`

export async function noteAttendance(bookingIds: readonly number[], status: AttendanceStatus): Promise<void> {
  await call(updateAttendance, { body: { data: { bookingIds: [...bookingIds], status } } })
}

type NewBlock = { readonly userId: number; readonly count: number; readonly reference: string }

/** Keeps places of a session for a club or a school. */
export async function keepPlaces(occurrenceId: string, { userId, count, reference }: NewBlock): Promise<void> {
  const paymentReference = reference.trim() === '' ? null : reference.trim()
  await call(blockOccurrence, { params: { occurrenceId }, body: { data: { userId, count, paymentReference } } })
}

export async function releasePlaces(occurrenceId: string, blockId: number): Promise<void> {
  await call(liftBlock, { params: { occurrenceId, blockId } })
}
