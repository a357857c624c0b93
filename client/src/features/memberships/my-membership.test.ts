import { describe, expect, test } from 'vitest'
import { addMonths, canRenew, freezeUntil, lastPaidDay } from './my-membership.ts'

describe('[O-174] a membership with an end', () => {
  const ends = { endsOn: '2026-05-10' }

  test.each([
    ['2026-04-09', false],
    ['2026-04-10', true],
    ['2026-06-09', true],
    ['2026-06-10', false],
  ])('can be renewed on %s: %s', (today, can) => expect(canRenew(ends, today)).toBe(can))

  test('needs no renewal without one', () => expect(canRenew({ endsOn: null }, '2026-05-10')).toBe(false))
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-11-30', 3, '2027-02-28'],
])('%s and %i months is %s', (day, months, then) => expect(addMonths(day, months)).toBe(then))

test('[O-253] a freeze ends on the day before its day of the month', () => {
  expect(freezeUntil('2026-05-01', 2)).toBe('2026-06-30')
})

describe('[O-253] the last paid day', () => {
  test('is that of the membership', () => {
    expect(lastPaidDay({ startsOn: '2026-01-01', endsOn: '2026-05-10' }, '2026-04-07')).toBe('2026-05-10')
  })

  test('is that of the month counted from its first day, where it has no end', () => {
    expect(lastPaidDay({ startsOn: '2024-01-31', endsOn: null }, '2026-02-28')).toBe('2026-03-30')
    expect(lastPaidDay({ startsOn: '2024-01-10', endsOn: null }, '2026-04-09')).toBe('2026-04-09')
  })
})
