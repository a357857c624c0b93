import { fixedClock } from '@touchline/clock'
import { systemRandom, uuidv7 } from '@touchline/ids'
import { largeSeed } from '@touchline/server'
import { expect, test } from 'vitest'
import type { Tx } from '../../server/src/repositories.ts'
import { createSeedWriter } from '../../server/src/seed/seed-writer.ts'
import { freshTestStores } from '../support/test-stores.ts'

const now = Date.parse('2026-11-18T10:00:00Z')
const clock = fixedClock(now)

/** The cast and one venue with everything that can be sold, in a database of its own. */
async function filled<T>(look: (tx: Tx) => Promise<T>): Promise<T> {
  const { databases, registry, afterwards } = await freshTestStores(clock)
  try {
    const seed = largeSeed({ venues: 1, days: 28, customersPerVenue: 30 })
    await databases.makeTemplate('seed', (store) =>
      seed.fill(
        now,
        createSeedWriter({
          store,
          hashPassword: async (password) => `hash of ${password}`,
          newText: () => uuidv7(now, systemRandom),
        }),
      ),
    )
    await databases.createFrom('seed', 'filled')
    const store = await databases.open('filled')
    return await store.write(look)
  } finally {
    await databases.close()
    await registry.close()
    await afterwards()
  }
}

test('seeded rows keep the rules of the platform', async () => {
  const rows = await filled(async (tx) => ({
    differences: await tx.places.differences(),
    places: await tx.seed.rowsOf('places'),
    claims: await tx.seed.rowsOf('claims'),
    bundles: await tx.seed.rowsOf('bookingBundles'),
    bookings: await tx.seed.rowsOf('bookings'),
    schedules: await tx.seed.rowsOf('schedules'),
    occurrences: await tx.seed.rowsOf('occurrences'),
    prices: await tx.seed.rowsOf('prices'),
    options: await tx.seed.rowsOf('pricingOptions'),
    lines: await tx.seed.rowsOf('orderItems'),
    tickets: await tx.seed.rowsOf('tickets'),
    locations: await tx.seed.rowsOf('locations'),
  }))
  // Taken is what live claims add up to, split by channel too; the tables see to it that it is never more than there is.
  expect(rows.differences).toEqual([])
  expect(rows.claims.filter(({ status }) => status === 'released').length).toBe(1)
  expect(rows.places.filter(({ fohUsed }) => (fohUsed ?? 0) > 0).length).toBeGreaterThan(0)

  // Shares of a bundle add up to its price.
  const shares = Map.groupBy(rows.bookings, ({ bundleId }) => bundleId)
  for (const { id, price } of rows.bundles) {
    expect((shares.get(id) ?? []).reduce((sum, booking) => sum + booking.price, 0)).toBe(price)
  }
  expect(rows.bookings.filter(({ bundleId }) => bundleId === null).length).toBeGreaterThan(100)

  // Every live booking is covered by a live claim of its line.
  const claimed = new Set(rows.claims.filter(({ status }) => status === 'live').map(({ orderItemId }) => orderItemId))
  const uncovered = rows.bookings.filter(({ status, itemId }) => status === 'settled' && !claimed.has(itemId))
  expect(uncovered).toEqual([])

  // A course counts its places once, everything else by the occurrence.
  const kept = new Map(rows.schedules.map((schedule) => [schedule.id, schedule]))
  const ofCourses = rows.occurrences.filter(({ bookingType }) => bookingType === 'courses')
  const others = rows.occurrences.filter(({ bookingType }) => bookingType !== 'courses')
  for (const { scheduleId, placesId } of ofCourses) expect(kept.get(scheduleId)?.placesId).toBe(placesId)
  expect(new Set(others.map(({ placesId }) => placesId)).size).toBe(others.length)

  // No two states of rows share a revision.
  const revisions = [...rows.schedules, ...rows.occurrences].map(({ revision }) => revision)
  expect(new Set(revisions).size).toBe(revisions.length)

  // Courts are locked by the hall that contains them.
  const [slot] = rows.occurrences.filter(({ bookingType }) => bookingType === 'resources')
  const hall = rows.locations.find(({ id }) => id === slot?.topLocationId)
  expect(hall).toMatchObject({ name: 'Sports hall', parentId: null })

  // Every line says what its price was taken from.
  const known = new Set(rows.options.map(({ id }) => id))
  expect(rows.lines.filter(({ pricingOptionId }) => !known.has(pricingOptionId ?? 0))).toEqual([])
  expect(new Set(rows.tickets.map(({ position }) => position))).toEqual(new Set([0, 1, 2]))

  // Members only: others have no price.
  const ofMembers = rows.options.filter(({ id }) =>
    rows.prices.some(({ pricingOptionId, audience }) => pricingOptionId === id && audience !== 'everybody'),
  )
  const onlyMembers = ofMembers.filter(
    ({ id }) => !rows.prices.some((price) => price.pricingOptionId === id && price.audience === 'everybody'),
  )
  expect(onlyMembers.length).toBe(5)
})
