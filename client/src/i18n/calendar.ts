import { dateOf } from './date-of.ts'
import { localTime } from './local-time.ts'
import type { WireDateTime } from './when.ts'

const dayMs = 24 * 60 * 60 * 1000

function instantOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** Whether a text is a date, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instantOfDay(text)) && addDays(text, 0) === text
}

/** `YYYY-MM-DD` by the venue's clock. */
export function dayOf({ local }: Pick<WireDateTime, 'local'>): string {
  return local.slice(0, 10)
}

export function addDays(day: string, count: number): string {
  return dateOf(instantOfDay(day) + count * dayMs)
    .toISOString()
    .slice(0, 10)
}

/** The days from one day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((instantOfDay(to) - instantOfDay(from)) / dayMs)
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  // 1 January 1970 was a Thursday.
  return (((instantOfDay(day) / dayMs + 3) % 7) + 7) % 7
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day))
}

/** A day as a wire time, for the texts of `when.ts`. */
export function startOfDay(day: string): WireDateTime {
  return { utc: `${day} 00:00:00`, local: `${day} 00:00:00`, timezone: 'UTC' }
}

/**
 * The date in a time zone at an instant (epoch milliseconds), `YYYY-MM-DD`; in the device's zone when none is known.
 */
export function dayIn(timezone: string | null | undefined, instant: number): string {
  return localTime(instant, timezone).slice(0, 10)
}

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** The part of the day of a local time `YYYY-MM-DD HH:MM:SS`: afternoon from 12, evening from 17 o'clock. */
export function partOfDay(local: string): PartOfDay {
  const hour = Number(local.slice(11, 13))
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

/** Epoch milliseconds. */
export function instantOf({ utc }: Pick<WireDateTime, 'utc'>): number {
  return Date.parse(`${utc.replace(' ', 'T')}Z`)
}
