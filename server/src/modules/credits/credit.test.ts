import { minorUnits } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import { drawFrom, shareOut, viewCredit } from './credit.ts'

const p = minorUnits

describe('the credit of a basket', () => {
  const grants = [
    { type: 'general' as const, remaining: p(1500) },
    { type: 'membership' as const, remaining: p(300) },
    { type: 'membership' as const, remaining: p(200) },
  ]

  test('[P3-015] lists both types, membership first, also when they are empty', () => {
    const views = viewCredit({ grants: [], reservations: [], cartId: 1, balance: p(1000) })
    expect(views.map(({ type, totalAvailable }) => [type, totalAvailable])).toEqual([
      ['membership', 0],
      ['general', 0],
    ])
  })

  test('[O-42] can be used up to the lesser of total and balance', () => {
    const [membership, general] = viewCredit({ grants, reservations: [], cartId: 1, balance: p(1000) })
    expect(membership).toMatchObject({ totalAvailable: 500, maxApplicable: 500 })
    expect(general).toMatchObject({ totalAvailable: 1500, maxApplicable: 1000 })
  })

  test('excludes credit reserved by another basket and includes its own reservation', () => {
    const reservations = [
      { type: 'general' as const, amount: p(400), cartId: 2 },
      { type: 'general' as const, amount: p(100), cartId: 1 },
    ]
    const [, general] = viewCredit({ grants, reservations, cartId: 1, balance: p(5000) })
    expect(general).toEqual({ type: 'general', totalAvailable: 1100, maxApplicable: 1100, reserved: 100 })
  })

  test('is not reduced below zero by expired credit that another basket has reserved', () => {
    const reservations = [{ type: 'general' as const, amount: p(400), cartId: 2 }]
    const [, general] = viewCredit({ grants: [], reservations, cartId: 1, balance: p(5000) })
    expect(general?.totalAvailable).toBe(0)
  })
})

describe('spending credit', () => {
  const reserved = [
    { type: 'general' as const, amount: p(500) },
    { type: 'membership' as const, amount: p(300) },
  ]

  test.each([
    [0, 0, 0],
    [200, 200, 0],
    [300, 300, 0],
    [650, 300, 350],
    [800, 300, 500],
  ])('[O-42] %i pence take %i of membership and %i of general credit', (amount, membership, general) => {
    expect(shareOut(p(amount), reserved).map((part) => part.amount)).toEqual([membership, general])
  })

  test('spending more than was reserved throws', () => {
    expect(() => shareOut(p(801), reserved)).toThrow(RangeError)
    expect(() => drawFrom([{ id: 1, remaining: p(10), expiresAt: null }], p(11))).toThrow(RangeError)
  })

  test('the soonest to expire is spent first and unlimited credit last', () => {
    const grants = [
      { id: 1, remaining: p(100), expiresAt: null },
      { id: 2, remaining: p(100), expiresAt: 2000 },
      { id: 3, remaining: p(100), expiresAt: 1000 },
    ]
    expect(drawFrom(grants, p(250))).toEqual([
      { id: 3, amount: 100 },
      { id: 2, amount: 100 },
      { id: 1, amount: 50 },
    ])
  })
})
