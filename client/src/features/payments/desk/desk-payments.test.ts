import { describe, expect, test } from 'vitest'
import {
  changeFor,
  deskProblems,
  deskReducer,
  deskTenders,
  paymentsOf,
  refusalsIn,
  remaining,
  startPaying,
  unsaid,
} from './desk-payments.ts'
import type { DeskAction, DeskEntry, DeskState } from './desk-payments.ts'

type Patch = Partial<Omit<DeskEntry, 'id'>>

/** £56.00 due; each patch is an entry, the first one the existing entry. */
function paying(...patches: readonly Patch[]): DeskState {
  const actions = patches.flatMap((patch, index): readonly DeskAction[] => [
    ...(index === 0 ? [] : [{ kind: 'add' } as const]),
    { kind: 'change', id: index + 1, patch },
  ])
  return actions.reduce(deskReducer, startPaying(5600))
}

const open = { hasTill: true, credit: 1500 }
const problems = (state: DeskState, facts = open) => Object.fromEntries(deskProblems(state, facts))

test('[S3-034 partly] cash, a terminal, a cheque, a voucher and credit can be chosen', () => {
  expect(deskTenders.toSorted()).toEqual(['card', 'cash', 'cheque', 'credit', 'offline-voucher'])
})

describe('[S3-033] entries', () => {
  test('the first entry covers the whole amount, the next one the rest', () => {
    const state = deskReducer(paying({ tender: 'cash', amount: '20' }), { kind: 'add' })
    expect(state.entries.map(({ amount }) => amount)).toEqual(['20', '36.00'])
    expect(remaining(state)).toBe(0)
  })

  test('[S4-014] a method that cannot repeat replaces its earlier entry; a voucher can repeat', () => {
    const cash = paying({ tender: 'cash', amount: '20' }, { tender: 'cash' })
    expect(cash.entries.map(({ id }) => id)).toEqual([2])
    const vouchers = paying({ tender: 'offline-voucher', amount: '20' }, { tender: 'offline-voucher' })
    expect(vouchers.entries).toHaveLength(2)
  })

  test('[S4-018] only vouchers are kept for another basket, beside an entry for the rest', () => {
    const state = paying({ tender: 'offline-voucher', amount: '10' }, { tender: 'cash', amount: '46' })
    const synced = deskReducer(state, { kind: 'sync', balance: 3000 })
    expect(synced.entries.map(({ tender, amount }) => [tender, amount])).toEqual([
      ['offline-voucher', '10'],
      [null, '20.00'],
    ])
    expect(deskReducer(state, { kind: 'sync', balance: 5600 })).toBe(state)
  })

  test('[S4-020, S4-021] can be removed one by one or all at once', () => {
    const state = paying({ tender: 'cash', amount: '20' }, { tender: 'card' })
    expect(deskReducer(state, { kind: 'remove', id: 1 }).entries.map(({ tender }) => tender)).toEqual(['card'])
    const reset = deskReducer(state, { kind: 'reset' })
    expect(reset.entries.map(({ tender, amount }) => [tender, amount])).toEqual([[null, '56.00']])
  })

  test('removing the last entry leaves one for the whole amount', () => {
    const state = deskReducer(paying({ tender: 'cash', amount: '20' }), { kind: 'remove', id: 1 })
    expect(state.entries.map(({ tender, amount }) => [tender, amount])).toEqual([[null, '56.00']])
  })

  test('there are no entries when there is nothing to pay', () => {
    expect(startPaying(0).entries).toEqual([])
  })
})

