import { afterEach, expect, test } from 'vitest'
import { createSeedWriter } from '../../seed/seed-writer.ts'
import { openMemoryStores } from '../../stores.ts'
import { touchlineSeed } from '../../seed/touchline-seed.ts'
import { limitParts } from './parts/parts-cache.ts'
import { readPartsOf } from './read-schedules.ts'

const now = Date.parse('2025-04-07T10:00:00Z')
const megabyte = 1024 * 1024
/** Room for a few courses. */
const littleRoom = 60_000

afterEach(() => limitParts(64 * megabyte))

async function seededStore() {
  const { databases } = openMemoryStores()
  let made = 0
  await databases.makeTemplate('seeded', (store) =>
    touchlineSeed.fill(
      now,
      createSeedWriter({ store, hashPassword: async () => 'none', newText: () => `text ${made++}` }),
    ),
  )
  await databases.createFrom('seeded', 'mine')
  return databases.open('mine')
}

test('a page of schedules is complete although building some of them evicts the others', async () => {
  const store = await seededStore()
  const parts = await store.read(async (reads) => {
    const filter = { bookingType: 'courses', now, onlyOpen: false, memberships: [] } as const
    const anywhere = { venueIds: undefined, categoryIds: undefined, startsAfter: undefined, startsBefore: undefined }
    const refs = await reads.occurrences.page({ ...filter, ...anywhere }, { limit: 20, offset: 0 })
    limitParts(littleRoom)
    await readPartsOf(reads, refs.slice(0, 2))
    return { wanted: refs.map(({ id }) => id), found: [...(await readPartsOf(reads, refs)).keys()] }
  })
  expect(parts.wanted).toHaveLength(20)
  expect(parts.found).toEqual(parts.wanted)
})
