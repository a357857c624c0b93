import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, many, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'

/** Holdings that a user loses with the account. */
export function createHeldReads(db: ReadDb, s: Schema) {
  const { ownedPackages, ownedPackageContents, packages, places, guestPasses } = s
  const { memberships, membershipTypes, waitlistEntries, refunds, orders, paymentTransactions, carts, penalties } = s
  const isLive = ($: Given<{ userIds: readonly number[]; now: number }>) =>
    and(
      inList(ownedPackages.userId, $.userIds),
      isNull(ownedPackages.endedAt),
      or(isNull(ownedPackages.expiresAt), gt(ownedPackages.expiresAt, $.now)),
    )
  return queries('held', db, {
    /** Packages that can still be used, with the usages left. */
    packages: many(($: Given<{ userIds: readonly number[]; now: number }>) =>
      db
        .select({
          id: ownedPackages.id,
          name: ownedPackages.name,
          expiresAt: ownedPackages.expiresAt,
          left: sql<number>`sum(${places.maximum} - ${places.consumed})`.mapWith(Number),
        })
        .from(ownedPackages)
        .innerJoin(packages, and(eq(packages.id, ownedPackages.packageId), eq(packages.forGuests, false)))
        .innerJoin(ownedPackageContents, eq(ownedPackageContents.ownedPackageId, ownedPackages.id))
        .innerJoin(places, eq(places.id, ownedPackageContents.placesId))
        .where(isLive($))
        .groupBy(ownedPackages.id, ownedPackages.name, ownedPackages.expiresAt)
        .orderBy(asc(ownedPackages.id)),
    ),
    guestPasses: many(($: Given<{ userIds: readonly number[]; now: number }>) =>
      db
        .select({ code: guestPasses.code })
        .from(guestPasses)
        .innerJoin(ownedPackages, eq(ownedPackages.id, guestPasses.ownedPackageId))
        .where(and(isLive($), isNull(guestPasses.usedAt))),
    ),
    /** Memberships that have not ended on a day. */
    memberships: many(($: Given<{ userIds: readonly number[]; today: string }>) =>
      db
        .select({ name: membershipTypes.name, endsOn: memberships.endsOn })
        .from(memberships)
        .innerJoin(membershipTypes, eq(membershipTypes.id, memberships.membershipTypeId))
        .where(
          and(
            inList(memberships.userId, $.userIds),
            or(isNull(memberships.endsOn), sql`${memberships.endsOn} >= ${$.today}`),
          ),
        )
        .orderBy(asc(memberships.id)),
    ),
    /** Waitlist entries of people, or made by them. */
    waits: many(($: Given<{ userIds: readonly number[] }>) =>
      db
        .select({ id: waitlistEntries.id })
        .from(waitlistEntries)
        .where(
          and(
            or(inList(waitlistEntries.userId, $.userIds), inList(waitlistEntries.ownerId, $.userIds)),
            sql`${waitlistEntries.status} in ('waiting', 'offered')`,
          ),
        ),
    ),
    /** Charges that are not paid. */
    owed: many(($: Given<{ userIds: readonly number[] }>) =>
      db
        .select({ amount: penalties.amount })
        .from(penalties)
        .where(and(inList(penalties.userId, $.userIds), isNull(penalties.paidAt), isNull(penalties.withdrawnAt))),
    ),
    /** Refunds that have not arrived, of orders and of payments that became none. */
    refundsUnderWay: many(($: Given<{ userId: number }>) =>
      db
        .select({ amount: refunds.amount })
        .from(refunds)
        .leftJoin(orders, eq(orders.id, refunds.orderId))
        .leftJoin(paymentTransactions, eq(paymentTransactions.uuid, refunds.transactionUuid))
        .where(
          and(
            eq(refunds.state, sql`'pending'`),
            or(eq(orders.userId, $.userId), eq(paymentTransactions.userId, $.userId)),
          ),
        ),
    ),
    /** Payments and orders whose outcome is not known. */
    paymentsUnderWay: many(($: Given<{ userId: number }>) =>
      db
        .select({ id: paymentTransactions.id })
        .from(paymentTransactions)
        .where(
          and(
            eq(paymentTransactions.userId, $.userId),
            inArray(paymentTransactions.state, [
              'authorising',
              'sca_required',
              'authorised',
              'completing',
              'reversing',
            ]),
          ),
        )
        .unionAll(
          db
            .select({ id: orders.id })
            .from(orders)
            .where(
              and(eq(orders.userId, $.userId), eq(orders.status, sql`'awaiting_payment'`), isNotNull(orders.cartId)),
            ),
        ),
    ),
    openBaskets: many(($: Given<{ userId: number }>) =>
      db
        .select({ userId: carts.userId, source: carts.source, partnerId: carts.partnerId })
        .from(carts)
        .where(and(eq(carts.userId, $.userId), eq(carts.status, 'open')))
        .orderBy(asc(carts.id)),
    ),
  })
}
