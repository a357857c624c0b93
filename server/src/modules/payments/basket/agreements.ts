import { type CompletedWaiver, refuseFields, type Text } from '@touchline/contract'
import type { Reads, Tx } from '../../../repositories.ts'
import type { CartState } from '../../carts/index.ts'
import { readSchedules } from '../../schedules/index.ts'
import { agreeToRestrictions } from '../../restrictions/index.ts'
import { text } from '../../../texts/index.ts'

/** A person's agreement to one waiver. */
export type Agreement = { readonly userId: number; readonly restrictionId: number }

/**
 * The agreements a basket asks for: the waiver of each item, by its attendee. Inductions are attended, not agreed to.
 * Earlier agreements are included: repeating one is harmless. [O-49]
 */
export async function agreementsAskedFor(reads: Reads, { items }: CartState): Promise<readonly Agreement[]> {
  const bookings = await reads.bookings.bookingsOfItems({ itemIds: items.map(({ id }) => id) })
  const schedules = await readSchedules(reads, [...new Set(bookings.map(({ scheduleId }) => scheduleId))])
  const asked = bookings.flatMap(({ userId, scheduleId }): Agreement[] => {
    const waiver = schedules.get(scheduleId)?.waiver
    if (userId === null || !waiver?.type.endsWith('waiver')) return []
    return [{ userId, restrictionId: waiver.id }]
  })
  return [...new Map(asked.map((one) => [`${one.userId} ${one.restrictionId}`, one])).values()]
}

/**
 * The requested agreements of a basket, each once. Throws `validation_failed` for any other: nobody signs for a
 * stranger, or for an item not in the basket. [O-49]
 */
export function agreementsIn(
  completedWaivers: readonly CompletedWaiver[],
  asked: readonly Agreement[],
): readonly Agreement[] {
  const fields: Record<string, Text[]> = {}
  for (const [index, { user_id: userId, restriction_id: restrictionId }] of completedWaivers.entries()) {
    const isAsked = asked.some((one) => one.userId === userId && one.restrictionId === restrictionId)
    if (!isAsked) fields[`completed_waivers.${index}`] = [text('questions:agreement_not_asked')]
  }
  refuseFields(fields)
  return asked.filter(({ userId, restrictionId }) =>
    completedWaivers.some((given) => given.user_id === userId && given.restriction_id === restrictionId),
  )
}

/** Stores agreements at once: they hold whatever happens to the payment. */
export async function agree(tx: Tx, agreements: readonly Agreement[], agreedAt: number): Promise<void> {
  await agreeToRestrictions(
    tx,
    agreements.map((one) => ({ ...one, agreedAt })),
  )
}
