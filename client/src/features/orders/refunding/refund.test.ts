import { expect, test } from 'vitest'
import { numberIn, restOf, restOfLine, waysOf } from './refund.ts'
import type { DeskOrder } from './refund.ts'

const money = (value: number) => ({ value, currency: 'GBP', formatted: null })
const payment = (tenderType: 'online' | 'credit' | 'cash') => ({
  tenderType,
  amount: money(1000),
  reference: null,
  card: null,
})
const refund = (value: number, itemId: number | null, status: 'succeeded' | 'pending' | 'failed' = 'succeeded') => ({
  tenderType: 'credit' as const,
  amount: money(value),
  status,
  itemId,
  reason: null,
  createdAt: '2026-04-07T09:00:00Z',
})

/** An order of 30.00 for two courses of two sessions each, the first with an extra. */
function orderWith(refunds: readonly ReturnType<typeof refund>[]): DeskOrder {
  const line = (type: string, id: number, value: number, childItems: readonly unknown[] = []) => ({
    id,
    type,
    lineTotal: money(value),
    childItems,
  })
  const course = (id: number, value: number, extras: readonly unknown[] = []) => {
    const session = (one: number) => line('av2_booking', id * 10 + one, value / 2)
    return line('av2_booking_bundle', id, value, [session(1), session(2), ...extras])
  }
  const order = {
    totalPaid: money(3000),
    total: money(3000),
    refunds,
    items: [course(1, 2000, [line('pricing_option', 2, 500)]), course(3, 500)],
  }
  // Only what the amounts depend on.
  return order as unknown as DeskOrder
}

test('[O-361 partly, O-180 partly] an order is refunded in the ways that its payments allow, the usual one first', () => {
  expect(waysOf({ payments: [payment('online')] })).toEqual(['online', 'credit', 'off-system'])
  expect(waysOf({ payments: [payment('credit')] })).toEqual(['credit'])
  expect(waysOf({ payments: [payment('cash'), payment('credit')] })).toEqual(['cash', 'credit', 'off-system'])
  expect(waysOf({ payments: [] })).toEqual([])
})

test('[O-361 partly, O-206 partly] the rest of a line is its price with extras and without its sessions, less what was refunded of it', () => {
  const order = orderWith([refund(400, 2), refund(100, null), refund(900, 1, 'failed')])
  const [first, second] = order.items
  expect(restOf(order)).toBe(2500)
  expect([first, second].map((line) => line && restOfLine(order, line))).toEqual([2100, 500])
  const nearlyAll = orderWith([refund(2900, null, 'pending')])
  expect(nearlyAll.items.map((line) => restOfLine(nearlyAll, line))).toEqual([100, 100])
})

test.each([
  ['TL-000004', 4],
  ['tl000120', 120],
  [' 17 ', 17],
  ['TL-0', null],
  ['Amina', null],
  ['', null],
])('the order number in "%s" is %s', (text, number) => {
  expect(numberIn(text)).toBe(number)
})
