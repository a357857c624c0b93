import { describe, expect, test } from 'vitest'
import { openRefunds, paidByMonth, usualArrival } from './payments-by-month.ts'
import type { MyOrder } from './use-orders.ts'

const pounds = (value: number) => ({ formatted: null, value, currency: 'GBP' })
const order = (id: number, paidAt: string, more: Partial<MyOrder> = {}) =>
  ({
    id,
    paidAt,
    createdAt: paidAt,
    status: 'success',
    items: [],
    totalPaid: pounds(1000),
    refunds: [],
    ...more,
  }) as unknown as MyOrder
const refund = (status: 'pending' | 'succeeded' | 'failed', value: number, itemId: number | null = null) => ({
  tenderType: 'online' as const,
  amount: pounds(value),
  status,
  itemId,
  reason: null,
  createdAt: '2026-04-02T09:00:00Z',
})

describe('what was paid, by month', () => {
  test('[S2-091 partly] an order belongs to the month of its payment by the clock of its place', () => {
    const orders = [order(2, '2026-03-31T23:30:00Z'), order(1, '2026-03-30T12:00:00Z')]
    expect(paidByMonth(orders, () => 'Europe/London').map(({ month }) => month)).toEqual(['2026-04', '2026-03'])
    expect(paidByMonth(orders, () => 'UTC').map(({ month }) => month)).toEqual(['2026-03'])
  })

  test('[S2-091 partly] the sum of a month is what was paid, and refunds are counted beside it', () => {
    const refunds = [refund('pending', 200), refund('succeeded', 300), refund('failed', 400)]
    const unpaid = order(3, '2026-04-03T09:00:00Z', { status: 'awaiting_payment', total: pounds(700) })
    const [april] = paidByMonth([unpaid, order(1, '2026-04-01T09:00:00Z', { refunds })], () => null)
    expect(april).toMatchObject({ paid: 1000, refunded: 500, pending: 200 })
  })
})

describe('refunds that have not arrived', () => {
  test('[O-102, O-180] are those on their way and those that failed, with the item they are for', () => {
    const items = [
      { id: 7, name: 'Aqua fit' },
      { id: 8, name: 'Lane swim' },
    ] as unknown as MyOrder['items']
    const refunds = [refund('pending', 200, 8), refund('succeeded', 300), refund('failed', 400, 7)]
    const found = openRefunds([order(1, '2026-04-01T09:00:00Z', { items, refunds })])
    expect(found.map(({ name, amount, hasFailed }) => [name, amount, hasFailed])).toEqual([
      ['Lane swim', 200, false],
      ['Aqua fit', 400, true],
    ])
  })

  test('usually arrive five working days later', () => {
    // A Tuesday, and a Friday.
    expect(usualArrival('2026-04-07')).toBe('2026-04-14')
    expect(usualArrival('2026-04-10')).toBe('2026-04-17')
  })
})
