import type { RestrictionSummary } from '@touchline/contract'
import type { PriceList } from '../../pricing/index.ts'
import type { SectionRow } from '../../questions/index.ts'
import type {
  AgePrice,
  CategoryPart,
  Schedule,
  Section,
  Session,
  ScheduleExtra,
  SessionRow,
  VenuePart,
} from './parts.ts'
import { chainsOf } from '../static-occurrence.ts'
import type { AgeRange } from './tables.ts'
import type { BookingWindowRow, LocationRow, ScheduleRow } from '../tables.ts'

/** The rows of some schedules, by table. */
export type PartRows = {
  readonly schedules: readonly ScheduleRow[]
  readonly venues: ReadonlyMap<number, VenuePart>
  readonly categories: ReadonlyMap<string, CategoryPart>
  readonly sessions: readonly { readonly scheduleId: string; readonly row: SessionRow }[]
  readonly windows: readonly BookingWindowRow[]
  readonly extras: readonly {
    readonly scheduleId: string
    readonly pricingOptionId: number
    readonly wholeOnly: boolean | null
  }[]
  readonly prices: readonly {
    readonly scheduleId: string
    readonly pricingOptionId: number
    readonly ages: readonly AgeRange[] | null
  }[]
  readonly sections: readonly SectionRow[]
  readonly lists: ReadonlyMap<number, PriceList>
  readonly restrictions: readonly RestrictionSummary[]
}

/** Assembles whole schedules from rows. */
export function buildParts(rows: PartRows): readonly Schedule[] {
  const sessions = sessionsOf(rows.sessions)
  const windows = Map.groupBy(rows.windows, ({ scheduleId }) => scheduleId)
  const extras = Map.groupBy(rows.extras, ({ scheduleId }) => scheduleId)
  const prices = Map.groupBy(rows.prices, ({ scheduleId }) => scheduleId)
  const sections = Map.groupBy(rows.sections, ({ scheduleId }) => scheduleId)
  const restrictions = new Map(rows.restrictions.map((restriction) => [restriction.id, restriction]))
  const listOf = (id: number | null) => (id === null ? null : (rows.lists.get(id) ?? null))
  const restrictionOf = (id: number | null) => (id === null ? null : (restrictions.get(id) ?? null))
  return rows.schedules.flatMap((row) => {
    const [venue, category] = [rows.venues.get(row.venueId), rows.categories.get(row.categoryId)]
    if (!venue || !category) return []
    return {
      row,
      venue,
      category,
      windows: windows.get(row.id) ?? none,
      whole: listOf(row.pricingOptionId),
      single: listOf(row.sessionPricingOptionId),
      byAge: prices.get(row.id)?.flatMap((price) => agePriceOf(price, listOf(price.pricingOptionId))) ?? none,
      sessions: sessions.get(row.id) ?? none,
      extras: extras.get(row.id)?.flatMap((extra) => extraOf(extra, listOf(extra.pricingOptionId))) ?? none,
      sections: sections.get(row.id)?.map(buildSection) ?? none,
      waiver: restrictionOf(row.waiverId),
      induction: restrictionOf(row.inductionId),
    }
  })
}

function extraOf({ wholeOnly }: PartRows['extras'][number], list: PriceList | null): readonly ScheduleExtra[] {
  if (list === null) return []
  return [wholeOnly === true ? { ...list, wholeOnly } : list]
}

function agePriceOf({ ages }: PartRows['prices'][number], list: PriceList | null): readonly AgePrice[] {
  return list === null ? [] : [{ ...list, ages }]
}

/** Shared by all that have none. */
const none: readonly never[] = []

/** Sessions by schedule; the id of the schedule is not repeated in them. */
function sessionsOf(rows: PartRows['sessions']): ReadonlyMap<string, readonly Session[]> {
  const sessions = new Map<string, Session[]>()
  for (const { scheduleId, row } of rows) {
    const known = sessions.get(scheduleId)
    if (known) known.push({ row })
    else sessions.set(scheduleId, [{ row }])
  }
  return sessions
}

export function buildVenue(row: Omit<VenuePart, 'wire' | 'chains'>, locations: readonly LocationRow[]): VenuePart {
  const { id, name, slug } = row
  const own = locations.filter(({ venueId }) => venueId === id)
  return { ...row, wire: { id, name, slug }, chains: chainsOf(own, row) }
}

export function buildCategory(row: Omit<CategoryPart, 'wire'>): CategoryPart {
  const { id, name, slug, bookingType } = row
  return { ...row, wire: { id, name, slug, booking_type: bookingType } }
}

/** Questions by position, ties by id. */
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
