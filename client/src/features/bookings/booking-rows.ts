import type { Entry } from './my-bookings.ts'

/** Bookings that share a row: those of several people at the same session, from one order. */
export type SharedRow = { readonly first: Entry; readonly others: readonly Entry[] }

/** Puts entries of the same session, order and status into one row, in their order. */
export function sharedRows(entries: readonly Entry[]): readonly SharedRow[] {
  const rows = new Map<string, SharedRow>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const known = rows.get(key)
    rows.set(key, known ? { ...known, others: [...known.others, entry] } : { first: entry, others: [] })
  }
  return [...rows.values()]
}

/** All entries of a row. */
export function entriesOf({ first, others }: SharedRow): readonly Entry[] {
  return [first, ...others]
}

function keyOf({ booking: { id, orderId, occurrenceId, status } }: Entry): string {
  return orderId === null || !occurrenceId ? `booking ${id}` : `${status} ${orderId} ${occurrenceId}`
}
