import { describe, expect, test } from 'vitest'
import { countIn, itemCountOf } from './cart.ts'
import { cartTotals, usableCreditOf } from './cart-totals.ts'
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

test('credit is offered only while something is left to pay', () => {
  const cart = { ...texts, items, total: price(8400), balance: price(8400), credits: [credit('general', 0)] }
  expect(usableCreditOf(cart)).toBe(5000)
  expect(usableCreditOf({ ...cart, total: price(0), balance: price(0) })).toBe(0)
})

test('items are counted one by one: shown and remaining ones add up to the count of the basket', () => {
  const [tickets, course] = [{ ...exampleItem([]), quantity: 5 }, exampleItem([exampleCap])]
  expect(countIn([tickets, course])).toBe(6)
  expect(itemCountOf({ itemCount: null, count: null, items: [tickets, course] })).toBe(6)
  expect(itemCountOf({ itemCount: 6, count: 2, items: [tickets, course] })).toBe(6)
})
