import { addDays, asOnThisMachine, day as dayMs, daysBetween, localDate, zonedInstant } from '@touchline/clock'
import type { OpeningDay } from '@touchline/contract'
import { LRUCache } from 'lru-cache'
import { factsOf, hoursAt, type Opening } from './opening-times.ts'

/** By the machine's clock, which stands for the venue's. */
type Interval = { readonly from: Date; readonly to: Date; readonly isUnknown: boolean }

/** A venue's days are the same for a week, and take some milliseconds to work out. */
const known = new LRUCache<string, readonly OpeningDay[]>({ max: 1000 })

const someMonday = '1970-01-05'

/**
 * The opening hours of a venue on each day of this week, by its own clock, and of the Sunday before it, whose night may
 * last into Monday; none when the opening times cannot be read. [O-504]
 */
export function openingDays(opening: Opening, now: number): readonly OpeningDay[] {
  const today = localDate(now, opening.timezone)
  const sunday = addDays(today, -(((daysBetween(someMonday, today) % 7) + 7) % 7) - 1)
  const key = `${factsOf(opening)} ${opening.timezone} ${sunday}`
  const found = known.get(key)
  if (found) return found
  const made = daysFrom(opening, sunday)
  known.set(key, made)
  return made
}

function daysFrom(opening: Opening, first: string): readonly OpeningDay[] {
  const hours = hoursAt(opening, zonedInstant(first, '12:00', opening.timezone))
  if ('problem' in hours) return []
  const days = Array.from({ length: 8 }, (_, index) => addDays(first, index))
  // A day more on each side: a night may begin before the first day and end after the last.
  const found = hours.getOpenIntervals(startOf(addDays(first, -1)), startOf(addDays(first, 9)))
  const intervals = found.map(([from, to, isUnknown]): Interval => ({ from, to, isUnknown }))
  return days.map((day) => ({
    day,
    hours: intervals.filter(({ isUnknown }) => !isUnknown).flatMap((interval) => hoursOn(day, interval)),
    unknown: intervals.some((interval) => interval.isUnknown && hoursOn(day, interval).length > 0),
  }))
}

/** The hours of an interval on a day; a night belongs to the day on which it begins. */
function hoursOn(day: string, { from, to }: Interval): OpeningDay['hours'] {
  const [start, end] = [startOf(day), startOf(addDays(day, 1))]
  if (from >= end || to <= start) return []
  const isNight = to.getTime() - from.getTime() < dayMs
  if (from < start && isNight) return []
  const opens = from < start ? '00:00' : clockTime(from)
  if (to < end || (to > end && isNight)) return [{ opens, closes: clockTime(to) }]
  return [{ opens, closes: '24:00' }]
}

function startOf(day: string): Date {
  return asOnThisMachine(`${day} 00:00:00`)
}

function clockTime(moment: Date): string {
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
