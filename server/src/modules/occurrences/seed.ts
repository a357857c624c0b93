import { localDate, minute } from '@touchline/clock'
import type { BookingType } from '@touchline/contract'
import type { LocationRecord, OccurrenceRecord, ScheduleRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'
import { seedPlaces } from '../places/index.ts'
import { type Audience, seedOptions } from '../pricing/index.ts'
import { optionsOf, type PlannedOptions, referenceOf, windowsOf } from './seed-prices.ts'

/** A location comes after the one that contains it. */
export async function seedLocations(tx: Tx, records: readonly LocationRecord[]): Promise<void> {
  const tops = new Map<number, number>()
  for (const { id, parentId } of records) tops.set(id, parentId === null ? id : (tops.get(parentId) ?? parentId))
  await tx.seed.insert(
    'locations',
    records.map((record) => ({ ...record, topId: tops.get(record.id) ?? record.id })),
  )
}

type Option = { readonly id: number; readonly name: string }

/** A schedule with the ids that its places and prices were given. */
export type SeededSchedule = {
  readonly record: ScheduleRecord
  /** Of a course; null: every occurrence counts its own. */
  readonly placesId: number | null
  /** Of each occurrence; those of a course are the schedule's. */
  readonly placesOf: (occurrenceId: string) => number
  readonly occurrenceOf: (occurrenceId: string) => OccurrenceRecord
  readonly options: {
    readonly whole: Option | null
    readonly single: Option | null
    readonly tickets: readonly Option[]
  }
}

export type SeededSchedules = ReadonlyMap<string, SeededSchedule>

/** What schedules refer to. */
type Surroundings = {
  readonly timezones: ReadonlyMap<number, string>
  readonly tops: ReadonlyMap<number, number>
  /** The memberships that give a price at a venue. */
  readonly membersAt: (venueId: number) => readonly Audience[]
}

async function surroundingsIn(tx: Tx): Promise<Surroundings> {
  const types = (await tx.seed.rowsOf('membershipTypes')).filter((type) => type.memberPriceApplies)
  return {
    timezones: new Map((await tx.seed.rowsOf('venues')).map(({ id, timezone }) => [id, timezone])),
    tops: new Map((await tx.seed.rowsOf('locations')).map(({ id, topId }) => [id, topId])),
    membersAt: (venueId) =>
      types.filter(({ venueIds }) => venueIds.includes(venueId)).map(({ id }): Audience => `membership:${id}`),
  }
}

/**
 * Schedules with their occurrences, places, prices, booking windows, tickets and extras. `newRevision` answers a text
 * that no other state of any row has had.
 */
export async function seedSchedules(
  tx: Tx,
  records: readonly ScheduleRecord[],
  newRevision: () => string,
): Promise<SeededSchedules> {
  const around = await surroundingsIn(tx)
  const planned = records.map((record) => optionsOf(record, around.membersAt(record.venueId)))
  const firstOption = await seedOptions(tx, planned.flatMap(listOf))
  const firstPlaces = await seedPlaces(
    tx,
    records.flatMap((record): readonly ScheduleRecord[] =>
      record.kind === 'course' ? [record] : record.occurrences.map(() => record),
    ),
  )
  const seeded = withIds(records, planned, { option: firstOption, places: firstPlaces })
  await tx.seed.insert(
    'schedules',
    seeded.map((schedule) => scheduleRow(schedule, newRevision())),
  )
  await tx.seed.insert(
    'bookingWindows',
    records.flatMap((record) => windowsOf(record, around.membersAt(record.venueId))),
  )
  const dayOf = createDays()
  for (const schedule of seeded) {
    await tx.seed.insert('occurrences', occurrenceRows(schedule, around, dayOf, newRevision))
  }
  await tx.seed.insert('tickets', seeded.flatMap(ticketRows))
  await tx.seed.insert(
    'scheduleExtras',
    records.flatMap(({ id, extraIds }) =>
      extraIds.map((pricingOptionId, position) => ({ scheduleId: id, pricingOptionId, position })),
    ),
  )
  return new Map(seeded.map((schedule) => [schedule.record.id, schedule]))
}

function listOf({ whole, single, tickets }: PlannedOptions) {
  return [whole, single, ...tickets].filter((option) => option !== null)
}

/** Hands out ids in the order in which places and options were written. */
function withIds(
  records: readonly ScheduleRecord[],
  planned: readonly PlannedOptions[],
  first: { readonly option: number; readonly places: number },
): readonly SeededSchedule[] {
  const next = { ...first }
  const named = (option: { readonly name: string } | null): Option | null =>
    option && { id: next.option++, name: option.name }
  return records.map((record, index) => {
    const plan = planned[index]
    const options = {
      whole: named(plan?.whole ?? null),
      single: named(plan?.single ?? null),
      tickets: (plan?.tickets ?? []).flatMap((ticket) => named(ticket) ?? []),
    }
    const isWhole = record.kind === 'course'
    const firstPlaces = next.places
    next.places += isWhole ? 1 : record.occurrences.length
    const positions = new Map(record.occurrences.map(({ id }, position) => [id, position]))
    const positionOf = (id: string) => known(positions.get(id), `occurrence ${id}`)
    return {
      record,
      options,
      placesId: isWhole ? firstPlaces : null,
      placesOf: (id) => (isWhole ? firstPlaces : firstPlaces + positionOf(id)),
      occurrenceOf: (id) => known(record.occurrences[positionOf(id)], `occurrence ${id}`),
    }
  })
}

const bookingTypes = {
  course: 'courses',
  camp: 'camps',
  class: 'classes',
  ticketed: 'ticketed',
  slots: 'resources',
} as const satisfies Record<ScheduleRecord['kind'], BookingType>

function scheduleRow({ record, placesId, options }: SeededSchedule, revision: string) {
  return {
    id: record.id,
    revision,
    bookingType: bookingTypes[record.kind],
    slug: record.slug,
    name: record.name,
    description: record.descriptionHtml,
    reference: referenceOf(record),
    venueId: record.venueId,
    categoryId: record.categoryId,
    locationId: record.locationId,
    friendlyLocationName: record.friendlyLocationName,
    instructors: record.instructors,
    weeks: record.weeks,
    startsAt: record.startsAt,
    endsAt: record.endsAt,
    placesId,
    pricingOptionId: options.whole?.id ?? null,
    sessionPricingOptionId: options.single?.id ?? null,
    bookableAfterStart: record.kind === 'course' && record.allowCustomerBookCourseAfterStart,
    bookingStrategy: record.bookingStrategy ?? ('sequential' as const),
    allowAnonymous: record.allowAnonymous ?? false,
    waitlistMode: record.waitlist?.mode ?? null,
    setupMinutes: record.setupMinutes ?? 0,
    teardownMinutes: record.teardownMinutes ?? 0,
    waiverId: record.prePurchaseWaiverId,
    inductionId: record.prePurchaseInductionId,
    restrictionCriteria: record.restrictionCriteria,
    createdAt: record.createdAt,
  }
}

function occurrenceRows(
  { record, placesOf }: SeededSchedule,
  { timezones, tops }: Surroundings,
  dayOf: (instant: number, timezone: string) => string,
  newRevision: () => string,
) {
  const timezone = known(timezones.get(record.venueId), `venue ${record.venueId}`)
  return record.occurrences.map(({ id, startsAt, endsAt, ...occurrence }) => ({
    id,
    revision: newRevision(),
    scheduleId: record.id,
    venueId: record.venueId,
    categoryId: record.categoryId,
    bookingType: bookingTypes[record.kind],
    recurrence: occurrence.recurrence ?? 0,
    intervalKey: occurrence.intervalKey ?? null,
    startsAt,
    endsAt,
    originalStartsAt: null,
    originalEndsAt: null,
    localDate: dayOf(startsAt, timezone),
    status: occurrence.status ?? ('bookable' as const),
    placesId: placesOf(id),
    locationId: occurrence.locationId ?? null,
    topLocationId: known(tops.get(occurrence.locationId ?? record.locationId), `the location of ${record.slug}`),
  }))
}

function ticketRows({ record, options }: SeededSchedule) {
  if (record.kind !== 'ticketed') return []
  return record.occurrences.flatMap(({ id: occurrenceId, ticketIds = [] }) =>
    record.tickets.map(({ name, attendees }, position) => ({
      id: known(ticketIds[position], `ticket ${position} of ${record.slug}`),
      occurrenceId,
      name,
      attendees,
      pricingOptionId: known(options.tickets[position], `price of ticket ${position} of ${record.slug}`).id,
      position,
    })),
  )
}

/** Offsets from UTC are whole quarters of an hour, so that within one no day begins. */
const quarter = 15 * minute

/** The local day of an instant, remembered: a calendar is slow, and a year has a million occurrences. */
function createDays(): (instant: number, timezone: string) => string {
  const days = new Map<string, string>()
  return (instant, timezone) => {
    const key = `${timezone} ${Math.floor(instant / quarter)}`
    const day = days.get(key) ?? localDate(instant, timezone)
    days.set(key, day)
    return day
  }
}

function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new RangeError(`the seed names ${what}, which it does not have`)
  return value
}
