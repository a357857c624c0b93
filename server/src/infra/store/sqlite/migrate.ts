import type { Database } from 'better-sqlite3'
import type { AppliedMigration, Migration } from '../migrate.ts'
import { MigrationError, pendingMigrations } from '../migrate.ts'

const table =
  'create table if not exists schema_migrations (position integer primary key, id text not null unique, hash text not null) strict'

/**
 * Brings a SQLite database up to date, all or nothing; any number of processes may do so at once.
 *
 * drizzle's own migrator is not used: it loses rows. A rebuilt table is dropped inside its transaction, where
 * `PRAGMA foreign_keys = OFF` does nothing, so the drop deletes the child rows.
 */
export function migrateSqlite(db: Database, migrations: readonly Migration[]): void {
  if (isUpToDate(db, migrations)) return
  db.pragma('foreign_keys = OFF')
  try {
    db.transaction(applyPending).immediate(db, migrations)
  } finally {
    db.pragma('foreign_keys = ON')
  }
}

/** Answers without taking the write lock, so that opening a current database waits for nobody. */
export function isUpToDate(db: Database, migrations: readonly Migration[]): boolean {
  const known = db.prepare("select 1 from sqlite_schema where type = 'table' and name = 'schema_migrations'").get()
  return known !== undefined && pendingMigrations(migrations, appliedTo(db)).length === 0
}

function appliedTo(db: Database): readonly AppliedMigration[] {
  return db.prepare<[], AppliedMigration>('select id, hash from schema_migrations order by position').all()
}

function applyPending(db: Database, migrations: readonly Migration[]): void {
  db.exec(table)
  const record = db.prepare('insert into schema_migrations (id, hash) values (?, ?)')
  for (const migration of pendingMigrations(migrations, appliedTo(db))) {
    for (const statement of migration.statements) db.exec(strict(statement))
    record.run(migration.id, migration.hash)
  }
  const broken = db.prepare('pragma foreign_key_check').all()
  if (broken.length > 0) throw new MigrationError('a migration leaves rows that refer to nothing')
}

/** drizzle-kit cannot write STRICT, and without it SQLite keeps 'abc' in an integer column. */
function strict(statement: string): string {
  return statement.replace(/^(CREATE TABLE[\s\S]*\));?$/i, '$1 STRICT;')
}
