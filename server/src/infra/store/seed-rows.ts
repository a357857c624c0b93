import { eq, sql } from 'drizzle-orm'
import type { Db } from './port.ts'
import type { Schema } from '../../schema.ts'

/** Rows per statement: rows x columns stays below 30,000 parameters. */
const chunk = 400

type TableName = keyof Schema
type Row<Name extends TableName> = Schema[Name]['$inferInsert']

/** Bulk writing for the seed and its scenarios; no use case of the platform writes like this. */
export function createSeedWrites(db: Db, schema: Schema) {
  const { catalogueEditions, schedules, occurrences, pricingOptions } = schema
  return {
    insert: async <Name extends TableName>(name: Name, rows: readonly Row<Name>[]) => {
      // One signature for every table: drizzle's insert is typed per table, which a type parameter hides from it.
      const insert = db.insert(schema[name]) as unknown as {
        values: (rows: readonly Row<Name>[]) => PromiseLike<unknown>
      }
      for (let start = 0; start < rows.length; start += chunk) await insert.values(rows.slice(start, start + chunk))
    },
    /** The catalogue has changed: answers from memory no longer hold. */
    setEdition: async (edition: string) => {
      await db
        .insert(catalogueEditions)
        .values({ id: 1, edition })
        .onConflictDoUpdate({ target: catalogueEditions.id, set: { edition } })
    },
    addConsumed: async (scheduleId: string, places: number) => {
      await db
        .update(schedules)
        .set({ consumed: sql`${schedules.consumed} + cast(${places} as integer)` })
        .where(eq(schedules.id, scheduleId))
    },
    addOccurrenceConsumed: async (occurrenceId: string, places: number) => {
      await db
        .update(occurrences)
        .set({ consumed: sql`${occurrences.consumed} + cast(${places} as integer)` })
        .where(eq(occurrences.id, occurrenceId))
    },
    addExtraConsumed: async (id: number, pieces: number) => {
      await db
        .update(pricingOptions)
        .set({ consumed: sql`${pricingOptions.consumed} + cast(${pieces} as integer)` })
        .where(eq(pricingOptions.id, id))
    },
  }
}
