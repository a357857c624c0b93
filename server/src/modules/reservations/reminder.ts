import { addDays, localDate, zonedInstant } from '@touchline/clock'
import type { Tx } from '../../repositories.ts'

/** The job that reminds of bookings; its subject is the id of an order. */
export const reminderJob = 'booking-reminder'

const timeOfDay = '10:00'

/** The moment of the mail that reminds of a booking: the morning of the day before, at the venue. Epoch milliseconds. [O-303] */
export function remindAt(startsAt: number, timezone: string): number {
  return zonedInstant(addDays(localDate(startsAt, timezone), -1), timeOfDay, timezone)
}

type Scheduling = {
  readonly orderId: number
  /** The lines of the order. */
  readonly itemIds: readonly number[]
  readonly now: number
}

/**
 * Schedules the next reminder of an order, one for all bookings of a day; none for a booking that is closer than that.
 * Part of every transaction that makes or moves bookings of an order.
 */
export async function scheduleReminder(tx: Tx, { orderId, itemIds, now }: Scheduling): Promise<void> {
  const bookings = itemIds.length === 0 ? [] : await tx.bookings.bookingsOfItems({ itemIds })
  const live = bookings.filter((one) => one.orderId === orderId && one.status === 'settled' && one.startsAt > now)
  if (live.length === 0) return
  const venues = await tx.venues.byIds({ ids: [...new Set(live.map(({ venueId }) => venueId))] })
  const timezones = new Map(venues.map(({ id, timezone }) => [id, timezone]))
  const dues = live.map(({ startsAt, venueId }) => remindAt(startsAt, timezones.get(venueId) ?? 'UTC'))
  const next = Math.min(...dues.filter((at) => at > now))
  if (Number.isFinite(next)) await tx.jobs.put({ kind: reminderJob, subject: String(orderId), dueAt: next })
}
