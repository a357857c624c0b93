/** The states of a transaction, each with its next states. A state with an empty list is final. */
export const nextStates = {
  challenge_required: ['authorised', 'captured', 'declined', 'rejected', 'error', 'cancelled', 'aborted', 'expired'],
  authorised: ['captured', 'aborted', 'expired'],
  captured: ['partially_refunded', 'refunded', 'voided'],
  // A refund that fails after it was reported returns the money to the merchant, hence the ways back.
  partially_refunded: ['partially_refunded', 'refunded', 'captured'],
  refunded: ['partially_refunded', 'captured'],
  declined: [],
  rejected: [],
  error: [],
  cancelled: [],
  aborted: [],
  expired: [],
  voided: [],
} as const satisfies Record<string, readonly string[]>

export type TransactionState = keyof typeof nextStates

// Object.keys loses the key type; the object above is the whole list.
export const transactionStates = Object.keys(nextStates) as readonly TransactionState[]

/** The states a transaction may be in to be moved to `to`. */
export function mayComeFrom(to: TransactionState): readonly TransactionState[] {
  return transactionStates.filter((from) => canMove(from, to))
}

export function canMove(from: TransactionState, to: TransactionState): boolean {
  const targets: readonly TransactionState[] = nextStates[from]
  return targets.includes(to)
}

/** Whether money was captured in this state, refunded since or not. */
export function hasCaptured(state: TransactionState): boolean {
  return state === 'captured' || state === 'partially_refunded' || state === 'refunded' || state === 'voided'
}
