import { daysBetween } from '@touchline/clock'
import { describe, expect, test } from 'vitest'
import { daysSinceMonday, daysToSession, seedDay, type Weekday } from './seed-day.ts'

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

describe('the day of a seed', () => {
  test('is the calendar day in London, not in UTC', () => {
    expect(seedDay(Date.parse('2026-07-01T23:30:00Z')).today).toBe('2026-07-02')
    expect(seedDay(Date.parse('2026-12-01T23:30:00Z')).today).toBe('2026-12-01')
  })

  test('keeps the local time across a clock change', () => {
    const day = seedDay(Date.parse('2026-03-25T12:00:00Z'))
    expect(day.instantAt(0, '17:00')).toBe(Date.parse('2026-03-25T17:00:00Z'))
    expect(day.instantAt(7, '17:00')).toBe(Date.parse('2026-04-01T16:00:00Z'))
  })

  test('knows weekdays before and after the Monday it counts from', () => {
    expect(daysSinceMonday('2023-12-31')).toBe(6)
    expect(daysSinceMonday('2024-01-01')).toBe(0)
    expect(daysSinceMonday('2026-11-20')).toBe(4)
  })
})

describe('the next day of a weekly session', () => {
  test.each(weekdays)('is one to six days away when today has weekday %i', (todays) => {
    const day = seedDay(Date.parse(`2026-06-0${todays}T12:00:00Z`))
    for (const weekday of weekdays) {
      const days = daysToSession(day, weekday)
      expect(days).toBeGreaterThanOrEqual(1)
      expect(days).toBeLessThanOrEqual(6)
      const falls = daysSinceMonday(day.dayAt(days)) + 1
      expect(weekday === todays || falls === weekday).toBe(true)
      expect(falls >= 6).toBe(weekday >= 6)
    }
  })

  test('is never today', () => {
    const friday = seedDay(Date.parse('2026-11-20T12:00:00Z'))
    expect(daysBetween(friday.today, friday.dayAt(daysToSession(friday, 5)))).toBe(6)
  })
})
