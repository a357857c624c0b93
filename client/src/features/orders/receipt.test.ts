import { describe, expect, test } from 'vitest'
import { receiptLines } from './receipt-lines.ts'
import { agreedAt, paidIn, brandName, orderNumber, receiptPayments, receiptRefunds, wayBack } from './receipt.ts'
import { exampleOrder } from './testing/order-example.ts'

describe('the receipt of an order', () => {
  test('[O-382] lines have their number and person; extras follow theirs, and sessions have no price of their own', () => {
    expect(receiptLines(exampleOrder.items)).toMatchObject([
      { name: 'First strokes', quantity: 1, person: 'Idris Rahman', amount: 8400, isExtra: false, note: null },
      { name: 'Swimming cap', quantity: 2, person: null, amount: 700, isExtra: true, note: null },
    ])
  })

  test('shows what a package paid for', () => {
    const [item] = exampleOrder.items
    const paid = item && { ...item, packageApplied: true, priceNote: 'From your package: Ten swims', childItems: [] }
    expect(paid && receiptLines([paid])).toMatchObject([{ note: 'From your package: Ten swims' }])
    expect(paid && receiptLines([{ ...paid, packageApplied: false }])).toMatchObject([{ note: null }])
  })

  test('[O-04 partly] shows the payment method, a card by brand and last four digits', () => {
    expect(receiptPayments(exampleOrder.payments)).toEqual([
      { kind: 'credit', amount: 1500 },
      { kind: 'card', brand: 'visa', lastFour: '4242', amount: 7600 },
    ])
  })

  test('another payment method is shown by its name', () => {
    const [credit] = exampleOrder.payments ?? []
    expect(credit && receiptPayments([{ ...credit, tenderType: 'voucher' }])).toEqual([
      { kind: 'other', tender: 'voucher', reference: null, amount: 1500 },
    ])
    expect(credit && receiptPayments([{ ...credit, tenderType: 'cheque', reference: '000123' }])).toEqual([
      { kind: 'other', tender: 'cheque', reference: '000123', amount: 1500 },
    ])
  })

  test('order number and amount paid are worked out where the platform does not give them', () => {
    const { totalPaid, reference, payments, ...stated } = exampleOrder
    expect([orderNumber(exampleOrder, '8'), orderNumber(stated, '8')]).toEqual([reference, String(stated.id)])
    expect(orderNumber({ ...stated, id: null }, '8')).toBe('8')
    expect([paidIn(exampleOrder)?.value, paidIn(stated)?.value]).toEqual([totalPaid?.value, 9100])
    expect(payments).toHaveLength(2)
    expect(receiptPayments(undefined)).toEqual([])
  })

  test('shows when the terms were agreed to where the platform gives it', () => {
    const terms = { version: 'a', acceptedAt: '2026-03-02T09:00:00Z' }
    expect(agreedAt({ ...exampleOrder, terms })).toBe(Date.UTC(2026, 2, 2, 9))
    for (const none of [null, { version: 'a', acceptedAt: 'yesterday' }])
      expect(agreedAt({ ...exampleOrder, terms: none })).toBeNull()
    expect(agreedAt({})).toBeNull()
  })

  test('[O-180] shows the refund and its method; a refund that failed is left out', () => {
    const back = (tenderType: 'online' | 'credit', status: 'pending' | 'succeeded' | 'failed') => ({
      tenderType,
      status,
      itemId: null,
      reason: null,
      createdAt: null,
      amount: { value: 500, formatted: null, currency: null },
    })
    const refunds = [back('online', 'pending'), back('credit', 'succeeded'), back('online', 'failed')]
    const untold = { at: null, of: [] }
    expect(receiptRefunds({ refunds })).toEqual([
      { tender: 'online', amount: 500, isPending: true, ...untold },
      { tender: 'credit', amount: 500, isPending: false, ...untold },
    ])
    const { total } = exampleOrder
    expect(total && receiptRefunds({ refunded: total })).toEqual([
      { tender: '', amount: 9100, isPending: false, ...untold },
    ])
    expect(receiptRefunds(exampleOrder)).toEqual([])
  })

  test('[O-534] one action is one refund, with its moment, lines and the days that it cancelled', () => {
    const createdAt = '2027-05-02T09:30:00Z'
    const back = (value: number, at: string) => ({
      tenderType: 'credit' as const,
      status: 'succeeded' as const,
      itemId: 7,
      reason: null,
      createdAt: at,
      amount: { value, formatted: null, currency: null },
    })
    const [item] = exampleOrder.items
    const [session] = item?.childItems ?? []
    const items = item && session ? [{ ...item, childItems: [{ ...session, cancelledAt: createdAt }] }] : []
    const refunds = [back(1500, createdAt), back(1700, createdAt), back(100, '2027-05-03T09:30:00Z')]
    const of = { name: 'First strokes', person: 'Idris Rahman' }
    expect(receiptRefunds({ refunds, items })).toMatchObject([
      { amount: 3200, at: Date.parse(createdAt), of: [{ ...of, days: [session?.startsAt] }] },
      { amount: 100, at: Date.parse('2027-05-03T09:30:00Z'), of: [{ ...of, days: [] }] },
    ])
  })

  test('[O-562] a refund of several tickets says how many, and its day', () => {
    const [item] = exampleOrder.items
    const at = '2027-05-02T09:30:00Z'
    const price = { value: 500, formatted: null, currency: null }
    const part = { status: 'succeeded' as const, itemId: 7, tickets: 2, reason: null, createdAt: at, amount: price }
    const ofTickets = { type: 'av2_booking' as const, purchasableType: 'activityTicket' as const, quantity: 3 }
    const items = item ? [{ ...item, ...ofTickets, childItems: [] }] : []
    // Credit of two ends, for the same tickets.
    const refunds = [
      { ...part, tenderType: 'credit' as const },
      { ...part, tenderType: 'credit' as const },
    ]
    expect(receiptRefunds({ refunds, items })).toMatchObject([
      { amount: 1000, of: [{ count: 2, isTicket: true, days: [item?.startsAt] }] },
    ])
  })

  test('[O-562] a line names the sessions that were bought with it', () => {
    const [line] = receiptLines(exampleOrder.items)
    expect(line?.days).toEqual([exampleOrder.items[0]?.childItems[0]?.startsAt])
  })

  test('card brands are written as words', () => {
    expect(brandName('mastercard')).toBe('Mastercard')
    expect(brandName('')).toBe('')
  })
})

test('[O-543] what goes back to a card names the card of the reader, or of the customer for staff', () => {
  const ways = ['online', 'card', 'direct-debit', 'credit', 'elsewhere', null]
  expect(ways.map((way) => wayBack(way, true))).toEqual(['online', 'card', 'direct-debit', 'credit', 'other', 'other'])
  expect(ways.map((way) => wayBack(way, false))).toEqual([
    'theirCard',
    'theirCard',
    'theirAccount',
    'credit',
    'other',
    'other',
  ])
})
