import { type AcceptedTerms, type Order, PlatformError, type Unworded } from '@touchline/contract'
import { type Actor, getOwnerId } from '../../actor.ts'
import type { Reads } from '../../repositories.ts'
import { presentOrder, presentTerms } from './presenter.ts'
import type { OrderRow } from './tables.ts'

type Asked = { readonly orderId: number }

/**
 * One order, for its owner or for an attendee, who does not see the owner's credit. The caller's right to ask for this
 * user is checked before. Throws `item_not_found` for anybody else. [O-04]
 */
export async function readOrder(
  reads: Reads,
  actor: Actor,
  { orderId, now }: Asked & { readonly now: number },
): Promise<Unworded<Order>> {
  const order = await getOwnOrder(reads, actor, { orderId })
  const receipt = await presentOrder(reads, order, now)
  return order.userId === getOwnerId(actor) ? receipt : { ...receipt, available_credit: [], credits: [] }
}

/** The terms accepted with an order, in their wording then. Throws `item_not_found` where there were none. */
export async function readAcceptedTerms(reads: Reads, actor: Actor, asked: Asked): Promise<AcceptedTerms> {
  const agreed = presentTerms(await getOwnOrder(reads, actor, asked))
  const text = agreed && (await reads.orders.terms({ version: agreed.version }))
  if (!text) throw new PlatformError('item_not_found')
  return { ...agreed, terms_and_conditions: text.html }
}

async function getOwnOrder(reads: Reads, actor: Actor, { orderId }: Asked): Promise<OrderRow> {
  const userId = getOwnerId(actor)
  const order = await reads.orders.byId({ id: orderId })
  if (!order) throw new PlatformError('item_not_found')
  const items = await reads.orders.itemsOf({ orderId })
  const concerns = order.userId === userId || items.some(({ purchasedForUserId }) => purchasedForUserId === userId)
  if (!concerns) throw new PlatformError('item_not_found')
  return order
}

/** Any order, for staff. Throws `item_not_found`. */
export async function readAnyOrder(
  reads: Reads,
  { orderId, now }: Asked & { readonly now: number },
): Promise<Unworded<Order>> {
  const order = await reads.orders.byId({ id: orderId })
  if (!order) throw new PlatformError('item_not_found')
  return presentOrder(reads, order, now)
}
