import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayIn, dayOf, daysBetween, isDay, mondayOf, partOfDay, startOfDay, weekdayOf } from './calendar.ts'
import { startI18n } from './start-i18n.ts'
import { fullDayText } from './when.ts'

beforeAll(() => startI18n())

describe('days', () => {
  test('are counted by the calendar, also across a leap day, a clock change and a new year', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2)
  })

  test.each([
    ['2026-11-23', 0, '2026-11-23'],
    ['2026-11-29', 6, '2026-11-23'],
    ['2027-01-01', 4, '2026-12-28'],
    ['1969-12-31', 2, '1969-12-29'],
  ])('[S9-059] %s is weekday %i of the week that begins on Monday %s', (day, weekday, monday) => {
    expect(weekdayOf(day)).toBe(weekday)
    expect(mondayOf(day)).toBe(monday)
  })

  test.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-13-01', false],
    ['tomorrow', false],
    ['', false],
  ])('"%s" is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })

  test('follow the clock of the venue', () => {
    expect(dayOf({ local: '2026-12-01 17:05:00' })).toBe('2026-12-01')
    expect(fullDayText(startOfDay('2026-12-01'))).toBe('Tuesday 1 December 2026')
    expect(dayIn('Europe/London', Date.parse('2026-06-30T23:30:00Z'))).toBe('2026-07-01')
  })
})

test.each([
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['16:59', 'afternoon'],
  ['17:00', 'evening'],
])('%s is in the %s', (time, part) => {
  expect(partOfDay(`2026-12-01 ${time}:00`)).toBe(part)
})
