import type { Booking, CancellationSource, Unworded } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import { currencyOf } from '../site/index.ts'
import { presentBooking } from './presenter.ts'
import { readCancellationFacts, unitOf } from './cancelling/read-units.ts'
import { readTickets } from './tickets/read-tickets.ts'
import { readCalendarEntries } from '../reservations/index.ts'

/** The client that would cancel, and the instant. */
export type Viewing = { readonly source: CancellationSource; readonly now: number }

/** Presents bookings by id, in order of time, with the effect of cancelling each, and the outcome of cancelled ones. */
export async function presentBookings(
  reads: Reads,
  ids: readonly number[],
  { source, now }: Viewing,
): Promise<Unworded<Booking>[]> {
  if (ids.length === 0) return []
  const details = await reads.bookings.details({ ids })
  const bookings = details.map(({ booking }) => booking)
  const facts = await readCancellationFacts(reads, bookings, now)
  const settled = await readSettled(
    reads,
    bookings.flatMap(({ bundleId }) => bundleId ?? []),
  )
  const ended = await readEnded(
    reads,
    bookings.flatMap(({ id, status, missedAt }) => (status === 'cancelled' || missedAt !== null ? [id] : [])),
  )
  const entries = await readCalendarEntries(reads, ids)
  const tickets = await readTickets(reads, bookings)
  const currency = currencyOf(await reads.site.getClient())
  return details.flatMap((detail) => {
    const { booking } = detail
    const found = facts.sessions.get(booking.occurrenceId)
    const unit = unitOf(facts, booking, { now, source })
    if (!found || !unit) return []
    const settledIds = booking.bundleId === null ? [] : (settled.get(booking.bundleId) ?? [])
    const bundle = booking.bundleId === null ? undefined : facts.bundles.get(booking.bundleId)
    const entry = entries.get(booking.id)
    const ticket = tickets.get(booking.id)
    const view = { ...found, unit, bundle, currency, settledIds, now, source, entry, ticket, ...ended(booking.id) }
    return [presentBooking(detail, view)]
  })
}

/** Ids of the settled bookings of bundles, in order of time. */
async function readSettled(
  reads: Reads,
  bundleIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (bundleIds.length === 0) return new Map()
  const rows = await reads.bookings.settledOfBundles({ bundleIds: [...new Set(bundleIds)] })
  const settled = new Map<number, number[]>()
  for (const { id, bundleId } of rows) {
    if (bundleId !== null) settled.set(bundleId, [...(settled.get(bundleId) ?? []), id])
  }
  return settled
}

/** Refunds and penalties of cancelled bookings. */
async function readEnded(reads: Reads, bookingIds: readonly number[]) {
  const refunds = bookingIds.length > 0 ? await reads.bookings.refundsOf({ bookingIds }) : []
  const penalties = bookingIds.length > 0 ? await reads.penalties.ofBookings({ bookingIds }) : []
  return (id: number) => {
    const penalty = penalties.find(({ bookingId }) => bookingId === id)
    return {
      refunds: refunds.filter(({ bookingId }) => bookingId === id).map(({ amount }) => amount),
      penalty: penalty ? { amount: penalty.amount, isPaid: penalty.paidAt !== null } : null,
    }
  }
}
