import { describe, expect, test } from 'vitest'
import { addDays, localDateTime, zonedInstant } from './calendar.ts'
import { offsetAt } from './offset.ts'

const hours = 3_600_000

/** The result of the engine's own calendar. */
function byIntl(timeZone: string): (instant: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (instant) => format.format(instant).replace(',', '')
}

describe('offsets of a time zone', () => {
  test.each([
    ['Europe/London', '2026-03-29T01:00:00Z', 0, 1],
    ['Europe/London', '2026-10-25T01:00:00Z', 1, 0],
    ['America/New_York', '2026-03-08T07:00:00Z', -5, -4],
    ['America/New_York', '2026-11-01T06:00:00Z', -4, -5],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', 11, 10.5],
  ])('%s at %s change from %d to %d hours', (zone, change, before, after) => {
    const instant = Date.parse(change)
    expect(offsetAt(instant - 1, zone)).toBe(before * hours)
    expect(offsetAt(instant, zone)).toBe(after * hours)
    expect(offsetAt(instant - 40 * 24 * hours, zone)).toBe(before * hours)
    expect(offsetAt(instant + 40 * 24 * hours, zone)).toBe(after * hours)
  })

  test.each(['Europe/London', 'America/New_York', 'Asia/Kathmandu', 'Africa/Casablanca'])(
    'are those of the calendar through three years with a 29 February: %s',
    (zone) => {
      const expected = byIntl(zone)
      for (let at = Date.parse('2027-01-01T00:07:09Z'); at < Date.parse('2030-01-01T00:00:00Z'); at += 5.25 * hours) {
        expect(localDateTime(at, zone)).toBe(expected(at))
      }
    },
  )

  test('every representable day and its neighbour have an offset', () => {
    for (const day of ['0000-01-01', '0001-12-31', '0999-06-01', '9999-06-01', '9999-12-31']) {
      for (const near of [addDays(day, -1), day, addDays(day, 1)]) {
        expect(Number.isFinite(zonedInstant(near, '00:00', 'Europe/London')), near).toBe(true)
      }
    }
    expect(zonedInstant(addDays('9999-12-31', 1), '00:00', 'Europe/London')).toBe(Date.parse('+010000-01-01T00:00:00Z'))
  })

  test('29 February exists in leap years only', () => {
    expect(localDateTime(Date.parse('2028-02-29T23:30:00Z'), 'Europe/London')).toBe('2028-02-29 23:30:00')
    expect(localDateTime(Date.parse('2028-02-29T23:30:00Z'), 'Europe/Paris')).toBe('2028-03-01 00:30:00')
    expect(localDateTime(Date.parse('2027-02-28T23:30:00Z'), 'Europe/Paris')).toBe('2027-03-01 00:30:00')
  })

  test('a zone that does not exist is refused', () => {
    expect(() => offsetAt(0, 'Europe/Atlantis')).toThrow(RangeError)
  })
})
