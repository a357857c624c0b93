import { endpoints } from '@touchline/contract'
import { basketOf } from '../../../actor.ts'
import { route, type Route } from '../../../infra/http/route.ts'
import { applyCredit } from './apply-credit.ts'
import { readCartView } from '../read-cart.ts'

export const cartCreditRoutes: readonly Route[] = [
  route(endpoints.applyCredit, async (deps, actor, { body: { source, credits }, now }) => {
    await applyCredit(deps, actor, { source, credits })
    const basket = { ...basketOf(actor, source), now }
    return { data: await deps.store.read((reads) => readCartView(reads, basket)) }
  }),
]
