import { and, asc, count, desc, eq, exists, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { changed, type Given, inList, insertInto, many, perform, queries, total } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

type Page = { readonly limit: number; readonly offset: number }

/** Usages of one package that paid for a line. */
export type PaidUsage = { readonly name: string; readonly count: number; readonly isUsable: boolean }

export function createPackageReads(db: ReadDb, s: Schema) {
  const { packages, packageVenues, packageContents, packageContentOptions, pricingOptions, venues, venueGroups } = s
  const { ownedPackages, ownedPackageContents, places, claims } = s
  const { schedules, schedulePrices, occurrences, tickets, categories } = s
  const soldIn = { venue: venues.slug, category: categories.slug, type: schedules.bookingType }

  const row = { package: packages, group: { id: venueGroups.id, name: venueGroups.name } }
  const all = () =>
    db.select(row).from(packages).leftJoin(venueGroups, eq(venueGroups.id, packages.venueGroupId)).$dynamic()

  /** Packages for guests are passes, not packages of their owner. [O-201] */
  const isOwn = ($: Given<{ userId: number }>) =>
    and(
      eq(ownedPackages.userId, $.userId),
      exists(
        db
          .select({ id: packages.id })
          .from(packages)
          .where(and(eq(packages.id, ownedPackages.packageId), eq(packages.forGuests, false))),
      ),
    )
  const rows = queries('packages', db, {
    pageAt: many(($: Given<Page & { venueId: number }>) =>
      all()
        .innerJoin(packageVenues, eq(packageVenues.packageId, packages.id))
        .where(eq(packageVenues.venueId, $.venueId))
        .orderBy(asc(packages.name), asc(packages.id))
        .limit($.limit)
        .offset($.offset),
    ),
    totalAt: total(($: Given<{ venueId: number }>) =>
      db.select({ total: count() }).from(packageVenues).where(eq(packageVenues.venueId, $.venueId)),
    ),
    byIds: many(($: Given<{ ids: readonly number[] }>) =>
      all().where(inList(packages.id, $.ids)).orderBy(asc(packages.id)),
    ),
    byOptions: many(($: Given<{ ids: readonly number[] }>) =>
      all().where(inList(packages.pricingOptionId, $.ids)).orderBy(asc(packages.id)),
    ),
    venuesOf: many(($: Given<{ packageIds: readonly number[] }>) =>
      db
        .select({
          packageId: packageVenues.packageId,
          id: venues.id,
          name: venues.name,
          slug: venues.slug,
          timezone: venues.timezone,
        })
        .from(packageVenues)
        .innerJoin(venues, eq(venues.id, packageVenues.venueId))
        .where(inList(packageVenues.packageId, $.packageIds))
        .orderBy(asc(venues.name), asc(venues.id)),
    ),
    contentsOf: many(($: Given<{ packageIds: readonly number[] }>) =>
      db
        .select({
          packageId: packageContents.packageId,
          position: packageContents.position,
          usages: packageContents.usages,
          option: {
            id: pricingOptions.id,
            name: packageContentOptions.name,
            reference: pricingOptions.reference,
          },
        })
        .from(packageContents)
        .innerJoin(
          packageContentOptions,
          and(
            eq(packageContentOptions.packageId, packageContents.packageId),
            eq(packageContentOptions.position, packageContents.position),
          ),
        )
        .innerJoin(pricingOptions, eq(pricingOptions.id, packageContentOptions.pricingOptionId))
        .where(inList(packageContents.packageId, $.packageIds))
        .orderBy(asc(packageContents.packageId), asc(packageContents.position), asc(pricingOptions.id)),
    ),
    /** The activities that are sold at prices: whole or by the session, by age, and by tickets. */
    soldWhole: many(($: Given<{ optionIds: readonly number[] }>) =>
      db
        .selectDistinct({ optionId: pricingOptions.id, ...soldIn })
        .from(pricingOptions)
        .innerJoin(
          schedules,
          or(eq(schedules.pricingOptionId, pricingOptions.id), eq(schedules.sessionPricingOptionId, pricingOptions.id)),
        )
        .innerJoin(venues, eq(venues.id, schedules.venueId))
        .innerJoin(categories, eq(categories.id, schedules.categoryId))
        .where(inList(pricingOptions.id, $.optionIds))
        .orderBy(asc(venues.slug), asc(categories.slug)),
    ),
    soldByAge: many(($: Given<{ optionIds: readonly number[] }>) =>
      db
        .selectDistinct({ optionId: schedulePrices.pricingOptionId, ...soldIn })
        .from(schedulePrices)
        .innerJoin(schedules, eq(schedules.id, schedulePrices.scheduleId))
        .innerJoin(venues, eq(venues.id, schedules.venueId))
        .innerJoin(categories, eq(categories.id, schedules.categoryId))
        .where(inList(schedulePrices.pricingOptionId, $.optionIds))
        .orderBy(asc(venues.slug), asc(categories.slug)),
    ),
    soldByTicket: many(($: Given<{ optionIds: readonly number[] }>) =>
      db
        .selectDistinct({ optionId: tickets.pricingOptionId, ...soldIn })
        .from(tickets)
        .innerJoin(occurrences, eq(occurrences.id, tickets.occurrenceId))
        .innerJoin(schedules, eq(schedules.id, occurrences.scheduleId))
        .innerJoin(venues, eq(venues.id, schedules.venueId))
        .innerJoin(categories, eq(categories.id, schedules.categoryId))
        .where(inList(tickets.pricingOptionId, $.optionIds))
        .orderBy(asc(venues.slug), asc(categories.slug)),
    ),
    ownedPage: many(($: Given<Page & { userId: number }>) =>
      db
        .select()
        .from(ownedPackages)
        .where(isOwn($))
        .orderBy(desc(ownedPackages.boughtAt), desc(ownedPackages.id))
        .limit($.limit)
        .offset($.offset),
    ),
    totalOwnedBy: total(($: Given<{ userId: number }>) =>
      db.select({ total: count() }).from(ownedPackages).where(isOwn($)),
    ),
    leftOf: many(($: Given<{ ids: readonly number[] }>) =>
      db
        .select({
          ownedPackageId: ownedPackageContents.ownedPackageId,
          position: ownedPackageContents.position,
          places,
        })
        .from(ownedPackageContents)
        .innerJoin(places, eq(places.id, ownedPackageContents.placesId))
        .where(inList(ownedPackageContents.ownedPackageId, $.ids))
        .orderBy(asc(ownedPackageContents.ownedPackageId), asc(ownedPackageContents.position)),
    ),
    /** Packages of which a usage pays for a line in a basket. */
    inBaskets: many(($: Given<{ ids: readonly number[] }>) =>
      db
        .selectDistinct({ id: ownedPackageContents.ownedPackageId })
        .from(ownedPackageContents)
        .innerJoin(claims, eq(claims.placesId, ownedPackageContents.placesId))
        .where(
          and(
            inList(ownedPackageContents.ownedPackageId, $.ids),
            eq(claims.status, 'live'),
            isNotNull(claims.cartItemId),
          ),
        )
        .orderBy(asc(ownedPackageContents.ownedPackageId)),
    ),
    /** Basket lines paid by usages of an ended package. */
    linesOnEnded: many(($: Given<{ itemIds: readonly number[] }>) =>
      db
        .select({ itemId: claims.cartItemId })
        .from(claims)
        .innerJoin(ownedPackageContents, eq(ownedPackageContents.placesId, claims.placesId))
        .innerJoin(ownedPackages, eq(ownedPackages.id, ownedPackageContents.ownedPackageId))
        .where(and(inList(claims.cartItemId, $.itemIds), eq(claims.status, 'live'), isNotNull(ownedPackages.endedAt)))
        .orderBy(asc(claims.id)),
    ),
    /** The usages of packages that paid for order lines, in the order in which `liveOfOrderItems` has their claims. */
    paidWith: many(($: Given<{ itemIds: readonly number[] }>) =>
      db
        .select({
          itemId: claims.orderItemId,
          count: claims.count,
          name: ownedPackages.name,
          expiresAt: ownedPackages.expiresAt,
          endedAt: ownedPackages.endedAt,
        })
        .from(claims)
        .innerJoin(ownedPackageContents, eq(ownedPackageContents.placesId, claims.placesId))
        .innerJoin(ownedPackages, eq(ownedPackages.id, ownedPackageContents.ownedPackageId))
        .where(and(inList(claims.orderItemId, $.itemIds), eq(claims.status, 'live')))
        .orderBy(asc(claims.placesId), asc(claims.id)),
    ),
    usable: many(($: Given<{ userIds: readonly number[]; optionIds: readonly number[]; now: number }>) =>
      db
        .select({
          id: ownedPackages.id,
          packageId: ownedPackages.packageId,
          userId: ownedPackages.userId,
          name: ownedPackages.name,
          expiresAt: ownedPackages.expiresAt,
          position: ownedPackageContents.position,
          pricingOptionId: packageContentOptions.pricingOptionId,
          places,
        })
        .from(ownedPackages)
        .innerJoin(ownedPackageContents, eq(ownedPackageContents.ownedPackageId, ownedPackages.id))
        .innerJoin(
          packageContentOptions,
          and(
            eq(packageContentOptions.packageId, ownedPackages.packageId),
            eq(packageContentOptions.position, ownedPackageContents.position),
          ),
        )
        .innerJoin(places, eq(places.id, ownedPackageContents.placesId))
        .where(
          and(
            inList(ownedPackages.userId, $.userIds),
            inList(packageContentOptions.pricingOptionId, $.optionIds),
            or(isNull(ownedPackages.expiresAt), gt(ownedPackages.expiresAt, $.now)),
            isNull(ownedPackages.endedAt),
          ),
        )
        .orderBy(asc(ownedPackages.id), asc(ownedPackageContents.position), asc(packageContentOptions.pricingOptionId)),
    ),
  })
  return {
    ...rows,
    /** Usages that paid for order lines, by line; of a package that has ended, none can be used again. */
    async usagesOf({ itemIds, now }: { readonly itemIds: readonly number[]; readonly now: number }) {
      if (itemIds.length === 0) return new Map<number | null, readonly PaidUsage[]>()
      const usages = (await rows.paidWith({ itemIds })).map(({ expiresAt, endedAt, ...usage }) => ({
        ...usage,
        isUsable: endedAt === null && (expiresAt === null || expiresAt > now),
      }))
      return new Map<number | null, readonly PaidUsage[]>(Map.groupBy(usages, ({ itemId }) => itemId))
    },
  }
}

export function createPackageWrites(db: Db, { ownedPackages, ownedPackageContents }: Schema) {
  return queries('packages', db, {
    insertOwned: insertInto(ownedPackages),
    insertOwnedContents: insertInto(ownedPackageContents),
    /** Locks a live package: a refund of it waits. False when it has ended. */
    holdLive: changed(($: Given<{ id: number }>) =>
      db
        .update(ownedPackages)
        .set({ endedAt: null })
        .where(and(eq(ownedPackages.id, $.id), isNull(ownedPackages.endedAt)))
        .returning({ id: ownedPackages.id }),
    ),
    endAllOf: perform(($: Given<{ userId: number; endedAt: number }>) =>
      db
        .update(ownedPackages)
        .set({ endedAt: $.endedAt })
        .where(and(eq(ownedPackages.userId, $.userId), isNull(ownedPackages.endedAt))),
    ),
    /** Compare and set: answers the packages that end by this. */
    end: many(($: Given<{ ids: readonly number[]; endedAt: number }>) =>
      db
        .update(ownedPackages)
        .set({ endedAt: $.endedAt })
        .where(and(inList(ownedPackages.id, $.ids), isNull(ownedPackages.endedAt)))
        .returning({ id: ownedPackages.id }),
    ),
  })
}

export const packageWrites = writesOf('packages', createPackageWrites)
