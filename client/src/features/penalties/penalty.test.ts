import { describe, expect, test } from 'vitest'
import { blocksBooking, owed, payableAs, unpaid } from './penalty.ts'

const pounds = (value: number) => ({ formatted: null, value, currency: 'GBP' })
const missed = {
  id: 1,
  amount: pounds(500),
  purchasableType: 'penalty' as const,
  reason: 'Two sessions missed',
  blocks: ['booking'] as const,
  createdAt: '2026-04-01T22:00:00Z',
  paidAt: null,
}

describe('[O-92] what a customer owes', () => {
  test('is each unpaid penalty with an amount', () => {
    const paid = { ...missed, id: 2, paidAt: '2026-04-02T09:00:00Z' }
    expect(unpaid([missed, paid, { ...missed, id: null }, { ...missed, amount: null }])).toEqual([missed])
  })

  test('adds up to one sum', () => {
    expect(owed([missed, { ...missed, id: 3, amount: pounds(250) }])).toBe(750)
  })

  test('[O-184] is paid by its type, as a penalty where none is given', () => {
    expect([missed, { ...missed, purchasableType: 'debt' as const }].map(payableAs)).toEqual(['penalty', 'debt'])
    expect(payableAs({ purchasableType: null })).toBe('penalty')
  })

  test('[O-18] prevents a booking only where the platform says so', () => {
    expect(blocksBooking([missed])).toBe(true)
    expect(blocksBooking([{ ...missed, blocks: ['access'] }])).toBe(false)
  })
})
