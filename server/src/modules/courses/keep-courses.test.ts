import { expect, test } from 'vitest'
import { createSeedWriter } from '../../seed/seed-writer.ts'
import { openMemoryStores } from '../../stores.ts'
import { touchlineSeed } from '../../seed/touchline-seed.ts'
import type { KeptRow } from '../../prepared-answer.ts'
import type { PlatformStore, Reads, Tx, WholeTx } from '../../repositories.ts'
import { prepareCourses } from './list-courses.ts'

const now = Date.parse('2025-04-07T10:00:00Z')
const query = { source: 'online', per_page: 100 } as const

async function seededStore(): Promise<PlatformStore> {
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

/** The same reads, recording each query. */
function noting(reads: Reads, asked: string[]): Reads {
  return new Proxy(reads, {
    get: (repositories, noun: keyof Reads) =>
      new Proxy(repositories[noun], {
        get(repository, verb: string) {
          asked.push(`${noun}.${verb}`)
          return Reflect.get(repository, verb)
        },
      }),
  })
}

async function prepare(store: PlatformStore, known: readonly KeptRow[] = [], at = now) {
  const asked: string[] = []
  const list = await store.read((reads) =>
    prepareCourses(noting(reads, asked), { channel: 'online' }, { query, now: at, known }),
  )
  return { ...list, asked }
}

/** Takes a place on the first course with one left; answers the id of its places row. */
async function takeOnePlace(store: PlatformStore, rows: readonly KeptRow[]): Promise<number> {
  for (const id of rows.flatMap(({ placesIds }) => placesIds)) {
    if (await store.write((tx) => (tx as Tx & WholeTx).places.changeOnline({ id, count: 1 }))) return id
  }
  throw new Error('no place is left')
}

test('only the places of cached courses are read', async () => {
  const store = await seededStore()
  const first = await prepare(store)
  expect(first.rows.length).toBeGreaterThan(20)
  const again = await prepare(store, first.rows)
  expect(again.asked).toEqual(['site.getClient', 'occurrences.page', 'occurrences.total', 'places.byIds'])
  expect(again.rows.map(({ key }) => key)).toEqual(first.rows.map(({ key }) => key))
  expect(again.rows.filter(({ make }) => make)).toEqual([])
})

test('a booked place rebuilds its course and no other; so does the start of a session', async () => {
  const store = await seededStore()
  const first = await prepare(store)
  const placesId = await takeOnePlace(store, first.rows)
  const after = await prepare(store, first.rows)
  const sharing = first.rows.filter(({ placesIds }) => placesIds.includes(placesId)).map(({ state }) => state)
  expect(after.rows.filter(({ make }) => make).map(({ state }) => state)).toEqual(sharing)
  expect(after.counts).not.toBe(first.counts)
  expect(await store.read(first.readCounts)).toBe(after.counts)
  const next = Math.min(...first.rows.map(({ changesAt }) => changesAt))
  const later = await prepare(store, after.rows, next)
  const due = after.rows.filter(({ changesAt }) => changesAt <= next).map(({ state }) => state)
  const made = later.rows.filter(({ make }) => make).map(({ state }) => state)
  expect(due.length).toBeGreaterThan(0)
  expect(due).toEqual(expect.arrayContaining(made))
})
