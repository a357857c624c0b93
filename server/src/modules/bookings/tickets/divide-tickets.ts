import { PlatformError } from '@touchline/contract'
import type { Reads, Tx } from '../../../repositories.ts'
import { text } from '../../../texts/index.ts'
import { addBookings, type BookingRow, shrinkBooking } from '../../reservations/index.ts'
import { gone } from '../cancelling/decide-all.ts'
import { divide, type Divided, readTicketLines, ticketsIn, withDivided } from './ticket-lines.ts'

/** The number of tickets that stay of each booking; none of a booking that is not named. */
export type Keeping = ReadonlyMap<number, number>

type Dividing = { readonly keep: Keeping; readonly newId: () => number }

/**
 * Divides bookings of which some tickets stay. Throws `booking_not_cancellable` where as many tickets are not left, or
 * where a booking can only be cancelled whole. [O-491]
 */
export async function planDivision(
  reads: Reads,
  rows: readonly BookingRow[],
  { keep, newId }: Dividing,
): Promise<readonly Divided[]> {
  const kept = rows.flatMap((row) => {
    const tickets = keep.get(row.id) ?? 0
    return tickets > 0 ? [{ row, tickets }] : []
  })
  if (kept.length === 0) return []
  const orderIds = [...new Set(kept.flatMap(({ row }) => row.orderId ?? []))]
  const lines = orderIds.length > 0 ? await reads.orders.itemsOfAll({ orderIds }) : []
  const ticketLines = await readTicketLines(reads, lines)
  return kept.map(({ row, tickets: staying }) => {
    const line = ticketLines.get(row.itemId)
    if (!line || row.status === 'reserved') {
      throw new PlatformError('booking_not_cancellable', { text: text('bookings:only_whole') })
    }
    const tickets = ticketsIn(line, row)
    // A repeated request finds that its tickets are cancelled already.
    if (row.status === 'cancelled' || staying >= tickets) {
      throw new PlatformError('booking_not_cancellable', { text: gone })
    }
    return divide(row, { tickets, keep: staying, id: newId() })
  })
}

/** Divides bookings for good. Answers the divisions, and the rows to cancel. */
export async function divideTickets(tx: Tx, rows: readonly BookingRow[], dividing: Dividing) {
  const divided = await planDivision(tx, rows, dividing)
  for (const { staying, going } of divided) {
    const { id, count, price } = staying
    const [shrunk] = await shrinkBooking(tx, { id, count, price, from: count + going.count })
    if (!shrunk) throw new PlatformError('booking_not_cancellable', { text: gone })
  }
  if (divided.length > 0) {
    await addBookings(
      tx,
      divided.map(({ going }) => going),
    )
  }
  return { divided, rows: goingOf(rows, divided) }
}

/** The rows that are cancelled: of a divided booking, the part given back. */
export function goingOf(rows: readonly BookingRow[], divided: readonly Divided[]): readonly BookingRow[] {
  const staying = new Set(divided.map((one) => one.staying.id))
  return withDivided(rows, divided).filter(({ id }) => !staying.has(id))
}
