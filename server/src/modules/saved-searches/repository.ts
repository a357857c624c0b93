import { and, asc, count, eq } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { changed, type Given, many, one, perform, queries, total } from '../../infra/store/queries.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'
import type { Schema } from '../../schema.ts'
import type { SavedSearchRow } from './tables.ts'

type Own = { readonly id: number; readonly userId: number }

export function createSavedSearchReads(db: ReadDb, { savedSearches }: Schema) {
  return queries('saved_searches', db, {
    own: one(($: Given<Own>) =>
      db
        .select()
        .from(savedSearches)
        .where(and(eq(savedSearches.id, $.id), eq(savedSearches.userId, $.userId))),
    ),
    page: many(($: Given<{ userId: number; limit: number; offset: number }>) =>
      db
        .select()
        .from(savedSearches)
        .where(eq(savedSearches.userId, $.userId))
        .orderBy(asc(savedSearches.nameKey), asc(savedSearches.id))
        .limit($.limit)
        .offset($.offset),
    ),
    total: total(($: Given<{ userId: number }>) =>
      db.select({ total: count() }).from(savedSearches).where(eq(savedSearches.userId, $.userId)),
    ),
    named: one(($: Given<{ userId: number; nameKey: string }>) =>
      db
        .select({ id: savedSearches.id })
        .from(savedSearches)
        .where(and(eq(savedSearches.userId, $.userId), eq(savedSearches.nameKey, $.nameKey))),
    ),
  })
}

export function createSavedSearchWrites(db: Db, { savedSearches }: Schema) {
  return queries('saved_searches', db, {
    /** False when the user has one of this name. */
    insert: changed(($: Given<SavedSearchRow>) =>
      db.insert(savedSearches).values($).onConflictDoNothing().returning({ id: savedSearches.id }),
    ),
    rename: changed(($: Given<Own & { name: string; nameKey: string }>) =>
      db
        .update(savedSearches)
        .set({ name: $.name, nameKey: $.nameKey })
        .where(and(eq(savedSearches.id, $.id), eq(savedSearches.userId, $.userId)))
        .returning({ id: savedSearches.id }),
    ),
    delete: changed(($: Given<Own>) =>
      db
        .delete(savedSearches)
        .where(and(eq(savedSearches.id, $.id), eq(savedSearches.userId, $.userId)))
        .returning({ id: savedSearches.id }),
    ),
    deleteAllOf: perform(($: Given<{ userId: number }>) =>
      db.delete(savedSearches).where(eq(savedSearches.userId, $.userId)),
    ),
  })
}

export const savedSearchWrites = writesOf('savedSearches', createSavedSearchWrites)
