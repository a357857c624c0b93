import { endpoints } from '@touchline/contract'
import { getCaller } from '../../infra/http/context.ts'
import { route, type Route } from '../../infra/http/route.ts'
import { readCartView } from '../carts/index.ts'
import { applyCredit } from './apply-credit.ts'

export const creditRoutes: readonly Route[] = [
  route(endpoints.applyCredit, async ({ body, context }) => {
    const { deps } = context
    const basket = { userId: getCaller(context).id, source: body.source }
    await applyCredit(deps, { ...basket, credits: body.credits })
    const now = deps.clock.now()
    return { data: await deps.store.read((reads) => readCartView(reads, { ...basket, now })) }
  }),
]
