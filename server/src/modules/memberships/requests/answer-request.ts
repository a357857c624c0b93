import { type MembershipRequest, PlatformError, type RequestAtDesk } from '@touchline/contract'
import { zero } from '@touchline/money'
import { type Actor, getCallerId, getOwnerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import type { Reads, Tx } from '../../../repositories.ts'
import { currencyOf } from '../../site/index.ts'
import { membershipWrites } from '../repository.ts'
import { effectOf, whyNotAccept } from './decide-request.ts'
import { presentAtDesk, presentRequest } from './presenter.ts'
import { readRequestFacts } from './read-facts.ts'
import { membershipRequestWrites } from './repository.ts'
import { mailAccepted, mailRefused } from './tell-member.ts'

/**
 * Accepts a request and applies it; where something is due, the desk sells it. The member gets a mail. Throws
 * `item_not_found`, `request_answered`, and `validation_failed` where it cannot be applied any more.
 */
export async function acceptRequest(deps: Deps, actor: Actor, id: number): Promise<RequestAtDesk> {
  const answeredById = getCallerId(actor)
  const mailId = await deps.ids.integer('mail')
  const now = deps.clock.now()
  return deps.store.write(async (tx) => {
    const { request } = await lockRequest(tx, id)
    const { membershipId, toTypeId } = request
    const found = await readRequestFacts(tx, { membershipId, toTypeId, now })
    if (!found) throw new PlatformError('item_not_found')
    const reason = whyNotAccept(found.facts, request)
    if (request.status === 'open' && reason) throw new PlatformError('validation_failed', { text: reason })
    const { effect, days } = effectOf(found.facts, request)
    await answer(tx, { id, status: 'accepted', answeredAt: now, answeredById, reason: null, effect })
    await membershipWrites(tx).setDays({ id: membershipId, ...days })
    if (toTypeId !== null && effect.due === zero) {
      await membershipWrites(tx).changeType({ id: membershipId, membershipTypeId: toTypeId })
    }
    await mailAccepted(tx, { mailId, request, effect, endsOn: days.endsOn, now })
    return presentOne(tx, id)
  })
}

type Refusing = { readonly id: number; readonly reason: string }

/** Refuses a request with a reason, which the member gets by mail. Throws `item_not_found` and `request_answered`. */
export async function refuseRequest(deps: Deps, actor: Actor, { id, reason }: Refusing): Promise<RequestAtDesk> {
  const answeredById = getCallerId(actor)
  const mailId = await deps.ids.integer('mail')
  const now = deps.clock.now()
  return deps.store.write(async (tx) => {
    const { request } = await lockRequest(tx, id)
    await answer(tx, { id, status: 'refused', answeredAt: now, answeredById, reason, effect: null })
    await mailRefused(tx, { mailId, request, reason, now })
    return presentOne(tx, id)
  })
}

/** Takes a request of the owner back. Throws `item_not_found` for another's, and `request_answered`. */
export async function withdrawRequest(deps: Deps, actor: Actor, id: number): Promise<MembershipRequest> {
  const ownerId = getOwnerId(actor)
  const answeredById = getCallerId(actor)
  const now = deps.clock.now()
  return deps.store.write(async (tx) => {
    const { request } = await lockRequest(tx, id)
    if (request.userId !== ownerId) throw new PlatformError('item_not_found')
    await answer(tx, { id, status: 'withdrawn', answeredAt: now, answeredById, reason: null, effect: null })
    const types = new Map((await tx.memberships.allTypes()).map((type) => [type.id, type]))
    return presentRequest((await requestOf(tx, id)).request, types, currencyOf(await tx.site.getClient()))
  })
}

/** Locks the membership first, so that answers and renewals of it run one after the other. */
async function lockRequest(tx: Tx, id: number) {
  const { request } = await requestOf(tx, id)
  await membershipWrites(tx).lock({ id: request.membershipId })
  return requestOf(tx, id)
}

async function requestOf(reads: Pick<Reads, 'membershipRequests'>, id: number) {
  const found = await reads.membershipRequests.byId({ id })
  if (!found) throw new PlatformError('item_not_found')
  return found
}

type Answer = Parameters<ReturnType<typeof membershipRequestWrites>['answer']>[0]

async function answer(tx: Tx, given: Answer): Promise<void> {
  if (!(await membershipRequestWrites(tx).answer(given))) throw new PlatformError('request_answered')
}

async function presentOne(tx: Tx, id: number): Promise<RequestAtDesk> {
  const [shown] = await presentAtDesk(tx, [await requestOf(tx, id)])
  if (!shown) throw new Error('one request is presented as one')
  return shown
}
