import { expect, test } from 'vitest'
import { cookieNames } from '../../api/credentials/cookies.ts'
import { memoryJar } from '../../api/credentials/memory-jar.ts'
import { bookingsSite } from '../../sites/bookings/site.ts'
import { rememberVenue, venueIn } from './selected-venue.ts'
import { openSite } from './testing/open-site.ts'

test('[S9-067, O-79 partly] the chosen venue is stored per client in a cookie named venue-', () => {
  const cookies = openSite(bookingsSite)
  rememberVenue(7, 'harbour')
  expect(cookieNames(cookies, 'venue-')).toEqual(['venue-7'])
  expect(venueIn(cookies, 7)).toBe('harbour')
})

test('the stored venue is read per client', () => {
  const jar = memoryJar({ 'venue-1': 'harbour', 'venue-2': 'hillside' })
  expect([venueIn(jar, 1), venueIn(jar, 2), venueIn(jar, 3)]).toEqual(['harbour', 'hillside', null])
})

test('before the client is known a single stored venue counts, one of several does not', () => {
  expect(venueIn(memoryJar({ 'venue-1': 'harbour', other: 'x' }), null)).toBe('harbour')
  expect(venueIn(memoryJar({ 'venue-1': 'harbour', 'venue-2': 'hillside' }), null)).toBeNull()
})

test('a stored value that is no slug is ignored', () => {
  expect(venueIn(memoryJar({ 'venue-1': '../x' }), 1)).toBeNull()
})
