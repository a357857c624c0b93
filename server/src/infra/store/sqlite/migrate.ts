import Database from 'better-sqlite3'
import type { AppliedMigration, Migration } from '../migrate.ts'
import { changedByHand, differenceOf, migrationFailure, pendingMigrations, upgradeLine } from '../migrate.ts'
import type { StoreLog } from '../port.ts'
import type { Connection } from './connection.ts'

const table =
  'create table if not exists schema_migrations (position integer primary key, id text not null unique, hash text not null) strict'

/**
 * Brings a SQLite database up to date, all or nothing; any number of processes may do so at once.
 *
 * drizzle's own migrator is not used: it loses rows. A rebuilt table is dropped inside its transaction, where
 * `PRAGMA foreign_keys = OFF` does nothing, so the drop deletes the child rows.
 */
export function migrateSqlite(db: Connection, migrations: readonly Migration[], log?: StoreLog): void {
  try {
    if (!isUpToDate(db, migrations)) upgrade(db, migrations, log)
  } catch (error) {
    throw migrationFailure(error, db.name)
  }
}

function upgrade(db: Connection, migrations: readonly Migration[], log: StoreLog | undefined): void {
  const startedAt = performance.now()
  db.pragma('foreign_keys = OFF')
  try {
    const { isNew, done } = db.transaction(applyPending).immediate(db, migrations)
    if (isNew || done.length === 0) return
    log?.({ event: 'database upgraded', detail: upgradeLine(db.name, done, performance.now() - startedAt) })
  } finally {
    db.pragma('foreign_keys = ON')
  }
}

/** Answers without taking the write lock, so that opening a current database waits for nobody. */
export function isUpToDate(db: Connection, migrations: readonly Migration[]): boolean {
  const known = db.prepare("select 1 from sqlite_schema where type = 'table' and name = 'schema_migrations'").get()
  return known !== undefined && pendingMigrations(migrations, appliedTo(db)).length === 0
}

function appliedTo(db: Connection): readonly AppliedMigration[] {
  return db.prepare<[], AppliedMigration>('select id, hash from schema_migrations order by position').all()
}

type Applied = { readonly isNew: boolean; readonly done: readonly Migration[] }

function applyPending(db: Connection, migrations: readonly Migration[]): Applied {
  db.exec(table)
  const applied = appliedTo(db)
  const pending = pendingMigrations(migrations, applied)
  if (pending.length > 0 && applied.length > 0) expectUnchanged(db, migrations.slice(0, applied.length))
  const record = db.prepare('insert into schema_migrations (id, hash) values (?, ?)')
  for (const migration of pending) {
    for (const statement of migration.statements) db.exec(strict(statement))
    record.run(migration.id, migration.hash)
  }
  const broken = db.prepare('pragma foreign_key_check').all()
  if (broken.length > 0) throw changedByHand('there are rows that refer to nothing')
  return { isNew: applied.length === 0, done: pending }
}

const partsQuestion = `
  select m.name || '.' || c.name || ' ' || lower(c.type) || iif(c."notnull", ' not null', '') as part
    from sqlite_schema m join pragma_table_xinfo(m.name) c where m.type = 'table' and m.name <> 'schema_migrations'
  union all
  select type || ' ' || name from sqlite_schema where type <> 'table' and name not like 'sqlite_%'`

function partsOf(db: Connection): readonly string[] {
  return db.prepare<[], string>(partsQuestion).pluck().all()
}

/** By the last migration that has run: the columns, indexes and triggers that are there then. */
const expectedParts = new Map<string, readonly string[]>()

/** Throws unless the tables are as these migrations, which have run, have made them. */
function expectUnchanged(db: Connection, applied: readonly Migration[]): void {
  const mark = applied.map(({ hash }) => hash).join()
  const expected = expectedParts.get(mark) ?? partsAfter(applied)
  expectedParts.set(mark, expected)
  const difference = differenceOf(expected, partsOf(db))
  if (difference !== undefined) throw changedByHand(difference)
}

function partsAfter(applied: readonly Migration[]): readonly string[] {
  const db = new Database(':memory:')
  try {
    for (const { statements } of applied) for (const statement of statements) db.exec(strict(statement))
    return partsOf(db)
  } finally {
    db.close()
  }
}

/** drizzle-kit cannot write STRICT, and without it SQLite keeps 'abc' in an integer column. */
function strict(statement: string): string {
  return statement.replace(/^(CREATE TABLE[\s\S]*\));?$/i, '$1 STRICT;')
}
