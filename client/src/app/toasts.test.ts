import { describe, expect, test } from 'vitest'
import { closesAfter, toneOf } from './toasts.ts'

describe('toasts', () => {
  test('[S9-017, C-57] stay 3000 ms when nothing is said', () => {
    expect(closesAfter(undefined)).toBe(3000)
  })

  test.each([1, 3000, 5000, 10_000])('[S9-015, S9-018] close after %i ms when told so', (closeAfter) => {
    expect(closesAfter(closeAfter)).toBe(closeAfter)
  })

  test.each([0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '[S9-016, C-57] stay for good with %o',
    (closeAfter) => {
      expect(closesAfter(closeAfter)).toBeNull()
    },
  )

  test.each([
    ['error', 'danger'],
    ['danger', 'danger'],
    ['success', 'success'],
    ['info', 'info'],
    ['neutral', 'info'],
  ] as const)('[C-56] the type %s is shown as %s', (type, tone) => {
    expect(toneOf(type)).toBe(tone)
  })
})
