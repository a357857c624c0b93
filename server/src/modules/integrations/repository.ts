import type { IntegrationType } from '@touchline/contract'
import { asc, count, eq, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { type Given, insertInto, many, one, perform, queries, total } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import type { IntegrationRow } from './tables.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

type Changed = Partial<Pick<IntegrationRow, 'driver' | 'enabledEventTypes' | 'isActive'>>
type Setting = { readonly type: IntegrationType; readonly isEnabled: boolean }

export function createIntegrationReads(db: ReadDb, { integrations, integrationSettings }: Schema) {
  const oldestFirst = [asc(integrations.createdAt), asc(integrations.id)]
  const rows = queries('integrations', db, {
    byId: one(($: Given<{ id: string }>) => db.select().from(integrations).where(eq(integrations.id, $.id))),
    page: many(($: Given<{ limit: number; offset: number }>) =>
      db
        .select()
        .from(integrations)
        .orderBy(...oldestFirst)
        .limit($.limit)
        .offset($.offset),
    ),
    total: total(() => db.select({ total: count() }).from(integrations)),
    /** An organisation has only a few. */
    active: many(() =>
      db
        .select()
        .from(integrations)
        .where(eq(integrations.isActive, true))
        .orderBy(...oldestFirst)
        .limit(100),
    ),
    setting: one(($: Given<{ type: IntegrationType }>) =>
      db.select().from(integrationSettings).where(eq(integrationSettings.type, $.type)),
    ),
  })
  return {
    ...rows,
    isEnabled: async (type: IntegrationType) => (await rows.setting({ type }))?.isEnabled ?? true,
  }
}

export function createIntegrationWrites(db: Db, { integrations, integrationSettings }: Schema) {
  return queries('integrations', db, {
    insert: insertInto(integrations),
    /** Writes the given columns only, so that concurrent changes lose nothing; answers the new row. */
    change: one(($: Given<Changed & { id: string }>) => {
      const { id, ...given } = $
      return db.update(integrations).set(given).where(eq(integrations.id, id)).returning()
    }),
    switch: perform(($: Given<Setting>) =>
      db
        .insert(integrationSettings)
        .values({ type: $.type, isEnabled: $.isEnabled })
        .onConflictDoUpdate({ target: integrationSettings.type, set: { isEnabled: sql`excluded.is_enabled` } }),
    ),
  })
}

export const integrationWrites = writesOf('integrations', createIntegrationWrites)
