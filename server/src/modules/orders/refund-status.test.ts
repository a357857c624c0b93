import { minorUnits } from '@touchline/money'
import { expect, test } from 'vitest'
import { refundStatusOf, type Returned } from './refund-status.ts'

const part = (tenderType: Returned['tenderType'], amount: number): Returned => ({
  tenderType,
  amount: minorUnits(amount),
})

test.each([
  [null, []],
  ['partial', [part('credit', 500)]],
  ['partial', [part('online', 1000), part('credit', 999)]],
  ['full', [part('online', 1000), part('credit', 1000)]],
  ['off-system', [part('off-system', 1)]],
  ['off-system', [part('off-system', 2000)]],
  ['mixed', [part('off-system', 1000), part('cash', 1000)]],
] as const)('[O-32, S3-018] an order of 2000 is %s', (status, returned) => {
  expect(refundStatusOf(minorUnits(2000), returned)).toBe(status)
})
