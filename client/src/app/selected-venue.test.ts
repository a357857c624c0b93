import { expect, test } from 'vitest'
import { cookieNames } from '../api/cookies.ts'
import { memoryJar } from '../api/memory-jar.ts'
import { credentialsIn } from '../api/tokens.ts'
import { parseConfig } from './config/config.ts'
import { provideEnvironment } from './environment.ts'
import { bookingsSite } from '../sites/bookings/site.ts'
import { rememberVenue } from './selected-venue.ts'
import { venueIn } from './venue-cookie.ts'

test('[S9-067, O-79 partly] the venue chosen is kept in a cookie that begins with venue-, by client', () => {
  const configured = parseConfig({})
  if (!configured.ok) throw new Error('the configuration of this test is wrong')
  const cookies = memoryJar()
  provideEnvironment({
    site: bookingsSite,
    config: configured.config,
    credentials: credentialsIn(cookies, 'bookings', { secure: false, pathname: () => '/' }),
    cookies,
    secure: false,
    modes: { embedded: false, kiosk: null },
  })
  rememberVenue(7, 'harbour')
  expect(cookieNames(cookies, 'venue-')).toEqual(['venue-7'])
  expect(venueIn(cookies, 7)).toBe('harbour')
})

test('the venue kept is read by client', () => {
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
