import { minute } from '@touchline/clock'
import type { BookingStatus, CancellationSource, Channel } from '@touchline/contract'
import type { CategoryRow } from '../categories/index.ts'

type Cancellable = { readonly status: BookingStatus; readonly startsAt: number }
type Policy = Pick<CategoryRow['cancellation'], 'cutOffMinutes' | 'actions' | 'message'>

/** Who would cancel through a channel. [O-34] */
export const cancellationSourceOf: Readonly<Record<Channel, CancellationSource>> = { online: 'customers', foh: 'foh' }

/** Until when cancelling is free, epoch milliseconds. [O-32] */
export function cutOffOf({ startsAt }: Pick<Cancellable, 'startsAt'>, { cutOffMinutes }: Policy): number {
  return startsAt - cutOffMinutes * minute
}

/**
 * Why a booking cannot be cancelled at `now` by who asks, in words; null when it can. Staff see the cut-off and may pass
 * over it; what the venue itself cancels has none. [O-32, O-34, P3-049]
 */
export function whyNotCancel(
  booking: Cancellable,
  policy: Policy,
  { now, source }: { readonly now: number; readonly source: CancellationSource },
): string | null {
  if (booking.status === 'cancelled') return 'This booking has been cancelled.'
  if (booking.startsAt <= now) return 'This session has started.'
  const isBound = source === 'customers' || source === 'my-account'
  const closed = isBound && now >= cutOffOf(booking, policy) && policy.actions.includes('disable_cancelling')
  return closed ? policy.message : null
}
