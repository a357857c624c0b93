import { largeCategories } from './large-categories.ts'
import { minorUnits } from '@touchline/money'
import { platformRecords } from '../platform.ts'
import { seedDay, type SeedDay } from '../seed-day.ts'
import type { MembershipTypeRecord, SeedRecords } from '../seed-writer.ts'
import { type ProgrammeDay, programmeDays } from './calendar.ts'
import { largeCustomers, largeMemberships } from './customers.ts'
import { type LargeVenue, largeVenue } from './large-venue.ts'
import { type LargeIds, recordSales } from './record-sales.ts'
import { largeSales } from './sales.ts'
import { largeSessions } from './sold-alone.ts'
import { largeCamps, largeLessons } from './sold-whole.ts'

export type LargeOptions = {
  /** Beside the three of the cast; at most 800. */
  readonly venues: number
  /** From today on. */
  readonly days: number
  /** At most 1,000. */
  readonly customersPerVenue: number
}

/** A part of a large platform that is written before the next one is made. */
export type LargeBatch = { readonly title: string; readonly records: Partial<SeedRecords> }

/** How long classes have been going on, and courses. Days. */
const past = { sessions: 7, lessons: 35 } as const

/**
 * A platform with a programme as large as one likes: the one of the cast, and beside it venues with classes through the
 * year, ticketed swims, court slots, courses and camps; 50 venues and 365 days are a million occurrences. The same
 * moment and options, the same records; one venue at a time, so that no more than one is in memory.
 */
export function* largePlatform(now: number, options: LargeOptions): Generator<LargeBatch, void, void> {
  const day = seedDay(now)
  const days = programmeDays(day, -past.lessons, past.lessons + options.days).filter(({ isClosed }) => !isClosed)
  const venueOf = (index: number) => largeVenue(index, day)
  const indexes = Array.from({ length: options.venues }, (_, index) => index)
  const venues = indexes.map((index) => venueOf(index).record)
  const venueIds = venues.map(({ id }) => id)
  yield { title: 'The cast', records: platformRecords(day) }
  yield {
    title: 'Venues and categories',
    records: { venues, categories: largeCategories(venueIds), membershipTypes: [membershipType(venueIds)] },
  }
  const ids: LargeIds = { order: 1_000_000, item: 1_000_000, bundle: 1_000_000, booking: 1_000_000 }
  for (const index of indexes) {
    const venue = venueOf(index)
    yield { title: venue.record.name, records: recordsOf(venue, { day, days, ids, count: options.customersPerVenue }) }
  }
}

const membershipTypeId = 101

function membershipType(venueIds: readonly number[]): MembershipTypeRecord {
  return {
    id: membershipTypeId,
    name: 'Midshire Active',
    descriptionHtml: '<p>Classes and swims at every centre in Midshire.</p>',
    monthlyPrice: minorUnits(2995),
    joiningFee: minorUnits(1000),
    memberPriceApplies: true,
    venueIds,
  }
}

type Making = {
  readonly day: SeedDay
  readonly days: readonly ProgrammeDay[]
  readonly ids: LargeIds
  readonly count: number
}

function recordsOf(venue: LargeVenue, { day, days, ids, count }: Making): Partial<SeedRecords> {
  const lessons = largeLessons(venue, days)
  const sessions = largeSessions(
    venue,
    days.filter(({ offset }) => offset >= -past.sessions),
  )
  const users = largeCustomers(venue, day, count)
  const memberships = largeMemberships(users, day, membershipTypeId)
  const members = new Set(memberships.map(({ userId }) => userId))
  const sales = largeSales({ day, lessons, sessions, users, isMember: (userId) => members.has(userId) })
  return {
    locations: venue.locations,
    users,
    memberships,
    schedules: [...lessons, ...largeCamps(venue, days), ...sessions],
    ...recordSales(sales, ids),
  }
}
