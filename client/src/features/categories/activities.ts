import type { Category } from './use-course-categories.ts'

export type SoldKind = 'course' | 'camp'

/** A kind of thing to do over all venues: where it is, and how much of it. */
export type Activity = Pick<Category, 'name' | 'slug'> & {
  readonly pictureKind: string | null
  /** What there is of it. */
  readonly of: SoldKind
  /** Courses that have not ended, over all venues; null where a platform does not count them. */
  readonly count: number | null
  readonly venues: readonly ActivityVenue[]
}

export type ActivityVenue = { readonly slug: string; readonly count: number | null }

type VenueCategories = { readonly venueSlug: string; readonly categories: readonly Category[] }

/** What every venue has, told by activity: the one with the most to choose from first. */
export function activitiesOver(venues: readonly VenueCategories[]): readonly Activity[] {
  const bySlug = new Map<string, Activity>()
  for (const { venueSlug, categories } of venues) {
    for (const { slug, name, pictureKind, bookableCount, bookingType } of categories) {
      const here = bookableCount ?? null
      const before = bySlug.get(slug)
      const count = before?.count === undefined ? here : sumOf(before.count, here)
      const at = { slug: venueSlug, count: here }
      const of = bookingType === 'camps' ? 'camp' : 'course'
      const sum = { name, slug, of, pictureKind: pictureKind ?? null, count } as const
      bySlug.set(slug, { ...sum, venues: [...(before?.venues ?? []), at] })
    }
  }
  return largestFirst([...bySlug.values()])
}

/** The one with the most to choose from first. */
export function largestFirst(activities: readonly Activity[]): readonly Activity[] {
  return activities.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.name.localeCompare(b.name, 'en-GB'))
}

function sumOf(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b
}
