import { execFile } from 'node:child_process'
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { minorUnits } from '@touchline/money'
import { describe, expect, it } from 'vitest'
import { loadMigrations, pendingMigrations } from '../../server/src/infra/store/migrate.ts'
import { migrateSqlite } from '../../server/src/infra/store/sqlite/migrate.ts'
import { fill, openBookingFile, sqliteMigrations } from './booking/open.ts'
import { freshFolder } from './booking/stores.ts'

const run = promisify(execFile)
const openFile = join(import.meta.dirname, 'processes', 'open-file.ts')
const generated = join(import.meta.dirname, 'booking', 'migrations', 'sqlite')

/** A file at the first migration, with 40 items in a basket. */
async function oldFile(): Promise<string> {
  const file = join(freshFolder(), 'booking.db')
  const store = openBookingFile(file, { migrations: sqliteMigrations.slice(0, 1) })
  await fillItems(store)
  await store.close()
  return file
}

async function fillItems(store: ReturnType<typeof openBookingFile>): Promise<void> {
  await store.write(async (tx) => {
    await tx.insertVenues([{ id: 'v1', name: 'Riverside' }])
    const startsAt = Date.parse('2025-04-07T10:00:00Z')
    const price = minorUnits(450)
    const common = { venueId: 'v1', startsAt, maximum: 50, consumed: 0, price, online: true, attributes: {} }
    await tx.insertOccurrences([{ id: 'o1', ...common }])
    await tx.insertBaskets([{ id: 'b1', owner: 'u1', status: 'open', version: 0, total: minorUnits(0) }])
    for (let position = 1; position <= 40; position++) {
      await tx.addItem({ basketId: 'b1', position, occurrenceId: 'o1', quantity: 1, unitPrice: price })
    }
  })
}

describe('migrations of SQLite', () => {
  it('rebuild a table without losing the rows that refer to it', async () => {
    const file = await oldFile()
    expect(sqliteMigrations[1]?.statements.join()).toContain('DROP TABLE `baskets`')
    const store = openBookingFile(file)
    expect(await store.read((reads) => reads.items())).toHaveLength(40)
    expect(await store.exclusive(async (db) => db.pragma('foreign_key_check'))).toEqual([])
    expect(await store.exclusive(async (db) => db.pragma('foreign_keys', { simple: true }))).toBe(1)
    await store.close()
  })

  it('leave every table STRICT, the rebuilt one too', async () => {
    const store = openBookingFile(await oldFile())
    const loose = await store.exclusive(async (db) =>
      db
        .prepare("select name from pragma_table_list where schema = 'main' and strict = 0 and name not like 'sqlite_%'")
        .all(),
    )
    expect(loose).toEqual([])
    await store.close()
  })

  it('run once when four processes start together', async () => {
    const file = await oldFile()
    const outputs = await Promise.all(Array.from({ length: 4 }, () => run(process.execPath, [openFile, file])))
    expect(outputs.map(({ stdout }) => stdout)).toEqual(['40', '40', '40', '40'])
    const db = new Database(file)
    expect(db.prepare('select count(*) from schema_migrations').pluck().get()).toBe(sqliteMigrations.length)
    db.close()
  })

  it('are rolled back as a whole when one statement fails', () => {
    const db = new Database(':memory:')
    const broken = [{ id: '0000_broken', hash: 'x', statements: ['create table a (id integer)', 'create nonsense'] }]
    expect(() => migrateSqlite(db, broken)).toThrow('syntax error')
    expect(db.prepare('select name from sqlite_schema').all()).toEqual([])
    db.close()
  })

  it('are rolled back when they leave dangling references', async () => {
    const db = new Database(await oldFile())
    const harmful = { id: '0001_harmful', hash: 'x', statements: ["delete from occurrences where id = 'o1'"] }
    expect(() => migrateSqlite(db, [...sqliteMigrations.slice(0, 1), harmful])).toThrow('refer to nothing')
    expect(db.prepare('select count(*) from occurrences').pluck().get()).toBe(1)
    db.close()
  })

  it('are refused for a database newer than the program', async () => {
    const file = join(freshFolder(), 'booking.db')
    await openBookingFile(file).close()
    expect(() => openBookingFile(file, { migrations: sqliteMigrations.slice(0, 1) })).toThrow('newer than the program')
  })

  it('finish at once when there is nothing to do', async () => {
    const file = join(freshFolder(), 'booking.db')
    const first = openBookingFile(file)
    await fill(first, 1, 1)
    const second = openBookingFile(file)
    expect(await second.read((reads) => reads.venues())).toHaveLength(1)
    await Promise.all([first.close(), second.close()])
  })
})

describe('a folder of migrations', () => {
  it('is read in the order of its journal', () => {
    expect(sqliteMigrations.map(({ id }) => id)).toEqual(['0000_first', '0001_status-default'])
  })

  it('is the same with other line endings', () => {
    const folder = freshFolder()
    cpSync(generated, folder, { recursive: true })
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.sql'))) {
      writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replaceAll('\n', '\r\n'))
    }
    expect(loadMigrations(folder)).toEqual(sqliteMigrations)
  })

  it('is refused when a migration was edited after it ran', () => {
    const [first, second] = sqliteMigrations
    if (!first || !second) throw new Error('two migrations are needed')
    const applied = [{ id: first.id, hash: 'of another text' }]
    expect(() => pendingMigrations(sqliteMigrations, applied)).toThrow('was edited after it ran')
  })

  it('is refused when a later migration ran before an earlier one', () => {
    const applied = sqliteMigrations.slice(1)
    expect(() => pendingMigrations(sqliteMigrations, applied)).toThrow('ran before an earlier one')
  })
})
