import type { MembershipRequestStatus } from '@touchline/contract'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../../infra/store/port.ts'
import { changed, type Given, insertInto, many, one, perform, queries, total } from '../../../infra/store/queries.ts'
import { writesOf } from '../../../infra/store/unit-of-work.ts'
import type { Schema } from '../../../schema.ts'
import type { RequestEffect } from './tables.ts'

type Page = { readonly limit: number; readonly offset: number }

export function createMembershipRequestReads(db: ReadDb, { membershipRequests, memberships, users }: Schema) {
  const shown = () =>
    db
      .select({
        request: membershipRequests,
        typeId: memberships.membershipTypeId,
        user: { id: users.id, reference: users.reference, firstName: users.firstName, lastName: users.lastName },
      })
      .from(membershipRequests)
      .innerJoin(memberships, eq(memberships.id, membershipRequests.membershipId))
      .innerJoin(users, eq(users.id, membershipRequests.userId))
      .$dynamic()
  return queries('membership_requests', db, {
    byId: one(($: Given<{ id: number }>) => shown().where(eq(membershipRequests.id, $.id))),
    openOf: many(($: Given<{ membershipId: number }>) =>
      db
        .select({ kind: membershipRequests.kind })
        .from(membershipRequests)
        .where(and(eq(membershipRequests.membershipId, $.membershipId), eq(membershipRequests.status, sql`'open'`)))
        .orderBy(asc(membershipRequests.id)),
    ),
    newestOf: many(($: Given<{ membershipId: number; limit: number }>) =>
      db
        .select()
        .from(membershipRequests)
        .where(eq(membershipRequests.membershipId, $.membershipId))
        .orderBy(desc(membershipRequests.id))
        .limit($.limit),
    ),
    page: many(($: Given<Page & { status: MembershipRequestStatus }>) =>
      shown()
        .where(eq(membershipRequests.status, $.status))
        .orderBy(asc(membershipRequests.createdAt), asc(membershipRequests.id))
        .limit($.limit)
        .offset($.offset),
    ),
    total: total(($: Given<{ status: MembershipRequestStatus }>) =>
      db.select({ total: count() }).from(membershipRequests).where(eq(membershipRequests.status, $.status)),
    ),
  })
}

type Answering = {
  readonly id: number
  readonly status: MembershipRequestStatus
  readonly answeredAt: number
  readonly answeredById: number
  readonly reason: string | null
  readonly effect: RequestEffect | null
}

export function createMembershipRequestWrites(db: Db, { membershipRequests }: Schema) {
  return queries('membership_requests', db, {
    insert: insertInto(membershipRequests),
    /** Compare and set: false when it was answered or withdrawn already. */
    answer: changed(($: Given<Answering>) =>
      db
        .update(membershipRequests)
        .set({
          status: $.status,
          answeredAt: $.answeredAt,
          answeredById: $.answeredById,
          reason: $.reason,
          effect: $.effect,
        })
        .where(and(eq(membershipRequests.id, $.id), eq(membershipRequests.status, sql`'open'`)))
        .returning({ id: membershipRequests.id }),
    ),
    /** Withdraws the open requests of a user, and removes what staff wrote in answer to the others. */
    forgetAllOf: perform(($: Given<{ userId: number; now: number }>) =>
      db
        .update(membershipRequests)
        .set({
          status: sql`case when ${membershipRequests.status} = 'open' then 'withdrawn' else ${membershipRequests.status} end`,
          answeredAt: sql`coalesce(${membershipRequests.answeredAt}, ${$.now})`,
          answeredById: sql`coalesce(${membershipRequests.answeredById}, ${membershipRequests.userId})`,
          reason: null,
        })
        .where(eq(membershipRequests.userId, $.userId)),
    ),
  })
}

export const membershipRequestWrites = writesOf('membershipRequests', createMembershipRequestWrites)
