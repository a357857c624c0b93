import { describe, expect, test } from 'vitest'
import { costOf, amountText } from './membership-type.ts'
import { isWaiting } from './use-join.ts'

const pounds = (value: number) => ({ value, formatted: null, currency: null })

describe('a membership', () => {
  test.each([
    ['with a joining fee', { monthlyPrice: pounds(3650), joiningFee: pounds(1500) }, 5150],
    ['without one', { monthlyPrice: pounds(2400), joiningFee: pounds(0) }, 2400],
    ['whose fee nobody says', { monthlyPrice: pounds(2400), joiningFee: null }, 2400],
    ['whose price nobody says', { monthlyPrice: null, joiningFee: pounds(1500) }, null],
  ])('[O-174 partly] %s first costs the first month and the joining fee', (_, type, cost) => {
    expect(costOf(type)).toBe(cost)
  })

  const lines = [
    { membershipType: { id: 1 }, purchasedForUserId: 30 },
    { membershipType: { id: 2 }, purchasedForUserId: null },
    { purchasedForUserId: 30 },
  ]

  test.each([
    [1, 30, true],
    [1, 20, false],
    [2, 20, true],
    [2, 30, false],
    [3, 30, false],
  ])('[O-174 partly] a basket holds type %i for person %i: %s', (typeId, subjectId, waits) => {
    expect(isWaiting(lines, { typeId, subjectId, ownerId: 20 })).toBe(waits)
  })
})

test('[O-548] a price that begins with nothing is free, never an amount of nothing', () => {
  const texts = [0, 560].flatMap((value) => [false, true].map((isFrom) => amountText({ value }, isFrom)))
  expect(texts).toEqual(['free', 'fromFree', null, 'from'])
})
