import { describe, expect, test } from 'vitest'
import { ageOn, isChildWhoFits, misfitOf } from './age-fit.ts'

describe('[O-97 partly] eligibility by age', () => {
  test('an age is whole years on the day', () => {
    expect(ageOn('2018-12-10', '2026-12-10')).toBe(8)
    expect(ageOn('2018-12-11', '2026-12-10')).toBe(7)
    expect(ageOn('2016-02-29', '2026-02-28')).toBe(9)
  })

  test('both limits are included, and either may be missing', () => {
    const children = { minAge: 8, maxAge: 12 }
    expect([8, 12].map((age) => misfitOf(age, children))).toEqual([null, null])
    expect(misfitOf(7, children)).toEqual({ kind: 'too-young', from: 8 })
    expect(misfitOf(13, children)).toEqual({ kind: 'too-old', upTo: 12 })
    expect(misfitOf(40, children)).toEqual({ kind: 'children-only' })
    expect(misfitOf(40, { minAge: 16, maxAge: null })).toBeNull()
    expect(misfitOf(70, { minAge: null, maxAge: 65 })).toEqual({ kind: 'too-old', upTo: 65 })
  })

  test('an unknown age excludes nobody', () => {
    expect(misfitOf(null, { minAge: 8, maxAge: 12 })).toBeNull()
    expect(misfitOf(40, null)).toBeNull()
  })
})

test('[O-492] children who fit are those who could come instead of the customer', () => {
  const fromFive = { minAge: 5, maxAge: null }
  expect([4, 5, 17, 18, null].map((age) => isChildWhoFits(age, fromFive))).toEqual([false, true, true, false, true])
  expect(isChildWhoFits(17, { minAge: 16, maxAge: null })).toBe(false)
  expect(isChildWhoFits(8, { minAge: null, maxAge: null })).toBe(false)
  expect(isChildWhoFits(8, null)).toBe(false)
})
