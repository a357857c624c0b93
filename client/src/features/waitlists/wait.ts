import type { Entity } from '@touchline/contract/client'
import { having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'

type WaitlistEntry = Entity<'WaitlistEntry'>

type Answer = Read<WaitlistEntry>

/** Somebody who waits, as far as it is known: who, and for what. [S3-047, S3-048] */
export type Wait = Having<Answer, 'id' | 'userId' | 'occurrence'>

/** What of a list can be shown: a place on a waitlist without a person or a session is none. */
export function waitsIn(answers: readonly Answer[]): readonly Wait[] {
  return having(answers, 'id', 'userId', 'occurrence')
}

/** How somebody stands on one of these occurrences; undefined when they do not wait, or it is not known. */
export function waitFor(
  waits: readonly Wait[],
  { occurrenceIds, userId }: { readonly occurrenceIds: readonly string[]; readonly userId: number },
): Wait | undefined {
  return waits.find((wait) => wait.userId === userId && occurrenceIds.some((id) => id === wait.occurrence.occurrenceId))
}

/** Until when places are kept, epoch milliseconds; null while nothing is offered, or it is not said until when. */
export function keptUntil({ status, offerExpiresAt }: Pick<Wait, 'status' | 'offerExpiresAt'>): number | null {
  if (status !== 'offered' || !offerExpiresAt) return null
  const instant = Date.parse(offerExpiresAt)
  return Number.isFinite(instant) ? instant : null
}

/** Why it takes longer than their position says. */
export type Hindrance =
  | { readonly kind: 'booked-elsewhere' }
  | { readonly kind: 'waits-for-more' }
  | { readonly kind: 'to-be-done' | 'was-passed-over'; readonly message: string }

/** What they have to do before a place can be offered, or why somebody behind them came first; null: nothing is known. */
export function hindranceOf({ inTheWay, passedOver }: Pick<Wait, 'inTheWay' | 'passedOver'>): Hindrance | null {
  if (inTheWay?.code === 'time_taken') return { kind: 'booked-elsewhere' }
  if (inTheWay) return { kind: 'to-be-done', message: inTheWay.message ?? '' }
  if (!passedOver) return null
  if (passedOver.code === 'waits_for_more') return { kind: 'waits-for-more' }
  // A platform that says that nothing is in the way knows that this is over.
  return inTheWay === null ? null : { kind: 'was-passed-over', message: passedOver.message ?? '' }
}
