import { listVenueCategories } from '@touchline/contract/calls/activities'
import { call } from '../../api/call.ts'
import { channelInUse } from '../../app/session/counter.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { OtherErrors, Query } from '../../app/answers/use-query.ts'
import { categoriesQuestion, categoryQuestion, venueCategoryQuestion } from './category-questions.ts'
import type { Category, SoldWhole } from './category-questions.ts'
import { venueCategoriesIn } from './venue-category.ts'
import type { VenueCategory } from './venue-category.ts'

/** Categories booked by date at a venue: groups, and those in none. */
export function useVenueCategories(
  venueSlug: string,
  otherErrors: OtherErrors = 'boundary',
): Query<readonly VenueCategory[]> {
  return useQuery(
    [listVenueCategories.name, venueSlug],
    async () =>
      venueCategoriesIn(
        await call(listVenueCategories, { params: { venue: venueSlug }, query: { source: channelInUse() } }),
      ),
    otherErrors,
  )
}

/** One of them; the page shows the error for an unknown one. */
export function useVenueCategory(venueSlug: string, activitySlug: string): Query<VenueCategory> {
  return useQuery(...venueCategoryQuestion(venueSlug, activitySlug))
}

export function useCategoriesOf(type: SoldWhole, venueSlug: string): Query<readonly Category[]> {
  return useQuery(...categoriesQuestion(type, venueSlug))
}

export function useCategoryOf(type: SoldWhole, venueSlug: string, categorySlug: string): Query<Category> {
  return useQuery(...categoryQuestion(type, venueSlug, categorySlug))
}
