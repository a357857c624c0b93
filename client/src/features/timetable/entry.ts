import { compareCodes, compareNames } from '../../i18n/collation.ts'
import type { ReadPrice } from '../../api/keys.ts'
import type { PriceReason } from '../occurrences/terms.ts'
import type { EntryStanding } from './entry-standing.ts'

export type Named = { readonly id: string; readonly name: string }

/** Who may come, as far as a platform says. */
export type Suitable = {
  readonly label?: string | null
  readonly minAge?: number | null
  readonly maxAge?: number | null
}

/**
 * One dated thing that can be chosen on a day: a class, a slot of a court, a time with tickets. Both generations of a
 * platform answer it, each in its own shape. Times are `HH:MM` by the venue's clock.
 */
export type Entry = {
  readonly id: string
  /** By which it is waited for; null where nobody says. */
  readonly occurrenceId: string | null
  readonly name: string | null
  readonly begins: string
  readonly ends: string | null
  readonly instructors: readonly string[]
  readonly tags: readonly Named[]
  readonly location: Named | null
  readonly standing: EntryStanding
  readonly capacity: { readonly available: number | null; readonly maximum: number | null } | null
  readonly price: ReadPrice | null
  /** What somebody without a membership pays. */
  readonly normalPrice: ReadPrice | null
  readonly priceReason: PriceReason | null
  readonly suitableFor: Suitable | null
  readonly pictureKind: string | null
}

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether a text is a time of the day, `HH:MM`. */
export function isTime(text: string): boolean {
  return clock.test(text)
}

/** Minutes from midnight. */
function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

const minutesOfDay = 24 * 60

/** How long it takes, in minutes, also over midnight; null where nobody says. */
export function lengthOf({ begins, ends }: Pick<Entry, 'begins' | 'ends'>): number | null {
  if (ends === null) return null
  return (minutesOf(ends) - minutesOf(begins) + minutesOfDay) % minutesOfDay
}

/** Sorted by start; what starts together by name, then by place. [S2-149, S2-150] */
export function byStart(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted(
    (a, b) =>
      compareCodes(a.begins, b.begins) ||
      compareNames(a.name ?? '', b.name ?? '') ||
      (a.location?.name ?? '').localeCompare(b.location?.name ?? '', 'en-GB', { numeric: true }) ||
      compareCodes(a.id, b.id),
  )
}
