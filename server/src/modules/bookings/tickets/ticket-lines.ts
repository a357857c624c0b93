import { minus, share } from '@touchline/money'
import type { Reads } from '../../../repositories.ts'
import { type BookingRow, ticketsAmong } from '../../reservations/index.ts'

/** An order line of several equal tickets, which can be given back one by one. */
export type TicketLine = {
  /** The number of tickets that were bought. */
  readonly quantity: number
  /** Its bookings: the tickets that are left first, then those given back, the latest first. */
  readonly rows: readonly BookingRow[]
}

type Line = Pick<
  Awaited<ReturnType<Reads['orders']['itemsOfAll']>>[number],
  'id' | 'parentId' | 'quantity' | 'packageApplied'
>

/** Lines of several equal tickets by id. A line that a package pays for is cancelled whole, as it was paid. [O-491] */
export async function readTicketLines(
  reads: Reads,
  lines: readonly Line[],
  divided: readonly Divided[] = [],
): Promise<ReadonlyMap<number, TicketLine>> {
  const several = lines.filter(({ parentId, quantity, packageApplied }) => {
    return parentId === null && quantity > 1 && !packageApplied
  })
  if (several.length === 0) return new Map()
  const read = await reads.bookings.bookingsOfItems({ itemIds: several.map(({ id }) => id) })
  const booked = withDivided(read, divided)
  return new Map(
    several.flatMap(({ id, quantity }) => {
      const rows = booked.filter(({ itemId, bundleId }) => itemId === id && bundleId === null)
      return rows.length > 0 ? [[id, { quantity, rows: inOrder(rows) }] as const] : []
    }),
  )
}

/** The number of tickets in a booking; a ticket may admit several people. */
export function ticketsIn(line: TicketLine | undefined, booking: Pick<BookingRow, 'count'>): number {
  return line ? ticketsAmong([booking], line.rows, line.quantity) : 1
}

/** A booking of several tickets as those that stay and those that are given back. */
export type Divided = {
  readonly staying: BookingRow
  readonly going: BookingRow
  /** The number of tickets that are given back. */
  readonly tickets: number
}

/** Divides a booking of `tickets` tickets, with its people and its price; `id` becomes that of the tickets given back. */
export function divide(row: BookingRow, { tickets, keep, id }: { tickets: number; keep: number; id: number }): Divided {
  const gone = tickets - keep
  const going = { ...row, id, count: (row.count / tickets) * gone, price: share(row.price, gone, tickets), sequence: 0 }
  const staying = { ...row, count: row.count - going.count, price: minus(row.price, going.price) }
  return { staying, going, tickets: gone }
}

/** Bookings as they are once some are divided. */
export function withDivided(rows: readonly BookingRow[], divided: readonly Divided[]): readonly BookingRow[] {
  if (divided.length === 0) return rows
  const parts = new Map(divided.map(({ staying, going }) => [staying.id, [staying, going]]))
  return rows.flatMap((row) => parts.get(row.id) ?? [row])
}

/**
 * Bookings of one line in the order in which shares of a payment are counted. Tickets given back are cut off the end of
 * those that are left, so that later ones change no share of earlier ones.
 */
export function inOrder(rows: readonly BookingRow[]): readonly BookingRow[] {
  const [first, ...others] = rows.toSorted((a, b) => a.id - b.id)
  if (!first) return []
  return first.bundleId === null ? [first, ...others.toReversed()] : [first, ...others]
}
