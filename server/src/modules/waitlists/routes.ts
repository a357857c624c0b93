import { type ApiTypes, endpoints, PlatformError, type WaitlistEntry, type Unworded } from '@touchline/contract'
import { type Actor, getOwnerId } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { pageOf } from '../../infra/http/answers/pagination.ts'
import { readRoute, route, type Route } from '../../infra/http/route.ts'
import { joinWaitlist } from './join-waitlist.ts'
import { leaveWaitlist } from './leave-waitlist.ts'
import { listMembers, listWaits } from './entries/list-entries.ts'
import { presentEntries } from './entries/presenter.ts'
import { mayWaitFor } from './who-may.ts'
import { text } from '../../texts/index.ts'

const left = { message: text('waitlists:left') }

export const waitlistRoutes: readonly Route[] = [
  route(endpoints.joinWaitlist, async (deps, actor, { params, body: { data } }) => {
    const { user_id: userId, count = 1, terms = false } = data
    const { occurrenceId } = params
    const joining = { occurrenceId, userId, count, terms, ...severalIn(data) }
    const entryId = await joinWaitlist(deps, actor, joining)
    return { data: await readEntry(deps, entryId) }
  }),
  route(endpoints.leaveWaitlist, async (deps, actor, { params, query }) => {
    const { together = false } = query
    await leaveWaitlist(deps, actor, { occurrenceId: params.occurrenceId, userId: params.userId, together })
    return { data: left }
  }),
  route(endpoints.addToWaitlist, async (deps, actor, { body: { item, ...body } }) => {
    const [occurrence] = await deps.store.read((reads) => reads.occurrences.numbered({ numbers: [item.id] }))
    if (!occurrence) throw new PlatformError('item_not_found')
    const joining = { occurrenceId: occurrence.id, userId: getOwnerId(actor), ...severalIn(body) }
    return { data: await readEntry(deps, await joinWaitlist(deps, actor, joining)) }
  }),
  route(endpoints.removeFromWaitlist, async (deps, actor, { params: { waitlistId }, query: { together = false } }) => {
    await leaveById(deps, actor, waitlistId, together)
    return { data: left }
  }),
  readRoute(endpoints.listWaitlistMembers, (reads, _actor, { params, query, now }) =>
    listMembers(reads, { occurrenceId: params.occurrenceId, now, page: pageOf(query) }),
  ),
  readRoute(endpoints.listUserWaitlists, (reads, actor, { query, now }) =>
    listWaits(reads, { userId: getOwnerId(actor), now, page: pageOf(query) }),
  ),
]

type Several = Pick<ApiTypes['joinWaitlist']['body']['data'], 'with_user_ids' | 'tickets'>

function severalIn({ with_user_ids: withUserIds = [], tickets }: Several) {
  const wanted = tickets?.map(({ id, quantity }) => ({ ticketId: id.toLowerCase(), quantity }))
  return { withUserIds, ...(wanted && { tickets: wanted }) }
}

/** Another user's entry counts as unknown. */
async function leaveById(deps: Deps, actor: Actor, id: number, together: boolean): Promise<void> {
  const entry = await deps.store.read(async (reads) => {
    const found = await reads.waitlists.find({ id })
    return found && (await mayWaitFor(reads, actor, found.userId)) ? found : undefined
  })
  if (!entry) throw new PlatformError('item_not_found')
  await leaveWaitlist(deps, actor, { occurrenceId: entry.occurrenceId, userId: entry.userId, together })
}

async function readEntry({ store, clock }: Deps, id: number): Promise<Unworded<WaitlistEntry>> {
  const [entry] = await store.read(async (reads) => {
    const shown = await reads.waitlists.shownById({ id })
    return shown ? presentEntries(reads, [shown], clock.now()) : []
  })
  if (!entry) throw new PlatformError('item_not_found')
  return entry
}
