import { expect, test } from 'vitest'
import { effectOn } from './change-effect.ts'

const money = (value: number) => ({ value, formatted: '', currency: 'GBP' })

test('[O-528] the effect of a change counts the bookings that stand, and refunds what was paid for them', () => {
  const bookings = [
    { status: 'settled' as const, price: money(1200) },
    { status: 'settled' as const, price: null },
    { status: 'cancelled' as const, price: money(600) },
  ]
  expect(effectOn(bookings)).toEqual({ bookings: 2, refund: 1200 })
  expect(effectOn([])).toEqual({ bookings: 0, refund: 0 })
})
