import { describe, expect, test } from 'vitest'
import { availabilityOf } from './AvailabilityBadge.tsx'

describe('the availability badge', () => {
  test.each([
    [2, 12, 'few'],
    [3, 12, 'plenty'],
    [3, 15, 'few'],
    [4, 20, 'few'],
    [5, 20, 'plenty'],
    [1, 5, 'few'],
  ])('[S9-025 partly, S9-026 partly] %i of %i places are %s', (available, maximum, kind) => {
    expect(availabilityOf(available, maximum)).toEqual({ kind, places: available })
  })

  test.each([1, 2, 3, 4])('[C-64] with %i places in all the last one is not called few', (maximum) => {
    expect(availabilityOf(1, maximum).kind).toBe('plenty')
  })

  test('[S9-027] no place left is sold out', () => {
    expect(availabilityOf(0, 12)).toEqual({ kind: 'sold-out' })
    expect(availabilityOf(-1, 12)).toEqual({ kind: 'sold-out' })
  })

  test('[C-36] an unlimited number of places has no badge', () => {
    expect(availabilityOf(7, null)).toEqual({ kind: 'unknown' })
  })
})
