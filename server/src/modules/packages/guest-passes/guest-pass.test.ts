import { expect, test } from 'vitest'
import { codeIn, statusOf } from './guest-pass.ts'

test.each([
  [{ usedAt: null, expiresAt: null, endedAt: null }, 'active'],
  [{ usedAt: null, expiresAt: 11, endedAt: null }, 'active'],
  [{ usedAt: null, expiresAt: 10, endedAt: null }, 'expired'],
  [{ usedAt: null, expiresAt: 10, endedAt: 5 }, 'refunded'],
  [{ usedAt: 3, expiresAt: 10, endedAt: 5 }, 'used'],
] as const)('[O-201 partly] %o at 10 is %s', (facts, status) => {
  expect(statusOf(facts, 10)).toBe(status)
})

test.each(['7KQ2M4XW9TB3HN01', '7kq2 m4xw 9tb3 hno1', '7KQ2-M4XW-9TB3-HNOI', '7KQ2M4XW9TB3HN0L'])(
  '%s is the same code',
  (typed) => {
    expect(codeIn(typed)).toBe('7KQ2M4XW9TB3HN01')
  },
)
