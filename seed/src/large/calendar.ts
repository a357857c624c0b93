import { minute } from '@touchline/clock'
import { closedOn } from '../courses/courses.ts'
import { daysSinceMonday, type SeedDay } from '../seed-day.ts'

/** One day of the programme of a large platform. */
export type ProgrammeDay = {
  /** Days from today. */
  readonly offset: number
  /** 0 for a Monday. */
  readonly weekday: number
  readonly isClosed: boolean
  /** The instant at which the venues' clocks show a time, in minutes after midnight. From 03:00 on. */
  readonly at: (minutes: number) => number
}

const noon = 12 * 60

/** The days from `first` on, `count` of them. Clocks change before three in the morning, so that noon says when the rest is. */
export function programmeDays(day: SeedDay, first: number, count: number): readonly ProgrammeDay[] {
  return Array.from({ length: count }, (_, index) => {
    const offset = first + index
    const date = day.dayAt(offset)
    const middle = day.instantAt(offset, '12:00')
    return {
      offset,
      weekday: daysSinceMonday(date),
      isClosed: closedOn.has(date.slice(5)),
      at: (minutes) => middle + (minutes - noon) * minute,
    }
  })
}

/** `HH:MM` as minutes after midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
