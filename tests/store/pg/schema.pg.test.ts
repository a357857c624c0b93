import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { loadMigrations } from '../../../server/src/infra/store/migrate.ts'
import { migratePg } from '../../../server/src/infra/store/pg/migrate.ts'
import { inPgTransaction } from '../../../server/src/infra/store/pg/pool.ts'
import { migrateSqlite } from '../../../server/src/infra/store/sqlite/migrate.ts'
import { freshPool, freshSchema } from '../booking/stores.ts'

const migrations = (engine: string) =>
  loadMigrations(join(import.meta.dirname, '..', '..', '..', 'server', 'migrations', engine))

type Column = { readonly tab: string; readonly name: string; readonly required: number }
type Index = { readonly tab: string; readonly columns: string; readonly uniq: number }

it('the migrated databases of both engines have the same columns, nullability and indexes', async () => {
  const sqlite = new Database(':memory:')
  migrateSqlite(sqlite, migrations('sqlite'))
  const pool = await freshPool(1)
  const schema = freshSchema(pool)
  await migratePg(pool, schema, migrations('pg'))
  const onPg = async <Row>(text: string) =>
    inPgTransaction(pool, 'begin', async (client) => (await client.query(text, [schema])).rows as Row[])

  const own = "m.type = 'table' and m.name not like 'sqlite_%' and m.name <> 'schema_migrations'"
  const sqliteColumns = sqlite
    .prepare<[], Column>(
      `select m.name as tab, c.name, c."notnull" as required
                            from sqlite_schema m, pragma_table_info(m.name) c where ${own} order by 1, 2`,
    )
    .all()
  const pgColumns = await onPg<Column>(`
    select table_name::text as tab, column_name::text as name, (is_nullable = 'NO')::int as required
      from information_schema.columns
     where table_schema = $1 and table_name not in ('schema_migrations', 'schema_lock') order by 1, 2`)
  expect(pgColumns).toEqual(sqliteColumns)

  const sqliteIndexes = sqlite
    .prepare<[], Index>(
      `select m.name as tab, group_concat(c.name order by c.seqno) as columns, i."unique" as uniq
                           from sqlite_schema m, pragma_index_list(m.name) i, pragma_index_info(i.name) c
                          where ${own} and i.origin <> 'pk' group by m.name, i.name, i."unique" order by 1, 2, 3`,
    )
    .all()
  const pgIndexes = await onPg<Index>(`
    select t.relname::text as tab, string_agg(a.attname, ',' order by k.place) as columns, i.indisunique::int as uniq
      from pg_index i
      join pg_class t on t.oid = i.indrelid and t.relnamespace = $1::regnamespace
      join unnest(i.indkey) with ordinality k(number, place) on true
      join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number
     where not i.indisprimary and t.relname not in ('schema_migrations', 'schema_lock')
     group by i.indexrelid, t.relname, i.indisunique order by 1, 2, 3`)
  expect(pgIndexes).toEqual(sqliteIndexes)
  sqlite.close()
})
