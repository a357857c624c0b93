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

/** The end of an offer, epoch milliseconds; null without an offer or an end. */
export function keptUntil({ status, offerExpiresAt }: Pick<Wait, 'status' | 'offerExpiresAt'>): number | null {
  if (status !== 'offered' || !offerExpiresAt) return null
  const instant = Date.parse(offerExpiresAt)
  return Number.isFinite(instant) ? instant : null
}

/** Why an entry waits longer than its position suggests. */
export type Hindrance =
  | { readonly kind: 'booked-elsewhere' }
  | { readonly kind: 'waits-for-more' }
  | { readonly kind: 'to-be-done' | 'was-passed-over'; readonly message: string }

/** The reason why no place is offered: a task before it, or why the entry was passed over; null when unknown. */
export function hindranceOf({ inTheWay, passedOver }: Pick<Wait, 'inTheWay' | 'passedOver'>): Hindrance | null {
  if (inTheWay?.code === 'time_taken') return { kind: 'booked-elsewhere' }
  if (inTheWay) return { kind: 'to-be-done', message: inTheWay.message ?? '' }
  if (!passedOver) return null
  if (passedOver.code === 'waits_for_more') return { kind: 'waits-for-more' }
  // A platform that reports no obstacle knows that it is gone.
  return inTheWay === null ? null : { kind: 'was-passed-over', message: passedOver.message ?? '' }
}
