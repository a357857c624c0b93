import { day } from '@touchline/clock'
import type { SeedRecord, SeedRecords } from '@touchline/contract'
import { collectCategories, type ScheduleKind } from './categories.ts'
import { makeIds } from './ids.ts'
import { readOffers } from './offers.ts'
import type { Item } from './read-feeds.ts'
import type { Report } from './report.ts'
import { makeSchedule, type Making } from './schedules.ts'
import { sessionsOfSchedules } from './event-schedules.ts'
import { parentInside, parentOf, readSession, type Session, sessionsInside } from './sessions.ts'
import { isThing, referenceOf, textOf, type Thing, thingsOf, weeksLater } from './things.ts'
import { collectVenues } from './venues.ts'

export type ImportOptions = {
  readonly now: number
  /** Moves every session by whole weeks, so that the first one is within a week from now. */
  readonly isShifted: boolean
  readonly timezone: string
  /** An organisation of which nothing is known: the first organiser gives it a name. */
  readonly plainClient: ClientRecord
}

type ClientRecord = SeedRecord<'clients'>

/** Things that have sessions, and how they are sold. */
const sold: Readonly<Record<string, ScheduleKind>> = {
  SessionSeries: 'class',
  Event: 'class',
  HeadlineEvent: 'class',
  CourseInstance: 'course',
  FacilityUse: 'slots',
  IndividualFacilityUse: 'slots',
}
/** Dated parts of such a thing. */
const dated = new Set(['ScheduledSession', 'Slot'])

export type Imported = {
  readonly records: Partial<SeedRecords>
  readonly sessions: number
  /** Sessions that have ended by now. */
  readonly past: number
  /** By how many weeks the sessions were moved. */
  readonly weeks: number
}

/** The records that the items of feeds become. Whatever has no place is reported. */
export function importFeeds(items: readonly Item[], options: ImportOptions, report: Report): Imported {
  const { now, timezone } = options
  // From midnight on, records are there for every clock of the day.
  const createdAt = Math.floor(now / day) * day
  const families = collectFamilies(items, options, report)
  const weeks = options.isShifted ? weeksUntil(families, now) : 0
  const ids = makeIds()
  const numbers = new Map<string, number>()
  const making: Making = {
    ids,
    venues: collectVenues(ids, timezone, createdAt, report),
    categories: collectCategories(ids, createdAt),
    offers: readOffers(options.plainClient.currency, report),
    report,
    createdAt,
    numberOf(family, name) {
      const number = numbers.get(`${family} ${name}`) ?? numbers.size + 1
      numbers.set(`${family} ${name}`, number)
      return number
    },
  }
  const moved = families.map((family) => ({
    ...family,
    sessions: family.sessions.map((session) => moveSession(session, weeks, timezone)),
  }))
  const schedules = moved.flatMap(({ item, kind, sessions }) => makeSchedule(item, kind, sessions, making) ?? [])
  const occurrences = schedules.flatMap((schedule) => schedule.occurrences)
  return {
    records: {
      clients: [organisation(items, making, options.plainClient)],
      venues: making.venues.records,
      locations: making.venues.locations,
      categories: [...making.categories.records()],
      schedules,
    },
    sessions: occurrences.length,
    past: occurrences.filter(({ endsAt }) => endsAt < now).length,
    weeks,
  }
}

type Family = { readonly item: Item; readonly kind: ScheduleKind; readonly sessions: readonly Session[] }

/** Series, facilities, events and courses, each with its sessions. */
function collectFamilies(items: readonly Item[], options: ImportOptions, report: Report): readonly Family[] {
  const heads = new Map<string, Item>()
  for (const item of items.flatMap(withCourts)) if (sold[item.kind] && !isPart(item)) heads.set(item.id, item)
  const parts = items.filter((item) => dated.has(item.kind) || isPart(item))
  for (const inside of parts.flatMap((part) => parentInside(part) ?? []))
    if (sold[inside.kind] && !heads.has(inside.id)) heads.set(inside.id, inside)
  const partsOf = Map.groupBy(parts, (part) => parentOf(part) ?? '')
  for (const [parent, orphans] of partsOf) {
    if (heads.has(parent)) continue
    for (const orphan of orphans)
      report.refuse(orphan, parent === '' ? 'it belongs to nothing' : `what it belongs to is in no file: ${parent}`)
  }
  for (const { kind, id } of items) if (!sold[kind] && !dated.has(kind)) report.hasNoPlace(kind, 'whole', id)
  return [...heads.values()].flatMap((item): Family[] => {
    const kind = sold[item.kind]
    const all = [...(partsOf.get(item.id) ?? []), ...sessionsInside(item)]
    // The courts of a facility stand for it.
    if (!kind || (all.length === 0 && thingsOf(item.data['individualFacilityUse']).length > 0)) return []
    const read = all.flatMap((part) => readSession(part, item.data, report) ?? [])
    // A session may stand in its series and in a feed of its own.
    const sessions = [...new Map(read.map((session) => [session.id, session])).values()]
    if (item.data['eventSchedule'] === undefined) return [{ item, kind, sessions }]
    // Dated sessions say what a rhythm says, with what was called off.
    if (all.length === 0 && kind !== 'slots')
      return [{ item, kind, sessions: sessionsOfSchedules(item, options, report) }]
    report.hasNoPlace(item.kind, 'eventSchedule', item.id)
    return [{ item, kind, sessions }]
  })
}

/** An event of a headline event. */
function isPart({ kind, data }: Item): boolean {
  return kind === 'Event' && referenceOf(data['superEvent']) !== undefined
}

/** A facility and the courts inside it, which have its place, offers and activity unless they say otherwise. */
function withCourts(item: Item): readonly Item[] {
  const courts = thingsOf(item.data['individualFacilityUse']).flatMap((court): Item[] => {
    const id = referenceOf(court)
    return id === undefined ? [] : [courtOf({ ...item, kind: 'IndividualFacilityUse', id, data: court }, item.data)]
  })
  const { aggregateFacilityUse: whole } = item.data
  return [isThing(whole) ? courtOf(item, whole) : item, ...courts]
}

function courtOf(item: Item, facility: Thing): Item {
  const { individualFacilityUse: _, ...shared } = facility
  const court = textOf(item.data['name'])
  const names = [textOf(facility['name']), court].filter((name) => name !== undefined)
  return { ...item, court, data: { ...shared, ...item.data, name: names.join(', ') } }
}

function weeksUntil(families: readonly Family[], now: number): number {
  const starts = families.flatMap(({ sessions }) => sessions.map(({ startsAt }) => startsAt))
  const first = starts.reduce((least, start) => Math.min(least, start), Infinity)
  return Number.isFinite(first) ? Math.ceil((now - first) / (7 * day)) : 0
}

function moveSession(session: Session, weeks: number, timezone: string): Session {
  if (weeks === 0) return session
  const startsAt = weeksLater(session.startsAt, weeks, timezone)
  return { ...session, startsAt, endsAt: startsAt + session.endsAt - session.startsAt }
}

/** The first organiser in the feeds runs the platform. */
function organisation(items: readonly Item[], { offers }: Making, plain: ClientRecord): ClientRecord {
  const organiser = items.flatMap(({ data }) => [data['organizer'], data['provider']].filter(isThing))[0]
  return { ...plain, name: textOf(organiser?.['name']) ?? plain.name, currency: offers.currency() }
}
