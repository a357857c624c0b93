import type { MinorUnits } from '@touchline/money'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { changed, type Given, inList, insertInto, many, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import type { MovementId } from './movement.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

export function createLedgerReads(db: ReadDb, { ledgerEntries }: Schema) {
  return queries('ledger', db, {
    entriesOf: many(($: Given<{ movementIds: readonly MovementId[] }>) =>
      db
        .select()
        .from(ledgerEntries)
        .where(inList(ledgerEntries.movementId, $.movementIds))
        .orderBy(asc(ledgerEntries.movementId), asc(ledgerEntries.position)),
    ),
    /** For the invariants: all entries. */
    listEntries: many(() =>
      db
        .select({
          movementId: ledgerEntries.movementId,
          account: ledgerEntries.account,
          amount: ledgerEntries.amount,
        })
        .from(ledgerEntries)
        .orderBy(asc(ledgerEntries.movementId), asc(ledgerEntries.position)),
    ),
  })
}

export function createLedgerWrites(db: Db, { ledgerEntries, credits }: Schema) {
  return queries('ledger', db, {
    /** The entries of a movement; the key refuses a second posting. */
    insertEntries: insertInto(ledgerEntries),
    /** Changes the rest of a grant; answers false when it would become negative. */
    moveRemaining: changed(($: Given<{ grantId: number; by: MinorUnits }>) =>
      db
        .update(credits)
        .set({ remaining: sql`${credits.remaining} + ${$.by}` })
        .where(and(eq(credits.id, $.grantId), sql`${credits.remaining} + ${$.by} >= 0`))
        .returning({ id: credits.id }),
    ),
  })
}

export const ledgerWrites = writesOf('ledger', createLedgerWrites)
