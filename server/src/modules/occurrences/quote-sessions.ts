import { type MinorUnits, split } from '@touchline/money'
import type { Quote } from '../../purchasable.ts'
import type { Session } from './parts.ts'

/** A booking per session, each with its share of the price, and the times at which the person has to be free. */
export function quoteSessions(
  sessions: readonly Session[],
  price: MinorUnits,
  personId: number,
): Pick<Quote, 'bookings' | 'locks'> {
  const shares = split(price, Math.max(1, sessions.length))
  return {
    bookings: sessions.map(({ row }, index) => ({
      occurrenceId: row.id,
      scheduleId: row.scheduleId,
      venueId: row.venueId,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      count: 1,
      exclusive: true,
      price: shares[index] ?? price,
    })),
    locks: sessions.map(({ row: { startsAt, endsAt } }) => ({ kind: 'person', id: personId, startsAt, endsAt })),
  }
}
