import { describe, expect, test } from 'vitest'
import { dayIn, englishMoment, momentIn, sayMomentIn, timeOf, weekdayIn, weekdayMomentIn } from './moments.ts'

const days = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-${10 + month}`)

describe('[O-202 partly] a day and a time in words', () => {
  test.each([
    ['en', '5 January 2027', 'Tuesday 5 January'],
    ['cy', '5 Ionawr 2027', 'dydd Mawrth 5 Ionawr'],
  ] as const)('%s', (language, day, weekday) => {
    const local = '2027-01-05 18:00:00'
    expect([dayIn(language, local), dayIn(language, '2027-01-05')]).toEqual([day, day])
    expect(weekdayIn(language, local)).toBe(weekday)
    expect(timeOf(local)).toBe('18:00')
    expect(momentIn(language, local)).toBe(`${day}, 18:00`)
    expect(weekdayMomentIn(language, local)).toBe(`${weekday} 2027, 18:00`)
  })

  test.each(days)('%s is named as calendars name it', (day) => {
    const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    expect(weekdayIn('en', day)).toBe(format.format(Date.parse(`${day}T12:00:00Z`)))
  })

  test.each(days)('%s is found in English, and said in Welsh', (day) => {
    const whole = new RegExp(`^${englishMoment}$`, 'u')
    for (const write of [dayIn, weekdayIn, momentIn, weekdayMomentIn]) {
      const english = write('en', `${day} 09:30:00`)
      expect(english).toMatch(whole)
      expect(sayMomentIn('cy', english)).toBe(write('cy', `${day} 09:30:00`))
      expect(sayMomentIn('en', english)).toBe(english)
    }
  })
})
