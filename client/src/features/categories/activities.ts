import { compareNames } from '../../i18n/collation.ts'
import { bookedAs } from '../occurrences/booked-as.ts'
import type { BookedAs } from '../occurrences/booked-as.ts'
import type { Category } from './category-questions.ts'

/** An activity over all venues: its venues, and its number of offers. */
export type Activity = Pick<Category, 'name' | 'slug'> & {
  readonly pictureKind: string | null
  /** Courses or camps. */
  readonly of: BookedAs
  /** Offers to come over all venues; null when the platform does not count them. */
  readonly count: number | null
  readonly venues: readonly ActivityVenue[]
  /** Names of its schedules that a search found. */
  readonly found: readonly string[]
  /** What was searched for instead, where nothing has the words as they are spelt. [O-446] */
  readonly searchedFor?: string
}

export type ActivityVenue = { readonly slug: string; readonly count: number | null }

type VenueCategories = { readonly venueSlug: string; readonly categories: readonly Category[] }

/** The venues' categories combined by activity, the one with most choice first. */
export function activitiesOver(venues: readonly VenueCategories[]): readonly Activity[] {
  const bySlug = new Map<string, Activity>()
  for (const { venueSlug, categories } of venues) {
    for (const { slug, name, pictureKind, bookableCount, bookingType } of categories) {
      const here = bookableCount ?? null
      const before = bySlug.get(slug)
      const count = before?.count === undefined ? here : sumOf(before.count, here)
      const at = { slug: venueSlug, count: here }
      // A platform that names no type has courses there.
      const of = bookingType ? bookedAs(bookingType) : 'course'
      if (of === null) continue
      const sum = { name, slug, of, pictureKind: pictureKind ?? null, count, found: [] } as const
      bySlug.set(slug, { ...sum, venues: [...(before?.venues ?? []), at] })
    }
  }
  return largestFirst([...bySlug.values()])
}

/** The one with most choice first. */
export function largestFirst(activities: readonly Activity[]): readonly Activity[] {
  return activities.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0) || compareNames(a.name, b.name))
}

function sumOf(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b
}
