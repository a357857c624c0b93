import { and, asc, count, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../../infra/store/port.ts'
import { changed, type Given, insertInto, many, one, perform, queries, total } from '../../../infra/store/queries.ts'
import { writesOf } from '../../../infra/store/unit-of-work.ts'
import type { Schema } from '../../../schema.ts'
import type { InvitationAnswer } from './tables.ts'

type Page = { readonly limit: number; readonly offset: number }

export function createLinkReads(db: ReadDb, { linkInvitations, linkedUsers, users }: Schema) {
  /** Withdrawn invitations are gone, accepted ones are links. */
  const isShown = ($: Given<{ ownerId: number }>) =>
    and(
      eq(linkInvitations.ownerId, $.ownerId),
      or(isNull(linkInvitations.answer), eq(linkInvitations.answer, sql`'declined'`)),
    )
  const isOpen = ($: Given<{ now: number }>) =>
    and(isNull(linkInvitations.answer), gt(linkInvitations.expiresAt, $.now))
  return queries('links', db, {
    page: many(($: Given<Page & { ownerId: number }>) =>
      db
        .select()
        .from(linkInvitations)
        .where(isShown($))
        .orderBy(desc(linkInvitations.askedAt), desc(linkInvitations.id))
        .limit($.limit)
        .offset($.offset),
    ),
    total: total(($: Given<{ ownerId: number }>) =>
      db.select({ total: count() }).from(linkInvitations).where(isShown($)),
    ),
    byToken: one(($: Given<{ tokenHash: string; now: number }>) =>
      db
        .select({ invitation: linkInvitations, owner: { firstName: users.firstName, lastName: users.lastName } })
        .from(linkInvitations)
        .innerJoin(users, eq(users.id, linkInvitations.ownerId))
        .where(and(eq(linkInvitations.tokenHash, $.tokenHash), isOpen($))),
    ),
    openOf: many(($: Given<{ ownerId: number; now: number }>) =>
      db
        .select({ id: linkInvitations.id, emailKey: linkInvitations.emailKey })
        .from(linkInvitations)
        .where(and(eq(linkInvitations.ownerId, $.ownerId), isOpen($)))
        .orderBy(asc(linkInvitations.id)),
    ),
    /** The accepted invitation of an address whose link still exists. */
    linkedBy: one(($: Given<{ ownerId: number; emailKey: string }>) =>
      db
        .select({ id: linkInvitations.id })
        .from(linkInvitations)
        .innerJoin(
          linkedUsers,
          and(eq(linkedUsers.ownerId, linkInvitations.ownerId), eq(linkedUsers.userId, linkInvitations.acceptedById)),
        )
        .where(and(eq(linkInvitations.ownerId, $.ownerId), eq(linkInvitations.emailKey, $.emailKey)))
        .limit(1),
    ),
    declinedSince: one(($: Given<{ ownerId: number; emailKey: string; since: number }>) =>
      db
        .select({ answeredAt: linkInvitations.answeredAt })
        .from(linkInvitations)
        .where(
          and(
            eq(linkInvitations.ownerId, $.ownerId),
            eq(linkInvitations.emailKey, $.emailKey),
            eq(linkInvitations.answer, sql`'declined'`),
            gt(linkInvitations.answeredAt, $.since),
          ),
        )
        .orderBy(desc(linkInvitations.answeredAt))
        .limit(1),
    ),
    /** The people who may act for a user, by name. */
    ownersOf: many(($: Given<{ userId: number }>) =>
      db
        .select({
          id: linkedUsers.id,
          relationship: linkedUsers.relationship,
          firstName: users.firstName,
          lastName: users.lastName,
        })
        .from(linkedUsers)
        .innerJoin(users, eq(users.id, linkedUsers.ownerId))
        .where(and(eq(linkedUsers.userId, $.userId), isNotNull(linkedUsers.confirmedAt)))
        .orderBy(asc(users.firstName), asc(linkedUsers.id)),
    ),
  })
}

type Answering = {
  readonly id: number
  readonly answer: InvitationAnswer
  readonly answeredAt: number
  readonly acceptedById: number | null
}

export function createLinkWrites(db: Db, { linkInvitations, linkedUsers }: Schema) {
  return queries('links', db, {
    invite: insertInto(linkInvitations),
    /** Compare and set: false when the invitation was answered already. */
    answer: changed(($: Given<Answering>) =>
      db
        .update(linkInvitations)
        .set({ answer: $.answer, answeredAt: $.answeredAt, acceptedById: $.acceptedById })
        .where(and(eq(linkInvitations.id, $.id), isNull(linkInvitations.answer)))
        .returning({ id: linkInvitations.id }),
    ),
    withdraw: changed(($: Given<{ id: number; ownerId: number; answeredAt: number }>) =>
      db
        .update(linkInvitations)
        .set({ answer: sql`'withdrawn'`, answeredAt: $.answeredAt })
        .where(
          and(
            eq(linkInvitations.id, $.id),
            eq(linkInvitations.ownerId, $.ownerId),
            or(isNull(linkInvitations.answer), eq(linkInvitations.answer, sql`'declined'`)),
          ),
        )
        .returning({ id: linkInvitations.id }),
    ),
    /** Deletes the invitations by a user, and those to the user's address or that the user accepted. */
    forget: perform(($: Given<{ userId: number; emailKey: string }>) =>
      db
        .delete(linkInvitations)
        .where(
          or(
            eq(linkInvitations.ownerId, $.userId),
            eq(linkInvitations.acceptedById, $.userId),
            eq(linkInvitations.emailKey, $.emailKey),
          ),
        ),
    ),
    /** A link that exists already stays as it is. */
    link: insertInto(linkedUsers, 'leave out'),
    confirm: perform(($: Given<{ ownerId: number; userId: number; confirmedAt: number }>) =>
      db
        .update(linkedUsers)
        .set({ confirmedAt: $.confirmedAt })
        .where(
          and(eq(linkedUsers.ownerId, $.ownerId), eq(linkedUsers.userId, $.userId), isNull(linkedUsers.confirmedAt)),
        ),
    ),
    unlink: changed(($: Given<{ id: number; ownerId: number }>) =>
      db
        .delete(linkedUsers)
        .where(and(eq(linkedUsers.id, $.id), eq(linkedUsers.ownerId, $.ownerId)))
        .returning({ id: linkedUsers.id }),
    ),
    unlinkOwner: changed(($: Given<{ id: number; userId: number }>) =>
      db
        .delete(linkedUsers)
        .where(and(eq(linkedUsers.id, $.id), eq(linkedUsers.userId, $.userId)))
        .returning({ id: linkedUsers.id }),
    ),
  })
}

export const linkWrites = writesOf('links', createLinkWrites)
