import { and, asc, count, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { ReadDb } from '../../../infra/store/port.ts'
import { type Given, inList, many, one, queries, total } from '../../../infra/store/queries.ts'
import type { Schema } from '../../../schema.ts'

type Of = { readonly ownedPackageId: number }

export function createPackageUseReads(db: ReadDb, s: Schema) {
  const { ownedPackages, ownedPackageContents, packages, places, claims, carts, cartItems } = s
  const isUse = ($: Given<Of>) =>
    and(
      eq(ownedPackageContents.ownedPackageId, $.ownedPackageId),
      eq(claims.status, sql`'live'`),
      or(isNotNull(claims.orderItemId), isNotNull(claims.cartItemId)),
    )
  return queries('package_uses', db, {
    /** A package of a user; those for guests are passes. [O-201] */
    owned: one(($: Given<{ id: number; userId: number }>) =>
      db
        .select({ id: ownedPackages.id })
        .from(ownedPackages)
        .innerJoin(packages, eq(packages.id, ownedPackages.packageId))
        .where(and(eq(ownedPackages.id, $.id), eq(ownedPackages.userId, $.userId), eq(packages.forGuests, false))),
    ),
    places: many(($: Given<Of>) =>
      db
        .select({ maximum: places.maximum, consumed: places.consumed })
        .from(ownedPackageContents)
        .innerJoin(places, eq(places.id, ownedPackageContents.placesId))
        .where(eq(ownedPackageContents.ownedPackageId, $.ownedPackageId))
        .orderBy(asc(ownedPackageContents.position)),
    ),
    page: many(($: Given<Of & { limit: number; offset: number }>) =>
      db
        .select({
          count: claims.count,
          createdAt: claims.createdAt,
          orderItemId: claims.orderItemId,
          cartItemId: claims.cartItemId,
        })
        .from(ownedPackageContents)
        .innerJoin(claims, eq(claims.placesId, ownedPackageContents.placesId))
        .where(isUse($))
        .orderBy(desc(claims.createdAt), desc(claims.id))
        .limit($.limit)
        .offset($.offset),
    ),
    total: total(($: Given<Of>) =>
      db
        .select({ total: count() })
        .from(ownedPackageContents)
        .innerJoin(claims, eq(claims.placesId, ownedPackageContents.placesId))
        .where(isUse($)),
    ),
    /** Lines of open and of ordered baskets. */
    lines: many(($: Given<{ ids: readonly number[] }>) =>
      db
        .select({
          id: cartItems.id,
          name: cartItems.name,
          attendeeId: cartItems.purchasedForUserId,
          buyerId: carts.userId,
        })
        .from(cartItems)
        .innerJoin(carts, eq(carts.id, cartItems.cartId))
        .where(inList(cartItems.id, $.ids))
        .orderBy(asc(cartItems.id)),
    ),
  })
}
