import { sql } from 'drizzle-orm'
import type { Kit } from '../../infra/store/kit.ts'
import type { OrderTables } from '../orders/tables.ts'
import type { PlaceTables } from '../places/tables.ts'
import type { PricingTables } from '../pricing/tables.ts'
import type { UserTables } from '../people/tables.ts'
import type { VenueTables } from '../venues/tables.ts'

export type PackageTables = ReturnType<typeof packageTables>
export type PackageRow = PackageTables['packages']['$inferSelect']
export type OwnedPackageRow = PackageTables['ownedPackages']['$inferSelect']

export type ExpiryUnit = 'day' | 'month' | 'year'

export function packageTables(
  k: Kit,
  { users }: UserTables,
  { venues }: VenueTables,
  { places }: PlaceTables,
  { pricingOptions }: PricingTables,
  { orders }: OrderTables,
) {
  /** Several venues under one name. */
  const venueGroups = k.table('venue_groups', {
    id: k.int('id').primaryKey(),
    name: k.text('name').notNull(),
  })
  const packages = k.table(
    'packages',
    {
      id: k.int('id').primaryKey(),
      name: k.text('name').notNull(),
      friendlyName: k.text('friendly_name'),
      description: k.text('description').notNull(),
      /** Null for a single venue, named in `package_venues`. */
      venueGroupId: k.int('venue_group_id').references(() => venueGroups.id),
      /** Prices and stock. */
      pricingOptionId: k
        .int('pricing_option_id')
        .notNull()
        .references(() => pricingOptions.id),
      /** Both null for no expiry. */
      expiryValue: k.int('expiry_value'),
      expiryUnit: k.text('expiry_unit').$type<ExpiryUnit>(),
      /** False when only staff sell it. */
      soldOnline: k.bool('sold_online').notNull(),
      /** Each usage is a pass for a guest and pays for no booking. */
      forGuests: k.bool('for_guests').notNull(),
      pictureKind: k.text('picture_kind'),
    },
    (t) => [
      k.uniqueIndex('packages_option').on(t.pricingOptionId),
      k.check('packages_expiry', sql`(${t.expiryValue} is null) = (${t.expiryUnit} is null)`),
    ],
  )
  /** Venues where a package is valid. */
  const packageVenues = k.table(
    'package_venues',
    {
      venueId: k
        .int('venue_id')
        .notNull()
        .references(() => venues.id),
      packageId: k
        .int('package_id')
        .notNull()
        .references(() => packages.id),
    },
    (t) => [
      k.primaryKey({ name: 'package_venues_pk', columns: [t.venueId, t.packageId] }),
      k.index('package_venues_package').on(t.packageId),
    ],
  )
  /** A number of usages for any of the listed options. */
  const packageContents = k.table(
    'package_contents',
    {
      packageId: k
        .int('package_id')
        .notNull()
        .references(() => packages.id),
      position: k.int('position').notNull(),
      usages: k.int('usages').notNull(),
    },
    (t) => [
      k.primaryKey({ name: 'package_contents_pk', columns: [t.packageId, t.position] }),
      k.check('package_contents_usages', sql`${t.usages} >= 1`),
    ],
  )
  const packageContentOptions = k.table(
    'package_content_options',
    {
      packageId: k.int('package_id').notNull(),
      position: k.int('position').notNull(),
      pricingOptionId: k
        .int('pricing_option_id')
        .notNull()
        .references(() => pricingOptions.id),
      /** The priced item's name in a package: an option alone is called "One session". */
      name: k.text('name').notNull(),
    },
    (t) => [
      k.primaryKey({ name: 'package_content_options_pk', columns: [t.packageId, t.position, t.pricingOptionId] }),
      k.index('package_content_options_option').on(t.pricingOptionId),
    ],
  )
  /** Owned packages, by the id of their order line. */
  const ownedPackages = k.table(
    'owned_packages',
    {
      id: k.int('id').primaryKey(),
      packageId: k
        .int('package_id')
        .notNull()
        .references(() => packages.id),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      orderId: k
        .int('order_id')
        .notNull()
        .references(() => orders.id),
      /** The name at the time of purchase. */
      name: k.text('name').notNull(),
      boughtAt: k.instant('bought_at').notNull(),
      expiresAt: k.instant('expires_at'),
      /** The instant of the refund that voids the rest. */
      endedAt: k.instant('ended_at'),
    },
    (t) => [k.index('owned_packages_user').on(t.userId, t.boughtAt, t.id)],
  )
  /** Usages of an owned package are places: a use is a claim, released like any other. */
  const ownedPackageContents = k.table(
    'owned_package_contents',
    {
      ownedPackageId: k
        .int('owned_package_id')
        .notNull()
        .references(() => ownedPackages.id),
      position: k.int('position').notNull(),
      placesId: k
        .int('places_id')
        .notNull()
        .references(() => places.id),
    },
    (t) => [
      k.primaryKey({ name: 'owned_package_contents_pk', columns: [t.ownedPackageId, t.position] }),
      k.uniqueIndex('owned_package_contents_places').on(t.placesId),
    ],
  )
  return {
    venueGroups,
    packages,
    packageVenues,
    packageContents,
    packageContentOptions,
    ownedPackages,
    ownedPackageContents,
  }
}
