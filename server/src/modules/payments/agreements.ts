import { type CompletedWaiver, type FieldErrors, PlatformError } from '@touchline/contract'
import type { Reads, Tx } from '../../infra/store/repositories.ts'
import type { CartState } from '../carts/index.ts'
import { readCatalogue } from '../occurrences/index.ts'

/** Somebody's word on one waiver. */
export type Agreement = { readonly userId: number; readonly restrictionId: number }

/**
 * What a basket asks to be agreed to: the waiver of each thing in it, by whoever comes. An induction is attended, never
 * agreed to. Agreements given before are among them: saying them again is harmless. [O-49]
 */
export async function agreementsAskedFor(reads: Reads, { cart, items }: CartState): Promise<readonly Agreement[]> {
  const catalogue = await readCatalogue(reads)
  const known = await reads.restrictions.all()
  return items.flatMap(({ scheduleId, purchasedForUserId }) => {
    const waiver = scheduleId === null ? null : catalogue.byId.get(scheduleId)?.schedule.waiverId
    if (!waiver || !known.get(waiver)?.type.endsWith('waiver')) return []
    return [{ userId: purchasedForUserId ?? cart.userId, restrictionId: waiver }]
  })
}

/**
 * The agreements among those asked for that a request brings, each once. Throws `validation_failed` naming every other
 * one: nobody signs for a stranger, or what is not in the basket. [O-49]
 */
export function agreementsIn(
  completedWaivers: readonly CompletedWaiver[],
  asked: readonly Agreement[],
): readonly Agreement[] {
  const fields: Record<string, string[]> = {}
  for (const [index, { user_id: userId, restriction_id: restrictionId }] of completedWaivers.entries()) {
    const isAsked = asked.some((one) => one.userId === userId && one.restrictionId === restrictionId)
    if (!isAsked) fields[`completed_waivers.${index}`] = ['This agreement is not asked for.']
  }
  if (Object.keys(fields).length > 0)
    throw new PlatformError('validation_failed', { fields: fields satisfies FieldErrors })
  return asked.filter(
    (one, index) =>
      completedWaivers.some((given) => given.user_id === one.userId && given.restriction_id === one.restrictionId) &&
      asked.findIndex((same) => same.userId === one.userId && same.restrictionId === one.restrictionId) === index,
  )
}

/** Remembers what was agreed to, which is true whatever becomes of the payment: nothing of it is left for later. */
export async function agree(tx: Tx, agreements: readonly Agreement[], agreedAt: number): Promise<void> {
  await tx.restrictions.agree(agreements.map((one) => ({ ...one, agreedAt })))
}
