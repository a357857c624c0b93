import { type Order, PlatformError } from '@touchline/contract'
import { type Actor, getOwnerId } from '../../actor.ts'
import type { Reads } from '../../repositories.ts'
import { presentOrder } from './presenter.ts'

/**
 * One order, for its owner or for somebody it was bought for; that the caller may ask for this user is settled before.
 * Throws `item_not_found` for everybody else's. [O-04]
 */
export async function readOrder(
  reads: Reads,
  actor: Actor,
  { orderId, now }: { readonly orderId: number; readonly now: number },
): Promise<Order> {
  const userId = getOwnerId(actor)
  const order = await reads.orders.byId({ id: orderId })
  if (!order) throw new PlatformError('item_not_found')
  const items = await reads.orders.itemsOf({ orderId })
  const concerns = order.userId === userId || items.some(({ purchasedForUserId }) => purchasedForUserId === userId)
  if (!concerns) throw new PlatformError('item_not_found')
  return presentOrder(reads, order, now)
}

/** Any order, for staff. Throws `item_not_found`. [O-180] */
export async function readAnyOrder(
  reads: Reads,
  { orderId, now }: { readonly orderId: number; readonly now: number },
): Promise<Order> {
  const order = await reads.orders.byId({ id: orderId })
  if (!order) throw new PlatformError('item_not_found')
  return presentOrder(reads, order, now)
}
