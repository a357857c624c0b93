import { endpoints } from '@touchline/contract'
import { readRoute, route, type Route } from '../../infra/http/route.ts'
import { addItems } from './changing/add-items.ts'
import { addLostAgain } from './changing/add-lost-again.ts'
import { clearCart, extendHold, removeItems } from './changing/change-cart.ts'
import { readCartFor } from './read-cart.ts'
import { quoteItems } from './changing/quote-items.ts'
import { changeIn, updateItem } from './changing/update-item.ts'

/** Enough for twenty items, each with the answers of a whole form. */
export const itemsBytes = 256 * 1024

export const cartRoutes: readonly Route[] = [
  readRoute(endpoints.readCart, async (reads, actor, { params: { source }, now }) => ({
    data: await readCartFor(reads, actor, { source, now }),
  })),
  route(
    endpoints.addItems,
    async (deps, actor, { params: { source }, body: { items } }) => ({
      data: await addItems(deps, actor, { source, items }),
    }),
    { bodyBytes: itemsBytes },
  ),
  route(
    endpoints.quoteItems,
    async ({ store, clock }, actor, { params: { source }, body: { items } }) => ({
      data: await store.read((reads) => quoteItems(reads, actor, { source, items, now: clock.now() })),
    }),
    { bodyBytes: itemsBytes },
  ),
  route(endpoints.updateItem, async (deps, actor, { params: { source, cartItemId }, body }) => ({
    data: await updateItem(deps, actor, { source, cartItemId, change: changeIn(body.data) }),
  })),
  route(endpoints.removeItem, async (deps, actor, { params: { source, cartItemId } }) => ({
    data: await removeItems(deps, actor, { source, cartItemIds: [cartItemId] }),
  })),
  route(endpoints.clearCart, async (deps, actor, { params: { source } }) => ({
    data: await clearCart(deps, actor, { source }),
  })),
  route(endpoints.extendHold, async (deps, actor, { params: { source } }) => ({
    data: await extendHold(deps, actor, { source }),
  })),
  route(endpoints.addLostAgain, async (deps, actor, { params: { source } }) => ({
    data: await addLostAgain(deps, actor, { source }),
  })),
]
