import { endpoints, PlatformError, type SharedGuestPass } from '@touchline/contract'
import { getOwnerId } from '../../../actor.ts'
import { listReply, offsetOf, pageOf } from '../../../infra/http/answers/pagination.ts'
import { readRoute, route, type Route } from '../../../infra/http/route.ts'
import type { Reads } from '../../../repositories.ts'
import { codeIn } from './guest-pass.ts'
import { forGuest, presentPasses } from './presenter.ts'
import { redeemGuestPass } from './redeem-guest-pass.ts'

export const guestPassRoutes: readonly Route[] = [
  readRoute(endpoints.listGuestPasses, async (reads, actor, { query, now }) => {
    const userId = getOwnerId(actor)
    const page = pageOf(query)
    const found = await reads.guestPasses.pageOfUser({ userId, limit: page.perPage, offset: offsetOf(page) })
    const rows = await presentPasses(reads, found, now)
    const total = await reads.guestPasses.totalOfUser({ userId })
    return listReply({ ...page, rows, total, sortBy: 'bought_at', direction: 'descending' })
  }),
  readRoute(endpoints.readGuestPass, async (reads, _actor, { params, now }) => ({
    data: await readShared(reads, params.code, now),
  })),
  route(endpoints.redeemGuestPass, async (deps, actor, { params, now }) => {
    await redeemGuestPass(deps, actor, params.code)
    return { data: await deps.store.read((reads) => readShared(reads, params.code, now)) }
  }),
]

async function readShared(reads: Reads, typed: string, now: number): Promise<SharedGuestPass> {
  const found = await reads.guestPasses.byCode({ code: codeIn(typed) })
  const [shown] = await presentPasses(reads, found ? [found] : [], now)
  if (!shown) throw new PlatformError('item_not_found')
  return forGuest(shown)
}
