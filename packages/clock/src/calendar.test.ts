import { describe, expect, test } from 'vitest'
import { fixedClock } from './index.ts'
import {
  addDays,
  daysBetween,
  isDay,
  localDate,
  localDateTime,
  parseDuration,
  utcDateTime,
  zonedInstant,
} from './calendar.ts'

const london = 'Europe/London'

describe('calendar', () => {
  test.each([
    ['2026-01-06', '17:00', '2026-01-06T17:00:00.000Z'],
    ['2026-07-06', '17:00', '2026-07-06T16:00:00.000Z'],
    ['2026-03-29', '00:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T02:30:00.000Z'],
  ])('a London wall clock showing %s %s is the instant %s', (day, time, instant) => {
    expect(new Date(zonedInstant(day, time, london)).toISOString()).toBe(instant)
  })

  test('[P3-006] an instant reads YYYY-MM-DD HH:MM:SS in UTC and locally', () => {
    const instant = Date.parse('2026-07-01T23:05:09Z')
    expect(utcDateTime(instant)).toBe('2026-07-01 23:05:09')
    expect(localDateTime(instant, london)).toBe('2026-07-02 00:05:09')
    expect(localDate(instant, london)).toBe('2026-07-02')
  })

  test('days are added and counted across months and leap days', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
    expect(addDays('2026-03-30', -2)).toBe('2026-03-28')
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  })

  test.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-12-31', true],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['0000-01-01T', false],
  ])('whether %s is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })

  test.each([
    ['P3DT2H', 266_400_000],
    ['PT90M', 5_400_000],
    ['P1D', 86_400_000],
    ['PT1S', 1000],
    ['P', undefined],
    ['P1DT', undefined],
    ['3 days', undefined],
    ['P-1D', undefined],
  ])('the duration %s is %s milliseconds', (text, expected) => {
    expect(parseDuration(text)).toBe(expected)
  })
})

describe('a fixed clock', () => {
  test('stands still, advances, and never goes back', () => {
    const clock = fixedClock('2026-04-07T10:00:00Z')
    const start = clock.now()
    clock.advance(500)
    expect(clock.now() - start).toBe(500)
    expect(() => clock.setTo(start)).toThrow(RangeError)
    expect(() => clock.advance(-1)).toThrow(RangeError)
  })
})
