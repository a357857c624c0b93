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
import type { BookingWindowRow, OccurrenceRow, ScheduleRow } from '../tables.ts'

/** What schedules need of their venue: shared by all of them. */
export type VenuePart = Pick<
  VenueRow,
  'id' | 'revision' | 'name' | 'slug' | 'timezone' | 'campsAndCourses' | 'migrationOn'
> & {
  readonly wire: VenueSummary
  /** By location: from it up to the venue. [P3-096] */
  readonly chains: ReadonlyMap<number, Unworded<Occurrence>['locations']>
}

/** What schedules need of their category: shared by all of them. */
export type CategoryPart = Pick<
  CategoryRow,
  'id' | 'revision' | 'name' | 'slug' | 'bookingType' | 'pictureKind' | 'cancellation'
> & { readonly wire: CategorySummary }

/**
 * A schedule with everything about it that no booking changes. Shared by every answer: nobody changes what is in it. It
 * holds rows and not what the wire makes of them, because a dozen times as many rows find room in the same memory.
 */
export type Schedule = {
  readonly row: ScheduleRow
  readonly venue: VenuePart
  readonly category: CategoryPart
  readonly windows: readonly BookingWindowRow[]
  /** What the whole costs; null where it is not sold whole. */
  readonly whole: PriceList | null
  /** What one occurrence bought alone costs; null where none is. */
  readonly single: PriceList | null
  /** Of a course or camp, earliest first; none where occurrences are read by themselves. */
  readonly sessions: readonly Session[]
  readonly extras: readonly PriceList[]
  readonly sections: readonly Section[]
  readonly waiver: RestrictionSummary | null
  readonly induction: RestrictionSummary | null
}

/** An occurrence without what its schedule says of all of them, and without what only searches need. */
export type SessionRow = Omit<
  OccurrenceRow,
  | 'revision'
  | 'scheduleId'
  | 'venueId'
  | 'categoryId'
  | 'bookingType'
  | 'localDate'
  | 'topLocationId'
  | 'deletionReason'
>

/** One occurrence of a schedule. */
export type Session = { readonly row: SessionRow }

export type Section = { readonly wire: QuestionSection; readonly questions: readonly StoredQuestion[] }
