import { expect, test } from 'vitest'
import { directionsUrl } from './venue-facts.ts'
import { venueWeek } from './venue-week.ts'

const london = { openingTimes: 'Mo-Sa 08:00-18:00; Su off', timezone: 'Europe/London' }

test('the week begins on Monday, and today follows the clock of the venue', () => {
  // Half past eleven on a Saturday night in London is Sunday in Auckland.
  const night = Date.parse('2026-11-21T23:30:00Z')
  const week = venueWeek(london, night)
  expect(week?.map(({ day }) => day.slice(8))).toEqual(['16', '17', '18', '19', '20', '21', '22'])
  expect(week?.find(({ isToday }) => isToday)?.day).toBe('2026-11-21')
  expect(week?.at(-1)?.opening).toEqual({ kind: 'closed' })
  const there = venueWeek({ ...london, timezone: 'Pacific/Auckland' }, night)
  expect(there?.find(({ isToday }) => isToday)?.day).toBe('2026-11-22')
})

test('opening hours that cannot be read are not shown', () => {
  expect(venueWeek({ ...london, openingTimes: 'Mo-Fr 08:00-18:00; PH off' }, 0)).toBeNull()
})

test('directions lead to the coordinates, or to the address where there are none', () => {
  const at = { name: 'Elm Hall', address1: 'Elm Lane', town: 'Elm', postcode: 'EL1 1EL' }
  expect(directionsUrl({ ...at, coordinates: { latitude: 51.5, longitude: -0.25 } })).toMatch(
    /destination=51.5%2C-0.25$/,
  )
  expect(directionsUrl({ ...at, coordinates: { latitude: null, longitude: null } })).toMatch(
    /destination=Elm\+Hall%2C\+Elm\+Lane%2C\+Elm%2C\+EL1\+1EL$/,
  )
  expect(directionsUrl({ name: 'Elm Hall', address1: null, town: null, postcode: null, coordinates: null })).toBeNull()
})
