import { describe, expect, test } from 'vitest'
import { dayAfter, expiryOf } from './package.ts'

describe('[P3-066, P3-067, P9-006, O-171] how long a package lasts', () => {
  test.each([
    ['2026-04-07', 30, 'day', '2026-05-07'],
    ['2026-01-31', 1, 'month', '2026-02-28'],
    ['2026-11-30', 3, 'month', '2027-02-28'],
    ['2026-12-15', 1, 'month', '2027-01-15'],
    ['2024-02-29', 1, 'year', '2025-02-28'],
  ] as const)('%s and %i %s: %s', (day, value, unit, expected) => {
    expect(dayAfter(day, value, unit)).toBe(expected)
  })

  test('lasts to the midnight after its last day in the zone of use; without an expiry for ever', () => {
    const boughtAt = Date.parse('2026-04-07T22:30:00Z')
    const until = expiryOf({ expiryValue: 1, expiryUnit: 'day' }, boughtAt, 'Europe/London')
    expect(until).toBe(Date.parse('2026-04-08T23:00:00Z'))
    expect(expiryOf({ expiryValue: null, expiryUnit: null }, boughtAt, 'Europe/London')).toBeNull()
  })
})
