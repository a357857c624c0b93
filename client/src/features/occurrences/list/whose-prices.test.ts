import { expect, test } from 'vitest'
import { whosePrices } from './whose-prices.ts'

const member = (percent: number | null, membership = 'Active') => ({
  priceReason: { code: 'member_price', percent, membership, price: null },
})

test('one sentence for the whole list, with the percentage where every course has it', () => {
  expect(whosePrices([member(20), member(20)])).toEqual({ kind: 'yours', membership: 'Active', percent: 20 })
  expect(whosePrices([member(20), member(10)])).toEqual({ kind: 'yours', membership: 'Active', percent: null })
  expect(whosePrices([member(20), {}])).toEqual({ kind: 'yours', membership: 'Active', percent: null })
})

test('none where nobody gives a reason, or where the reasons differ', () => {
  expect(whosePrices([{}, { priceReason: null }])).toBeNull()
  expect(whosePrices([member(20), member(20, 'Swim')])).toBeNull()
  expect(whosePrices([member(20), { priceReason: { ...member(20).priceReason, code: 'members_pay_less' } }])).toBeNull()
})
