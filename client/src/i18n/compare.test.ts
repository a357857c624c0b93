import { describe, expect, test } from 'vitest'
import { compareNames } from './compare.ts'

const characters = ` _-,;:!?.'"()[]{}@*/\\&#%\`^+<=>|~$0123456789abcXYZABCxyzéŵß–`

/** The same ones each time, spread over everything. */
function numbers(): () => number {
  let state = 7
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state
  }
}

describe('names in lists', () => {
  test('are sorted as browsers sort British English', () => {
    const next = numbers()
    const name = () => Array.from({ length: next() % 5 }, () => characters.charAt(next() % characters.length)).join('')
    for (let count = 0; count < 20_000; count += 1) {
      const [a, b] = [name(), name()]
      expect([a, b, Math.sign(compareNames(a, b))]).toEqual([a, b, Math.sign(a.localeCompare(b, 'en-GB'))])
    }
  })

  test('know accents and cases', () => {
    const sorted = ['bowls', 'Bowls', 'Bowls 2', 'Éclair baking', 'Yoga (over 60s)', 'Yoga beginners']
    expect(sorted.toReversed().toSorted(compareNames)).toEqual(sorted)
  })
})
