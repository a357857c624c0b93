import type { Fresh, ShownBooking, ShownBundle, StoredLine } from '../../../purchasables/purchasable.ts'
import type { Reads } from '../../../repositories.ts'

type Lines = readonly Pick<StoredLine, 'id'>[]
type Written<Part extends 'bundles' | 'bookings'> = Pick<Fresh<unknown>, 'itemIds' | Part> | undefined

/** Bundles of lines. Lines written in this transaction come from memory. */
export async function readShownBundles(
  reads: Reads,
  lines: Lines,
  fresh: Written<'bundles'>,
): Promise<readonly ShownBundle[]> {
  const itemIds = othersOf(lines, fresh)
  const read = itemIds.length === 0 ? [] : await reads.bookings.bundlesOfItems({ itemIds })
  return [...read, ...ofLines(lines, fresh?.bundles)]
}

/** Bookings of lines, each line's earliest first. */
export async function readShownBookings(
  reads: Reads,
  lines: Lines,
  fresh: Written<'bookings'>,
): Promise<readonly ShownBooking[]> {
  const itemIds = othersOf(lines, fresh)
  const read = itemIds.length === 0 ? [] : await reads.bookings.bookingsOfItems({ itemIds })
  return [...read, ...ofLines(lines, fresh?.bookings)]
}

function othersOf(lines: Lines, fresh: Pick<Fresh<unknown>, 'itemIds'> | undefined): readonly number[] {
  return lines.flatMap(({ id }) => (fresh?.itemIds.has(id) ? [] : [id]))
}

function ofLines<Row extends { readonly itemId: number }>(lines: Lines, rows: readonly Row[] = []): readonly Row[] {
  return rows.filter(({ itemId }) => lines.some(({ id }) => id === itemId))
}
