import { zonedInstant } from '@touchline/clock'
import { seedTimezone } from '../seed-day.ts'

function at(day: string, time: string): readonly [string, number] {
  return [`${day} ${time}`, zonedInstant(day, time, seedTimezone)]
}

/** Days on which dates go wrong: clock changes and their eves, a leap day, the turn of a year, and each part of a week. */
export const seededInstants = [
  at('2026-03-28', '23:30'),
  at('2026-03-29', '12:00'),
  at('2026-10-25', '01:30'),
  at('2028-02-29', '08:15'),
  at('2026-12-31', '23:59'),
  at('2027-01-01', '00:00'),
  at('2026-11-18', '10:00'),
  at('2026-07-03', '17:45'),
  at('2026-06-09', '06:00'),
  at('2026-08-31', '14:20'),
] as const
