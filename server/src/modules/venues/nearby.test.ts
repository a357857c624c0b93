import { describe, expect, test } from 'vitest'
import { foldForSearch } from '../../infra/wire/fold-for-search.ts'
import { milesBetween, milesTo } from './nearby.ts'

describe('venues near a place', () => {
  test('a mile is 1609.344 metres: London to Cardiff is about 131 miles', () => {
    const london = { latitude: 51.5074, longitude: -0.1278 }
    const cardiff = { latitude: 51.4816, longitude: -3.1791 }
    expect(milesBetween(london, cardiff)).toBeGreaterThan(130)
    expect(milesBetween(london, cardiff)).toBeLessThan(132)
  })

  test('the distance has one decimal', () => {
    const venue = { coordinates: { latitude: 51.6, longitude: -0.2 } }
    const distance = milesTo({ latitude: 51.5, longitude: -0.1 }, venue)
    expect(distance).toBe(Math.round((distance ?? 0) * 10) / 10)
    expect(distance).toBeGreaterThan(0)
  })

  test('a venue without coordinates has no distance', () => {
    expect(
      milesTo({ latitude: 51, longitude: 0 }, { coordinates: { latitude: null, longitude: null } }),
    ).toBeUndefined()
  })

  test('a search does not mind accents or case', () => {
    expect(foldForSearch('Brynmôr CENTRE')).toBe('brynmor centre')
  })
})
