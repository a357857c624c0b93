import { expect, test } from 'vitest'
import { isGood } from './saved-cards.ts'

test.each([
  ['04/26', true],
  ['03/26', false],
  ['12/25', false],
  ['01/27', true],
])('a card that expires %s is valid in April 2026: %s', (expiry, good) => {
  expect(isGood({ expiry }, Date.parse('2026-04-30T23:59:00Z'))).toBe(good)
})
