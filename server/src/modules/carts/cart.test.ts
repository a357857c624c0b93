import { minorUnits } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import { itemCountOf, itemHashOf, totalOf } from './cart.ts'
import type { CartItemRow } from './tables.ts'

function line(over: Partial<CartItemRow>): CartItemRow {
  return {
    id: 1,
    cartId: 1,
    parentId: null,
    purchasableType: 'course',
    purchasableId: 'c1',
    pricingOptionId: null,
    name: 'Course',
    quantity: 1,
    unitPrice: minorUnits(8400),
    lineTotal: minorUnits(8400),
    purchasedForUserId: null,
    benefitApplied: false,
    packageApplied: false,
    priceNote: null,
    pricingOptionName: null,
    choice: null,
    createdAt: 0,
    ...over,
  }
}

const course = line({})
const extra = line({
  id: 2,
  parentId: 1,
  purchasableId: '12',
  pricingOptionId: 5,
  quantity: 3,
  lineTotal: minorUnits(900),
})

describe('a basket', () => {
  test('[C-75] counts top-level lines only, and totals all of them', () => {
    expect(itemCountOf([course, extra])).toBe(1)
    expect(totalOf([course, extra])).toBe(9300)
  })

  test('[O-46] has the same hash in any order of its lines', () => {
    const hash = itemHashOf({ items: [course, extra] }, 'GBP')
    expect(hash).toMatch(/^v1:[0-9a-f]{64}$/)
    expect(itemHashOf({ items: [extra, course] }, 'GBP')).toBe(hash)
  })

  test.each([
    ['another line', line({ id: 3 })],
    ['another quantity', line({ quantity: 2 })],
    ['another price', line({ unitPrice: minorUnits(1), lineTotal: minorUnits(1) })],
    ['another attendee', line({ purchasedForUserId: 8 })],
    ['a benefit', line({ benefitApplied: true })],
    ['a package', line({ packageApplied: true })],
  ])('[O-46] %s changes the hash', (_what, changed) => {
    expect(itemHashOf({ items: [changed] }, 'GBP')).not.toBe(itemHashOf({ items: [course] }, 'GBP'))
  })
})
