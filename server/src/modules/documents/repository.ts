import type { FileType } from '@touchline/contract'
import { and, asc, count, desc, eq, ne } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { changed, type Given, insertInto, many, one, perform, queries, total } from '../../infra/store/queries.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'
import type { Schema } from '../../schema.ts'
import type { DocumentKind, DocumentStatus } from './document-status.ts'

export function createDocumentReads(db: ReadDb, { documents }: Schema) {
  const kept = eq(documents.status, 'kept' satisfies DocumentStatus)
  return queries('documents', db, {
    byId: one(($: Given<{ id: string }>) => db.select().from(documents).where(eq(documents.id, $.id))),
    keptOf: many(($: Given<{ userId: number; kind: DocumentKind }>) =>
      db
        .select()
        .from(documents)
        .where(and(eq(documents.userId, $.userId), eq(documents.kind, $.kind), kept))
        .orderBy(desc(documents.createdAt), desc(documents.id)),
    ),
    allOf: many(($: Given<{ userId: number }>) =>
      db
        .select()
        .from(documents)
        .where(eq(documents.userId, $.userId))
        .orderBy(asc(documents.createdAt), asc(documents.id)),
    ),
    /** How many of a kind a user has, those that are arriving included. */
    totalOf: total(($: Given<{ userId: number; kind: DocumentKind }>) =>
      db
        .select({ total: count() })
        .from(documents)
        .where(
          and(
            eq(documents.userId, $.userId),
            eq(documents.kind, $.kind),
            ne(documents.status, 'removing' satisfies DocumentStatus),
          ),
        ),
    ),
    allKept: many(() => db.select({ id: documents.id }).from(documents).where(kept).orderBy(asc(documents.id))),
  })
}

export function createDocumentWrites(db: Db, { documents }: Schema) {
  return queries('documents', db, {
    insert: insertInto(documents),
    /** Shows a file that has arrived. False when a job has taken it for lost. */
    keep: changed(($: Given<{ id: string; name: string; mediaType: FileType; bytes: number }>) =>
      db
        .update(documents)
        .set({ status: 'kept' satisfies DocumentStatus, name: $.name, mediaType: $.mediaType, bytes: $.bytes })
        .where(and(eq(documents.id, $.id), eq(documents.status, 'arriving' satisfies DocumentStatus)))
        .returning({ id: documents.id }),
    ),
    /** False when the file is in another state. */
    beginRemoval: changed(($: Given<{ id: string; from: DocumentStatus }>) =>
      db
        .update(documents)
        .set({ status: 'removing' satisfies DocumentStatus })
        .where(and(eq(documents.id, $.id), eq(documents.status, $.from)))
        .returning({ id: documents.id }),
    ),
    delete: perform(($: Given<{ id: string }>) => db.delete(documents).where(eq(documents.id, $.id))),
  })
}

export const documentWrites = writesOf('documents', createDocumentWrites)
