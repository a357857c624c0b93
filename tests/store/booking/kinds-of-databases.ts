import { onTestFinished } from 'vitest'
import { openMemoryDatabases } from '../../../server/src/infra/store/sqlite/memory-databases.ts'
import { bookingModel } from './model.ts'
import type { BookingDatabases } from './open.ts'
import { onSqlite, openFolder, openPgUrl, sqliteOptions } from './open.ts'
import { freshFolder, freshPgDatabase } from './stores.ts'

type Kind = { readonly kind: string; readonly fresh: () => Promise<BookingDatabases> }

const ofSqlite: readonly Kind[] = [
  { kind: 'files', fresh: async () => closing(await openFolder(freshFolder())) },
  { kind: 'memory', fresh: async () => closing(openMemoryDatabases(bookingModel, sqliteOptions)) },
]

const ofPostgres: readonly Kind[] = [
  { kind: 'schemas', fresh: async () => closing(await openPgUrl(await freshPgDatabase())) },
]

/** The kinds of the chosen engine; each answers an empty set of databases of its own. */
export const kinds = onSqlite ? ofSqlite : ofPostgres

function closing(databases: BookingDatabases): BookingDatabases {
  onTestFinished(() => databases.close())
  return databases
}
