import { localDate, minute } from '@touchline/clock'
import { scheduleBookingTypes, type Text } from '@touchline/contract'
import type { OccurrenceRecord, ScheduleRecord, SoldAt } from '@touchline/seed'
import type { Audience } from '../../pricing/index.ts'
import { referenceOf } from './prices.ts'

export type Option = { readonly id: number; readonly name: Text | string }

/** A written schedule with the ids of its places and prices. */
export type SeededSchedule = {
  readonly record: ScheduleRecord
  /** The places of a course; null when every occurrence has its own. */
  readonly placesId: number | null
  /** The places of an occurrence; those of a course are the schedule's. */
  readonly placesOf: (occurrenceId: string) => number
  readonly occurrenceOf: (occurrenceId: string) => OccurrenceRecord
  readonly options: {
    readonly whole: Option | null
    /** More than one where the price depends on the attendee's age. */
    readonly singles: readonly Option[]
    readonly tickets: readonly Option[]
  }
}

export type SeededSchedules = ReadonlyMap<string, SeededSchedule>

/** The rows that schedules refer to. */
export type Surroundings = {
  readonly timezones: ReadonlyMap<number, string>
  readonly tops: ReadonlyMap<number, number>
  /** The memberships that give a price at a venue. */
  readonly membersAt: (venueId: number) => readonly Audience[]
}

export function scheduleRow({ record, placesId, options }: SeededSchedule, revision: string) {
  return {
    id: record.id,
    revision,
    bookingType: scheduleBookingTypes[record.kind],
    slug: record.slug,
    name: record.name,
    description: record.descriptionHtml,
    reference: referenceOf(record),
    venueId: record.venueId,
    categoryId: record.categoryId,
    locationId: record.locationId,
    otherLocationIds: record.otherLocationIds ?? null,
    friendlyLocationName: record.friendlyLocationName,
    instructors: record.instructors,
    weeks: record.weeks,
    startsAt: record.startsAt,
    endsAt: record.endsAt,
    placesId,
    pricingOptionId: options.whole?.id ?? null,
    sessionPricingOptionId: options.singles[0]?.id ?? null,
    bookableAfterStart: record.kind === 'course' && record.allowCustomerBookCourseAfterStart,
    bookingStrategy: record.bookingStrategy ?? ('sequential' as const),
    allowAnonymous: record.allowAnonymous ?? false,
    waitlistMode: record.waitlist?.mode ?? null,
    setupMinutes: record.setupMinutes ?? 0,
    teardownMinutes: record.teardownMinutes ?? 0,
    waiverId: record.prePurchaseWaiverId,
    inductionId: record.prePurchaseInductionId,
    restrictionCriteria: record.restrictionCriteria,
    minAge: record.ages?.minimum ?? null,
    maxAge: record.ages?.maximum ?? null,
    ageLabel: record.ages?.label ?? null,
    bring: record.bring ?? [],
    tags: record.tags ?? [],
    pictureKind: record.pictureKind ?? null,
    createdAt: record.createdAt,
  }
}

export function occurrenceRows(
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
    bookingType: scheduleBookingTypes[record.kind],
    recurrence: occurrence.recurrence ?? 0,
    intervalKey: occurrence.intervalKey ?? null,
    startsAt,
    endsAt,
    originalStartsAt: null,
    originalEndsAt: null,
    localDate: dayOf(startsAt, timezone),
    status: occurrence.postponed === true ? ('clashing' as const) : (occurrence.status ?? ('bookable' as const)),
    postponed: occurrence.postponed === true ? true : null,
    placesId: placesOf(id),
    locationId: occurrence.locationId ?? null,
    otherLocationIds: occurrence.otherLocationIds ?? null,
    topLocationId: known(tops.get(occurrence.locationId ?? record.locationId), `the location of ${record.slug}`),
    friendlyLocationName: null,
    instructors: null,
    deletionReason: null,
  }))
}

export function ticketRows({ record, options }: SeededSchedule) {
  if (record.kind !== 'ticketed') return []
  return record.occurrences.flatMap(({ id: occurrenceId, ticketIds = [] }) =>
    record.tickets.map(({ name, attendees, ages = null }, position) => ({
      id: known(ticketIds[position], `ticket ${position} of ${record.slug}`),
      occurrenceId,
      name,
      attendees,
      ages,
      pricingOptionId: known(options.tickets[position], `price of ticket ${position} of ${record.slug}`).id,
      position,
    })),
  )
}

/** Prices by age; a schedule with one price has no rows. */
export function priceRows({ record, options }: SeededSchedule) {
  if (!('prices' in record)) return []
  return (record.prices ?? []).map(({ ages = null }, position) => ({
    scheduleId: record.id,
    pricingOptionId: known(options.singles[position], `price ${position} of ${record.slug}`).id,
    position,
    ages,
  }))
}

/** Offsets from UTC are whole quarters of an hour, so no day begins within one. */
const quarter = 15 * minute

/** The local day of an instant, memoised: calendar functions are slow, and a year has a million occurrences. */
export function createDays(): (instant: number, timezone: string) => string {
  const days = new Map<string, string>()
  return (instant, timezone) => {
    const key = `${timezone} ${Math.floor(instant / quarter)}`
    const day = days.get(key) ?? localDate(instant, timezone)
    days.set(key, day)
    return day
  }
}

/** The pricing options that something was sold as: every price by age for `single`; none where it is not sold so. */
export function soldOptions(
  schedules: ReadonlyMap<string, SeededSchedule>,
  { scheduleId, price }: SoldAt,
): readonly Option[] {
  const options = schedules.get(scheduleId)?.options
  if (!options) return []
  if (price === 'single') return options.singles
  if (price === 'whole') return options.whole ? [options.whole] : []
  const one = 'ticket' in price ? options.tickets[price.ticket] : options.singles[price.byAge]
  return one ? [one] : []
}

export function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new RangeError(`the seed names ${what}, which it does not have`)
  return value
}
