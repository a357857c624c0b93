import { execFile } from 'node:child_process'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { describe, expect, it, vi } from 'vitest'
import { openSqliteDatabases } from '../../../server/src/infra/store/sqlite/databases.ts'
import { bookingModel } from '../booking/model.ts'
import { fill, occurrence, openBookingFile, openFolder, sqliteMigrations, sqliteOptions } from '../booking/open.ts'
import { freshFolder } from '../booking/stores.ts'

const run = promisify(execFile)
const makeTemplate = join(import.meta.dirname, '..', 'processes', 'make-template.ts')

describe('a store on a file', () => {
  it('waits for the write lock of another process without blocking the event loop', async () => {
    const file = join(freshFolder(), 'booking.db')
    const store = openBookingFile(file)
    await fill(store, 1, 1)
    const rival = new Database(file)
    rival.exec('begin immediate')
    let turns = 0
    const counting = setInterval(() => (turns += 1), 1)
    const writing = store.write((tx) => tx.insertVenues([{ id: 'v2', name: 'Hillside' }]))
    expect(await store.read((reads) => reads.venues())).toHaveLength(1)
    await vi.waitUntil(() => turns > 5, { timeout: 4000 })
    rival.exec('commit')
    await writing
    clearInterval(counting)
    rival.close()
    await store.close()
  })

  it('changes its revision with every commit, by this connection or another process', async () => {
    const file = join(freshFolder(), 'booking.db')
    const [store, other] = [openBookingFile(file), openBookingFile(file)]
    const start = store.dataVersion()
    expect(store.dataVersion()).toBe(start)
    await store.read((reads) => reads.venues())
    expect(store.dataVersion()).toBe(start)
    await fill(store, 1, 1)
    const own = store.dataVersion()
    expect(own).not.toBe(start)
    await other.write((tx) => tx.insertVenues([{ id: 'v2', name: 'Hillside' }]))
    expect(store.dataVersion()).not.toBe(own)
    await Promise.all([store.close(), other.close()])
    expect(store.dataVersion()).toBeUndefined()
  })

  it('changes its revision for a set of tables with commits to one of them, and with those of another process', async () => {
    const file = join(freshFolder(), 'booking.db')
    const [store, other] = [openBookingFile(file), openBookingFile(file)]
    await fill(store, 1, 1)
    const versions = () => [store.dataVersion(['venues']), store.dataVersion(['occurrences', 'jobs'])]
    const [venues, others] = versions()
    await store.write((tx) => tx.insertVenues([{ id: 'v2', name: 'Hillside' }]))
    const [venuesAfter, othersAfter] = versions()
    expect(venuesAfter).not.toBe(venues)
    expect(othersAfter).toBe(others)
    // A failed transaction has changed nothing.
    const failing = store.write(async (tx) => {
      await tx.insertVenues([{ id: 'v3', name: 'Brookside' }])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(versions()).toEqual([venuesAfter, othersAfter])
    // Both commit: the other's is not taken for the own one, whichever comes last.
    for (const order of [
      [other, store],
      [store, other],
    ] as const) {
      const before = store.dataVersion(['jobs'])
      for (const [index, each] of order.entries()) {
        await each.write((tx) => tx.insertVenues([{ id: `${before}-${index}`, name: `${before}-${index}` }]))
      }
      expect(store.dataVersion(['jobs'])).not.toBe(before)
    }
    await Promise.all([store.close(), other.close()])
  })

  it('lets the event loop run during many writes', async () => {
    const store = openBookingFile(join(freshFolder(), 'booking.db'))
    let turns = 0
    const counting = setInterval(() => (turns += 1), 0)
    for (let n = 0; n < 1000; n++) await store.write((tx) => tx.insertVenues([{ id: `${n}`, name: `${n}` }]))
    clearInterval(counting)
    expect(turns).toBeGreaterThan(5)
    await store.close()
  })

  it('syncs every commit when it must survive a power cut', async () => {
    const folder = freshFolder()
    const levelOf = async (durability: 'full' | 'normal') => {
      const store = openBookingFile(join(folder, `${durability}.db`), { durability })
      const level = await store.exclusive(async (db) => db.pragma('synchronous', { simple: true }))
      await store.close()
      return level
    }
    expect([await levelOf('full'), await levelOf('normal')]).toEqual([2, 1])
  })
})

describe('a folder of databases', () => {
  it('has its template filled by one of four processes', async () => {
    const folder = freshFolder()
    const names = ['p1', 'p2', 'p3', 'p4']
    const outputs = await Promise.all(names.map((name) => run(process.execPath, [makeTemplate, folder, name])))
    expect(outputs.map(({ stdout }) => stdout).toSorted()).toEqual(['false', 'false', 'false', 'true'])
    const databases = await openFolder(folder)
    expect(await databases.list()).toEqual(names)
    await databases.close()
  })

  it('leaves foreign files alone and no half-made ones behind', async () => {
    const folder = freshFolder()
    const databases = await openFolder(folder)
    writeFileSync(join(folder, 'sandboxes', 'notes.txt'), 'mine')
    writeFileSync(join(folder, 'sandboxes', 'Not A Name.db'), 'mine')
    await databases.makeTemplate('day', (store) => fill(store, 1, 1))
    await databases.createFrom('day', 'alice')
    await (await databases.open('alice')).write((tx) => tx.venues())
    expect(await databases.list()).toEqual(['alice'])
    await databases.reset('alice', 'day')
    await databases.drop('alice')
    await databases.close()
    expect(readdirSync(join(folder, 'sandboxes')).toSorted()).toEqual(['.lock', 'Not A Name.db', 'notes.txt'])
    expect(readdirSync(join(folder, 'templates')).toSorted()).toEqual(['.lock', 'day.db'])
  })

  it('keeps its databases when it is opened again', async () => {
    const folder = freshFolder()
    const before = await openFolder(folder)
    await before.makeTemplate('day', (store) => fill(store, 1, 1))
    await before.createFrom('day', 'alice')
    await (await before.open('alice')).write((tx) => tx.insertVenues([{ id: 'v2', name: 'Hillside' }]))
    await before.close()
    const after = await openFolder(folder)
    const store = await after.open('alice')
    expect(await store.read((reads) => reads.venues())).toHaveLength(2)
    await after.close()
  })

  it('closes idle databases above its limit, and opens them again on use', async () => {
    const databases = await openFolder(freshFolder(), 2)
    await databases.makeTemplate('day', (store) => fill(store, 1, 1))
    const names = ['a', 'b', 'c', 'd', 'e']
    for (const name of names) await databases.createFrom('day', name)
    const stores = await Promise.all(names.map((name) => databases.open(name)))
    const versions = stores.map((store) => store.dataVersion())
    expect(versions).toEqual(names.map(() => undefined))
    const writes = stores.flatMap((store) =>
      Array.from({ length: 10 }, (_, n) => store.write((tx) => tx.insertVenues([{ id: `x${n}`, name: `x${n}` }]))),
    )
    await Promise.all(writes)
    const open = stores.filter((store) => store.dataVersion() !== undefined)
    expect(open.length).toBeLessThanOrEqual(2)
    const sizes = await Promise.all(stores.map((store) => store.read(async (reads) => (await reads.venues()).length)))
    expect(sizes).toEqual([11, 11, 11, 11, 11])
    await databases.close()
  })

  it('never gives two openings of a database the same revision', async () => {
    const databases = await openFolder(freshFolder(), 1)
    await databases.makeTemplate('day', (store) => fill(store, 1, 1))
    await databases.createFrom('day', 'alice')
    const store = await databases.open('alice')
    await store.read((reads) => reads.venues())
    const version = store.dataVersion()
    await store.close()
    await store.read((reads) => reads.venues())
    expect(store.dataVersion()).not.toBe(version)
    await databases.close()
  })

  it('migrates a database and a template older than the program', async () => {
    const folder = freshFolder()
    const common = { ...sqliteOptions, folder, durabilityOf: () => 'normal' as const }
    const old = await openSqliteDatabases(bookingModel, { ...common, migrations: sqliteMigrations.slice(0, 1) })
    await old.makeTemplate('day', (store) => store.write((tx) => tx.insertVenues([{ id: 'v1', name: 'Riverside' }])))
    await old.createFrom('day', 'alice')
    await old.close()
    const databases = await openSqliteDatabases(bookingModel, common)
    const store = await databases.open('alice')
    await store.write((tx) => tx.insertVenues([{ id: 'v2', name: 'Hillside' }]))
    await databases.reset('alice', 'day')
    expect(await store.read((reads) => reads.venues())).toHaveLength(1)
    await databases.createFrom('day', 'bob')
    expect(await (await databases.open('bob')).read((reads) => reads.baskets())).toEqual([])
    const again = openBookingFile(join(folder, 'sandboxes', 'alice.db'))
    expect(
      await again.exclusive(async (db) => db.prepare('select count(*) from schema_migrations').pluck().get()),
    ).toBe(2)
    await again.close()
    await databases.close()
  })

  it('resets a database while another process briefly holds its write lock', async () => {
    const folder = freshFolder()
    const databases = await openFolder(folder)
    await databases.makeTemplate('day', (store) => fill(store, 1, 1))
    await databases.createFrom('day', 'alice')
    const store = await databases.open('alice')
    await store.write((tx) => tx.insertVenues([{ id: 'v2', name: 'Hillside' }]))
    const rival = new Database(join(folder, 'sandboxes', 'alice.db'))
    rival.exec('begin immediate')
    const resetting = databases.reset('alice', 'day')
    await new Promise((resolve) => setTimeout(resolve, 50))
    rival.exec('commit')
    await resetting
    rival.close()
    expect(await store.read((reads) => reads.venues())).toHaveLength(1)
    await databases.close()
  })

  it('resets only what was written, and everything where another process may have written', async () => {
    const folder = freshFolder()
    const databases = await openFolder(folder, 1)
    const file = join(folder, 'sandboxes', 'alice.db')
    await databases.makeTemplate('day', (store) => fill(store, 1, 3000))
    await databases.createFrom('day', 'alice')
    await databases.createFrom('day', 'bob')
    const alice = await databases.open('alice')
    const asMade = contentOf(join(folder, 'sandboxes', 'bob.db'))
    const ownWrite = () => alice.write((tx) => tx.insertVenues([{ id: 'v2', name: 'Hillside' }]))
    const anothersWrite = async () => {
      const rival = new Database(file)
      rival.exec("insert into venues (id, name) values ('v3', 'Brookside'); delete from baskets where id = 'b1'")
      rival.close()
    }
    const closing = async () => {
      await (await databases.open('bob')).read((reads) => reads.venues())
      // The other one is closed behind it, and its log is gone then.
      while (walPages(file) > 0) await nextTurn()
    }
    // Each is reset alone, after the earlier ones.
    const courses = [[ownWrite], [ownWrite], [], [ownWrite, anothersWrite], [anothersWrite], [ownWrite, closing]]
    const written: number[] = []
    for (const course of courses) {
      for (const step of course) await step()
      const [version, before] = [alice.dataVersion(['venues']), walPages(file)]
      await databases.reset('alice', 'day')
      written.push(walPages(file) - before)
      expect(contentOf(file)).toEqual(asMade)
      if (course.length > 0 && version !== undefined) expect(alice.dataVersion(['venues'])).not.toBe(version)
      expect(await alice.read(async (reads) => (await reads.venues()).length)).toBe(1)
    }
    const all = statSync(file).size / pageBytes
    expect(written.map((pages) => pages >= all)).toEqual([false, false, false, true, true, true])
    await expect(
      alice.write((tx) => tx.insertOccurrences([{ ...occurrence('o9', 1), venueId: 'none' }])),
    ).rejects.toThrow()
    await databases.close()
  })
})

const pageBytes = 4096

function walPages(file: string): number {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) / pageBytes
}

/** Every row of every table. */
function contentOf(file: string): object {
  const db = new Database(file)
  try {
    const tables = db.prepare<[], string>("select name from sqlite_schema where type = 'table'").pluck().all()
    return Object.fromEntries(tables.map((table) => [table, db.prepare(`select * from ${table}`).all()]))
  } finally {
    db.close()
  }
}
