import { and, asc, count, desc, eq, isNull } from 'drizzle-orm'
import type { Db, ReadDb } from '../../../infra/store/port.ts'
import { changed, type Given, inList, insertInto, many, one, queries, total } from '../../../infra/store/queries.ts'
import type { Schema } from '../../../schema.ts'
import { writesOf } from '../../../infra/store/unit-of-work.ts'

export function createGuestPassReads(db: ReadDb, { guestPasses, ownedPackages, packages, venueGroups }: Schema) {
  const all = () =>
    db
      .select({ pass: guestPasses, owned: ownedPackages, group: { id: venueGroups.id, name: venueGroups.name } })
      .from(guestPasses)
      .innerJoin(ownedPackages, eq(ownedPackages.id, guestPasses.ownedPackageId))
      .innerJoin(packages, eq(packages.id, ownedPackages.packageId))
      .leftJoin(venueGroups, eq(venueGroups.id, packages.venueGroupId))
      .$dynamic()
  return queries('guest_passes', db, {
    byCode: one(($: Given<{ code: string }>) => all().where(eq(guestPasses.code, $.code))),
    /** Pass codes of order lines. */
    codesOf: many(($: Given<{ ownedPackageIds: readonly number[] }>) =>
      db
        .select({ ownedPackageId: guestPasses.ownedPackageId, code: guestPasses.code })
        .from(guestPasses)
        .where(inList(guestPasses.ownedPackageId, $.ownedPackageIds))
        .orderBy(asc(guestPasses.ownedPackageId), asc(guestPasses.position), asc(guestPasses.code)),
    ),
    /** The number of unused passes of a package. */
    unusedOf: many(($: Given<{ ownedPackageIds: readonly number[] }>) =>
      db
        .select({ id: guestPasses.ownedPackageId, all: count(), used: count(guestPasses.usedAt) })
        .from(guestPasses)
        .where(inList(guestPasses.ownedPackageId, $.ownedPackageIds))
        .groupBy(guestPasses.ownedPackageId)
        .orderBy(asc(guestPasses.ownedPackageId)),
    ),
    pageOfUser: many(($: Given<{ userId: number; limit: number; offset: number }>) =>
      all()
        .where(eq(ownedPackages.userId, $.userId))
        .orderBy(desc(ownedPackages.boughtAt), desc(ownedPackages.id), asc(guestPasses.position), asc(guestPasses.code))
        .limit($.limit)
        .offset($.offset),
    ),
    totalOfUser: total(($: Given<{ userId: number }>) =>
      db
        .select({ total: count() })
        .from(guestPasses)
        .innerJoin(ownedPackages, eq(ownedPackages.id, guestPasses.ownedPackageId))
        .where(eq(ownedPackages.userId, $.userId)),
    ),
  })
}

export function createGuestPassWrites(db: Db, { guestPasses }: Schema) {
  return queries('guest_passes', db, {
    insert: insertInto(guestPasses),
    /** Compare and set: false when the pass was used already. */
    use: changed(($: Given<{ code: string; usedAt: number; letInById: number }>) =>
      db
        .update(guestPasses)
        .set({ usedAt: $.usedAt, letInById: $.letInById })
        .where(and(eq(guestPasses.code, $.code), isNull(guestPasses.usedAt)))
        .returning({ code: guestPasses.code }),
    ),
  })
}

export const guestPassWrites = writesOf('guestPasses', createGuestPassWrites)
