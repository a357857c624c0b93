import type { Entity } from '@touchline/contract/client'
import { having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'

type WaitlistEntry = Entity<'WaitlistEntry'>

type Answer = Read<WaitlistEntry>

/** A waitlist entry with its person and occurrence. */
export type Wait = Having<Answer, 'id' | 'userId' | 'occurrence'>

/** The entries that can be shown: those with a person and a session. */
export function waitsIn(answers: readonly Answer[]): readonly Wait[] {
  return having(answers, 'id', 'userId', 'occurrence')
}

/** A person's entry for one of these occurrences; undefined without one, or when unknown. */
export function waitFor(
  waits: readonly Wait[],
  { occurrenceIds, userId }: { readonly occurrenceIds: readonly string[]; readonly userId: number },
): Wait | undefined {
  return waits.find((wait) => wait.userId === userId && occurrenceIds.some((id) => id === wait.occurrence.occurrenceId))
}

/** The mode of a waitlist that holds no place for anybody. */
export const toldTogether = 'notify_all'

/** Whether there are places for whoever books first. [O-435] */
export function isFreeForAll({ status, mode, freePlaces }: Pick<Wait, 'status' | 'mode' | 'freePlaces'>): boolean {
  return status !== 'offered' && mode === toldTogether && (freePlaces ?? 0) > 0
}

/** The end of an offer, epoch milliseconds; null without an offer or an end. */
export function keptUntil({ status, offerExpiresAt }: Pick<Wait, 'status' | 'offerExpiresAt'>): number | null {
  if (status !== 'offered' || !offerExpiresAt) return null
  const instant = Date.parse(offerExpiresAt)
  return Number.isFinite(instant) ? instant : null
}
