import { zonedInstant } from '@touchline/clock'
import { describe, expect, test } from 'vitest'
import { isClosedWithin, type Opening, openingProblem } from './opening-times.ts'

const london = { timezone: 'Europe/London', postcode: 'AC1 4QT', coordinates: { latitude: 51.5, longitude: -0.1 } }
const glasgow = { ...london, postcode: 'G1 1AA', coordinates: { latitude: 55.9, longitude: -4.3 } }
const belfast = { ...london, postcode: 'bt1 5gs', coordinates: { latitude: 54.6, longitude: -5.9 } }

function isClosed(opening: Opening, day: string, from: string, to: string): boolean {
  const at = (clock: string) => zonedInstant(day, clock, opening.timezone)
  return isClosedWithin(opening, { startsAt: at(from), endsAt: at(to) })
}

describe('[O-141] public holidays of opening times are those of the nation of the venue', () => {
  test.each([
    ['Christmas', '2026-12-25', { england: true, scotland: true, northernIreland: true }],
    ['2 January', '2026-01-02', { england: false, scotland: true, northernIreland: false }],
    ['Easter Monday', '2026-04-06', { england: true, scotland: false, northernIreland: true }],
    ['Saint Patrick', '2026-03-17', { england: false, scotland: false, northernIreland: true }],
    ['an ordinary Friday', '2026-06-19', { england: false, scotland: false, northernIreland: false }],
  ])('%s', (_what, day, closed) => {
    const openingTimes = 'Mo-Su 07:00-21:00; PH off'
    expect({
      england: isClosed({ ...london, openingTimes }, day, '10:00', '11:00'),
      scotland: isClosed({ ...glasgow, openingTimes }, day, '10:00', '11:00'),
      northernIreland: isClosed({ ...belfast, openingTimes }, day, '10:00', '11:00'),
    }).toEqual(closed)
  })

  test('have hours of their own where the text says so', () => {
    const opening = { ...london, openingTimes: 'Mo-Fr 06:30-22:00; Sa-Su,PH 08:00-18:00' }
    expect(isClosed(opening, '2026-12-25', '17:00', '19:00')).toBe(true)
    expect(isClosed(opening, '2026-12-24', '17:00', '19:00')).toBe(false)
  })
})

describe('[O-141] the sun rises and sets at the venue, by the clock of the venue', () => {
  const openingTimes = 'sunrise-sunset'

  test.each([
    ['London in June, until 21:21', london, '2026-06-18', '19:00', '21:15', false],
    ['London in June, after 21:21', london, '2026-06-18', '20:00', '21:30', true],
    ['London in December, after 15:53', london, '2026-12-18', '15:00', '16:00', true],
    [
      'New York in June, until 20:30',
      { ...london, timezone: 'America/New_York', coordinates: { latitude: 40.7, longitude: -74 } },
      '2026-06-18',
      '05:30',
      '20:20',
      false,
    ],
    [
      'New York in June, after 20:30',
      { ...london, timezone: 'America/New_York', coordinates: { latitude: 40.7, longitude: -74 } },
      '2026-06-18',
      '20:00',
      '20:45',
      true,
    ],
    [
      'a venue without coordinates, where nobody knows',
      { ...london, coordinates: { latitude: null, longitude: null } },
      '2026-06-18',
      '01:00',
      '02:00',
      false,
    ],
  ] as const)('%s', (_where, place, day, from, to, closed) => {
    expect(isClosed({ ...place, openingTimes }, day, from, to)).toBe(closed)
  })
})

describe('[O-141] unknown hours are not closed', () => {
  test.each([
    ['"by appointment"', '19:00', '20:00', false],
    ['Mo-Fr 09:00-17:00 || "ring the office"', '16:00', '20:00', false],
    ['Mo-Fr 09:00-17:00, We 17:00-18:00 unknown', '16:00', '18:00', false],
    ['Mo-Fr 09:00-17:00, We 17:00-18:00 unknown', '16:00', '18:30', true],
    ['Mo-Fr 09:00-12:00,14:00-17:00', '11:00', '15:00', true],
  ])('%s, from %s to %s', (openingTimes, from, to, closed) => {
    expect(isClosed({ ...london, openingTimes }, '2026-11-25', from, to)).toBe(closed)
  })
})

describe('[O-143] opening times that cannot be read', () => {
  test.each([
    'Mo-Su 07:00-21:00; PH off',
    'Mo-Fr 06:30-22:00; Sa-Su,PH 08:00-18:00',
    'PH off; 24/7',
    'sunrise-sunset',
    '"by appointment"',
    'Apr-Sep: Mo-Su 07:00-20:00; Oct-Mar: Mo-Su 08:00-18:00',
    'week 01-53/2 Mo 09:00-12:00',
  ])('do not include %s', (openingTimes) => {
    for (const place of [london, glasgow, belfast]) expect(openingProblem({ ...place, openingTimes })).toBeNull()
  })

  test('come with the reason of the package', () => {
    const because = (openingTimes: string) => openingProblem({ ...london, openingTimes })
    expect(because('Mo-Fr 10:00-20:00; SH off')).toBe(
      'There are no holidays (SH) defined for country gb and state England.',
    )
    expect(because('Mo-Fr from nine')).toContain('Unexpected token')
  })
})
