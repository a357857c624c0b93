import type { PaymentProvider } from '@touchline/contract'
import { and, asc, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../../infra/store/port.ts'
import { changed, type Given, insertInto, many, one, perform, queries } from '../../../infra/store/queries.ts'
import type { Schema } from '../../../schema.ts'

export function createCardSetupReads(db: ReadDb, { cardSetups }: Schema) {
  const s = cardSetups
  return queries('card_setups', db, {
    setup: one(($: Given<{ uuid: string }>) => db.select().from(s).where(eq(s.uuid, $.uuid))),
    setupByReturnToken: one(($: Given<{ token: string }>) => db.select().from(s).where(eq(s.returnToken, $.token))),
    /** By the provider's own id. */
    setupAtProvider: one(($: Given<{ provider: PaymentProvider; gatewayId: string }>) =>
      db
        .select()
        .from(s)
        .where(and(eq(s.provider, $.provider), eq(s.gatewayId, $.gatewayId))),
    ),
    /** An unfinished set-up begun after `since`, skipping the `newer` latest ones. */
    unfinishedSetup: one(($: Given<{ userId: number; since: number; newer: number }>) =>
      db
        .select({ at: s.createdAt })
        .from(s)
        .where(and(eq(s.userId, $.userId), gt(s.createdAt, $.since), ne(s.state, sql`'succeeded'`)))
        .orderBy(desc(s.createdAt))
        .limit(1)
        .offset($.newer),
    ),
    firstSetupToEnd: one(() => db.select({ at: s.expiresAt }).from(s).orderBy(asc(s.expiresAt)).limit(1)),
    /** For the invariants. */
    listSetups: many(() => db.select().from(s).orderBy(asc(s.createdAt), asc(s.uuid))),
  })
}

export function createCardSetupWrites(db: Db, { cardSetups }: Schema) {
  const s = cardSetups
  return queries('card_setups', db, {
    insertSetup: insertInto(s),
    /** Compare and set: false when the set-up has ended already. */
    setupKept: changed(($: Given<{ uuid: string; savedCardId: number }>) =>
      db
        .update(s)
        .set({ state: 'succeeded', savedCardId: $.savedCardId })
        .where(and(eq(s.uuid, $.uuid), eq(s.state, 'open')))
        .returning({ uuid: s.uuid }),
    ),
    /** Open set-ups are ended before they are deleted. */
    deleteSetups: perform(($: Given<{ before: number }>) =>
      db.delete(s).where(and(lte(s.expiresAt, $.before), ne(s.state, sql`'open'`))),
    ),
    setupOver: perform(($: Given<{ uuid: string }>) =>
      db
        .update(s)
        .set({ state: 'over' })
        .where(and(eq(s.uuid, $.uuid), eq(s.state, 'open'))),
    ),
    /** The card replaced its earlier copy. */
    noteSetupCard: perform(($: Given<{ uuid: string; savedCardId: number }>) =>
      db.update(s).set({ savedCardId: $.savedCardId }).where(eq(s.uuid, $.uuid)),
    ),
  })
}
