import { endpoints, PlatformError, type WaitlistEntry } from '@touchline/contract'
import { getOwnerId } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { pageOf } from '../../infra/http/pagination.ts'
import { readRoute, route, type Route } from '../../infra/http/route.ts'
import { joinWaitlist } from './join-waitlist.ts'
import { leaveWaitlist } from './leave-waitlist.ts'
import { listMembers, listWaits } from './list-entries.ts'
import { presentEntry } from './presenter.ts'

export const waitlistRoutes: readonly Route[] = [
  route(endpoints.joinWaitlist, async (deps, actor, { params, body: { data } }) => {
    const { user_id: userId, count = 1, terms = false } = data
    const entryId = await joinWaitlist(deps, actor, { occurrenceId: params.occurrenceId, userId, count, terms })
    return { data: await readEntry(deps, entryId) }
  }),
  route(endpoints.leaveWaitlist, async (deps, actor, { params }) => {
    await leaveWaitlist(deps, actor, { occurrenceId: params.occurrenceId, userId: params.userId })
    return { data: { message: 'Successfully removed from the waitlist.' } }
  }),
  readRoute(endpoints.listWaitlistMembers, (reads, _actor, { params, query }) =>
    listMembers(reads, { occurrenceId: params.occurrenceId, page: pageOf(query) }),
  ),
  readRoute(endpoints.listUserWaitlists, (reads, actor, { query, now }) =>
    listWaits(reads, { userId: getOwnerId(actor), now, page: pageOf(query) }),
  ),
]

async function readEntry({ store }: Deps, id: number): Promise<WaitlistEntry> {
  const shown = await store.read((reads) => reads.waitlists.shownById({ id }))
  if (!shown) throw new PlatformError('item_not_found')
  return presentEntry(shown)
}
