import Database from 'better-sqlite3'
import type { Migration } from '../../../server/src/infra/store/migrate.ts'
import { migratePg } from '../../../server/src/infra/store/pg/migrate.ts'
import { openPgPool } from '../../../server/src/infra/store/pg/pool.ts'
import { migrateSqlite } from '../../../server/src/infra/store/sqlite/migrate.ts'
import { migrationsOf } from '../../../server/src/stores.ts'

// Upgrades a database and is killed on the way: after so many statements of the migrations.
const [kind = '', place = '', schema = '', after = ''] = process.argv.slice(2)

/** The migrations with one statement more among the pending ones. */
function withStatement(migrations: readonly Migration[], statement: string): readonly Migration[] {
  let left = Number(after)
  return migrations.map((migration, index) => {
    if (index === 0) return migration
    const at = left
    left -= migration.statements.length
    if (at < 0 || at >= migration.statements.length) return migration
    return { ...migration, statements: migration.statements.toSpliced(at, 0, statement) }
  })
}

if (kind === 'sqlite') {
  const db = new Database(place)
  db.function('die', () => void process.kill(process.pid, 'SIGKILL'))
  migrateSqlite(db, withStatement(migrationsOf('sqlite'), 'create table died as select die() as at'))
} else {
  const pool = await openPgPool({ url: place, max: 3, log: () => undefined })
  // Whoever kills this process holds the lock, and sees it waiting.
  await migratePg(pool, schema, withStatement(migrationsOf('pg'), 'select pg_advisory_xact_lock(42)'))
}
