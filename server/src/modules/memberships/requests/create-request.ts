import { day } from '@touchline/clock'
import { type MembershipRequest, type NewMembershipRequest, PlatformError } from '@touchline/contract'
import { type Actor, getOwnerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { text } from '../../../texts/index.ts'
import { currencyOf } from '../../site/index.ts'
import { membershipWrites } from '../repository.ts'
import { problemsOf } from './decide-request.ts'
import { presentRequest } from './presenter.ts'
import { readRequestFacts } from './read-facts.ts'
import { membershipRequestWrites } from './repository.ts'

const requests = { most: 10, within: day }

/**
 * Notes what a member asks for; nothing of the membership changes. Throws `item_not_found` for a membership that is not
 * the owner's, `validation_failed` by field, and `rate_limited` after ten requests in a day.
 */
export async function createRequest(deps: Deps, actor: Actor, asked: NewMembershipRequest): Promise<MembershipRequest> {
  const ownerId = getOwnerId(actor)
  const { membership_id: membershipId, kind, from, months, to_type_id: toTypeId = null } = asked
  if (!deps.attempts.take(`membership requests of ${ownerId}`, requests)) {
    throw new PlatformError('rate_limited', { text: text('memberships:too_many_requests') })
  }
  const id = await deps.ids.integer('membership_request')
  const now = deps.clock.now()
  return deps.store.write(async (tx) => {
    await membershipWrites(tx).lock({ id: membershipId })
    const found = await readRequestFacts(tx, { membershipId, toTypeId, now })
    if (found?.userId !== ownerId) throw new PlatformError('item_not_found')
    const open = await tx.membershipRequests.openOf({ membershipId })
    const isAsked = open.some((one) => one.kind === kind)
    const problems = isAsked ? { kind: [text('memberships:asked_already')] } : problemsOf(found.facts, asked)
    const fields = Object.entries(problems).map(([field, texts]) => [`data.${field}`, texts] as const)
    if (fields.length > 0) throw new PlatformError('validation_failed', { fields: Object.fromEntries(fields) })
    const row = {
      id,
      membershipId,
      userId: ownerId,
      kind,
      status: 'open' as const,
      fromOn: from ?? null,
      months: months ?? null,
      toTypeId,
      createdAt: now,
      answeredAt: null,
      answeredById: null,
      reason: null,
      effect: null,
    }
    await membershipRequestWrites(tx).insert(row)
    const types = new Map((await tx.memberships.allTypes()).map((type) => [type.id, type]))
    return presentRequest(row, types, currencyOf(await tx.site.getClient()))
  })
}
