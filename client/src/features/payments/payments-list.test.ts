import { expect, test } from 'vitest'
import { payableEntries, withCardPart } from './payments-list.ts'

test('[S4-013] [P7-077] entries of zero or less are dropped', () => {
  const kept = { tenderType: 'credit', amount: 1 } as const
  expect(payableEntries([{ tenderType: 'credit', amount: 0 }, kept, { tenderType: 'cash', amount: -5 }])).toEqual([
    kept,
  ])
})

test('the amount beyond the credit is paid online', () => {
  const credit = { tenderType: 'credit', amount: 500 } as const
  expect(withCardPart([credit], 2000)).toEqual([credit, { tenderType: 'online', amount: 1500 }])
})

test('nothing is paid online when credit covers everything', () => {
  const credit = { tenderType: 'credit', amount: 2000 } as const
  expect(withCardPart([credit], 2000)).toEqual([credit])
})

test('an earlier card part is replaced', () => {
  expect(withCardPart([{ tenderType: 'online', amount: 10 }], 2000)).toEqual([{ tenderType: 'online', amount: 2000 }])
})
