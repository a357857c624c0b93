import { describe, expect, test } from 'vitest'
import { cartTotals } from './cart-totals.ts'
import { exampleCap, exampleItem } from './testing/cart-examples.ts'

function price(value: number) {
  return { formatted: '', value, currency: 'GBP' }
}

function credit(type: 'membership' | 'general', reserved: number) {
  return { type, totalAvailable: price(5000), maxApplicable: price(5000), reserved: price(reserved) }
}

const items = [exampleItem([])]
const texts = { count: 1, itemCount: 1, formattedTotal: '', formattedBalance: '' }

test('[S3-021, O-90] a basket’s totals: amounts as numbers, with the platform’s texts', () => {
  const cart = {
    items,
    total: price(8400),
    balance: price(6900),
    count: 2,
    itemCount: 2,
    formattedTotal: '£84.00',
    formattedBalance: '£69.00',
    credits: [],
  }
  expect(cartTotals(cart)).toMatchObject({
    total: 8400,
    taxTotal: 0,
    subTotal: 8400,
    balance: 6900,
    itemCount: 2,
    formattedTotal: '£84.00',
    formattedBalance: '£69.00',
  })
})

describe('totals of the summary', () => {
  test('[C-76] the basket cost is the total of the items, the total to pay is the balance after credit', () => {
    const cart = {
      ...texts,
      items,
      total: price(8400),
      balance: price(8400),
      credits: [credit('membership', 1000), credit('general', 500)],
    }
    expect(cartTotals(cart)).toMatchObject({ basketCost: 8400, creditUsed: 1500, toPay: 6900 })
  })

  test('[C-76] the total to pay is never below zero', () => {
    const cart = { ...texts, items, total: price(8400), balance: price(400), credits: [credit('general', 500)] }
    expect(cartTotals(cart).toPay).toBe(0)
  })

  test('without the platform’s total, lines and extras are added up', () => {
    const cart = { ...texts, items: [exampleItem([exampleCap])], total: null, balance: null, credits: [] }
    expect(cartTotals(cart)).toMatchObject({ total: 9100, toPay: 9100 })
  })

  test('an empty basket has no cost to show', () => {
    expect(cartTotals({ ...texts, items: [], total: price(0), balance: price(0), credits: [] })).toMatchObject({
      basketCost: null,
      creditUsed: 0,
      toPay: 0,
    })
  })
})
