import { expect, test } from 'vitest'
import { directionsUrl } from './venue-facts.ts'
import { venueWeek } from './venue-week.ts'

const london = { openingTimes: 'Mo-Sa 08:00-18:00; Su off', timezone: 'Europe/London' }

test('the week begins on Monday, and today follows the clock of the venue', () => {
  // Half past eleven on a Saturday night in London is Sunday in Auckland.
  const night = Date.parse('2026-11-21T23:30:00Z')
  const week = venueWeek(london, night)
  expect(week?.days.map(({ day }) => day.slice(8))).toEqual(['16', '17', '18', '19', '20', '21', '22'])
  expect(week?.days.find(({ isToday }) => isToday)?.day).toBe('2026-11-21')
  expect(week?.days.at(-1)?.opening).toEqual({ kind: 'closed' })
  const there = venueWeek({ ...london, timezone: 'Pacific/Auckland' }, night)
  expect(there?.days.find(({ isToday }) => isToday)?.day).toBe('2026-11-22')
})

test('[O-504] hours that differ from week to week are the days that the platform worked out', () => {
  const openingTimes = 'Apr-Sep: Mo-Su 07:00-20:00; Oct-Mar: Mo-Su 08:00-18:00'
  const hours = [{ opens: '08:00', closes: '18:00' }]
  const openingDays = [23, 24, 25, 26, 27, 28, 29].map((day) => ({ day: `2026-11-${day}`, hours, unknown: false }))
  const noon = Date.parse('2026-11-25T12:00:00Z')
  const week = venueWeek({ ...london, openingTimes, openingDays }, noon)
  expect(week?.isWeekly).toBe(false)
  expect(week?.days.map(({ opening }) => opening)).toEqual(
    Array(7).fill({ kind: 'open', spans: hours, mayOpen: false }),
  )
  expect(venueWeek(london, noon)?.isWeekly).toBe(true)
  // Another platform works none out, and the days of an earlier week are of no use.
  expect(venueWeek({ ...london, openingTimes }, noon)).toBeNull()
  expect(venueWeek({ ...london, openingTimes, openingDays }, noon + 7 * 86_400_000)).toBeNull()
})

test('[O-504] a day of unknown hours is told from a closed one, and an unknown week is not shown', () => {
  const openingTimes = 'Mo 09:00-12:00; Tu unknown'
  const openingDays = [
    { day: '2026-11-23', hours: [{ opens: '09:00', closes: '12:00' }], unknown: false },
    { day: '2026-11-24', hours: [], unknown: true },
    { day: '2026-11-25', hours: [], unknown: false },
  ]
  const noon = Date.parse('2026-11-25T12:00:00Z')
  const kinds = venueWeek({ ...london, openingTimes, openingDays }, noon)?.days.map(({ opening }) => opening.kind)
  expect(kinds?.slice(0, 3)).toEqual(['open', 'unknown', 'closed'])
  const unknown = openingDays.map(({ day }) => ({ day, hours: [], unknown: true }))
  expect(venueWeek({ ...london, openingTimes: '"by appointment"', openingDays: unknown }, noon)).toBeNull()
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
