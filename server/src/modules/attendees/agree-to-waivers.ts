import { type CompletedWaiver, PlatformError, refuseFields } from '@touchline/contract'
import { type Actor, basketOf, getCallerId, isStaff, type Visit } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { Reads } from '../../repositories.ts'
import { readAsked } from './read-asked.ts'
import { agreeToRestrictions } from '../restrictions/index.ts'
import { text } from '../../texts/index.ts'

/**
 * Remembers waivers agreed to for oneself and people one acts for; agreeing twice is harmless. Throws `unauthorised`
 * for a stranger, `validation_failed` for what is no waiver.
 */
export async function agreeToWaivers(
  { store, clock }: Deps,
  actor: Actor,
  waivers: readonly CompletedWaiver[],
): Promise<void> {
  const agreedAt = clock.now()
  await store.write(async (tx) => {
    if (actor.visit) await checkAsked(tx, actor, actor.visit, waivers)
    for (const userId of new Set(waivers.map((waiver) => waiver.user_id))) await checkMayAgree(tx, actor, userId)
    const ids = [...new Set(waivers.map((waiver) => waiver.restriction_id))]
    const known = await tx.restrictions.summaries({ ids })
    const fields = Object.fromEntries(
      waivers.flatMap(({ restriction_id: id }, index) => {
        const isWaiver = known.some((one) => one.id === id && one.type.endsWith('waiver'))
        return isWaiver ? [] : [[`waivers.${index}.restriction_id`, [text('questions:no_such_waiver')]]]
      }),
    )
    refuseFields(fields)
    const pairs = new Map(waivers.map((one) => [`${one.user_id} ${one.restriction_id}`, one]))
    await agreeToRestrictions(
      tx,
      [...pairs.values()].map((one) => ({ userId: one.user_id, restrictionId: one.restriction_id, agreedAt })),
    )
  })
}

/** At a third party's checkout nothing is agreed to but what its basket asks for. Throws `unauthorised`. */
async function checkAsked(
  reads: Reads,
  actor: Actor,
  { source }: Visit,
  waivers: readonly CompletedWaiver[],
): Promise<void> {
  const cart = await reads.carts.findOpen(basketOf(actor, source))
  const asked = cart ? await readAsked(reads, { cartId: cart.id }) : []
  const isAsked = ({ restriction_id: id, user_id: userId }: CompletedWaiver) =>
    asked.some(({ line, waiver }) => waiver?.id === id && line.user?.id === userId)
  if (!waivers.every(isAsked)) throw new PlatformError('unauthorised')
}

async function checkMayAgree(reads: Reads, actor: Actor, userId: number): Promise<void> {
  const callerId = getCallerId(actor)
  if (userId === callerId) return
  if (isStaff(actor)) {
    if (await reads.users.byId({ id: userId })) return
    throw new PlatformError('item_not_found')
  }
  if (!(await reads.users.isLinked({ ownerId: callerId, userId }))) throw new PlatformError('unauthorised')
}
