import { listOrders } from '@touchline/contract/calls/orders'
import { callList } from '../../../api/call.ts'
import { having } from '../../../api/having.ts'
import { basketInUse } from '../../../app/basket/basket-in-use.ts'
import { environment } from '../../../app/environment.ts'
import { currentSession } from '../../../app/session/session.ts'
import { actingFor } from '../../../app/session/session-state.ts'
import { orderNumber } from '../../orders/receipt.ts'
import type { MyOrder } from '../../orders/use-orders.ts'
import { completionTarget } from '../../payments/completion-target.ts'
import type { PaidOrder } from '../../payments/machine/states/payment-errors.ts'

/** A basket as a page showed it, or as it was to be paid: by its item ids, or by its hash. */
export type ShownBasket = { readonly itemHash: string | null; readonly itemIds: readonly number[] }

// Enough: a payment elsewhere happened after this page opened.
const recentOrders = 10

/** A basket and its order have the same items. */
export function hasBecome(order: Pick<MyOrder, 'status' | 'itemHash' | 'items'>, basket: ShownBasket): boolean {
  if (order.status !== 'success') return false
  const isSame = basket.itemHash !== null && order.itemHash === basket.itemHash
  return isSame || order.items.some(({ id }) => id !== null && basket.itemIds.includes(id))
}

/**
 * The order that paid a basket of the logged-in user or served customer; null without one. `pathOf`: its page, by
 * default the confirmation.
 */
export async function findPaidOrder(
  basket: ShownBasket,
  pathOf: (orderId: number) => string | null = confirmationOf,
): Promise<PaidOrder | null> {
  const { ownerId } = actingFor(currentSession())
  if (ownerId === null) return null
  const query = { page: 1, perPage: recentOrders }
  const { data } = await callList(listOrders, { params: { userId: ownerId }, query })
  const order = having(data, 'id').find((one) => hasBecome(one, basket))
  return order ? { reference: orderNumber(order, String(order.id)), total: order.total, path: pathOf(order.id) } : null
}

function confirmationOf(orderId: number): string | null {
  const target = completionTarget({
    orderId,
    source: basketInUse(),
    isKiosk: environment().modes.kiosk !== null,
    successAddress: null,
    origin: window.location.origin,
  })
  return target.kind === 'route' ? target.path : null
}
