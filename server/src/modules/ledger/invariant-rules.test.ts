import { minorUnits as p } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import type { Account } from './account.ts'
import { checkCards, checkGrants, checkMovements, checkOrders } from './invariant-rules.ts'
import type { MovementId } from './movement.ts'

const entry = (movementId: MovementId, account: Account, amount: number) => ({ movementId, account, amount: p(amount) })
const rules = (broken: readonly { readonly rule: string }[]) => broken.map(({ rule }) => rule)

/** £15.00 of credit, £5.00 of it spent on an order of £20.00; a card paid the rest. */
const granted = [entry('grant:3', 'credit:3', -1500), entry('grant:3', 'credit-issued', 1500)]
const ordered = [
  entry('order:12', 'card:u-7', 1500),
  entry('order:12', 'credit:3', 500),
  entry('order:12', 'sales', -2000),
]
const entries = [...granted, ...ordered]
const order = { id: 12, total: 2000, status: 'success' }
const card = { uuid: 'u-7', vendorTxCode: 'code-7', inFlight: false, refunding: 0 }
const books =
  (capture: number, refund = 0) =>
  () => ({ capture, refund })

test('a correctly paid order breaks no rule', () => {
  expect(checkMovements(entries)).toEqual([])
  expect(checkOrders([order], entries)).toEqual([])
  expect(checkGrants([{ id: 3, remaining: 1000 }], entries)).toEqual([])
  expect(checkCards([card], entries, books(1500))).toEqual([])
})

test('an unbalanced movement is reported', () => {
  expect(checkMovements([...entries, entry('order:12', 'tender:cash', 1)])).toEqual([
    { rule: 'every movement comes to nothing', detail: 'order:12 is out by 1' },
  ])
})

describe('orders', () => {
  const rule = ['tenders are the total of each paid order']

  test('a paid order without money is reported', () => {
    expect(rules(checkOrders([order], granted))).toEqual(rule)
  })

  test('a paid order with another total is reported', () => {
    expect(rules(checkOrders([{ ...order, total: 2001 }], entries))).toEqual(rule)
  })

  test('money for an unpaid order is reported', () => {
    expect(rules(checkOrders([{ ...order, status: 'cancelled' }], entries))).toEqual(rule)
  })

  test('an order of zero moves nothing', () => {
    expect(checkOrders([{ id: 13, total: 0, status: 'success' }], entries)).toEqual([])
  })
})

describe('credit', () => {
  test('a stored balance that changed without entries is reported', () => {
    const broken = checkGrants([{ id: 3, remaining: 999 }], entries)
    expect(broken).toEqual([{ rule: 'what is left of a grant is its account', detail: 'grant 3: 999, not 1000' }])
  })

  test('a grant below zero is reported', () => {
    const overdrawn = [...entries, entry('order:13', 'credit:3', 1001), entry('order:13', 'sales', -1001)]
    expect(rules(checkGrants([{ id: 3, remaining: -1 }], overdrawn))).toEqual(['no grant is below nothing'])
  })

  test('a grant without entries, and entries without a grant, are reported', () => {
    expect(rules(checkGrants([{ id: 4, remaining: 100 }], []))).toEqual(['what is left of a grant is its account'])
    expect(rules(checkGrants([], entries))).toEqual(['every account belongs to somebody'])
  })
})

describe('cards', () => {
  const rule = ['the card account is what the gateway says']

  test('a capture missing at the gateway or in the ledger is reported', () => {
    expect(rules(checkCards([card], entries, books(0)))).toEqual(rule)
    expect(rules(checkCards([card], granted, books(1500)))).toEqual(rule)
  })

  test('a refund known only to the gateway is reported', () => {
    expect(rules(checkCards([card], entries, books(1500, 200)))).toEqual(rule)
    expect(checkCards([{ ...card, refunding: 200 }], entries, books(1500, 200))).toEqual([])
  })

  test('a failed attempt that was captured and refunded needs no entry', () => {
    expect(checkCards([card], granted, books(1500, 1500))).toEqual([])
    expect(checkCards([{ ...card, refunding: 1500 }], granted, books(1500))).toEqual([])
  })

  test('an attempt in progress may differ', () => {
    expect(checkCards([{ ...card, inFlight: true }], granted, books(1500))).toEqual([])
  })

  test('an account of an unknown payment is reported', () => {
    expect(rules(checkCards([], entries, books(0)))).toEqual(['every account belongs to somebody'])
  })
})
