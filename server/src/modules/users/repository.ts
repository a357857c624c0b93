import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { prepared } from '../../infra/store/prepared.ts'
import type { Schema } from '../../schema.ts'

const ph = sql.placeholder

export function createUserReads(db: ReadDb, { users, linkedUsers, tills }: Schema) {
  const byId = prepared(() =>
    db
      .select()
      .from(users)
      .where(eq(users.id, ph('id')))
      .prepare('users_by_id'),
  )
  const byEmail = prepared(() =>
    db
      .select()
      .from(users)
      .where(eq(users.emailKey, ph('emailKey')))
      .prepare('users_by_email'),
  )
  const byReference = prepared(() =>
    db
      .select()
      .from(users)
      .where(eq(users.reference, ph('reference')))
      .prepare('users_by_reference'),
  )
  const links = prepared(() =>
    db
      .select({
        link: { id: linkedUsers.id, relationship: linkedUsers.relationship },
        user: { id: users.id, firstName: users.firstName, lastName: users.lastName, bornOn: users.bornOn },
      })
      .from(linkedUsers)
      .innerJoin(users, eq(users.id, linkedUsers.userId))
      .where(and(eq(linkedUsers.ownerId, ph('ownerId')), isNotNull(linkedUsers.confirmedAt)))
      .orderBy(asc(users.firstName), asc(linkedUsers.id))
      .prepare('users_linked'),
  )
  const link = prepared(() =>
    db
      .select({ id: linkedUsers.id })
      .from(linkedUsers)
      .where(
        and(
          eq(linkedUsers.ownerId, ph('ownerId')),
          eq(linkedUsers.userId, ph('userId')),
          isNotNull(linkedUsers.confirmedAt),
        ),
      )
      .prepare('users_link'),
  )
  const openTill = prepared(() =>
    db
      .select({ id: tills.id })
      .from(tills)
      .where(and(eq(tills.userId, ph('userId')), isNull(tills.closedAt)))
      .limit(1)
      .prepare('users_open_till'),
  )
  return {
    byId: async (id: number) => (await byId({ id }))[0],
    byEmail: async (emailKey: string) => (await byEmail({ emailKey }))[0],
    byReference: async (reference: string) => (await byReference({ reference }))[0],
    /** The people a user may act for: confirmed links only. [O-38] */
    linkedTo: (ownerId: number) => links({ ownerId }),
    isLinked: async (ownerId: number, userId: number) => (await link({ ownerId, userId })).length > 0,
    hasOpenTill: async (userId: number) => (await openTill({ userId })).length > 0,
  }
}

export function createUserWrites(db: Db, { users }: Schema) {
  return {
    /** Answers whether the user was written: false when the e-mail address is taken. */
    insert: async (user: typeof users.$inferInsert) => {
      const rows = await db
        .insert(users)
        .values(user)
        .onConflictDoNothing({ target: [users.emailKey] })
        .returning({ id: users.id })
      return rows.length > 0
    },
  }
}
