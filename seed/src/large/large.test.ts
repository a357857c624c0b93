import { expect, test } from 'vitest'
import type { SeedKind, SeedRecords } from '../seed-writer.ts'
import { brokenReferences } from '../records/broken-references.ts'
import { doubleBookings, overbooked } from '../testing/full-houses.ts'
import { type LargeOptions, largePlatform } from './batches.ts'

const now = Date.parse('2026-11-18T10:00:00Z')
const small: LargeOptions = { venues: 2, days: 60, customersPerVenue: 20 }

/** All batches as if they were one. */
function together(options: LargeOptions): SeedRecords {
  const lists: Partial<Record<SeedKind, readonly unknown[]>> = {}
  for (const { records } of largePlatform(now, options)) {
    for (const [kind, list] of Object.entries(records)) {
      // The keys of a batch are kinds of records.
      const known = lists[kind as SeedKind] ?? []
      lists[kind as SeedKind] = [...known, ...list]
    }
  }
  // The cast's own batch has every kind.
  return lists as SeedRecords
}

test('every reference on a large platform exists, and every id is unique', () => {
  const records = together(small)
  // Object.keys answers strings; these are kinds.
  expect(brokenReferences(records, Object.keys(records) as SeedKind[])).toEqual([])
  const ids = [
    records.venues.map(({ slug }) => slug),
    records.locations.map(({ id }) => id),
    records.users.map(({ id }) => id),
    records.users.flatMap(({ email }) => email ?? []),
    records.memberships.map(({ id }) => id),
    records.schedules.map(({ id }) => id),
    records.schedules.map(({ venueId, categoryId, slug }) => `${venueId} ${categoryId} ${slug}`),
    records.schedules.flatMap(({ occurrences }) => occurrences.map(({ id }) => id)),
    records.schedules.flatMap(({ occurrences }) => occurrences.flatMap(({ ticketIds = [] }) => ticketIds)),
    records.orders.map(({ id }) => id),
    records.orders.flatMap(({ items }) => items.map(({ id }) => id)),
    [
      ...records.bookings.map(({ id }) => id),
      ...records.bundles.flatMap(({ bookings }) => bookings.map(({ id }) => id)),
    ],
  ]
  for (const list of ids) expect(new Set<number | string>(list).size).toBe(list.length)
})

test('a large platform obeys the rules: no person at two places at once, no session above its places, no room twice unless intended', () => {
  const records = together(small)
  expect(doubleBookings(records)).toEqual([])
  expect(overbooked(records)).toEqual([])
  const uses = records.schedules.flatMap(({ occurrences, locationId, instructors, slug }) =>
    occurrences
      .filter(({ status }) => status !== 'clashing')
      .flatMap(({ startsAt, endsAt }) =>
        [`location ${locationId}`, ...instructors.map(({ id }) => `instructor ${id}`)].map((what) => ({
          what,
          startsAt,
          endsAt,
          slug,
        })),
      ),
  )
  const inOrder = uses.toSorted((a, b) => a.what.localeCompare(b.what) || a.startsAt - b.startsAt)
  const clashes = inOrder.filter((use, index) => {
    const before = inOrder[index - 1]
    return before?.what === use.what && before.endsAt > use.startsAt
  })
  expect(clashes).toEqual([])
})

test('a large platform has sold courses, classes, slots and tickets, some of them at member prices', () => {
  const { orders } = together(small)
  const items = orders.flatMap((order) => order.items.filter(() => order.id >= 1_000_000))
  expect(new Set(items.map(({ purchasableType }) => purchasableType))).toEqual(
    new Set(['course', 'av2Booking', 'activityTicket']),
  )
  expect(items.some(({ benefitApplied }) => benefitApplied)).toBe(true)
  for (const { total, payments, items: lines } of orders) {
    expect(payments.reduce((paid, { amount }) => paid + amount, 0)).toBe(total)
    const extras = lines.flatMap((line) => line.extras)
    expect([...lines, ...extras].reduce((sum, line) => sum + line.price * line.quantity, 0)).toBe(total)
  }
})

test('the same moment and options make the same records', () => {
  expect(together(small)).toEqual(together(small))
})

test('fifty venues for a year have about a million occurrences', () => {
  const batches = [...largePlatform(now, { venues: 1, days: 365, customersPerVenue: 1 })]
  const [venue] = batches.slice(-1)
  const count = venue?.records.schedules?.reduce((sum, { occurrences }) => sum + occurrences.length, 0) ?? 0
  expect(50 * count).toBeGreaterThan(950_000)
  expect(50 * count).toBeLessThan(1_100_000)
})
