import { describe, expect, test } from 'vitest'
import {
  clockText,
  dateText,
  dayText,
  fullDayText,
  instantOf,
  momentText,
  shortDayParts,
  timeRangeText,
  weekdayText,
} from './when.ts'

const starts = { utc: '2027-06-01 16:00:00', local: '2027-06-01 17:00:00', timezone: 'Europe/London' }
const ends = { utc: '2027-06-01 16:45:00', local: '2027-06-01 17:45:00', timezone: 'Europe/London' }

describe('times in words', () => {
  test('show the venue clock, wherever the device is', () => {
    expect(timeRangeText(starts, ends)).toBe('17:00 to 17:45')
    expect(dayText(starts)).toBe('Tue 1 June')
    expect(fullDayText(starts)).toBe('Tuesday 1 June 2027')
    expect(dateText(starts)).toBe('1 June')
    expect(weekdayText(starts)).toBe('Tuesday')
  })

  test('an instant is shown in the zone that is asked for', () => {
    expect(instantOf(starts)).toBe(Date.parse('2027-06-01T16:00:00Z'))
    expect(clockText(instantOf(starts), 'Europe/London')).toBe('17:00')
    expect(clockText(instantOf(starts), 'Asia/Tokyo')).toBe('01:00')
    expect(momentText(instantOf(starts), 'Europe/London')).toBe('1 June 2027, 17:00')
  })

  test('are said in the language asked for, with names of our own where the browser has none', () => {
    expect(fullDayText(starts, 'cy')).toBe('dydd Mawrth 1 Mehefin 2027')
    expect(dayText(starts, 'cy')).toBe('Maw 1 Mehefin')
    expect(weekdayText(starts, 'cy')).toBe('dydd Mawrth')
    expect(timeRangeText(starts, ends, 'cy')).toBe('17:00 tan 17:45')
    expect(momentText(instantOf(starts), 'Europe/London', 'cy')).toBe('1 Mehefin 2027, 17:00')
    expect(shortDayParts(starts, 'cy')).toEqual({ weekday: 'Maw', day: '1', month: 'Meh' })
  })
})
