import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { addPlaces } from './booking/add-places.ts'
import type { BookingStore } from './booking/open.ts'
import { fill, openBookingFile } from './booking/open.ts'
import { freshFolder, freshStore } from './booking/stores.ts'

const run = promisify(execFile)
const bookMany = join(import.meta.dirname, 'processes', 'book-many.ts')

async function stateOf(store: BookingStore) {
  return store.read(async (reads) => {
    const items = await reads.items()
    const baskets = await reads.baskets()
    const expected = new Map(baskets.map(({ id }) => [id, 0]))
    for (const { basketId, quantity, unitPrice } of items) {
      expected.set(basketId, (expected.get(basketId) ?? 0) + quantity * unitPrice)
    }
    return {
      consumed: (await reads.occurrence({ id: 'o1' }))?.consumed,
      items: items.length,
      wrongTotals: baskets.filter(({ id, total }) => expected.get(id) !== total).length,
    }
  })
}

const everyBasket = (count: number) => Array.from({ length: count }, (_, index) => `b${index + 1}`)

describe('races', () => {
  it('the last places are sold once to two hundred buyers', async () => {
    const store = await freshStore()
    await fill(store, 20, 200)
    const attempts = everyBasket(200).map((id) => store.write((tx) => addPlaces(tx, id, 'o1', 1)))
    const outcomes = await Promise.allSettled(attempts)
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.name] : []))
    expect(outcomes.length - reasons.length).toBe(20)
    expect(new Set(reasons)).toEqual(new Set(['FullError']))
    expect(await stateOf(store)).toEqual({ consumed: 20, items: 20, wrongTotals: 0 })
  })

  it('the total of a basket is correct after sixty simultaneous additions', async () => {
    const store = await freshStore()
    await fill(store, 100, 1)
    await Promise.all(Array.from({ length: 60 }, () => store.write((tx) => addPlaces(tx, 'b1', 'o1', 1))))
    expect(await stateOf(store)).toEqual({ consumed: 60, items: 60, wrongTotals: 0 })
    expect((await store.read((reads) => reads.basket({ id: 'b1' })))?.total).toBe(60 * 450)
  })

  it('each due job goes to one of sixteen workers', async () => {
    const store = await freshStore()
    const ids = Array.from({ length: 400 }, (_, index) => index + 1)
    await store.write((tx) => tx.insertJobs(ids.map((id) => ({ id, dueAt: id }))))
    const claims = await Promise.all(Array.from({ length: 16 }, (_, worker) => claimAll(store, `w${worker}`)))
    expect(claims.flat().toSorted((a, b) => a - b)).toEqual(ids)
    expect(await store.read(async (reads) => (await reads.jobs()).filter(({ worker }) => worker === null))).toEqual([])
  })
})

async function claimAll(store: BookingStore, worker: string): Promise<readonly number[]> {
  const mine: number[] = []
  let misses = 0
  // A worker whose candidates were all taken by others gets none; a few rounds without any mean there are none left.
  while (misses < 5) {
    const claimed = await store.write((tx) => tx.claimJobs(worker, 1000, 20))
    misses = claimed.length === 0 ? misses + 1 : 0
    mine.push(...claimed)
  }
  return mine
}

describe('two processes on one file', () => {
  it('sell the last places once between them', async () => {
    const file = join(freshFolder(), 'booking.db')
    const store = openBookingFile(file)
    await fill(store, 20, 200)
    const outputs = await Promise.all([
      run(process.execPath, [bookMany, file, '1', '100']),
      run(process.execPath, [bookMany, file, '101', '200']),
    ])
    const sold = outputs.map(({ stdout }) => Number(stdout))
    expect(sold.reduce((a, b) => a + b)).toBe(20)
    expect(await stateOf(store)).toEqual({ consumed: 20, items: 20, wrongTotals: 0 })
    await store.close()
  })
})
