import { readVenueCategory } from '@touchline/contract/calls/activities'
import { listBookableCategories, readBookableCategory } from '@touchline/contract/calls/categories'
import type { Entity } from '@touchline/contract/client'
import { call } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import type { Question } from '../../app/answers/question.ts'
import { channelInUse } from '../../app/session/counter.ts'
import { nameOfSlug } from '../../i18n/slug-name.ts'
import { venueCategory } from './venue-category.ts'
import type { VenueCategory } from './venue-category.ts'

/** Sold as a whole or day by day, and not by the hour. */
export type SoldWhole = 'courses' | 'camps'

/** The query for categories with courses or camps. */
const soldWhole = (type: SoldWhole) => ({ source: channelInUse(), bookingTypes: [type] })

type CategoryAnswer = Read<Entity<'BookableCategory'>>

/** A category with a name and a slug. */
export type Category = CategoryAnswer & { readonly name: string; readonly slug: string }

/** The displayable part of an answer; null without a name or a slug. */
export function categoryIn(answer: CategoryAnswer): Category | null {
  const slug = answer.slug ?? answer.id
  const name = answer.name ?? (answer.slug && nameOfSlug(answer.slug))
  return slug && name ? { ...answer, name, slug } : null
}

/** The categories with courses, or with camps, at a venue. */
export function categoriesQuestion(type: SoldWhole, venueSlug: string): Question<readonly Category[]> {
  return [
    [listBookableCategories.name, type, venueSlug],
    async () => {
      const answers = await call(listBookableCategories, {
        params: { venue: venueSlug },
        query: soldWhole(type),
      })
      return answers.flatMap((answer) => categoryIn(answer) ?? [])
    },
  ]
}

/** One category with courses, or with camps, at a venue; the page shows the error for an unknown one. */
export function categoryQuestion(type: SoldWhole, venueSlug: string, categorySlug: string): Question<Category> {
  return [
    [readBookableCategory.name, type, venueSlug, categorySlug],
    async () => {
      const answer = await call(readBookableCategory, {
        params: { venue: venueSlug, category: categorySlug },
        query: soldWhole(type),
      })
      // The address names it already.
      return { ...answer, name: answer.name ?? nameOfSlug(categorySlug), slug: answer.slug ?? categorySlug }
    },
  ]
}

/** One category that is booked by the date; an unknown one is an error to show. */
export function venueCategoryQuestion(venueSlug: string, activitySlug: string): Question<VenueCategory> {
  return [
    [readVenueCategory.name, venueSlug, activitySlug],
    async () => {
      const answer = await call(readVenueCategory, {
        params: { venue: venueSlug, activitySlug },
        query: { source: channelInUse() },
      })
      return venueCategory(answer, answer.slug ?? activitySlug)
    },
  ]
}
