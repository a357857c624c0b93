import { listBookableCategories, readBookableCategory } from '@touchline/contract/client'
import type { BookableCategory as WireCategory } from '@touchline/contract/client'
import { call } from '../../api/call.ts'
import type { Camel } from '../../api/keys.ts'
import { useQuery } from '../../app/use-query.ts'
import type { Query } from '../../app/use-query.ts'

export type Category = Camel<WireCategory>

const query = { source: 'online', bookingTypes: ['courses'] } as const

/** The categories with courses at a venue. [O-81] */
export function useCourseCategories(venueSlug: string): Query<readonly Category[]> {
  return useQuery([listBookableCategories.name, 'courses', venueSlug], () =>
    call(listBookableCategories, { params: { venue: venueSlug }, query }),
  )
}

/** One category with courses at a venue; an unknown one is an error to show. [O-81] */
export function useCourseCategory(venueSlug: string, categorySlug: string): Query<Category> {
  return useQuery([readBookableCategory.name, 'courses', venueSlug, categorySlug], () =>
    call(readBookableCategory, { params: { venue: venueSlug, category: categorySlug }, query }),
  )
}
