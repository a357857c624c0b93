import { minute } from '@touchline/clock'
import type { Course, RestrictionSummary } from '@touchline/contract'
import type { Database } from 'better-sqlite3'
import { createLru } from './lru.ts'
import {
  type HeadRow,
  type LocationRow,
  partStatements,
  type PartStatements,
  type PriceRow,
  type SectionRow,
  type SessionRow,
  type WindowRow,
} from './raw-part-statements.ts'
import { type Occurrence, type RawOccurrence, staticOccurrence } from './raw-occurrence.ts'
import { wireTime } from './wire.ts'

export type PriceList = {
  readonly id: number
  readonly name: string
  readonly placesId: number | null
  readonly prices: readonly { readonly audience: string; readonly amount: number; readonly membership: string | null }[]
}
export type Window = { readonly audience: string; readonly opensAt: number; readonly closesAt: number }

/** A course with everything about it that no booking changes. */
export type Parts = {
  readonly row: HeadRow
  readonly sessions: readonly { readonly row: SessionRow; readonly wire: RawOccurrence }[]
  readonly windows: readonly Window[]
  readonly price: PriceList | undefined
  readonly extras: readonly PriceList[]
  readonly waiver: RestrictionSummary | null
  readonly induction: RestrictionSummary | null
  readonly cutOff: { readonly cutOffMinutes: number; readonly actions: readonly string[]; readonly fee: number }
  readonly locationName: string
  readonly wire: Pick<
    Course,
    'category' | 'venue' | 'starts_at' | 'ends_at' | 'instructors' | 'custom_question_sections' | 'bring'
  >
}

/** A course and the state that it, its venue and its category are in. */
export type Ref = { readonly id: string; readonly r: string; readonly vr: string; readonly cr: string }

/** The size of cached parts, measured on the seed's courses. */
const weights = { course: 6000, session: 1300, section: 2000, list: 600, window: 200 }

/** Courses by what revision they are of, in a cache of `bytes`. */
export function partsOver(db: Database, bytes: number): (refs: readonly Ref[]) => readonly Parts[] {
  const statements = partStatements(db)
  const kept = createLru<Parts>(bytes)
  const keyOf = ({ r, vr, cr }: Ref) => `${r} ${vr} ${cr}`
  return (refs) => {
    const found = new Map<string, Parts>()
    const missing: Ref[] = []
    for (const ref of refs) {
      const parts = kept.get(keyOf(ref))
      if (parts) found.set(ref.id, parts)
      else missing.push(ref)
    }
    if (missing.length > 0) {
      const keys = new Map(missing.map((ref) => [ref.id, keyOf(ref)]))
      for (const parts of build(statements, [...keys.keys()])) {
        found.set(parts.row.id, parts)
        kept.set(keys.get(parts.row.id) ?? '', parts, sizeOf(parts))
      }
    }
    return refs.flatMap(({ id }) => found.get(id) ?? [])
  }
}

function sizeOf({ row, sessions, extras, windows, wire }: Parts): number {
  return (
    weights.course +
    2 * row.description.length +
    weights.session * sessions.length +
    weights.section * wire.custom_question_sections.length +
    weights.list * extras.length +
    weights.window * windows.length
  )
}

function build(statements: PartStatements, wanted: readonly string[]): readonly Parts[] {
  const ids = JSON.stringify(wanted)
  const heads = statements.heads.all(ids)
  const sessions = bySchedule(statements.sessions.all(ids))
  const windows = bySchedule(statements.windows.all(ids))
  const sections = bySchedule(statements.sections.all(ids))
  const prices = bySchedule(statements.prices.all(ids))
  const extras = bySchedule(statements.extras.all(ids))
  const venueIds = JSON.stringify([...new Set(heads.map(({ venue_id }) => venue_id))])
  const locations = new Map(statements.locations.all(venueIds).map((location) => [location.id, location]))
  const asked = heads.flatMap(({ waiver_id, induction_id }) => [waiver_id, induction_id]).filter((id) => id !== null)
  const rules = asked.length === 0 ? [] : statements.restrictions.all(JSON.stringify(asked))
  const restrictions = new Map(rules.map((rule) => [rule.id, rule]))
  const restrictionOf = (id: number | null) => (id === null ? null : (restrictions.get(id) ?? null))
  return heads.map((row) => {
    const chain = chainOf(row, locations)
    const { cutOffMinutes, actions, fee }: Parts['cutOff'] = JSON.parse(row.cancellation)
    return {
      row,
      sessions: (sessions.get(row.id) ?? []).map((session) => ({
        row: session,
        wire: staticOccurrence(row, session, chain),
      })),
      windows: (windows.get(row.id) ?? []).map((window) => spanOf(window, row.starts_at)),
      price: listsOf(prices.get(row.id) ?? [])[0],
      extras: listsOf(extras.get(row.id) ?? []),
      waiver: restrictionOf(row.waiver_id),
      induction: restrictionOf(row.induction_id),
      cutOff: { cutOffMinutes, actions, fee },
      locationName: row.friendly_location_name ?? chain[0]?.name ?? row.venue_name,
      wire: wireOf(row, sections.get(row.id) ?? []),
    }
  })
}

function bySchedule<Row extends { readonly schedule_id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  return Map.groupBy(rows, ({ schedule_id }) => schedule_id)
}

function chainOf(row: HeadRow, locations: ReadonlyMap<number, LocationRow>): Occurrence['locations'] {
  const chain: Occurrence['locations'] = []
  let location = locations.get(row.location_id)
  while (location) {
    chain.push({ id: location.id, name: location.name })
    location = location.parent_id === null ? undefined : locations.get(location.parent_id)
  }
  return [...chain, { id: row.venue_id, name: row.venue_name }]
}

function spanOf(row: WindowRow, startsAt: number): Window {
  const before = (minutes: number | null) => (minutes === null ? null : startsAt - minutes * minute)
  return {
    audience: row.audience,
    opensAt: row.opens_at ?? before(row.opens_minutes_before) ?? -Infinity,
    closesAt: row.closes_at ?? before(row.closes_minutes_before) ?? Infinity,
  }
}

/** Rows of one option follow one another. */
function listsOf(rows: readonly PriceRow[]): readonly PriceList[] {
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, [first, ...rest]]) =>
    first ? [{ id, name: first.name, placesId: first.places_id, prices: [first, ...rest] }] : [],
  )
}

type Question = Course['custom_question_sections'][number]['questions'][number]
type StoredQuestion = Omit<Question, 'default_answer'> & { readonly defaultAnswer: Question['default_answer'] }

function wireOf(row: HeadRow, sections: readonly SectionRow[]): Parts['wire'] {
  const instructors: readonly { readonly name: string }[] = JSON.parse(row.instructors)
  return {
    category: {
      id: row.category_id,
      name: row.category_name,
      slug: row.category_slug,
      booking_type: row.category_type,
    },
    venue: { id: row.venue_id, name: row.venue_name, slug: row.venue_slug },
    starts_at: wireTime(row.starts_at, row.timezone),
    ends_at: wireTime(row.ends_at, row.timezone),
    instructors: instructors.map(({ name }) => name),
    bring: JSON.parse(row.bring),
    custom_question_sections: sections.map(({ id, title, description, position, questions }) => {
      const stored: StoredQuestion[] = JSON.parse(questions)
      return {
        id,
        title,
        description,
        position,
        questions: stored
          .toSorted((a, b) => a.position - b.position || a.id - b.id)
          .map(({ defaultAnswer, ...question }) => ({ ...question, default_answer: defaultAnswer })),
      }
    }),
  }
}
