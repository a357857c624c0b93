import { describe, expect, it } from 'vitest'
import { minorUnits } from '@touchline/money'
import { classify, failureCode } from '../../server/src/infra/store/classify.ts'
import type { Db, ReadDb } from '../../server/src/infra/store/port.ts'
import { bookingModel } from './booking/model.ts'
import { fill, occurrence } from './booking/open.ts'
import { freshStore, freshStoreOf } from './booking/stores.ts'
import type { BookingTables } from './booking/tables.ts'

const newVenue = { id: 'v2', name: 'Hillside' }

describe('a transaction', () => {
  it('commits everything or nothing', async () => {
    const store = await freshStore()
    const failing = store.write(async (tx) => {
      await tx.insertVenues([newVenue])
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await store.read((reads) => reads.venues())).toEqual([])
    await store.write((tx) => tx.insertVenues([newVenue]))
    expect(await store.read((reads) => reads.venues())).toMatchObject([newVenue])
  })

  it('returns the result of its function, and sees its own writes', async () => {
    const store = await freshStore()
    const venues = await store.write(async (tx) => {
      await tx.insertVenues([newVenue])
      return tx.venues()
    })
    expect(venues).toHaveLength(1)
  })

  it('is rolled back when a statement failed and the error was swallowed', async () => {
    const store = await freshStore()
    await fill(store, 1, 1)
    const swallowing = store.write(async (tx) => {
      await tx.insertVenues([newVenue])
      await tx.insertVenues([newVenue]).catch(() => {})
    })
    await expect(swallowing).rejects.toMatchObject({ name: 'SwallowedErrorError' })
    expect(await store.read((reads) => reads.venues())).toHaveLength(1)
  })

  it('that is read-only cannot write', async () => {
    // The types forbid it already; this model hands the writing repositories to the reading side.
    const leaky = {
      ...bookingModel,
      makeReads: (db: ReadDb, tables: BookingTables) => bookingModel.makeTx(db as Db, tables),
    }
    const store = await freshStoreOf(leaky)
    const writing = store.read((reads) => reads.insertVenues([newVenue]))
    expect(await writing.then(() => 'written', failureCode)).toMatch(/^(SQLITE_READONLY|25006)$/)
    expect(await store.read((reads) => reads.venues())).toEqual([])
  })

  it('reads one snapshot, whatever is written meanwhile', async () => {
    // Waiting for a rival is what the guard forbids, and here it is the point.
    const store = await freshStore({ guard: 'log' })
    await fill(store, 5, 1)
    const seen = await store.read(async (reads) => {
      const before = await reads.venues()
      await store.write((tx) => tx.insertVenues([newVenue]))
      return [before.length, (await reads.venues()).length]
    })
    expect(seen).toEqual([1, 1])
    expect(await store.read((reads) => reads.venues())).toHaveLength(2)
  })

  it('reports the same errors on both engines', async () => {
    const store = await freshStore()
    await fill(store, 5, 1)
    const failures = {
      unique: store.write((tx) => tx.insertVenues([{ id: 'v9', name: 'Riverside' }])),
      duplicateKey: store.write((tx) => tx.insertVenues([{ id: 'v1', name: 'Other' }])),
      partialUnique: store.write((tx) =>
        tx.insertBaskets([{ id: 'b9', owner: 'u1', version: 0, total: minorUnits(0) }]),
      ),
      foreign: store.write((tx) => tx.insertOccurrences([{ ...occurrence('o2', 1), venueId: 'nowhere' }])),
      check: store.write((tx) => tx.setConsumed({ id: 'o1', consumed: 6 })),
    }
    const kinds = await Promise.all(
      Object.entries(failures).map(async ([name, failing]) => [name, await failing.then(() => 'fine', classify)]),
    )
    expect(Object.fromEntries(kinds)).toEqual({
      unique: 'unique',
      duplicateKey: 'unique',
      partialUnique: 'unique',
      foreign: 'foreign',
      check: 'check',
    })
  })

  it('leaves a second basket of the same owner alone once the first is closed', async () => {
    const store = await freshStore()
    await fill(store, 5, 1)
    await store.write((tx) =>
      tx.insertBaskets([{ id: 'b9', owner: 'u1', status: 'expired', version: 0, total: minorUnits(0) }]),
    )
    expect(await store.read((reads) => reads.baskets())).toHaveLength(2)
  })

  it('deletes the items of a basket with it', async () => {
    const store = await freshStore()
    await fill(store, 5, 1)
    const item = { basketId: 'b1', position: 1, occurrenceId: 'o1', quantity: 1, unitPrice: minorUnits(450) }
    await store.write((tx) => tx.addItem(item))
    await store.write((tx) => tx.deleteBasket({ id: 'b1' }))
    expect(await store.read((reads) => reads.items())).toEqual([])
  })

  it('is refused by a closed store', async () => {
    const store = await freshStore()
    await store.close()
    await expect(store.read((reads) => reads.venues())).rejects.toMatchObject({ name: 'StoreClosedError' })
    await expect(store.write((tx) => tx.venues())).rejects.toMatchObject({ name: 'StoreClosedError' })
  })
})
