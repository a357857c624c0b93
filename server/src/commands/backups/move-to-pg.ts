import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Migration } from '../../infra/store/migrate.ts'
import { readLayout, type TableLayout } from '../../infra/store/pg/copy.ts'
import { migratePg } from '../../infra/store/pg/migrate.ts'
import { inPgTransaction, openPgPool, type PgPool, quoted } from '../../infra/store/pg/pool.ts'
import { type Connection, openSource } from '../../infra/store/sqlite/connection.ts'
import { migrateSqlite } from '../../infra/store/sqlite/migrate.ts'
import { migrationsOf } from '../../stores.ts'

type PoolClient = Awaited<ReturnType<PgPool['connect']>>

const rowsAtOnce = 1000

type Move = {
  readonly file: string
  readonly schema: string
  readonly from: readonly Migration[]
  readonly to: readonly Migration[]
}

/** Moves the SQLite databases of an unpacked backup into a PostgreSQL, all in the newest tables, and removes their files. */
export async function moveToPg(url: string, folder: string): Promise<void> {
  const platform = { from: migrationsOf('sqlite'), to: migrationsOf('pg') }
  const registry = { from: migrationsOf('registry-sqlite'), to: migrationsOf('registry-pg') }
  const names = (await readdir(join(folder, 'sandboxes'))).filter((name) => name.endsWith('.db'))
  const pool = await openPgPool({ url, max: 3, log: () => undefined })
  try {
    for (const name of names) {
      const file = join(folder, 'sandboxes', name)
      await moveOne(pool, { ...platform, file, schema: `sandbox_${name.slice(0, -3)}` })
    }
    await moveOne(pool, { ...registry, file: join(folder, 'registry.db'), schema: 'touchline_registry' })
  } finally {
    await pool.end()
  }
  for (const name of ['sandboxes', 'registry.db', 'registry.db-wal', 'registry.db-shm']) {
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

async function moveOne(pool: PgPool, { file, schema, from, to }: Move): Promise<void> {
  const db = openSource(file)
  try {
    migrateSqlite(db, from)
    await migratePg(pool, schema, to)
    await inPgTransaction(pool, `begin; set local search_path to ${quoted(schema)}`, async (client) => {
      const { tables } = await readLayout(client)
      const own = tables.filter(({ name }) => !['"schema_migrations"', '"schema_lock"'].includes(name))
      // Rows may refer to each other in a circle.
      const keys = await dropForeignKeys(client)
      for (const table of own) await moveRows(client, db, table)
      for (const key of keys) await client.query(key)
    })
  } finally {
    db.close()
  }
}

/** Answers the statements that add them again. */
async function dropForeignKeys(client: PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ tab: string; name: string; definition: string }>(
    `select c.relname as tab, k.conname as name, pg_get_constraintdef(k.oid) as definition from pg_constraint k
       join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and k.contype = 'f'`,
  )
  for (const { tab, name } of rows) {
    await client.query(`alter table ${quoted(tab)} drop constraint ${quoted(name)}`)
  }
  return rows.map(
    ({ tab, name, definition }) => `alter table ${quoted(tab)} add constraint ${quoted(name)} ${definition}`,
  )
}

/** The columns have one name on both engines; PostgreSQL reads 0 and 1 as false and true. */
async function moveRows(client: PoolClient, db: Connection, { name, columns }: TableLayout): Promise<void> {
  const list = columns.join(', ')
  const insert = `insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, $1::json)`
  let rows: unknown[] = []
  const send = async () => {
    if (rows.length > 0) await client.query(insert, [JSON.stringify(rows)])
    rows = []
  }
  for (const row of db.prepare(`select ${list} from ${name}`).iterate()) {
    rows.push(row)
    if (rows.length === rowsAtOnce) await send()
  }
  await send()
}
