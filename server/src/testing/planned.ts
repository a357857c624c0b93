import { hour } from '@touchline/clock'
import { minorUnits } from '@touchline/money'
import type { OccurrenceRow, Schedule, Session } from '../modules/schedules/index.ts'
import type { Person } from '../modules/selling/index.ts'
import type { PlacesRow } from '../modules/places/index.ts'
import type { Audience, PriceList } from '../modules/pricing/index.ts'

/** The start of everything planned here. */
export const start = Date.parse('2026-04-13T08:00:00Z')

/** Parts of a schedule for tests of pure rules, with the test's changes. */
export function schedule(row: Partial<Schedule['row']> = {}, parts: Partial<Omit<Schedule, 'row'>> = {}): Schedule {
  const planned: Pick<Schedule, 'row' | 'windows' | 'whole' | 'single' | 'byAge' | 'sessions' | 'extras' | 'sections'> =
    {
      row: {
        id: 'schedule',
        revision: 'r1',
        bookingType: 'camps',
        slug: 'easter-camp',
        name: 'Easter camp',
        description: '',
        reference: 'EC',
        venueId: 1,
        categoryId: 'category',
        locationId: 10,
        otherLocationIds: null,
        friendlyLocationName: null,
        instructors: [],
        weeks: 1,
        startsAt: start,
        endsAt: start + 48 * hour,
        placesId: null,
        pricingOptionId: 1,
        sessionPricingOptionId: 2,
        bookableAfterStart: false,
        bookingStrategy: 'sequential',
        allowAnonymous: false,
        waitlistMode: null,
        setupMinutes: 0,
        teardownMinutes: 0,
        waiverId: null,
        inductionId: null,
        restrictionCriteria: null,
        minAge: null,
        maxAge: null,
        ageLabel: null,
        bring: [],
        tags: [],
        pictureKind: null,
        createdAt: 0,
        ...row,
      },
      windows: [],
      whole: priceList(1, { everybody: 1000 }),
      single: priceList(2, { everybody: 400 }),
      byAge: [],
      sessions: [],
      extras: [],
      sections: [],
    }
  const cancellation = { cutOffMinutes: 0, actions: [], fee: minorUnits(0), message: '' }
  const rest = {
    waiver: null,
    induction: null,
    locationName: 'Hall',
    venue: { id: 1, timezone: 'Europe/London' },
    category: { cancellation },
  }
  // Rules ignore the other fields of a venue and a category.
  return { ...planned, ...rest, ...parts } as unknown as Schedule
}

export function priceList(id: number, prices: Partial<Record<Audience, number>>): PriceList {
  const option = { id, name: `Price ${id}`, reference: `P${id}`, placesId: null }
  const list = Object.entries(prices).map(([audience, amount]) => ({
    // Keys of the given record.
    audience: audience as Audience,
    amount: minorUnits(amount ?? 0),
    membership: audience === 'everybody' ? null : 'All in',
  }))
  return { option, prices: list }
}

export function occurrence(id: string, row: Partial<OccurrenceRow> = {}): OccurrenceRow {
  return {
    id,
    revision: 'r1',
    scheduleId: 'schedule',
    venueId: 1,
    categoryId: 'category',
    bookingType: 'camps',
    recurrence: 0,
    intervalKey: null,
    startsAt: start,
    endsAt: start + hour,
    originalStartsAt: null,
    originalEndsAt: null,
    localDate: '2026-04-13',
    status: 'bookable',
    postponed: null,
    placesId: 1,
    locationId: null,
    otherLocationIds: null,
    topLocationId: 10,
    friendlyLocationName: null,
    instructors: null,
    deletionReason: null,
    ...row,
  }
}

/** Sessions on consecutive days, each with its own places, from 1 on. */
export function sessionsOf(count: number, row: Partial<OccurrenceRow> = {}): readonly Session[] {
  return Array.from({ length: count }, (_, index) => {
    const startsAt = start + index * 24 * hour
    const session = {
      row: occurrence(`s${index + 1}`, { placesId: index + 1, startsAt, endsAt: startsAt + hour, ...row }),
    }
    return session
  })
}

export function places(id: number, row: Partial<PlacesRow> = {}): PlacesRow {
  const shared = { onlineMax: null, onlineUsed: null, fohMax: null, fohUsed: null }
  return { id, maximum: 10, consumed: 0, ...shared, waitMax: null, waitUsed: 0, ...row }
}

export function placesById(...rows: readonly PlacesRow[]): ReadonlyMap<number, PlacesRow> {
  return new Map(rows.map((row) => [row.id, row]))
}

export function person(facts: Partial<Person> = {}): Person {
  return { id: 7, bornOn: null, memberships: [], bookings: [], agreed: new Set(), waits: [], ...facts }
}

/** A membership without an end that gives a price at venue 1. */
export function membership(
  typeId: number,
  days: Partial<Person['memberships'][number]> = {},
): Person['memberships'][number] {
  return { typeId, venueIds: [1], startsOn: '2026-01-01', endsOn: null, frozenFrom: null, frozenUntil: null, ...days }
}

/** A booking of the person at an occurrence. */
export function bookedAt(
  row: Pick<OccurrenceRow, 'id' | 'startsAt' | 'endsAt'> & { readonly scheduleId?: string },
  changes: Partial<Person['bookings'][number]> = {},
): Person['bookings'][number] {
  const { id: occurrenceId, scheduleId = 'schedule', startsAt, endsAt } = row
  const own = { id: 98, itemId: 99, occurrenceId, scheduleId, name: 'Yoga', startsAt, endsAt }
  return { ...own, status: 'settled', exclusive: true, atOwnPrice: false, ...changes }
}
