import { listBookableCategories, readBookableCategory } from '@touchline/contract/calls/categories'
import type { Entity } from '@touchline/contract/client'
import { call } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import { channelInUse } from '../../app/session/counter.ts'
import { nameOfSlug } from '../../i18n/slug-name.ts'
import { type Query, type Question, useQuery } from '../../app/use-query.ts'
import { type SoldWhole, soldWholeQuery } from './sold-whole-query.ts'

type WireCategory = Entity<'BookableCategory'>

type CategoryAnswer = Read<WireCategory>

/** A category that can be shown and found again. */
export type Category = CategoryAnswer & { readonly name: string; readonly slug: string }

/** What can be shown of an answer; null where it can be neither named nor found again. */
export function categoryIn(answer: CategoryAnswer): Category | null {
  const slug = answer.slug ?? answer.id
  const name = answer.name ?? (answer.slug && nameOfSlug(answer.slug))
  return slug && name ? { ...answer, name, slug } : null
}

/** The categories with courses, or with camps, at a venue. [O-81] */
export function categoriesQuestion(type: SoldWhole, venueSlug: string): Question<readonly Category[]> {
  return [
    [listBookableCategories.name, type, venueSlug],
    async () => {
      const answers = await call(listBookableCategories, {
        params: { venue: venueSlug },
        query: { ...soldWholeQuery(type), source: channelInUse() },
      })
      return answers.flatMap((answer) => categoryIn(answer) ?? [])
    },
  ]
}

export function useCategoriesOf(type: SoldWhole, venueSlug: string): Query<readonly Category[]> {
  return useQuery(...categoriesQuestion(type, venueSlug))
}

/** One category with courses, or with camps, at a venue; an unknown one is an error to show. [O-81] */
export function categoryQuestion(type: SoldWhole, venueSlug: string, categorySlug: string): Question<Category> {
  return [
    [readBookableCategory.name, type, venueSlug, categorySlug],
    async () => {
      const answer = await call(readBookableCategory, {
        params: { venue: venueSlug, category: categorySlug },
        query: { ...soldWholeQuery(type), source: channelInUse() },
      })
      // The address has named it already.
      return { ...answer, name: answer.name ?? nameOfSlug(categorySlug), slug: answer.slug ?? categorySlug }
    },
  ]
}

export function useCategoryOf(type: SoldWhole, venueSlug: string, categorySlug: string): Query<Category> {
  return useQuery(...categoryQuestion(type, venueSlug, categorySlug))
}
