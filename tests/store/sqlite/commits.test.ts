import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { openBookingFile } from '../booking/open.ts'
import { freshFolder } from '../booking/stores.ts'

const venue = (id: string) => ({ id, name: `Venue ${id}` })
const ids = (count: number) => Array.from({ length: count }, (_, index) => `v${String(index).padStart(3, '0')}`)

/** A store on a file, and a foreign connection to it. */
function opened() {
  const file = join(freshFolder(), 'booking.db')
  const store = openBookingFile(file)
  const other = new Database(file)
  const kept = other.prepare<[], string>('select id from venues order by id').pluck()
  return {
    store,
    other,
    write: (id: string) => store.write((tx) => tx.insertVenues([venue(id)])),
    kept: () => kept.all(),
    close: async () => {
      other.close()
      await store.close()
    },
  }
}

describe('simultaneous transactions', () => {
  it('are answered after the commit, never before', async () => {
    const { write, kept, close } = opened()
    const missing: string[] = []
    await Promise.all(ids(50).map((id) => write(id).then(() => void (kept().includes(id) || missing.push(id)))))
    expect(missing).toEqual([])
    await close()
  })

  it('one that fails is rolled back alone', async () => {
    const { store, write, kept, close } = opened()
    const outcomes = await Promise.allSettled(
      ids(10).map((id, index) =>
        index % 3 === 0
          ? store.write(async (tx) => {
              await tx.insertVenues([venue(id)])
              throw new Error('changed my mind')
            })
          : write(id),
      ),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(
      ids(10).map((_, index) => (index % 3 === 0 ? 'rejected' : 'fulfilled')),
    )
    expect(kept()).toEqual(ids(10).filter((_, index) => index % 3 !== 0))
    await close()
  })

  it('are saved when the store is closed or copied', async () => {
    const { store, other, write, kept } = opened()
    const writing = Promise.all(ids(5).map(write))
    const copied = store.exclusive(async (writer) => writer.inTransaction)
    const late = write('last')
    await Promise.all([store.close(), writing, late])
    expect(await copied).toBe(false)
    expect(kept()).toEqual(['last', ...ids(5)])
    other.close()
  })

  it('count as changes of their tables once they are committed', async () => {
    const { store, write, close } = opened()
    const others = store.dataVersion(['jobs'])
    const versions = await Promise.all(ids(5).map((id) => write(id).then(() => store.dataVersion(['venues']))))
    expect(new Set(versions).size).toBe(5)
    expect(store.dataVersion(['jobs'])).toBe(others)
    await close()
  })
})
