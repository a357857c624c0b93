import type { Entry } from './entry.ts'

/** Days that are read for other times, beginning with the day of the entry. */
const daysRead = 7

/** The most other times that are named. */
const most = 4

/** A time of the same class on a day, `YYYY-MM-DD`. */
export type OtherTime = { readonly day: string; readonly entry: Entry }

type Day = { readonly day: string; readonly entries: readonly Entry[] }

/** The day itself and the next ones on which anything can be booked. */
export function daysToRead(day: string, bookableDays: readonly string[]): readonly string[] {
  return [...new Set([day, ...bookableDays.filter((other) => other > day).toSorted()])].slice(0, daysRead)
}

/** The next times of the same name that can be booked, with places left. [O-555] */
export function otherTimes(days: readonly Day[], { id, name }: Pick<Entry, 'id' | 'name'>): readonly OtherTime[] {
  return days
    .flatMap(({ day, entries }) => entries.map((entry) => ({ day, entry })))
    .filter(({ entry }) => entry.id !== id && entry.name === name && hasPlaces(entry))
    .slice(0, most)
}

function hasPlaces({ standing, capacity }: Entry): boolean {
  return standing.kind === 'bookable' && (capacity?.available ?? 1) > 0
}
