import { compareCodes, compareNames } from '../../../i18n/collation.ts'
import type { ReadPrice } from '../../../api/keys.ts'
import type { PriceReason } from '../../occurrences/terms.ts'
import type { EntryStanding } from './entry-standing.ts'

export type Named = { readonly id: string; readonly name: string }

/** The audience, as far as a platform says. */
export type Suitable = {
  readonly label?: string | null
  readonly minAge?: number | null
  readonly maxAge?: number | null
}

/** One of several prices by age, with its ages in the platform's words. */
export type EntryPrice = {
  readonly name: string
  readonly ages: readonly string[]
  /** Null where only members have one. */
  readonly price: ReadPrice | null
  readonly memberPrice: ReadPrice | null
  /** The price of the person asked for. */
  readonly isOwn: boolean
}

/**
 * One choice of a day: a class, a slot of a court, a time with tickets. Both generations of a platform send it, each in
 * its own shape. Times are `HH:MM` by the venue's clock.
 */
export type Entry = {
  readonly id: string
  /** The id for its waitlist; null when unknown. */
  readonly occurrenceId: string | null
  readonly name: string | null
  readonly begins: string
  readonly ends: string | null
  readonly instructors: readonly string[]
  readonly tags: readonly Named[]
  readonly location: Named | null
  readonly standing: EntryStanding
  readonly capacity: { readonly available: number | null; readonly maximum: number | null } | null
  /** Its time does not count, and a new one will follow. */
  readonly isPostponed: boolean
  /** Null also where the viewer cannot have it. */
  readonly price: ReadPrice | null
  /** The price without a membership. */
  readonly normalPrice: ReadPrice | null
  readonly priceReason: PriceReason | null
  /** The prices by age; empty where everybody has the same. */
  readonly prices: readonly EntryPrice[]
  readonly suitableFor: Suitable | null
  readonly pictureKind: string | null
}

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether a text is a time of day, `HH:MM`. */
export function isTime(text: string): boolean {
  return clock.test(text)
}

/** Minutes from midnight. */
function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Whether its price is the lowest of several, because the attendee is not known. */
export function isLowestOfSeveral({ prices }: Pick<Entry, 'prices'>): boolean {
  return new Set(prices.map(({ price }) => price?.value)).size > 1 && !prices.some(({ isOwn }) => isOwn)
}

const minutesOfDay = 24 * 60

/** Its length in minutes, also over midnight; null when unknown. */
export function lengthOf({ begins, ends }: Pick<Entry, 'begins' | 'ends'>): number | null {
  if (ends === null) return null
  return (minutesOf(ends) - minutesOf(begins) + minutesOfDay) % minutesOfDay
}

/** By start, then name, then place. */
export function byStart(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted(
    (a, b) =>
      compareCodes(a.begins, b.begins) ||
      compareNames(a.name ?? '', b.name ?? '') ||
      (a.location?.name ?? '').localeCompare(b.location?.name ?? '', 'en-GB', { numeric: true }) ||
      compareCodes(a.id, b.id),
  )
}

/** The id of a row's name, which links to its panel and survives any change of the row. */
export const entryNameId = (id: string): string => `entry-${id}`

/** Marks a slot's place among the courts, which takes the focus when the slot cannot be booked any more. */
export const entryPlace = (id: string) => ({ 'data-entry': id, tabIndex: -1 })
