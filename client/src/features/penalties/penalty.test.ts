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
  test('is what has an amount and is not paid', () => {
    const paid = { ...missed, id: 2, paidAt: '2026-04-02T09:00:00Z' }
    expect(unpaid([missed, paid, { ...missed, id: null }, { ...missed, amount: null }])).toEqual([missed])
  })

  test('is the sum of it', () => {
    expect(owed([missed, { ...missed, id: 3, amount: pounds(250) }])).toBe(750)
  })

  test('[O-184] is paid as what it is, as a penalty where nobody says', () => {
    expect([missed, { ...missed, purchasableType: 'debt' as const }].map(payableAs)).toEqual(['penalty', 'debt'])
    expect(payableAs({ purchasableType: null })).toBe('penalty')
  })

  test('[O-18] stands against a booking only where the platform says so', () => {
    expect(blocksBooking([missed])).toBe(true)
    expect(blocksBooking([{ ...missed, blocks: ['access'] }])).toBe(false)
  })
})
