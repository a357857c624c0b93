import type { HadExtra } from '../../extras/extras.ts'
import type { AnswerValue } from '../../questions/question-rules.ts'

/** A basket line as its own form shows it. */
export type ChangedLine = {
  readonly id: number
  /** The attendee; null for the owner. */
  readonly personId: number | null
  /** The chosen part of a camp; null where there is nothing to choose. */
  readonly dates:
    { readonly kind: 'whole' } | { readonly kind: 'sessions'; readonly sessionIds: readonly string[] } | null
  readonly extras: Readonly<Record<number, number>>
  /** Its extras as they are in the basket. */
  readonly had: readonly HadExtra[]
  readonly answers: Readonly<Record<number, AnswerValue>>
}
