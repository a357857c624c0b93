import { type MinorUnits, zero } from '@touchline/money'
import type { Quote } from '../../purchasables/purchasable.ts'
import type { Schedule, Session } from '../schedules/index.ts'

/** A booking per session, each with its share of the price, in order, and the times at which the person must be free. */
export function quoteSessions(
  { row: schedule }: Pick<Schedule, 'row'>,
  sessions: readonly Session[],
  { shares, personId }: { readonly shares: readonly MinorUnits[]; readonly personId: number },
): Pick<Quote, 'bookings' | 'locks'> {
  return {
    bookings: sessions.map(({ row }, index) => ({
      occurrenceId: row.id,
      scheduleId: schedule.id,
      venueId: schedule.venueId,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      count: 1,
      exclusive: true,
      price: shares[index] ?? zero,
    })),
    locks: sessions.map(({ row: { startsAt, endsAt } }) => ({ kind: 'person', id: personId, startsAt, endsAt })),
  }
}
