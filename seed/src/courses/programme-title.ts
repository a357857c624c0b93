import type { CategorySlug } from '../categories/categories.ts'
import type { CoursePlan } from './course-plan.ts'
import type { Weekday } from '../seed-day.ts'

/** A course that runs alike in several venues. `price` in minor units, a multiple of five so that a fifth off is whole. */
export type ProgrammeTitle = {
  readonly slug: string
  readonly name: string
  readonly about: string
  readonly category: CategorySlug
  readonly audience: 'children' | 'adults'
  readonly ages: NonNullable<CoursePlan['ages']>
  /** In the first venue; a title for working days moves on by two working days from venue to venue. */
  readonly weekday: Weekday
  /** Chosen so that no two courses ever want the same room at once, whatever day the seed is made on. */
  readonly time: string
  readonly minutes: number
  readonly weeks: number
  readonly maximum: number
  readonly price: number
}
