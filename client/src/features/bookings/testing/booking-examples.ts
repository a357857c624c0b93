import type { Entity } from '@touchline/contract/client'
import type { Read } from '../../../api/keys.ts'
import { dateOf } from '../../../i18n/date-of.ts'

/** The present of the examples, epoch milliseconds. */
export const now = Date.parse('2026-11-16T09:00:00Z')
const day = 24 * 3_600_000

/** A moment so many days and hours from the present. */
export function at(days: number, hours = 0) {
  const utc = dateOf(now + days * day + hours * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
  return { utc, local: utc, timezone: 'Europe/London' }
}

/** A settled class of an hour, so many days ahead. */
export function booking(id: number, days: number, changes: object = {}): Read<Entity<'Booking'>> {
  // Only these fields decide where a booking is listed.
  return {
    id,
    status: 'settled',
    bookingType: 'classes',
    bookingBundleContext: null,
    occurrenceId: `oc${id}`,
    orderId: 1,
    startsAt: at(days),
    endsAt: at(days, 1),
    attended: null,
    cancelled: null,
    userId: 1,
    firstName: 'Amina',
    ...changes,
  } as Read<Entity<'Booking'>>
}

/** Changes that make a booking a day of a camp. */
export const camp = { bookingType: 'camps', bookingBundleContext: { id: 8 } }

/** Changes that make a booking a session of a course. */
export const course = { bookingType: 'courses', bookingBundleContext: { id: 7 } }
