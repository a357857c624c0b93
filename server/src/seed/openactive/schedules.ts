import { day } from '@touchline/clock'
import type { SeedRecord } from '@touchline/contract'
import { activitiesOf, type Categories, type ScheduleKind } from './categories.ts'
import type { Ids } from './ids.ts'
import type { Offers } from './offers.ts'
import type { Item } from './read-feeds.ts'
import type { Report } from './report.ts'
import type { Session } from './sessions.ts'
import { agesOf } from './ages.ts'
import { countOf, isThing, listOf, textOf, type Thing, thingsOf } from './things.ts'
import { htmlOf, type Venues } from './venues.ts'

type ScheduleRecord = SeedRecord<'schedules'>

export type Making = {
  readonly ids: Ids
  readonly venues: Venues
  readonly categories: Categories
  readonly offers: Offers
  readonly report: Report
  readonly createdAt: number
  /** Numbers of instructors and tags by their names. */
  readonly numberOf: (family: string, name: string) => number
}

const mostSessions = 2000

const known: ReadonlySet<string> = new Set(
  [
    'type @type id @id identifier @context name description activity facilityType location organizer',
    'provider offers isAccessibleForFree maximumAttendeeCapacity ageRange ageRestriction level leader duration',
    'startDate endDate eventStatus eventSchedule subEvent superEvent aggregateFacilityUse individualFacilityUse',
  ].flatMap((fields) => fields.split(' ')),
)

/** A schedule of a series, facility, event or course with its sessions; undefined, with a problem, where it can be none. */
export function makeSchedule(
  item: Item,
  kind: ScheduleKind,
  all: readonly Session[],
  { ids, venues, categories, offers, report, createdAt, numberOf }: Making,
): ScheduleRecord | undefined {
  const { id, data } = item
  for (const field of Object.keys(data)) if (!known.has(field)) report.hasNoPlace(item.kind, field, id)
  const name = textOf(data['name'])
  if (name === undefined) return report.refuse(item, 'it has no name')
  if (all.length === 0) return report.refuse(item, 'it has no dated sessions')
  const venue = venues.of(data['location'], item.kind)
  if (typeof venue === 'string') return report.refuse(item, venue)
  const offered = offers.of(data, kind === 'course' ? 'one' : 'by-age', item)
  if (typeof offered === 'string') return report.refuse(item, offered)
  const [activity = name, ...others] = [...activitiesOf(data['activity']), ...activitiesOf(data['facilityType'])]
  for (const other of others) report.hasNoPlace(item.kind, `activity (${other})`, id)
  const category = categories.of(activity, kind, venue.id)
  const sessions = all.toSorted((one, other) => one.startsAt - other.startsAt).slice(0, mostSessions)
  for (const { id: dropped } of all.slice(mostSessions))
    report.hasNoPlace(item.kind, `sessions (after ${mostSessions})`, dropped)
  const [first, last] = [sessions[0], sessions.at(-1)]
  if (!first || !last) return undefined
  const range = data['ageRange'] ?? data['ageRestriction']
  const ages = agesOf(range)
  if (range !== undefined && !ages) report.hasNoPlace(item.kind, 'ageRange', id)
  const tags = [
    ...new Set(listOf(data['level']).flatMap((level) => textOf(isThing(level) ? level['prefLabel'] : level) ?? [])),
  ]
  const leaders = [...new Set(thingsOf(data['leader']).flatMap((person) => textOf(person['name']) ?? []))]
  const fields = {
    id: ids.uuid(`schedule ${id}`),
    slug: ids.slug(`schedule ${venue.id} ${category.id}`, name),
    name,
    descriptionHtml: htmlOf(data['description']) ?? htmlOf(name) ?? '',
    categoryId: category.id,
    venueId: venue.id,
    // A feed names no halls: in one hall, sessions at the same time would clash.
    locationId: venues.locate(venue, item.court ?? name).id,
    friendlyLocationName: kind === 'slots' ? null : venue.name,
    instructors: leaders.map((leader) => ({ id: numberOf('leader', leader), name: leader })),
    weeks: Math.max(1, Math.ceil((last.startsAt - first.startsAt + 1) / weekMs)),
    startsAt: first.startsAt,
    endsAt: last.startsAt,
    maximum: placesOf(data, kind, sessions),
    price: offered.price,
    memberPrice: null,
    qualification: 'everyone' as const,
    prePurchaseWaiverId: null,
    prePurchaseInductionId: null,
    restrictionCriteria: null,
    extraIds: [],
    occurrences: sessions.map((session) => ({
      id: ids.occurrence(`${id} ${session.id}`),
      startsAt: session.startsAt,
      endsAt: session.endsAt,
      ...(session.isCancelled && { status: 'cancelled' as const }),
    })),
    createdAt,
    ...(ages && { ages }),
    ...(tags.length > 0 && { tags: tags.map((tag) => ({ id: numberOf('tag', tag), name: tag })) }),
  }
  if (kind === 'course')
    return {
      ...fields,
      kind,
      firstBookableAt: createdAt,
      lastBookableAt: null,
      allowCustomerBookCourseAfterStart: true,
    }
  return {
    ...fields,
    kind,
    window: { opensMinutesBefore: offered.opensMinutesBefore, closesMinutesBefore: 0 },
    ...(offered.byAge.length > 0 && { prices: offered.byAge }),
    tickets: [],
  }
}

const weekMs = 7 * day

/** A court is let whole unless the feed says otherwise; a class without a number has no limit. */
function placesOf(data: Thing, kind: ScheduleKind, sessions: readonly Session[]): number | null {
  const told = sessions.flatMap(({ places }) => places ?? [])
  if (told.length > 0) return Math.max(...told)
  return countOf(data['maximumAttendeeCapacity']) ?? (kind === 'slots' ? 1 : null)
}
