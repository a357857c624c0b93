import { expect, test } from 'vitest'
import { memoryJar } from '../api/memory-jar.ts'
import { venueIn } from './selected-venue.ts'

test('[S9-067, O-79] the venue is kept by client', () => {
  const jar = memoryJar({ 'venue-1': 'harbour', 'venue-2': 'hillside' })
  expect([venueIn(jar, 1), venueIn(jar, 2), venueIn(jar, 3)]).toEqual(['harbour', 'hillside', null])
})

test('before the client is known the only venue counts, of several none', () => {
  expect(venueIn(memoryJar({ 'venue-1': 'harbour', other: 'x' }), null)).toBe('harbour')
  expect(venueIn(memoryJar({ 'venue-1': 'harbour', 'venue-2': 'hillside' }), null)).toBeNull()
})

test('a value that is no slug is nothing', () => {
  expect(venueIn(memoryJar({ 'venue-1': '../x' }), 1)).toBeNull()
})
