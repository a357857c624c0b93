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
  /** Several venues under one name. [P3-057] */
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
      /** Null: one venue, that of `package_venues`. */
      venueGroupId: k.int('venue_group_id').references(() => venueGroups.id),
      /** What it costs whom, and how many there are. [P3-059] */
      pricingOptionId: k
        .int('pricing_option_id')
        .notNull()
        .references(() => pricingOptions.id),
      /** Both null: it never expires. [P3-065 to P3-067] */
      expiryValue: k.int('expiry_value'),
      expiryUnit: k.text('expiry_unit').$type<ExpiryUnit>(),
      /** Otherwise staff sell it. */
      soldOnline: k.bool('sold_online').notNull(),
      /** Each usage is a pass for a guest, and pays for nothing that is booked. [O-201] */
      forGuests: k.bool('for_guests').notNull(),
      pictureKind: k.text('picture_kind'),
    },
    (t) => [
      k.uniqueIndex('packages_option').on(t.pricingOptionId),
      k.check('packages_expiry', sql`(${t.expiryValue} is null) = (${t.expiryUnit} is null)`),
    ],
  )
  /** Where a package can be used. */
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
  /** So many usages, for any of the options that are listed with it. [P3-061 to P3-063] */
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
      /** What it is the price of, as a package is read: an option alone is called "One session". */
      name: k.text('name').notNull(),
    },
    (t) => [
      k.primaryKey({ name: 'package_content_options_pk', columns: [t.packageId, t.position, t.pricingOptionId] }),
      k.index('package_content_options_option').on(t.pricingOptionId),
    ],
  )
  /** A package that somebody has: the line of an order, by its id. */
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
      /** As it was called then. */
      name: k.text('name').notNull(),
      boughtAt: k.instant('bought_at').notNull(),
      expiresAt: k.instant('expires_at'),
      /** What was paid for it was given back: what is left of it is void. [O-180] */
      endedAt: k.instant('ended_at'),
    },
    (t) => [k.index('owned_packages_user').on(t.userId, t.boughtAt, t.id)],
  )
  /** The usages of an owned package are places: a use is a claim, which is given back like any other. */
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
