import type { MinorUnits } from '@touchline/money'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { prepared } from '../../infra/store/prepared.ts'
import type { Schema } from '../../schema.ts'
import type { Movement } from './movement.ts'

const ph = sql.placeholder

export function createLedgerReads(db: ReadDb, { ledgerEntries }: Schema) {
  return {
    /** For the invariants: every entry there is. */
    listEntries: () =>
      db.select().from(ledgerEntries).orderBy(asc(ledgerEntries.movementId), asc(ledgerEntries.position)),
  }
}

export function createLedgerWrites(db: Db, { ledgerEntries, credits }: Schema) {
  const inserts = new Map<number, ReturnType<typeof prepareInsert>>()

  /** Movements have few different lengths, and each has one statement. */
  function prepareInsert(length: number) {
    const rows = Array.from({ length }, (_, index) => ({
      movementId: ph('movementId'),
      position: index + 1,
      account: ph(`account${index}`),
      amount: ph(`amount${index}`),
      createdAt: ph('createdAt'),
    }))
    return prepared(() => db.insert(ledgerEntries).values(rows).prepare(`ledger_entries_insert_${length}`))
  }

  const move = prepared(() =>
    db
      .update(credits)
      .set({ remaining: sql`${credits.remaining} + ${ph('by')}` })
      .where(and(eq(credits.id, ph('id')), sql`${credits.remaining} + ${ph('change')} >= 0`))
      .returning({ id: credits.id })
      .prepare('credits_move'),
  )
  return {
    /** All entries of a movement in one statement; a movement of the same name that exists is refused by its key. */
    insert: async ({ id, at, entries }: Movement) => {
      const insert = inserts.get(entries.length) ?? prepareInsert(entries.length)
      inserts.set(entries.length, insert)
      const values = entries.flatMap(({ account, amount }, index) => [
        [`account${index}`, account],
        [`amount${index}`, amount],
      ])
      await insert({ movementId: id, createdAt: at, ...Object.fromEntries(values) })
    },
    /** Changes what is left of a grant; answers false when less than nothing would be left. */
    moveRemaining: async (grantId: number, by: MinorUnits) =>
      (await move({ id: grantId, by, change: by })).length === 1,
  }
}
