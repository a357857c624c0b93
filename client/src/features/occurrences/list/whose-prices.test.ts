import { expect, test } from 'vitest'
import { whosePrices } from './whose-prices.ts'

const member = (percent: number | null, membership = 'Active') => ({
  priceReason: { code: 'member_price', percent, membership, price: null },
})

test('one sentence covers the list, with the percentage where it is common to all', () => {
  expect(whosePrices([member(20), member(20)])).toEqual({ kind: 'yours', membership: 'Active', percent: 20 })
  expect(whosePrices([member(20), member(10)])).toEqual({ kind: 'yours', membership: 'Active', percent: null })
  expect(whosePrices([member(20), {}])).toEqual({ kind: 'yours', membership: 'Active', percent: null })
})

test('no sentence without a reason, or where reasons differ', () => {
  expect(whosePrices([{}, { priceReason: null }])).toBeNull()
  expect(whosePrices([member(20), member(20, 'Swim')])).toBeNull()
  expect(whosePrices([member(20), { priceReason: { ...member(20).priceReason, code: 'members_pay_less' } }])).toBeNull()
})
