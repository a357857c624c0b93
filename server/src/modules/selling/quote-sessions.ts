import { type MinorUnits, split } from '@touchline/money'
import type { Quote } from '../../purchasables/purchasable.ts'
import type { Schedule, Session } from '../schedules/index.ts'

/** A booking per session, each with its share of the price, and the times at which the person must be free. */
export function quoteSessions(
  { row: schedule }: Pick<Schedule, 'row'>,
  sessions: readonly Session[],
  { price, personId }: { readonly price: MinorUnits; readonly personId: number },
): Pick<Quote, 'bookings' | 'locks'> {
  const shares = split(price, Math.max(1, sessions.length))
  return {
    bookings: sessions.map(({ row }, index) => ({
      occurrenceId: row.id,
      scheduleId: schedule.id,
      venueId: schedule.venueId,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      count: 1,
      exclusive: true,
      price: shares[index] ?? price,
    })),
    locks: sessions.map(({ row: { startsAt, endsAt } }) => ({ kind: 'person', id: personId, startsAt, endsAt })),
  }
}
