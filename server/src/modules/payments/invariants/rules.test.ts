import { hour, minute } from '@touchline/clock'
import { minorUnits as p } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import { gatewayFacts, type OrderFacts, type PaymentFacts } from './facts.ts'
import { checkAttempts, checkCredit, checkOrders } from './rules.ts'
import type { TransactionRow } from '../tables.ts'
import type { TransactionState } from '../transaction-state.ts'

const view = {
  transaction_id: 'g1',
  vendor_tx_code: 'code-1',
  state: 'captured' as const,
  amount: 2000,
  currency: 'GBP',
  held: 2000,
  captured: 2000,
  refunded: 0,
  decline: null,
}
const entry = (kind: 'hold' | 'release' | 'capture' | 'refund', amount: number) => ({
  transaction_id: 'g1',
  kind,
  amount,
  at: 0,
})
const now = minute
const taken = gatewayFacts([view], [entry('hold', 2000), entry('capture', 2000)])

const transaction: TransactionRow = {
  id: 7,
  uuid: 'u-7',
  userId: 1,
  selectedUserId: null,
  cartId: 3,
  provider: 'card-gateway',
  vendorTxCode: 'code-1',
  gatewayId: 'g1',
  amount: p(2000),
  currencyCode: 'GBP',
  source: 'activity-booking',
  itemHash: 'v1:x',
  payments: [],
  requestHash: 'r',
  state: 'completed',
  version: 4,
  tries: 0,
  leasedUntil: null,
  returnToken: 't',
  sessionNonce: 'n',
  clientOrigin: 'http://localhost:4000',
  challenge: null,
  challengeResult: null,
  cardBrand: 'visa',
  cardLastFour: '4242',
  saveCard: false,
  cardholderName: null,
  cardExpiry: null,
  cardToken: null,
  problem: null,
  superseded: false,
  orderId: 12,
  createdAt: 0,
  expiresAt: 0,
}

const paidOrder: OrderFacts = {
  order: {
    id: 12,
    uuid: 'o-12',
    cartId: 3,
    userId: 1,
    source: 'activity-booking',
    status: 'success',
    refundStatus: null,
    total: p(2000),
    itemHash: 'v1:x',
    createdAt: 0,
    paidAt: 1,
    tillId: null,
    termsVersion: null,
    termsAcceptedAt: null,
  },
  payments: [
    {
      position: 1,
      orderId: 12,
      tenderType: 'online',
      amount: p(2000),
      transactionUuid: 'u-7',
      reference: null,
      cardBrand: null,
      cardLastFour: null,
      state: 'settled',
    },
  ],
  bundles: [{ status: 'settled' }],
  transaction,
  spentCredit: 0,
}

function attempt(states: readonly TransactionState[], more: Partial<PaymentFacts> = {}): PaymentFacts {
  const last = states.at(-1) ?? 'authorising'
  const events = states.map((state, index) => ({ transactionUuid: 'u-7', sequence: index + 1, state, at: index }))
  return { row: { ...transaction, state: last }, events, orderStatus: 'success', isSwept: true, refunding: 0, ...more }
}

const completed = attempt(['authorising', 'authorised', 'completing', 'completed'])
const rules = (broken: readonly { readonly rule: string }[]) => broken.map(({ rule }) => rule)

describe('violations found by the invariants', () => {
  test('none for a payment that became an order', () => {
    expect(checkOrders([paidOrder], taken)).toEqual([])
    expect(checkAttempts([completed], taken, now)).toEqual([])
  })

  test('an order without its money', () => {
    const nothingTaken = gatewayFacts([view], [entry('hold', 2000)])
    expect(rules(checkOrders([paidOrder], nothingTaken))).toContain('1')
  })

  test('an order that was confirmed before its payment was complete', () => {
    const early = { ...paidOrder, transaction: { ...transaction, state: 'completing' as const } }
    expect(rules(checkOrders([early], taken))).toEqual(['2'])
  })

  test('a paid booking of a cancelled order', () => {
    const cancelled = { ...paidOrder, order: { ...paidOrder.order, status: 'cancelled' as const }, payments: [] }
    expect(rules(checkOrders([cancelled], taken))).toEqual(['8'])
  })

  test('two paid orders of one basket', () => {
    expect(rules(checkOrders([paidOrder, paidOrder], taken))).toEqual(['5', '10'])
  })

  test('captured money without a purchase', () => {
    const reversed = attempt(['authorising', 'authorised', 'reversing', 'reversed'])
    expect(rules(checkAttempts([reversed], taken, now))).toEqual(['3'])
    const held = gatewayFacts([view], [entry('hold', 2000)])
    expect(rules(checkAttempts([reversed], held, now))).toEqual(['3'])
  })

  test('none for money being refunded', () => {
    const reversed = attempt(['authorising', 'authorised', 'reversing', 'reversed'], { refunding: 2000 })
    expect(checkAttempts([reversed], taken, now)).toEqual([])
  })

  test.each([
    ['was never confirmed', ['authorising', 'authorised', 'completing']],
    ['is being undone for ever', ['authorising', 'authorised', 'reversing']],
    ['waits with its money taken at once', ['authorising', 'authorised']],
  ] as const)('money captured an hour ago for a payment that %s', (_how, states) => {
    expect(checkAttempts([attempt(states)], taken, hour)).toEqual([])
    expect(rules(checkAttempts([attempt(states)], taken, hour + 1))).toEqual(['17'])
    expect(checkAttempts([attempt(states, { refunding: 2000 })], taken, hour + 1)).toEqual([])
  })

  test.each([
    ['asks for the money', ['authorising']],
    ['waits for the bank', ['authorising', 'sca_required']],
    ['holds the money', ['authorising', 'authorised']],
    ['takes the money', ['authorising', 'authorised', 'completing']],
    ['is being undone', ['authorising', 'reversing']],
  ] as const)('a payment that %s and has no job to finish it', (_how, states) => {
    expect(checkAttempts([attempt(states)], taken, now)).toEqual([])
    expect(rules(checkAttempts([attempt(states, { isSwept: false })], taken, now))).toEqual(['20'])
  })

  test.each([
    ['completed', ['authorising', 'authorised', 'completing', 'completed'], taken],
    ['failed', ['authorising', 'failed'], gatewayFacts([], [])],
    ['reversed', ['authorising', 'reversing', 'reversed'], gatewayFacts([], [])],
  ] as const)('none for a payment that is %s and needs no more work', (_how, states, atGateway) => {
    expect(checkAttempts([attempt(states, { isSwept: false })], atGateway, now)).toEqual([])
  })

  test('a second capture', () => {
    const twice = gatewayFacts([view], [entry('hold', 4000), entry('capture', 2000), entry('capture', 2000)])
    expect(rules(checkAttempts([completed], twice, now))).toContain('4')
  })

  test('a history with a gap, or a step that is not in the table', () => {
    const gap = { ...completed, events: completed.events.filter(({ sequence }) => sequence !== 2) }
    expect(rules(checkAttempts([gap], taken, now))).toEqual(['9'])
    expect(rules(checkAttempts([attempt(['authorising', 'completed'])], taken, now))).toEqual(['9'])
  })

  test('reserved credit left over, or spent on nothing', () => {
    expect(rules(checkCredit([{ id: 1, state: 'reserved', cartIsPaid: true }]))).toEqual(['7'])
    expect(rules(checkCredit([{ id: 1, state: 'spent', cartIsPaid: false }]))).toEqual(['7'])
    expect(checkCredit([{ id: 1, state: 'released', cartIsPaid: false }])).toEqual([])
  })
})
