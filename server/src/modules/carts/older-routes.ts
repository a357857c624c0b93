import { type AddItem, type Cart, endpoints, type Unworded } from '@touchline/contract'
import { type Actor, basketOf } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { readRoute, route, type Route } from '../../infra/http/route.ts'
import { addItems } from './changing/add-items.ts'
import { clearCart, removeItems } from './changing/change-cart.ts'
import { applyDiscount, removeDiscounts } from './discounts/discounts.ts'
import { readCartView } from './read-cart.ts'
import { itemsBytes } from './routes.ts'
import { changeIn, updateItem } from './changing/update-item.ts'

/** The basket of the older calls. */
const source = 'activity-booking'

/** The older calls of the basket: the same use cases under other names. */
export const olderCartRoutes: readonly Route[] = [
  readRoute(endpoints.readBasket, async (reads, actor, { now }) => ({
    data: await readCartView(reads, { ...basketOf(actor, source), now }),
  })),
  route(endpoints.clearBasket, async (deps, actor) => ({ data: await clearCart(deps, actor, { source }) })),
  route(
    endpoints.addToBasket,
    async (deps, actor, { body }) => ({
      data: await addItems(deps, actor, { source, items: forSelected(body.items, body.selected_user_id ?? null) }),
    }),
    { bodyBytes: itemsBytes },
  ),
  route(endpoints.removeFromBasket, async (deps, actor, { body }) => ({
    data: await removeItems(deps, actor, { source, cartItemIds: body.cart_item_ids }),
  })),
  route(endpoints.updateBasketItem, async (deps, actor, { params: { cartItemId }, body }) => ({
    data: await updateItem(deps, actor, { source, cartItemId, change: changeIn(body.options) }),
  })),
  route(endpoints.applyDiscount, async (deps, actor, { body }) => {
    const customerId = await applyDiscount(deps, actor, {
      source,
      reference: body.reference,
      cartItemIds: body.cart_item_ids,
    })
    return { data: { ...(await readOwn(deps, actor)), customer_id: customerId } }
  }),
  route(endpoints.removeDiscount, async (deps, actor, { params: { customerId } }) => {
    await removeDiscounts(deps, actor, { source, customerId })
    return { data: { ...(await readOwn(deps, actor)), customer_id: customerId } }
  }),
  route(endpoints.clearDiscounts, async (deps, actor) => {
    await removeDiscounts(deps, actor, { source })
    return { data: await readOwn(deps, actor) }
  }),
  route(endpoints.removeBenefit, async (deps, actor, { params: { cartItemId }, query }) => ({
    data: await updateItem(deps, actor, {
      source: query.source,
      cartItemId,
      change: { terms: { withBenefit: false } },
    }),
  })),
  route(endpoints.removePackageUsage, async (deps, actor, { params: { cartItemId }, query }) => ({
    data: await updateItem(deps, actor, {
      source: query.source,
      cartItemId,
      change: { terms: { withPackage: false } },
    }),
  })),
]

function readOwn(deps: Deps, actor: Actor): Promise<Unworded<Cart>> {
  const basket = { ...basketOf(actor, source), now: deps.clock.now() }
  return deps.store.read((reads) => readCartView(reads, basket))
}

/** The older calls book for the selected user where an item names nobody. [C-05] */
function forSelected(items: readonly AddItem[], selectedUserId: number | null): readonly AddItem[] {
  if (selectedUserId === null) return items
  return items.map((item) => ({ ...item, purchased_for_user_id: item.purchased_for_user_id ?? selectedUserId }))
}
