import { minorUnits as p } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import { orderMovement } from './order-movement.ts'
import { paymentRows } from './tender.ts'

const order = { id: 12, total: p(2000), createdAt: 100, paidAt: 200 }
const card = { transactionUuid: 'u-7', cardBrand: 'visa', cardLastFour: '4242' }

describe('the movements of a paid order', () => {
  test('are each tender in and the total out to sales', () => {
    const payments = [
      { tenderType: 'credit' as const, amount: p(500), transactionUuid: null },
      { tenderType: 'online' as const, amount: p(1500), transactionUuid: 'u-7' },
    ]
    const draws = [
      { id: 3, amount: p(300) },
      { id: 4, amount: p(200) },
    ]
    expect(orderMovement(order, payments, draws)).toEqual({
      id: 'order:12',
      at: 200,
      entries: [
        { account: 'card:u-7', amount: 1500 },
        { account: 'credit:3', amount: 300 },
        { account: 'credit:4', amount: 200 },
        { account: 'sales', amount: -2000 },
      ],
    })
  })

  test('book two vouchers and cash at a till as three tenders of two accounts', () => {
    const voucher = { tenderType: 'offline-voucher' as const, transactionUuid: null }
    const payments = [
      { ...voucher, amount: p(500) },
      { ...voucher, amount: p(1000) },
      { tenderType: 'cash' as const, amount: p(500), transactionUuid: null },
    ]
    expect(orderMovement(order, payments, []).entries.map(({ account, amount }) => [account, amount])).toEqual([
      ['tender:offline-voucher', 500],
      ['tender:offline-voucher', 1000],
      ['tender:cash', 500],
      ['sales', -2000],
    ])
  })
})

describe('the payments of a new order', () => {
  test('are one for each tender, in order, and only the card one names the attempt', () => {
    const tenders = [
      { tenderType: 'credit' as const, amount: p(500) },
      { tenderType: 'online' as const, amount: p(1500) },
    ]
    expect(paymentRows(12, tenders, card)).toMatchObject([
      { position: 1, tenderType: 'credit', transactionUuid: null, cardLastFour: null, state: 'pending' },
      { position: 2, tenderType: 'online', transactionUuid: 'u-7', cardLastFour: '4242', state: 'pending' },
    ])
  })

  test('are none when there is nothing to pay, and none by card without an attempt', () => {
    expect(paymentRows(12, [], null)).toEqual([])
    expect(() => paymentRows(12, [{ tenderType: 'online', amount: p(1) }], null)).toThrow(Error)
  })
})
