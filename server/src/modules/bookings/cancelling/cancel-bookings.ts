import { type Booking, type CancellationSource, PlatformError, type Unworded } from '@touchline/contract'
import { type Actor, isStaff } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { writeWithIds } from '../../../infra/store/id-supply.ts'
import type { Reads } from '../../../repositories.ts'
import { cancellationKinds, cancelRows } from './cancel-rows.ts'
import type { Keeping } from '../tickets/divide-tickets.ts'
import { presentBookings } from '../present-bookings.ts'
import type { RefundTo } from './give-back.ts'
import { actingAs, isVisible, visibleUsers } from '../visible.ts'
import { text } from '../../../texts/index.ts'

type Cancelling = {
  readonly bookingIds: readonly number[]
  /** Tickets that stay of bookings of several. */
  readonly keep?: Keeping | undefined
  readonly source: CancellationSource
  /** The staff's reason for overriding the cut-off. */
  readonly reason: string | undefined
  readonly refundTo?: RefundTo | undefined
}

/**
 * Cancels bookings, all of them or none; answers every changed booking in its new state. Throws `unauthorised`,
 * `item_not_found`, `basket_locked`, `booking_not_cancellable`, `validation_failed`.
 */
export async function cancelBookings(
  deps: Deps,
  actor: Actor,
  { bookingIds, keep, source, reason, refundTo = 'credit' }: Cancelling,
): Promise<Unworded<Booking>[]> {
  const now = deps.clock.now()
  const mayExplain = source === 'foh' || source === 'occurrence'
  const acting = actingAs(actor, source)
  if (refundTo === 'card' && !isStaff(actor)) throw new PlatformError('unauthorised')
  const why = mayExplain ? reason : undefined
  const because = source === 'occurrence' ? (reason ?? text('bookings:does_not_take_place')) : null
  return writeWithIds(deps, cancellationKinds, async (tx, ids) => {
    await checkVisible(tx, acting, bookingIds)
    const by = actor.callerId
    const changed = await cancelRows(tx, deps, {
      bookingIds,
      keep,
      source,
      reason: why,
      because,
      by,
      refundTo,
      now,
      ids,
    })
    return presentBookings(tx, changed, { source, now })
  })
}

/** Throws `item_not_found` for bookings the caller may not see, as if they did not exist. */
async function checkVisible(reads: Reads, actor: Actor, ids: readonly number[]): Promise<void> {
  const visible = await visibleUsers(reads, actor)
  const rows = await reads.bookings.byIds({ ids: [...new Set(ids)] })
  const isAllThere = rows.length === new Set(ids).size
  if (!isAllThere || !rows.every((row) => isVisible(row, visible))) throw new PlatformError('item_not_found')
}
