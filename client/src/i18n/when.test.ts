import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, instantOf, startOfDay } from './calendar.ts'
import { startI18n } from './start-i18n.ts'
import {
  clockText,
  dateText,
  dayText,
  fullDayText,
  momentText,
  shortDayParts,
  timeRangeText,
  weekdayText,
} from './when.ts'

const starts = { utc: '2027-06-01 16:00:00', local: '2027-06-01 17:00:00', timezone: 'Europe/London' }
const ends = { utc: '2027-06-01 16:45:00', local: '2027-06-01 17:45:00', timezone: 'Europe/London' }

beforeAll(async () => {
  await startI18n('cy')
  await startI18n('en')
})

/** Every day of two years, including a leap year, as clocks show it. */
const days = Array.from({ length: 731 }, (_, index) => addDays('2027-06-01', index))

function british(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (day: string) => format.format(Date.parse(`${day}T12:00:00Z`)).replace(',', '')
}

describe('times in words', () => {
  test('are those that browsers write in British English', () => {
    const year = 'numeric'
    const day = 'numeric'
    const month = 'long'
    const written = days.map(startOfDay)
    expect(written.map((at) => dayText(at))).toEqual(days.map(british({ weekday: 'short', day, month })))
    expect(written.map((at) => fullDayText(at))).toEqual(days.map(british({ weekday: 'long', day, month, year })))
    expect(written.map((at) => dateText(at))).toEqual(days.map(british({ day, month })))
    expect(written.map((at) => weekdayText(at))).toEqual(days.map(british({ weekday: 'long' })))
    expect(written.map((at) => Object.values(shortDayParts(at)).join(' '))).toEqual(
      days.map(british({ weekday: 'short', day, month: 'short' })),
    )
  })

  test('follow the venue clock, wherever the device is', () => {
    expect(timeRangeText(starts, ends)).toBe('17:00 to 17:45')
    expect(dayText(starts)).toBe('Tue 1 June')
    expect(fullDayText(starts)).toBe('Tuesday 1 June 2027')
    expect(dateText(starts)).toBe('1 June')
    expect(weekdayText(starts)).toBe('Tuesday')
  })

  test('an instant is shown in the requested zone', () => {
    expect(instantOf(starts)).toBe(Date.parse('2027-06-01T16:00:00Z'))
    expect(clockText(instantOf(starts), 'Europe/London')).toBe('17:00')
    expect(clockText(instantOf(starts), 'Asia/Tokyo')).toBe('01:00')
    expect(momentText(instantOf(starts), 'Europe/London')).toBe('1 June 2027, 17:00')
  })

  test('are in the requested language, with our own names where the browser has none', () => {
    expect(fullDayText(starts, 'cy')).toBe('dydd Mawrth 1 Mehefin 2027')
    expect(dayText(starts, 'cy')).toBe('Maw 1 Mehefin')
    expect(weekdayText(starts, 'cy')).toBe('dydd Mawrth')
    expect(timeRangeText(starts, ends, 'cy')).toBe('17:00 tan 17:45')
    expect(momentText(instantOf(starts), 'Europe/London', 'cy')).toBe('1 Mehefin 2027, 17:00')
    expect(shortDayParts(starts, 'cy')).toEqual({ weekday: 'Maw', day: '1', month: 'Meh' })
  })
})
