import { endpoints } from '@touchline/contract'
import { route, type Route } from '../../infra/http/route.ts'
import { addItems } from './add-items.ts'
import { clearCart, extendHold, removeItem } from './change-cart.ts'
import { readCartView } from './read-cart.ts'
import { updateItem } from './update-item.ts'

export const cartRoutes: readonly Route[] = [
  route(endpoints.readCart, async ({ params, context: { deps } }) => ({
    data: await deps.store.read((reads) => readCartView(reads, { ...params, now: deps.clock.now() })),
  })),
  route(endpoints.addItems, async ({ params, body, context: { deps, actor } }) => ({
    data: await addItems(deps, actor, { ...params, items: body.items }),
  })),
  route(endpoints.updateItem, async ({ params, body, context: { deps, actor } }) => ({
    data: await updateItem(deps, actor, { ...params, change: body.data }),
  })),
  route(endpoints.removeItem, async ({ params, context: { deps, actor } }) => ({
    data: await removeItem(deps, actor, params),
  })),
  route(endpoints.clearCart, async ({ params, context: { deps, actor } }) => ({
    data: await clearCart(deps, actor, params),
  })),
  route(endpoints.extendHold, async ({ params, context: { deps } }) => ({ data: await extendHold(deps, params) })),
]
