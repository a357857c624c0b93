import type { CategorySummary, DateTime, QuestionSection, VenueSummary } from '@touchline/contract'
import type { CategoryRow } from '../categories/index.ts'
import type { StoredQuestion } from '../questions/index.ts'
import type { VenueRow } from '../venues/index.ts'
import { presentDateTime } from '../../infra/wire/date-time.ts'
import type { OccurrenceRow, OccurrenceTables, ScheduleRow } from './tables.ts'

export type PricingOptionRow = OccurrenceTables['pricingOptions']['$inferSelect']

/** One dated session with its wire times, which cost more than everything else about it. */
export type CatalogueSession = OccurrenceRow & { readonly wireStartsAt: DateTime; readonly wireEndsAt: DateTime }

export type CatalogueSection = {
  readonly wire: QuestionSection
  readonly questions: readonly StoredQuestion[]
}

/** A schedule with everything about it that no booking changes. `consumed` in its rows is not to be relied on. */
export type CatalogueSchedule = {
  readonly schedule: ScheduleRow
  readonly venue: VenueRow
  readonly category: CategoryRow
  readonly sessions: readonly CatalogueSession[]
  readonly extras: readonly PricingOptionRow[]
  readonly sections: readonly CatalogueSection[]
  readonly wireStartsAt: DateTime
  readonly wireEndsAt: DateTime
  readonly wireVenue: VenueSummary
  readonly wireCategory: CategorySummary
  readonly locationName: string
  /** Shared by every answer: presenters hand it on and never change it. */
  readonly wireInstructors: string[]
}

/** Every schedule, earliest first. */
export type Catalogue = {
  readonly edition: string
  readonly schedules: readonly CatalogueSchedule[]
  readonly byId: ReadonlyMap<string, CatalogueSchedule>
}

type Rows = {
  readonly schedules: readonly {
    readonly schedule: ScheduleRow
    readonly venue: VenueRow
    readonly category: CategoryRow
  }[]
  readonly occurrences: readonly OccurrenceRow[]
  readonly extras: readonly { readonly scheduleId: string; readonly option: PricingOptionRow }[]
  readonly sections: readonly {
    readonly id: number
    readonly scheduleId: string
    readonly title: string
    readonly description: string | null
    readonly position: number
    readonly questions: readonly StoredQuestion[]
  }[]
}

export function buildCatalogue(edition: string, rows: Rows): Catalogue {
  const occurrences = Map.groupBy(rows.occurrences, ({ scheduleId }) => scheduleId)
  const extras = Map.groupBy(rows.extras, ({ scheduleId }) => scheduleId)
  const sections = Map.groupBy(rows.sections, ({ scheduleId }) => scheduleId)
  const schedules = rows.schedules.map(({ schedule, venue, category }): CatalogueSchedule => {
    const { timezone } = venue
    return {
      schedule,
      venue,
      category,
      sessions: (occurrences.get(schedule.id) ?? []).map((occurrence) => ({
        ...occurrence,
        wireStartsAt: presentDateTime(occurrence.startsAt, timezone),
        wireEndsAt: presentDateTime(occurrence.endsAt, timezone),
      })),
      extras: (extras.get(schedule.id) ?? []).map(({ option }) => option),
      sections: (sections.get(schedule.id) ?? []).map(presentSection),
      wireStartsAt: presentDateTime(schedule.startsAt, timezone),
      wireEndsAt: presentDateTime(schedule.endsAt, timezone),
      wireVenue: { id: venue.id, name: venue.name, slug: venue.slug },
      wireCategory: {
        id: category.id,
        name: category.name,
        slug: category.slug,
        booking_type: category.bookingType,
      },
      // [P3-098] the friendly name is what people read, where there is one.
      locationName: schedule.friendlyLocationName ?? schedule.locationName,
      wireInstructors: schedule.instructors.map(({ name }) => name),
    }
  })
  return { edition, schedules, byId: new Map(schedules.map((entry) => [entry.schedule.id, entry])) }
}

/** Sections and questions by position, ties by id. [C-31] */
function presentSection(section: Rows['sections'][number]): CatalogueSection {
  const questions = section.questions.toSorted((a, b) => a.position - b.position || a.id - b.id)
  return {
    questions,
    wire: {
      id: section.id,
      title: section.title,
      description: section.description,
      position: section.position,
      questions: questions.map(({ id, question, type, options, required, position, defaultAnswer }) => ({
        id,
        question,
        type,
        options: options.map((option) => ({ ...option })),
        required,
        position,
        default_answer: defaultAnswer,
      })),
    },
  }
}
