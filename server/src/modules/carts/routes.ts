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
  route(endpoints.addItems, async ({ params, body, context }) => ({
    data: await addItems(context, params, body.items),
  })),
  route(endpoints.updateItem, async ({ params, body, context }) => ({
    data: await updateItem(context, params, body.data),
  })),
  route(endpoints.removeItem, async ({ params, context }) => ({ data: await removeItem(context, params) })),
  route(endpoints.clearCart, async ({ params, context }) => ({ data: await clearCart(context, params) })),
  route(endpoints.extendHold, async ({ params, context }) => ({ data: await extendHold(context, params) })),
]
