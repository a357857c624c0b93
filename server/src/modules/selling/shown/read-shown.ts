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

/** Whether a booking is not cancelled. */
export function isLeft({ cancelledAt }: ShownBooking): boolean {
  return (cancelledAt ?? null) === null
}

/** Whether a package pays for a line, and could be used again: one that has ended since the order could not. */
export async function readReusable(
  reads: Reads,
  lines: readonly Pick<StoredLine, 'id' | 'packageApplied'>[],
  { bookings, now }: { readonly bookings: readonly ShownBooking[]; readonly now: number },
): Promise<(line: Pick<StoredLine, 'id' | 'packageApplied'>) => boolean> {
  const ordered = new Set(bookings.flatMap(({ itemId, orderId }) => (typeof orderId === 'number' ? [itemId] : [])))
  const itemIds = lines.flatMap(({ id, packageApplied }) => (packageApplied && ordered.has(id) ? [id] : []))
  const usages = await reads.packages.usagesOf({ itemIds, now })
  return ({ id, packageApplied }) =>
    packageApplied && (!ordered.has(id) || (usages.get(id) ?? []).some(({ isUsable }) => isUsable))
}
