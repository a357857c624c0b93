import { endpoints } from '@touchline/contract'
import { getOwnerId } from '../../actor.ts'
import { route, type Route } from '../../infra/http/route.ts'
import { readCartView } from '../carts/index.ts'
import { applyCredit } from './apply-credit.ts'

export const creditRoutes: readonly Route[] = [
  route(endpoints.applyCredit, async (deps, actor, { body: { source, credits }, now }) => {
    await applyCredit(deps, actor, { source, credits })
    const basket = { userId: getOwnerId(actor), source, now }
    return { data: await deps.store.read((reads) => readCartView(reads, basket)) }
  }),
]
