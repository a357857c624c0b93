import type {
  CategorySummary,
  Occurrence,
  QuestionSection,
  RestrictionSummary,
  VenueSummary,
  Unworded,
} from '@touchline/contract'
import type { CategoryRow } from '../../categories/index.ts'
import type { PriceList } from '../../pricing/index.ts'
import type { StoredQuestion } from '../../questions/index.ts'
import type { VenueRow } from '../../venues/index.ts'
import type { AgeRange } from './tables.ts'
import type { BookingWindowRow, OccurrenceRow, ScheduleRow } from '../tables.ts'

/** An extra with its prices; `wholeOnly`: offered with the whole, and not with single sessions. */
export type ScheduleExtra = PriceList & { readonly wholeOnly?: true }

/** One of several prices of a session, and the ages it is for; null for the ordinary price. */
export type AgePrice = PriceList & { readonly ages: readonly AgeRange[] | null }

/** The facts of a venue that its schedules share. */
export type VenuePart = Pick<
  VenueRow,
  'id' | 'revision' | 'name' | 'slug' | 'timezone' | 'campsAndCourses' | 'migrationOn'
> & {
  readonly wire: VenueSummary
  /** By location: the chain from it up to the venue. */
  readonly chains: ReadonlyMap<number, Unworded<Occurrence>['locations']>
}

/** The facts of a category that its schedules share. */
export type CategoryPart = Pick<
  CategoryRow,
  'id' | 'revision' | 'name' | 'slug' | 'bookingType' | 'pictureKind' | 'cancellation'
> & { readonly wire: CategorySummary }

/**
 * A schedule with everything that no booking changes. Answers share it and must not change it. It holds rows rather
 * than wire shapes, because a dozen times as many fit into the same memory.
 */
export type Schedule = {
  readonly row: ScheduleRow
  readonly venue: VenuePart
  readonly category: CategoryPart
  readonly windows: readonly BookingWindowRow[]
  /** Prices of the whole; null where it is not sold whole. */
  readonly whole: PriceList | null
  /** Prices of a single occurrence, the first of several; null where none is sold. */
  readonly single: PriceList | null
  /** Prices of a single occurrence by the attendee's age; empty where there is one for everybody. */
  readonly byAge: readonly AgePrice[]
  /** Sessions of a course or camp, earliest first; empty where occurrences are read one by one. */
  readonly sessions: readonly Session[]
  readonly extras: readonly ScheduleExtra[]
  readonly sections: readonly Section[]
  readonly waiver: RestrictionSummary | null
  readonly induction: RestrictionSummary | null
}

/** An occurrence without the facts of its schedule, and without columns used only by searches. */
export type SessionRow = Omit<
  OccurrenceRow,
  'revision' | 'scheduleId' | 'venueId' | 'categoryId' | 'bookingType' | 'localDate' | 'topLocationId'
>

/** One occurrence of a schedule. */
export type Session = { readonly row: SessionRow }

export type Section = { readonly wire: QuestionSection; readonly questions: readonly StoredQuestion[] }
