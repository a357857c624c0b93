import { zero } from '@touchline/money'
import { entriesOf } from '../entries.ts'
import { fixedUuid, foundedAt } from '../fixed-ids.ts'
import type { CategoryRecord } from '../seed-writer.ts'

const parent = { slug: 'large-everything', name: 'Everything else' } as const

const categories = {
  'studio-classes': { name: 'Studio classes', kind: 'dance', bookingType: 'classes' },
  'cycling-classes': { name: 'Cycling classes', kind: 'athletics', bookingType: 'classes' },
  'gym-classes': { name: 'Gym classes', kind: 'athletics', bookingType: 'classes' },
  'quiet-classes': { name: 'Quiet classes', kind: 'yoga', bookingType: 'classes' },
  'public-swimming': { name: 'Public swimming', kind: 'swimming', bookingType: 'ticketed' },
  'court-hire': { name: 'Court hire', kind: 'racket', bookingType: 'resources' },
  lessons: { name: 'Lessons', kind: 'gymnastics', bookingType: 'courses' },
  'holiday-weeks': { name: 'Holiday weeks', kind: 'adventure', bookingType: 'camps' },
} as const

export type LargeCategory = keyof typeof categories

export function largeCategoryId(slug: LargeCategory): string {
  return fixedUuid(`large category ${slug}`)
}

/** Activities of the additional venues of a large platform. */
export function largeCategories(venueIds: readonly number[]): readonly CategoryRecord[] {
  const shared = {
    cancellation: { cutOffMinutes: 120, actions: [], fee: zero, message: 'Cancel until two hours before the start.' },
    createdAt: foundedAt,
  }
  const parentId = fixedUuid(`large category ${parent.slug}`)
  return [
    { ...shared, ...parent, id: parentId, bookingType: null, parentId: null, kind: 'adventure', venueIds: [] },
    ...entriesOf(categories).map(([slug, category]) => ({
      ...shared,
      ...category,
      id: largeCategoryId(slug),
      slug,
      parentId,
      venueIds,
    })),
  ]
}
