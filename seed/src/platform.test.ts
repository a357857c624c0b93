import { describe, expect, test } from 'vitest'
import { seedDay } from './seed-day.ts'
import { seedPlatform } from './seed-platform.ts'
import type { ScheduleRecord, SeedRecords } from './seed-writer.ts'
import { brokenReferences } from './records/broken-references.ts'
import { contradictions } from './records/contradictions.ts'
import { doubleBookings, overbooked } from './testing/full-houses.ts'
import { seededInstants } from './testing/instants.ts'
import { recordEverything } from './testing/record-everything.ts'
import { platformRecords } from './platform.ts'

describe.each(seededInstants)('a platform seeded on %s', (_, now) => {
  const records = platformRecords(seedDay(now))

  test('is written whole, each record after those it refers to', async () => {
    const { writer, written } = recordEverything()
    await seedPlatform({ now, writer })
    const filled = Object.entries(records).filter(([, list]) => list.length > 0)
    expect(written().records).toEqual(Object.fromEntries(filled))
    expect(written().kinds).toEqual(filled.map(([kind]) => kind))
    expect(brokenReferences(records, written().kinds)).toEqual([])
  })

  test('has every id once', () => {
    for (const list of idLists(records)) expect(new Set(list).size).toBe(list.length)
  })

  test('is the same at every time of the day', () => {
    const day = seedDay(now)
    const firstAndLast = [day.instantAt(0, '00:00'), day.instantAt(1, '00:00') - 1]
    for (const instant of firstAndLast) expect(platformRecords(seedDay(instant))).toEqual(records)
  })

  test('has whole prices, and totals that add up', () => {
    for (const order of records.orders) {
      const lines = order.items.flatMap((item) => [
        item.price * item.quantity,
        ...item.extras.map((extra) => extra.price * extra.quantity),
      ])
      expect(order.total).toBe(lines.reduce((total, line) => total + line, 0))
      expect(order.payments.reduce((paid, { amount }) => paid + amount, 0)).toBe(order.total)
    }
    const prices = records.schedules.flatMap((schedule) => [schedule.price, schedule.memberPrice ?? 0])
    expect(prices.filter((price) => !Number.isSafeInteger(price) || price < 0)).toEqual([])
  })

  test('has no empty texts', () => {
    const texts = textsOf(records)
    expect(texts.length).toBeGreaterThan(1000)
    expect(texts.filter((text) => text.trim() === '' || /\s$|\u2014|lorem|undefined|null/i.test(text))).toEqual([])
  })

  test('has nobody in two places at once, and no session above its places', () => {
    expect(doubleBookings(records)).toEqual([])
    expect(overbooked(records)).toEqual([])
  })

  test('has no purchase before its offer, before its account, or in the future', () => {
    const midnight = seedDay(now).instantAt(0, '00:00')
    const schedules = new Map(records.schedules.map((schedule) => [schedule.id, schedule]))
    const users = new Map(records.users.map((user) => [user.id, user]))
    const orders = new Map(records.orders.map((order) => [order.id, order]))
    for (const bundle of records.bundles) {
      const schedule = schedules.get(bundle.scheduleId)
      const buyer = users.get(orders.get(bundle.orderId)?.userId ?? 0)
      expect(bundle.createdAt).toBeGreaterThan(opensAt(schedule))
      expect(bundle.createdAt).toBeGreaterThan(buyer?.createdAt ?? Infinity)
      expect(bundle.cancelledAt ?? bundle.createdAt).toBeLessThan(midnight)
    }
  })
})

test('keeps ids across days; only sessions get new ones', () => {
  const lists = seededInstants.map(([, now]) => idLists(platformRecords(seedDay(now))))
  for (const list of lists) expect(list.slice(1)).toEqual(lists[0]?.slice(1))
  const sessions = lists.flatMap((list) => list[0] ?? [])
  expect(new Set(sessions).size).toBe(sessions.length)
})

test('the seed contains nothing impossible', () => {
  expect(contradictions(platformRecords(seedDay(Date.parse('2026-04-07T09:00:00Z'))), {})).toEqual([])
})

function opensAt(schedule: ScheduleRecord | undefined): number {
  return schedule && 'firstBookableAt' in schedule ? schedule.firstBookableAt : Infinity
}

/** Session ids first, then the ids of every other kind. */
function idLists(records: SeedRecords): readonly (readonly (string | number)[])[] {
  const questions = records.questionSections.flatMap((section) => section.questions)
  const items = records.orders.flatMap((order) => order.items)
  return [
    records.schedules.flatMap((schedule) => schedule.occurrences.map(({ id }) => id)),
    records.venues.map(({ id }) => id),
    records.venues.map(({ slug }) => slug),
    records.locations.map(({ id }) => id),
    records.categories.map(({ id }) => id),
    records.categories.map(({ slug }) => slug),
    records.users.map(({ id }) => id),
    records.users.map(({ uuid }) => uuid),
    records.users.map(({ reference }) => reference),
    records.users.map(({ barcode }) => barcode),
    records.users.flatMap(({ email }) => (email ? [email] : [])),
    records.linkedUsers.map(({ id }) => id),
    records.linkedUsers.map((link) => `${link.ownerId} ${link.userId}`),
    records.memberships.map(({ id }) => id),
    records.credits.map(({ id }) => id),
    records.restrictions.map(({ id }) => id),
    records.pricingOptions.map(({ id }) => id),
    records.pricingOptions.map(({ reference }) => reference),
    records.schedules.map(({ id }) => id),
    records.schedules.map((schedule) => `${schedule.venueId} ${schedule.categoryId} ${schedule.slug}`),
    records.questionSections.map(({ id }) => id),
    questions.map(({ id }) => id),
    questions.flatMap((question) => question.options.map(({ id }) => id)),
    records.orders.map(({ id }) => id),
    records.orders.map(({ cartUuid }) => cartUuid),
    [...items.map(({ id }) => id), ...items.flatMap((item) => item.extras.map(({ id }) => id))],
    records.bundles.map(({ id }) => id),
    records.bundles.flatMap((bundle) => bundle.bookings.map(({ id }) => id)),
  ]
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
