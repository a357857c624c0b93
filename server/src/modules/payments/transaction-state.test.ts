import { describe, expect, test } from 'vitest'
import { canMove, isLive, mayComeFrom, transactionStates, type TransactionState } from './transaction-state.ts'

/** payments.md 5.2, row by row. */
const table: readonly (readonly [TransactionState, TransactionState])[] = [
  ['authorising', 'authorised'],
  ['authorising', 'sca_required'],
  ['authorising', 'failed'],
  ['authorising', 'reversing'],
  ['sca_required', 'authorised'],
  ['sca_required', 'failed'],
  ['sca_required', 'reversing'],
  ['authorised', 'reversing'],
  ['authorised', 'completing'],
  ['completing', 'completed'],
  ['completing', 'reversing'],
  ['reversing', 'reversed'],
  ['failed', 'reversing'],
  ['reversed', 'reversing'],
]

const pairs = transactionStates.flatMap((from) => transactionStates.map((to) => [from, to] as const))

describe('the states of a payment attempt', () => {
  test.each(pairs)('%s to %s is allowed exactly when the table has it', (from, to) => {
    const inTable = table.some(([a, b]) => a === from && b === to)
    expect(canMove(from, to)).toBe(inTable)
    expect(mayComeFrom(to).includes(from)).toBe(inTable)
  })

  test('completed is final', () => {
    expect(transactionStates.filter((to) => canMove('completed', to))).toEqual([])
  })

  test('an attempt being reversed leaves the basket free for another', () => {
    expect(transactionStates.filter(isLive)).toEqual(['authorising', 'sca_required', 'authorised', 'completing'])
  })
})
