import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openBookingFile } from '../booking/open.ts'
import { freshFolder } from '../booking/stores.ts'

const newVenue = { id: 'v2', name: 'Hillside' }

describe('a transaction on SQLite', () => {
  it('reports a timer inside a transaction', async () => {
    const store = openBookingFile(join(freshFolder(), 'booking.db'))
    const waiting = store.write(async (tx) => {
      await tx.insertVenues([newVenue])
      await wait(5)
    })
    await expect(waiting).rejects.toMatchObject({ name: 'ForeignWaitError' })
    expect(await store.read((reads) => reads.venues())).toEqual([])
  })

  it('reports a transaction inside a transaction', async () => {
    const store = openBookingFile(join(freshFolder(), 'booking.db'))
    const nested = store.write(async () => store.write((tx) => tx.insertVenues([newVenue])))
    await expect(nested).rejects.toMatchObject({ name: 'ForeignWaitError' })
  })

  it('accepts a long transaction of database work only', async () => {
    const store = openBookingFile(join(freshFolder(), 'booking.db'))
    await store.write(async (tx) => {
      for (let n = 0; n < 300; n++) await tx.insertVenues([{ id: `v${n}`, name: `Venue ${n}` }])
    })
    expect(await store.read((reads) => reads.venues())).toHaveLength(300)
  })

  it('only logs in production', async () => {
    const events: string[] = []
    const store = openBookingFile(':memory:', { guard: 'log', log: ({ event }) => events.push(event) })
    await store.write(async (tx) => {
      await tx.insertVenues([newVenue])
      await wait(5)
    })
    expect(events).toEqual(['foreign-wait'])
    expect(await store.read((reads) => reads.venues())).toHaveLength(1)
  })

  it('refuses a statement after the end of its transaction', async () => {
    const store = openBookingFile(join(freshFolder(), 'booking.db'))
    const escaped = await store.write(async (tx) => () => tx.insertVenues([newVenue]))
    await expect(escaped()).rejects.toThrow('after its transaction had ended')
  })

  it('refuses work when too much is queued', async () => {
    const store = openBookingFile(':memory:', { queueLimit: 2 })
    const work = Array.from({ length: 4 }, (_, n) =>
      store.write((tx) => tx.insertVenues([{ id: `${n}`, name: `${n}` }])),
    )
    const outcomes = await Promise.allSettled(work)
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
    await expect(work[3]).rejects.toMatchObject({ name: 'StoreBusyError' })
  })
})
