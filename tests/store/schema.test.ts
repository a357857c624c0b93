import { execFile } from 'node:child_process'
import { cpSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { loadMigrations } from '../../server/src/infra/store/migrate.ts'
import { migrateSqlite } from '../../server/src/infra/store/sqlite/migrate.ts'
import { freshFolder } from './booking/stores.ts'

const run = promisify(execFile)
const server = join(import.meta.dirname, '..', '..', 'server')
const drizzleKit = join(server, 'node_modules', 'drizzle-kit', 'bin.cjs')

const engines = [
  { engine: 'sqlite', dialect: 'sqlite' },
  { engine: 'pg', dialect: 'postgresql' },
] as const

const migrationsOf = (engine: string) => join(server, 'migrations', engine)

type Column = { readonly notNull: boolean; readonly primaryKey: boolean }
type Index = { readonly columns: readonly (string | { readonly expression: string })[]; readonly isUnique: boolean }
type Snapshot = {
  readonly tables: Readonly<
    Record<
      string,
      {
        readonly name: string
        readonly columns: Readonly<Record<string, Column>>
        readonly indexes: Readonly<Record<string, Index>>
        readonly uniqueConstraints: Readonly<Record<string, { readonly columns: readonly string[] }>>
        readonly checkConstraints: Readonly<Record<string, { readonly value: string }>>
      }
    >
  >
}

/** The schema after the newest migration of an engine, in words for both engines. */
function shapeAfterMigrations(engine: string) {
  const meta = join(migrationsOf(engine), 'meta')
  const newest = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)
  // drizzle-kit writes these files; only what both engines have in common is read.
  const snapshot = JSON.parse(readFileSync(join(meta, newest ?? ''), 'utf8')) as Snapshot
  const tables = Object.values(snapshot.tables).map((table) => [
    table.name,
    {
      columns: Object.fromEntries(
        Object.entries(table.columns).map(([name, { notNull, primaryKey }]) => [name, { notNull, primaryKey }]),
      ),
      indexes: Object.keys(table.indexes)
        .filter((name) => !(name in table.uniqueConstraints))
        .toSorted(),
      checks: Object.keys(table.checkConstraints).toSorted(),
    },
  ])
  return Object.fromEntries(tables)
}

describe('the schema and its migrations', () => {
  it.each(engines)('need no new migration for $engine', async ({ engine, dialect }) => {
    const folder = freshFolder()
    cpSync(migrationsOf(engine), folder, { recursive: true })
    // drizzle-kit takes every path as relative to its working folder.
    const out = relative(server, folder)
    const schema = `./drizzle.${engine}.tables.cjs`
    const parameters = ['generate', '--dialect', dialect, '--schema', schema, '--out', out]
    const { stdout } = await run(process.execPath, [drizzleKit, ...parameters], { cwd: server })
    expect(readdirSync(folder).toSorted()).toEqual(readdirSync(migrationsOf(engine)).toSorted())
    expect(stdout).toContain('No schema changes')
  })

  it('are the same for both engines: tables, columns, nullability, indexes, checks', () => {
    expect(shapeAfterMigrations('sqlite')).toEqual(shapeAfterMigrations('pg'))
  })

  it('have no trigger and no cascade: a commit changes only the tables of its statements', () => {
    const texts = loadMigrations(migrationsOf('sqlite')).flatMap(({ statements }) => statements)
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => /create trigger|on (?:delete|update) (?:cascade|set)/i.test(text))).toEqual([])
  })

  it('run on SQLite, with STRICT tables', () => {
    const db = new Database(':memory:')
    migrateSqlite(db, loadMigrations(migrationsOf('sqlite')))
    const strict = db.prepare(
      "select name, strict from pragma_table_list where schema = 'main' and name not like 'sqlite_%'",
    )
    expect(strict.all().filter((table) => (table as { strict: number }).strict === 0)).toEqual([])
    db.close()
  })
})
