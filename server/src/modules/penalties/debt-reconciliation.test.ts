import { minorUnits } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import { decideReconciliation } from './debt-reconciliation.ts'

const actor = {
  callerId: 1,
  ownerId: 7,
  selectedUserId: undefined,
  channel: 'foh',
  roles: [],
  permissions: [],
  cause: { kind: 'seed' },
} as const
const debt = (amount: number, placesId: number, isHeld = false) => ({ amount: minorUnits(amount), placesId, isHeld })

describe('[O-55 partly] all penalties of an account', () => {
  test('are one sum, without those in a basket', () => {
    const debts = [debt(1000, 1), debt(250, 2), debt(99, 3, true)]
    const decision = decideReconciliation(debts, { accountId: 7 }, { actor })
    expect(decision).toMatchObject({
      kind: 'quote',
      quote: { unitPrice: 1250, claims: [{ placesId: 1 }, { placesId: 2 }] },
    })
  })

  test.each([
    ['item_not_found', [], 7],
    ['item_not_found', [debt(1000, 1)], 8],
    ['already_booked', [debt(1000, 1, true)], 7],
  ] as const)('%s', (error, debts, accountId) => {
    expect(decideReconciliation(debts, { accountId }, { actor })).toMatchObject({ refusal: { error } })
  })
})
