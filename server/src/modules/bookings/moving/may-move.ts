import type { CancellationSource } from '@touchline/contract'
import { cutOffOf, type Ruled } from '../../selling/index.ts'
import type { BookingRow, BundleRow } from '../../reservations/index.ts'

type Movable = Pick<BookingRow, 'status' | 'startsAt'>

/**
 * Whether a booking can be moved: a single session bought on its own, before its cut-off; staff may ignore the cut-off.
 */
export function canMove(
  booking: Movable,
  bundle: Pick<BundleRow, 'whole'> | undefined,
  ruled: Ruled,
  { now, source }: { readonly now: number; readonly source: CancellationSource },
): boolean {
  if (booking.status !== 'settled' || bundle?.whole === true || booking.startsAt <= now) return false
  return source === 'foh' || source === 'occurrence' || now < cutOffOf(booking, ruled)
}
