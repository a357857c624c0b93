import { describe, expect, test } from 'vitest'
import { fitOf } from './age-fit.ts'

const limits = (minAge: number | null, maxAge: number | null) => ({ suitableFor: { label: null, minAge, maxAge } })

describe('[O-377] the age that a membership’s price is for', () => {
  test.each([
    ['2011-05-02', 'fits'],
    ['2010-05-01', 'wrong'],
    [null, 'unknown'],
  ])('up to 15, on 1 May 2026: born on %s, %s', (born, kind) => {
    expect(fitOf(limits(null, 15), born, '2026-05-01').kind).toBe(kind)
  })

  test.each([
    ['1966-05-01', { kind: 'fits' }],
    ['1966-05-02', { kind: 'wrong', age: 59 }],
  ])('from 60: born on %s', (born, fit) => {
    expect(fitOf(limits(60, null), born, '2026-05-01')).toEqual(fit)
  })

  test('a price for everybody asks for no date of birth', () => {
    expect(fitOf({ suitableFor: null }, null, '2026-05-01')).toEqual({ kind: 'fits' })
  })
})
