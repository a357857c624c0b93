import type { Occurrence, RestrictionSummary } from '@touchline/contract'
import { presentDateTime } from '../../infra/wire/date-time.ts'
import type { CategoryRow } from '../categories/index.ts'
import type { PriceList } from '../pricing/index.ts'
import type { SectionRow } from '../questions/index.ts'
import type { VenueRow } from '../venues/index.ts'
import type { Schedule, Section } from './parts.ts'
import { chainOf, presentStatic } from './static-occurrence.ts'
import type { BookingWindowRow, LocationRow, OccurrenceRow, ScheduleRow } from './tables.ts'

/** The rows of some schedules, each table as one query answered it. */
export type PartRows = {
  readonly sessions: readonly OccurrenceRow[]
  readonly windows: readonly BookingWindowRow[]
  readonly extras: readonly { readonly scheduleId: string; readonly pricingOptionId: number }[]
  readonly sections: readonly SectionRow[]
  readonly locations: readonly LocationRow[]
  readonly lists: ReadonlyMap<number, PriceList>
  readonly restrictions: readonly RestrictionSummary[]
}

type Heads = readonly { readonly row: ScheduleRow; readonly venue: VenueRow; readonly category: CategoryRow }[]

/** Schedules with everything about them, put together from rows. */
export function buildParts(heads: Heads, rows: PartRows): readonly Schedule[] {
  const sessions = Map.groupBy(rows.sessions, ({ scheduleId }) => scheduleId)
  const windows = Map.groupBy(rows.windows, ({ scheduleId }) => scheduleId)
  const extras = Map.groupBy(rows.extras, ({ scheduleId }) => scheduleId)
  const sections = Map.groupBy(rows.sections, ({ scheduleId }) => scheduleId)
  const locations = new Map(rows.locations.map((location) => [location.id, location]))
  const restrictions = new Map(rows.restrictions.map((restriction) => [restriction.id, restriction]))
  const listOf = (id: number | null) => (id === null ? null : (rows.lists.get(id) ?? null))
  const restrictionOf = (id: number | null) => (id === null ? null : (restrictions.get(id) ?? null))
  return heads.map(({ row, venue, category }) => {
    const chain = chainOf(row.locationId, locations, venue)
    const head = { row, venue, wire: wireOf(row, venue, category, chain) }
    return {
      ...head,
      category,
      windows: windows.get(row.id) ?? [],
      whole: listOf(row.pricingOptionId),
      single: listOf(row.sessionPricingOptionId),
      sessions: (sessions.get(row.id) ?? []).map((session) => ({
        row: session,
        wire: presentStatic(head, session, locations),
      })),
      extras: (extras.get(row.id) ?? []).flatMap(({ pricingOptionId }) => listOf(pricingOptionId) ?? []),
      sections: (sections.get(row.id) ?? []).map(buildSection),
      waiver: restrictionOf(row.waiverId),
      induction: restrictionOf(row.inductionId),
      locationName: row.friendlyLocationName ?? chain[0]?.name ?? venue.name,
    }
  })
}

function wireOf(
  row: ScheduleRow,
  venue: VenueRow,
  category: CategoryRow,
  locations: Occurrence['locations'],
): Schedule['wire'] {
  return {
    startsAt: presentDateTime(row.startsAt, venue.timezone),
    endsAt: presentDateTime(row.endsAt, venue.timezone),
    venue: { id: venue.id, name: venue.name, slug: venue.slug },
    category: { id: category.id, name: category.name, slug: category.slug, booking_type: category.bookingType },
    instructorNames: row.instructors.map(({ name }) => name),
    locations,
  }
}

/** Questions by position, ties by id. [C-31] */
function buildSection({ id, title, description, position, ...section }: SectionRow): Section {
  const questions = section.questions.toSorted((a, b) => a.position - b.position || a.id - b.id)
  return {
    questions,
    wire: {
      id,
      title,
      description,
      position,
      questions: questions.map(({ defaultAnswer, options, ...question }) => ({
        ...question,
        options: [...options],
        default_answer: defaultAnswer,
      })),
    },
  }
}
