import type { Db } from './port.ts'
import { insertInto, queries } from './queries.ts'

type Table = Parameters<typeof insertInto>[0]

/** Tables written and read as a whole: how an empty platform is filled. No use case of the platform works like this. */
export function createWholeTables<Schema extends { readonly [Name in keyof Schema]: Table }>(db: Db, schema: Schema) {
  const inserts = new Map<keyof Schema & string, (rows: never) => Promise<void>>()

  function insertOf(name: keyof Schema & string): (rows: never) => Promise<void> {
    const known = inserts.get(name)
    if (known) return known
    const { insert } = queries(`seed_${name}`, db, { insert: insertInto<Table>(schema[name]) })
    inserts.set(name, insert)
    return insert
  }

  return {
    insert: async <Name extends keyof Schema & string>(
      name: Name,
      rows: readonly Schema[Name]['$inferInsert'][],
      // One signature for every table: which one it is, is known to the caller.
    ): Promise<void> => insertOf(name)(rows as never),
    /** Every row, in no order. For small tables. */
    rowsOf: async <Name extends keyof Schema & string>(
      name: Name,
    ): Promise<readonly Schema[Name]['$inferSelect'][]> => {
      const table: Table = schema[name]
      // Drizzle types rows by their table, which a type parameter hides from it.
      return (await db.select().from(table)) as Schema[Name]['$inferSelect'][]
    },
  }
}
