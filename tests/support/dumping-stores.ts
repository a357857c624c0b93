import { openMemoryStores } from '@touchline/server'
import { openMemoryDatabases } from '../../server/src/infra/store/sqlite/memory-databases.ts'
import type { ReadDb } from '../../server/src/infra/store/port.ts'
import { platformModel } from '../../server/src/repositories.ts'
import type { Schema } from '../../server/src/schema.ts'
import { migrationsOf } from '../../server/src/stores.ts'
import type { TestStores } from './create-host.ts'

/** Every row of every table, by the name of the table, in the order of their texts. */
export type Dump = Readonly<Record<string, readonly string[]>>

async function dumpOf(db: ReadDb, schema: Schema): Promise<Dump> {
  const dump: Record<string, readonly string[]> = {}
  for (const [name, table] of Object.entries(schema)) {
    // One signature for every table, which the union of their types hides.
    const rows: readonly unknown[] = await db.select().from(table as Schema['jobs'])
    dump[name] = rows.map((row) => JSON.stringify(row)).toSorted()
  }
  return dump
}

/** Stores in memory whose whole content can be read, to compare two sandboxes row by row. */
export function openDumpingStores() {
  const { registry } = openMemoryStores()
  const databases = openMemoryDatabases(
    {
      ...platformModel,
      makeReads: (db: ReadDb, schema: Schema) => ({
        ...platformModel.makeReads(db, schema),
        dump: () => dumpOf(db, schema),
      }),
    },
    { migrations: migrationsOf('sqlite'), guard: 'throw', log: () => undefined },
  )
  const stores: TestStores = { databases, registry, afterwards: async () => {} }
  return {
    stores,
    /** The content of a sandbox. */
    dump: async (sandbox: string): Promise<Dump> => (await databases.open(sandbox)).read((reads) => reads.dump()),
  }
}
