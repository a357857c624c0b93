import { day } from '@touchline/clock'
import { limits } from '@touchline/contract'
import type { Item } from './read-feeds.ts'
import type { Report } from './report.ts'
import { countOf, durationOf, instantOf, isThing, referenceOf, type Thing, thingsOf, wordOf } from './things.ts'

/** A dated session or slot of an item. */
export type Session = {
  readonly id: string
  readonly startsAt: number
  readonly endsAt: number
  readonly isCancelled: boolean
  /** Places in all; undefined where the feed does not say. */
  readonly places: number | undefined
}

const parentFields = ['superEvent', 'facilityUse']
const known: ReadonlySet<string> = new Set([
  ...parentFields,
  ...[
    'type @type id @id identifier @context startDate endDate duration eventStatus',
    'maximumAttendeeCapacity maximumUses',
  ].flatMap((fields) => fields.split(' ')),
])

/** The id of the series or facility that an item belongs to. */
export function parentOf({ data }: Item): string | undefined {
  for (const field of parentFields) {
    const reference = referenceOf(data[field])
    if (reference !== undefined) return reference
  }
  return undefined
}

/** A series or facility that stands inside its session or slot. */
export function parentInside(item: Item): Item | undefined {
  const parent = parentFields.map((field) => item.data[field]).find(isThing)
  const id = parent && referenceOf(parent)
  return parent && id !== undefined && parent['name'] !== undefined
    ? { file: item.file, id, kind: wordOf(parent['type'] ?? parent['@type']), data: parent }
    : undefined
}

/** Reads the times of a session; undefined, with a problem, where it has none. */
export function readSession(item: Item, series: Thing, report: Report): Session | undefined {
  const { id, data, kind } = item
  for (const field of Object.keys(data)) if (!known.has(field)) report.hasNoPlace(kind, field, id)
  const startsAt = instantOf(data['startDate'])
  if (startsAt === undefined)
    return report.refuse(item, 'startDate is no date and time in whole minutes with its offset')
  const lasts = durationOf(data['duration']) ?? durationOf(series['duration'])
  const endsAt = data['endDate'] === undefined ? lasts && startsAt + lasts : instantOf(data['endDate'])
  if (endsAt === undefined) return report.refuse(item, 'it has neither an endDate nor a duration that can be read')
  if (endsAt <= startsAt) return report.refuse(item, 'it ends before it starts')
  if (endsAt - startsAt > limits.occurrenceDays * day)
    return report.refuse(item, `it is longer than ${limits.occurrenceDays} days`)
  const status = wordOf(data['eventStatus'])
  if (!['', 'EventScheduled', 'EventCancelled'].includes(status)) report.hasNoPlace(kind, `eventStatus (${status})`, id)
  const places =
    countOf(data['maximumAttendeeCapacity']) ??
    countOf(data['maximumUses']) ??
    countOf(series['maximumAttendeeCapacity'])
  return { id, startsAt, endsAt, isCancelled: status === 'EventCancelled', places }
}

/** The sessions that an item has inside it, or is itself. */
export function sessionsInside(item: Item): readonly Item[] {
  const inside = thingsOf(item.data['subEvent']).map((data, index) => ({
    file: item.file,
    kind: `${item.kind}.subEvent`,
    id: referenceOf(data) ?? `${item.id}#${index + 1}`,
    data,
  }))
  const own = ['startDate', 'endDate', 'duration', 'eventStatus', 'maximumAttendeeCapacity']
  const itself = {
    ...item,
    data: Object.fromEntries(
      own.flatMap((field) => (item.data[field] === undefined ? [] : [[field, item.data[field]]])),
    ),
  }
  // A course says when it begins and ends, not that it lasts from one to the other.
  if (inside.length > 0) return inside
  const isDated = item.data['startDate'] !== undefined || item.data['eventSchedule'] === undefined
  return item.kind === 'Event' && isDated ? [itself] : []
}
