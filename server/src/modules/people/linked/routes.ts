import { endpoints, PlatformError } from '@touchline/contract'
import { getOwnerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { listReply, offsetOf, pageOf } from '../../../infra/http/answers/pagination.ts'
import { readRoute, route, type Route } from '../../../infra/http/route.ts'
import type { Tx } from '../../../repositories.ts'
import { text } from '../../../texts/index.ts'
import { addPerson } from './add-person.ts'
import { acceptInvitation, declineInvitation, readReceived } from './answer-invitation.ts'
import { presentInvitation, presentOwner } from './presenter.ts'
import { linkWrites } from './repository.ts'

export const linkedUserRoutes: readonly Route[] = [
  route(endpoints.addLinkedUser, async (deps, actor, { body }) => ({ data: await addPerson(deps, actor, body.data) })),
  route(endpoints.removeLinkedUser, async (deps, actor, { params }) => {
    const link = { id: params.linkedUserId, ownerId: getOwnerId(actor) }
    await changeOrMiss(deps, (tx) => linkWrites(tx).unlink(link))
    return { data: { message: text('people:link_removed') } }
  }),
  readRoute(endpoints.listLinkInvitations, async (reads, actor, { query, now }) => {
    const ownerId = getOwnerId(actor)
    const page = pageOf(query)
    const rows = await reads.links.page({ ownerId, limit: page.perPage, offset: offsetOf(page) })
    const total = await reads.links.total({ ownerId })
    const shown = rows.map((row) => presentInvitation(row, now))
    return listReply({ ...page, rows: shown, total, sortBy: 'asked_at', direction: 'descending' })
  }),
  route(endpoints.withdrawLinkInvitation, async (deps, actor, { params, now }) => {
    const invitation = { id: params.invitationId, ownerId: getOwnerId(actor), answeredAt: now }
    await changeOrMiss(deps, (tx) => linkWrites(tx).withdraw(invitation))
    return { data: { message: text('people:invitation_withdrawn') } }
  }),
  readRoute(endpoints.listLinkOwners, async (reads, actor) => ({
    data: (await reads.links.ownersOf({ userId: getOwnerId(actor) })).map(presentOwner),
  })),
  route(endpoints.removeLinkOwner, async (deps, actor, { params }) => {
    const link = { id: params.linkedUserId, userId: getOwnerId(actor) }
    await changeOrMiss(deps, (tx) => linkWrites(tx).unlinkOwner(link))
    return { data: { message: text('people:link_removed') } }
  }),
  readRoute(endpoints.readLinkInvitation, async (reads, _actor, { params, now }) => ({
    data: await readReceived(reads, { token: params.invitationToken, now }),
  })),
  route(endpoints.acceptLinkInvitation, async (deps, actor, { params }) => ({
    data: await acceptInvitation(deps, actor, params.invitationToken),
  })),
  route(endpoints.declineLinkInvitation, async (deps, _actor, { params }) => {
    await declineInvitation(deps, params.invitationToken)
    return { data: { message: text('people:invitation_declined') } }
  }),
]

/** Throws `item_not_found` where the caller has nothing of this id. */
async function changeOrMiss({ store }: Deps, change: (tx: Tx) => Promise<boolean>): Promise<void> {
  await store.write(async (tx) => {
    if (!(await change(tx))) throw new PlatformError('item_not_found')
  })
}
