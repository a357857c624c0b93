import { type Query, useQuery } from '../../app/answers/use-query.ts'
import { categoriesQuestion, categoryQuestion } from './category-questions.ts'
import type { Category, SoldWhole } from './category-questions.ts'

export function useCategoriesOf(type: SoldWhole, venueSlug: string): Query<readonly Category[]> {
  return useQuery(...categoriesQuestion(type, venueSlug))
}

export function useCategoryOf(type: SoldWhole, venueSlug: string, categorySlug: string): Query<Category> {
  return useQuery(...categoryQuestion(type, venueSlug, categorySlug))
}
