import { describe, expect, test } from 'vitest'
import { foldForSearch } from '../../infra/wire/fold-for-search.ts'
import { isInBox, milesBetween, milesTo, oneDecimal } from './nearby.ts'

const places = [0, 51.5, -33.9, 89.8, -90].flatMap((latitude) =>
  [0, -2.8, 179.9, -180].map((longitude) => ({ latitude, longitude })),
)

describe('venues near a location', () => {
  test('a mile is 1609.344 metres: London to Cardiff is about 131 miles', () => {
    const london = { latitude: 51.5074, longitude: -0.1278 }
    const cardiff = { latitude: 51.4816, longitude: -3.1791 }
    expect(milesBetween(london, cardiff)).toBeGreaterThan(130)
    expect(milesBetween(london, cardiff)).toBeLessThan(132)
  })

  test('[S9-009] a distance is shown with one decimal', () => {
    expect([0, 0.04, 0.05, 12.349, 29.96].map(oneDecimal)).toEqual([0, 0, 0.1, 12.3, 30])
  })

  test('[S9-008] the bounding box contains the whole radius, also at the date line and the poles', () => {
    const steps = Array.from({ length: 25 }, (_, step) => (step - 12) / 20)
    for (const place of places) {
      for (const north of steps) {
        for (const east of steps) {
          const latitude = Math.max(-90, Math.min(90, place.latitude + north))
          const longitude =
            ((((place.longitude + east / Math.cos((latitude * Math.PI) / 180) + 180) % 360) + 360) % 360) - 180
          const coordinates = { latitude, longitude }
          const radius = milesBetween(place, coordinates)
          expect(isInBox(place, radius, { coordinates }), `${JSON.stringify([place, coordinates])}`).toBe(true)
        }
      }
    }
    const far = { coordinates: { latitude: 52, longitude: -2.8 } }
    expect(isInBox({ latitude: 51, longitude: -2.8 }, 30, far)).toBe(false)
  })

  test('a venue without coordinates has no distance', () => {
    expect(
      milesTo({ latitude: 51, longitude: 0 }, { coordinates: { latitude: null, longitude: null } }),
    ).toBeUndefined()
  })

  test('a search ignores accents and case', () => {
    expect(foldForSearch('Brynmôr CENTRE')).toBe('brynmor centre')
  })
})
