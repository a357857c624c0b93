import type { RestrictionSummary, UnmetRestrictions } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import type { CatalogueSchedule } from '../occurrences/index.ts'
import type { Attendee } from './course.ts'
import { unmetRestrictions } from './presenter.ts'

/** One person in relation to all courses: memberships, bookings and agreed waivers, read once. */
export type AttendeeOf = (entry: CatalogueSchedule) => {
  readonly attendee: Attendee
  readonly unmet: UnmetRestrictions | null
}

/** Reads what decides prices and actions for a user. */
export async function readAttendee(reads: Reads, userId: number, now: number): Promise<AttendeeOf> {
  const { venueIds } = await reads.memberships.memberVenues(userId, now)
  const booked = await reads.bookings.liveSchedules(userId)
  const agreed = await reads.restrictions.agreedBy(userId)
  const restrictions: ReadonlyMap<number, RestrictionSummary> = await reads.restrictions.all()
  return (entry) => ({
    attendee: { isMember: venueIds.has(entry.venue.id), booking: booked.get(entry.schedule.id) },
    unmet: unmetRestrictions(entry, restrictions, agreed),
  })
}
