import { addDays, daysBetween, localDate, zonedInstant } from '@touchline/clock'

/** Every seeded venue keeps the same time. */
export const seedTimezone = 'Europe/London'

/** Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const someMonday = '2024-01-01'

/**
 * The calendar day a seed is made for. Records depend on the day alone, never on the time of day: a template made at noon
 * serves every sandbox of that day, so a state has to hold from midnight to midnight.
 */
export type SeedDay = {
  /** `YYYY-MM-DD` in the venues' time zone. */
  readonly today: string
  /** The day `offset` days from today. */
  readonly dayAt: (offset: number) => string
  /** The instant at which the venues' clocks show `time` (`HH:MM`) on the day `offset` days from today. */
  readonly instantAt: (offset: number, time: string) => number
}

/** The day of an instant (epoch milliseconds). */
export function seedDay(now: number): SeedDay {
  const today = localDate(now, seedTimezone)
  return {
    today,
    dayAt: (offset) => addDays(today, offset),
    instantAt: (offset, time) => zonedInstant(addDays(today, offset), time, seedTimezone),
  }
}

/** How many days after the latest Monday a day is: 0 for a Monday, 6 for a Sunday. */
export function daysSinceMonday(day: string): number {
  const days = daysBetween(someMonday, day) % 7
  return days < 0 ? days + 7 : days
}

/**
 * Days from today (1 to 6) to the next day on which a weekly session falls. Never today: a session that is over by the
 * evening would make the seed depend on the hour. When its weekday is today's, the session is a day off; working days
 * stay working days and weekends stay weekends, because the hours in which venues are open differ.
 */
export function daysToSession(day: SeedDay, weekday: Weekday): number {
  const todays = daysSinceMonday(day.today)
  const wanted = weekday - 1
  const chosen = wanted === todays ? neighbour(wanted) : wanted
  return (chosen - todays + 7) % 7
}

function neighbour(weekdayIndex: number): number {
  const isLastOfItsKind = weekdayIndex === 4 || weekdayIndex === 6
  return isLastOfItsKind ? weekdayIndex - 1 : weekdayIndex + 1
}
