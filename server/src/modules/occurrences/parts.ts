import type {
  CategorySummary,
  DateTime,
  Occurrence,
  QuestionSection,
  RestrictionSummary,
  VenueSummary,
} from '@touchline/contract'
import type { CategoryRow } from '../categories/index.ts'
import type { PriceList } from '../pricing/index.ts'
import type { StoredQuestion } from '../questions/index.ts'
import type { VenueRow } from '../venues/index.ts'
import type { BookingWindowRow, OccurrenceRow, ScheduleRow } from './tables.ts'

/** A schedule with everything about it that no booking changes. Shared by every answer: nobody changes what is in it. */
export type Schedule = {
  readonly row: ScheduleRow
  readonly venue: VenueRow
  readonly category: CategoryRow
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
  /** The name customers read for where it is. [P3-098] */
  readonly locationName: string
  readonly wire: {
    readonly startsAt: DateTime
    readonly endsAt: DateTime
    readonly venue: VenueSummary
    readonly category: CategorySummary
    readonly instructorNames: string[]
    /** From its location up to the venue. [P3-096] */
    readonly locations: Occurrence['locations']
  }
}

/** One occurrence with everything about it that no booking changes. */
export type Session = {
  readonly row: OccurrenceRow
  readonly wire: StaticOccurrence
}

/** The fields of an occurrence that depend on nobody and nothing but its row. */
export type StaticOccurrence = Omit<
  Occurrence,
  | 'capacity'
  | 'price'
  | 'restrictions'
  | 'bookable_action'
  | 'waitlist'
  | 'block_booking_information'
  | 'can_cancel'
  | 'last_bookable_at'
>

export type Section = { readonly wire: QuestionSection; readonly questions: readonly StoredQuestion[] }