describe('reasons not to take the money', () => {
  test.each<[string, readonly Patch[], object]>([
    ['nothing', [{ tender: 'cash' }], {}],
    ['no way chosen', [{}], { 1: { tender: { kind: 'no-way' } } }],
    ['no amount', [{ tender: 'cash', amount: 'all' }], { 1: { amount: { kind: 'no-amount' } } }],
    ['too little', [{ tender: 'cash', amount: '50' }], { 1: { amount: { kind: 'too-little', amount: 600 } } }],
    ['too much', [{ tender: 'cash', amount: '60' }], { 1: { amount: { kind: 'too-much', amount: 400 } } }],
    ['more credit than there is', [{ tender: 'credit' }], { 1: { amount: { kind: 'too-much-credit', amount: 1500 } } }],
    [
      '[S4-016] cash and a cheque',
      [{ tender: 'cash', amount: '20' }, { tender: 'cheque' }],
      { 2: { tender: { kind: 'not-together' } } },
    ],
    [
      'a voucher twice',
      [
        { tender: 'offline-voucher', amount: '20', reference: 'GIFT-1' },
        { tender: 'offline-voucher', reference: ' gift-1' },
      ],
      { 2: { reference: { kind: 'same-reference' } } },
    ],
    [
      'less handed over than the cash part',
      [{ tender: 'cash', given: '50' }],
      { 1: { given: { kind: 'too-little-given' } } },
    ],
  ])('%s', (_what, patches, expected) => {
    expect(problems(paying(...patches))).toEqual(expected)
  })

  test('[O-40] a closed till prevents every method but credit', () => {
    const closed = { hasTill: false, credit: 5600 }
    expect(problems(paying({ tender: 'card' }), closed)).toEqual({ 1: { tender: { kind: 'till-closed' } } })
    expect(problems(paying({ tender: 'credit' }), closed)).toEqual({})
  })
})

test('the change is the amount handed over above the cash part', () => {
  const changes = [
    { tender: 'cash', given: '60' } as const,
    { tender: 'cash' } as const,
    { tender: 'card', given: '60' } as const,
  ]
  expect(changes.map((patch) => paying(patch).entries.map(changeFor))).toEqual([[400], [null], [null]])
})

test('[S4-013 partly] the request has no empty entries, and references only for methods with a slip', () => {
  const state = paying(
    { tender: 'offline-voucher', amount: '10', reference: ' GIFT-1 ' },
    { tender: 'credit', amount: '0' },
    { tender: 'cash', amount: '46', reference: 'left over', given: '50' },
  )
  expect(paymentsOf(state)).toEqual([
    { tenderType: 'offline-voucher', amount: 1000, reference: 'GIFT-1' },
    { tenderType: 'cash', amount: 4600 },
  ])
})

describe('an error from the platform is shown at its field', () => {
  const state = paying(
    { tender: 'cash', amount: '0' },
    { tender: 'credit', amount: '6' },
    { tender: 'offline-voucher', amount: '50', reference: 'GIFT-1' },
  )
  const refused = (fields: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(refusalsIn({ code: 'validation_failed', fields }, state))

  test('an error is matched by the position of the entry in the request', () => {
    expect(refused({ 'payments.1.reference': ['Twice.'] })).toEqual({ 3: { reference: { words: 'Twice.' } } })
    expect(refused({ 'payments.0.tender_type': ['Not beside it.'] })).toEqual({
      2: { tender: { words: 'Not beside it.' } },
    })
  })

  test('an error about all entries is shown at the last amount, one about none at no field', () => {
    expect(refused({ payments: ['It does not add up.'] })).toEqual({ 3: { amount: { words: 'It does not add up.' } } })
    expect(refused({ terms: ['Agree first.'], 'payments.7.amount': ['No.'], 'payments.0.colour': ['No.'] })).toEqual({})
  })

  test('an error about a closed till is shown at the method that needs the till', () => {
    expect(Object.fromEntries(refusalsIn({ code: 'till_closed' }, state))).toEqual({
      3: { tender: { kind: 'till-closed' } },
    })
    const byCredit = paying({ tender: 'credit', amount: '56' })
    expect(refusalsIn({ code: 'till_closed' }, byCredit).size).toBe(0)
  })
})

test('[O-41] the amount without a payment method is still to pay', () => {
  const start = startPaying(5600)
  expect(unsaid(start)).toBe(5600)
  expect(unsaid(deskReducer(start, { kind: 'change', id: 1, patch: { tender: 'cash' } }))).toBe(0)
})
