import { and, asc, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { changed, type Given, inList, insertInto, many, one, perform, queries } from '../../infra/store/queries.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'
import type { Schema } from '../../schema.ts'
import type { ClosingRow, DownloadRow } from './tables.ts'

export function createAccountReads(db: ReadDb, s: Schema) {
  const { calendarFeeds, dataDownloads, accountClosings, bookings, users, linkedUsers } = s
  return queries('account', db, {
    feedOf: one(($: Given<{ userId: number }>) =>
      db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, $.userId)),
    ),
    feedBy: one(($: Given<{ secretHash: string }>) =>
      db.select().from(calendarFeeds).where(eq(calendarFeeds.secretHash, $.secretHash)),
    ),
    /** Bookings for some people or made by the owner, paid or cancelled after that, earliest first. */
    calendarBookings: many(($: Given<{ ownerId: number; userIds: readonly number[]; since: number; limit: number }>) =>
      db
        .select({ booking: bookings, firstName: users.firstName })
        .from(bookings)
        .leftJoin(users, eq(users.id, bookings.userId))
        .where(
          and(
            or(inList(bookings.userId, $.userIds), eq(bookings.ownerId, $.ownerId)),
            gt(bookings.startsAt, $.since),
            // A place that was only held has no order.
            sql`${bookings.orderId} is not null`,
          ),
        )
        .orderBy(asc(bookings.startsAt), asc(bookings.id))
        .limit($.limit),
    ),
    latestDownload: one(($: Given<{ userId: number }>) =>
      db
        .select()
        .from(dataDownloads)
        .where(eq(dataDownloads.userId, $.userId))
        .orderBy(desc(dataDownloads.askedAt), desc(dataDownloads.id))
        .limit(1),
    ),
    download: one(($: Given<{ id: string }>) => db.select().from(dataDownloads).where(eq(dataDownloads.id, $.id))),
    downloadBy: one(($: Given<{ secretHash: string }>) =>
      db
        .select()
        .from(dataDownloads)
        .where(and(eq(dataDownloads.secretHash, $.secretHash), eq(dataDownloads.state, 'ready'))),
    ),
    readyDownloads: many(() =>
      db.select({ id: dataDownloads.id }).from(dataDownloads).where(eq(dataDownloads.state, 'ready')),
    ),
    closingOf: one(($: Given<{ userId: number }>) =>
      db.select().from(accountClosings).where(eq(accountClosings.userId, $.userId)),
    ),
    /** Linked people without a login whom nobody else may act for. */
    dependants: many(($: Given<{ ownerId: number }>) =>
      db
        .select({ id: users.id, firstName: users.firstName })
        .from(linkedUsers)
        .innerJoin(users, eq(users.id, linkedUsers.userId))
        .where(
          and(
            eq(linkedUsers.ownerId, $.ownerId),
            isNull(users.emailKey),
            isNull(users.passwordHash),
            sql`(select count(*) from linked_users other where other.user_id = ${users.id}) = 1`,
          ),
        )
        .orderBy(asc(users.firstName), asc(users.id)),
    ),
    /** Bookings to come that people have or have made; reserved ones too. */
    upcoming: many(($: Given<{ userIds: readonly number[]; now: number }>) =>
      db
        .select()
        .from(bookings)
        .where(
          and(
            or(inList(bookings.userId, $.userIds), inList(bookings.ownerId, $.userIds)),
            gt(bookings.startsAt, $.now),
            ne(bookings.status, 'cancelled'),
          ),
        )
        .orderBy(asc(bookings.startsAt), asc(bookings.id)),
    ),
  })
}

export function createAccountWrites(db: Db, { calendarFeeds, dataDownloads, accountClosings }: Schema) {
  return queries('account', db, {
    putFeed: insertInto(calendarFeeds, {
      target: calendarFeeds.userId,
      set: { secretHash: sql`excluded.secret_hash`, createdAt: sql`excluded.created_at` },
    }),
    deleteFeed: perform(($: Given<{ userId: number }>) =>
      db.delete(calendarFeeds).where(eq(calendarFeeds.userId, $.userId)),
    ),
    /** False while another one of the user is being made or can be fetched. */
    insertDownload: changed(($: Given<Pick<DownloadRow, 'id' | 'userId' | 'state' | 'askedAt'>>) =>
      db.insert(dataDownloads).values($).onConflictDoNothing().returning({ id: dataDownloads.id }),
    ),
    /** Compare and set: false when it is not being made any more. */
    finishDownload: changed(
      ($: Given<{ id: string; secretHash: string; bytes: number; readyAt: number; expiresAt: number }>) =>
        db
          .update(dataDownloads)
          .set({
            state: 'ready',
            secretHash: $.secretHash,
            bytes: $.bytes,
            readyAt: $.readyAt,
            expiresAt: $.expiresAt,
          })
          .where(and(eq(dataDownloads.id, $.id), eq(dataDownloads.state, 'preparing')))
          .returning({ id: dataDownloads.id }),
    ),
    endDownload: perform(($: Given<{ id: string }>) =>
      db.update(dataDownloads).set({ state: 'over', secretHash: null }).where(eq(dataDownloads.id, $.id)),
    ),
    endDownloadsOf: many(($: Given<{ userId: number }>) =>
      db
        .update(dataDownloads)
        .set({ state: 'over', secretHash: null })
        .where(and(eq(dataDownloads.userId, $.userId), inArray(dataDownloads.state, ['preparing', 'ready'])))
        .returning({ id: dataDownloads.id }),
    ),
    /** The first date stays when the closing is asked for again. */
    insertClosing: insertInto(accountClosings, 'leave out'),
    /** Notes what an open closing waits for. */
    setWaits: perform(($: Given<Pick<ClosingRow, 'userId' | 'waitsFor'>>) =>
      db
        .update(accountClosings)
        .set({ waitsFor: $.waitsFor })
        .where(and(eq(accountClosings.userId, $.userId), isNull(accountClosings.closedAt))),
    ),
    deleteClosing: changed(($: Given<{ userId: number }>) =>
      db
        .delete(accountClosings)
        .where(and(eq(accountClosings.userId, $.userId), isNull(accountClosings.closedAt)))
        .returning({ userId: accountClosings.userId }),
    ),
    /** Compare and set: false when the closing was stopped, or is done. */
    markClosed: changed(($: Given<{ userId: number; closedAt: number; waitsFor: ClosingRow['waitsFor'] }>) =>
      db
        .update(accountClosings)
        .set({ closedAt: $.closedAt, waitsFor: $.waitsFor })
        .where(and(eq(accountClosings.userId, $.userId), isNull(accountClosings.closedAt)))
        .returning({ userId: accountClosings.userId }),
    ),
  })
}

export const accountWrites = writesOf('account', createAccountWrites)
