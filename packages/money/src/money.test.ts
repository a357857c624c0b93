import { describe, expect, test } from 'vitest'
import { amountIn, format, least, minorUnits, share, sum, sumOf, times } from './index.ts'

describe('money', () => {
  test('a fraction of a penny is refused at once', () => {
    expect(() => minorUnits(0.1 + 0.2)).toThrow(RangeError)
    expect(() => minorUnits(Number.NaN)).toThrow(RangeError)
  })

  test.each([
    [0, '£0.00'],
    [5, '£0.05'],
    [2050, '£20.50'],
    [-300, '-£3.00'],
    [123_456_789, '£1234567.89'],
  ])('[S9-003, P9-008] %i minor units read %s', (amount, text) => {
    expect(format(amount)).toBe(text)
  })

  test.each([
    ['12', 1200],
    ['12.5', 1250],
    [' £0.05 ', 5],
    ['£1,250.00', 125_000],
    ['', null],
    ['-1', null],
    ['1.234', null],
    ['1,25', null],
    ['12 pounds', null],
  ])('"%s" is an amount of %s', (text, amount) => {
    expect(amountIn(text)).toBe(amount)
  })

  test('sums, multiples and minima stay whole', () => {
    const price = minorUnits(1999)
    expect(sum([price, times(price, 2)])).toBe(5997)
    expect(sumOf([{ amount: price }, { amount: 1 }])).toBe(2000)
    expect(sumOf([])).toBe(0)
    expect(() => sumOf([{ amount: 0.5 }, { amount: 0.5 }])).toThrow(RangeError)
    expect(least(price, minorUnits(5))).toBe(5)
  })

  test.each([
    [8400, 7, 12, 4900],
    [1000, 1, 3, 333],
    [1000, 2, 3, 667],
    [5, 1, 2, 3],
    [8400, 0, 12, 0],
  ])('the share of %i for %i of %i is %i, half a penny rounds up', (amount, part, whole, expected) => {
    expect(share(minorUnits(amount), part, whole)).toBe(expected)
  })
})
