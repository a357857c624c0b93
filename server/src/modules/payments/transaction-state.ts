/** The states of a payment attempt, each with its next states. payments.md 5.2 */
export const nextStates = {
  authorising: ['authorised', 'sca_required', 'failed', 'reversing'],
  sca_required: ['authorised', 'failed', 'reversing'],
  authorised: ['completing', 'reversing'],
  completing: ['completed', 'reversing'],
  // Money that appears after an attempt has ended is refunded.
  failed: ['reversing'],
  reversing: ['reversed'],
  reversed: ['reversing'],
  completed: [],
} as const satisfies Record<string, readonly string[]>

export type TransactionState = keyof typeof nextStates

// Object.keys loses the key type; the object above is the whole list.
export const transactionStates = Object.keys(nextStates) as readonly TransactionState[]

/** The states in which an attempt occupies its basket: one attempt per basket. payments.md D10 */
export const liveStates = ['authorising', 'sca_required', 'authorised', 'completing'] as const

export function canMove(from: TransactionState, to: TransactionState): boolean {
  const targets: readonly TransactionState[] = nextStates[from]
  return targets.includes(to)
}

/** The states that lead to `to`. */
export function mayComeFrom(to: TransactionState): readonly TransactionState[] {
  return transactionStates.filter((from) => canMove(from, to))
}

export function isLive(state: TransactionState): boolean {
  const live: readonly TransactionState[] = liveStates
  return live.includes(state)
}
