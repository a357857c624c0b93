import { describe, expect, test } from 'vitest'
import { cartTotals } from './cart-totals.ts'
import { exampleItem } from './testing/cart-examples.ts'

function price(value: number) {
  return { formatted: '', value, currency: 'GBP' }
}

function credit(type: 'membership' | 'general', reserved: number) {
  return { type, totalAvailable: price(5000), maxApplicable: price(5000), reserved: price(reserved) }
}

const items = [exampleItem([])]

describe('totals of the summary', () => {
  test('[C-76] the basket cost is the total of the items, the total to pay what credit leaves of the balance', () => {
    const cart = {
      items,
      total: price(8400),
      balance: price(8400),
      credits: [credit('membership', 1000), credit('general', 500)],
    }
    expect(cartTotals(cart)).toEqual({ basketCost: 8400, creditUsed: 1500, due: 8400, toPay: 6900 })
  })

  test('[C-76] the total to pay is never below nothing', () => {
    const cart = { items, total: price(8400), balance: price(400), credits: [credit('general', 500)] }
    expect(cartTotals(cart).toPay).toBe(0)
  })

  test('an empty basket has no cost to show', () => {
    expect(cartTotals({ items: [], total: price(0), balance: price(0), credits: [] })).toEqual({
      basketCost: null,
      creditUsed: 0,
      due: 0,
      toPay: 0,
    })
  })
})
