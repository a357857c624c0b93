import type { OrderItemRecord, OrderRecord, SeedWriter, UserRecord } from '@touchline/seed'
import { seedBookings, seedBundles } from '../modules/reservations/seed.ts'
import { seedCategories } from '../modules/categories/seed.ts'
import { seedCredits } from '../modules/credits/seed.ts'
import { seedPartners } from '../modules/checkouts/seed.ts'
import { seedIntegrations } from '../modules/integrations/seed.ts'
import { seedMemberships, seedMembershipTypes } from '../modules/memberships/seed.ts'
import { renewSchedule, type SeededSchedules, soldOptions } from '../modules/schedules/index.ts'
import { seedClosures, seedLocations, seedSchedules } from '../modules/schedules/seed/seed-schedules.ts'
import { seedOrders } from '../modules/orders/seed.ts'
import { seedPaymentSettings, seedSavedCards } from '../modules/payments/seed.ts'
import { type PackageOptions, seedOwnedPackages, seedPackages } from '../modules/packages/seed.ts'
import { seedPenalties } from '../modules/penalties/seed.ts'
import { seedExtras } from '../modules/pricing/seed.ts'
import { seedQuestionSections } from '../modules/questions/seed.ts'
import { seedRestrictions, seedWaiverAgreements } from '../modules/restrictions/seed.ts'
import { seedClients, seedFooters, seedThemes } from '../modules/site/seed.ts'
import { seedLinkedUsers, seedUsers } from '../modules/people/seed.ts'
import { seedTills } from '../modules/tills/seed.ts'
import { seedVenues } from '../modules/venues/seed.ts'
import { seedWaitlists } from '../modules/waitlists/seed.ts'
import type { PlatformStore, Tx } from '../repositories.ts'

type SeedTools = {
  readonly store: PlatformStore
  /** Hashes a password, once per distinct one. */
  readonly hashPassword: (password: string) => Promise<string>
  /** A text that is unique in every database. */
  readonly newText: () => string
}

/** Writes the seed's records, each noun with its own writer. Each list is one transaction. */
export function createSeedWriter({ store, hashPassword, newText }: SeedTools): SeedWriter {
  // One random text and a counter: a million random texts would take seconds.
  const filling = newText()
  let revisions = 0
  const newRevision = () => `${filling}.${(revisions++).toString(36)}`

  /** Of the present batch: purchases come with their schedule and order. */
  let schedules: SeededSchedules = new Map()
  let packageOptions: PackageOptions = new Map()
  let orders: ReadonlyMap<number, OrderRecord> = new Map()

  const hashes = new Map<string, string>()

  /** A list that one function of transaction and records writes. */
  const by =
    <Record>(seed: (tx: Tx, records: readonly Record[]) => Promise<void>) =>
    (records: readonly Record[]) =>
      store.write((tx) => seed(tx, records))

  return {
    clients: by((tx, records) => seedClients(tx, records, newText)),
    paymentSettings: by(seedPaymentSettings),
    venues: by((tx, records) => seedVenues(tx, records, newRevision)),
    locations: by((tx, records) => seedLocations(tx, records, newRevision)),
    closures: by(seedClosures),
    themes: by(seedThemes),
    footers: by(seedFooters),
    categories: by((tx, records) => seedCategories(tx, records, newRevision)),
    integrations: by(seedIntegrations),
    partners: by(seedPartners),
    users: async (records) => {
      await addHashes(hashes, records, hashPassword)
      await store.write((tx) => seedUsers(tx, records, hashes))
    },
    linkedUsers: by(seedLinkedUsers),
    tills: by(seedTills),
    membershipTypes: by(seedMembershipTypes),
    memberships: by(seedMemberships),
    credits: by(seedCredits),
    savedCards: by(seedSavedCards),
    penalties: by(seedPenalties),
    restrictions: by(seedRestrictions),
    waiverAgreements: by(seedWaiverAgreements),
    pricingOptions: by(seedExtras),
    schedules: async (records) => {
      schedules = await store.write((tx) => seedSchedules(tx, records, newRevision))
    },
    packages: async (records) => {
      packageOptions = await store.write((tx) => seedPackages(tx, records, schedules))
    },
    questionSections: by(async (tx, records) => {
      await seedQuestionSections(tx, records)
      // A schedule that was there before has been remembered without them.
      for (const id of new Set(records.map(({ scheduleId }) => scheduleId))) {
        await renewSchedule(tx, { id, revision: newRevision() })
      }
    }),
    waitlistEntries: by((tx, records) => seedWaitlists(tx, records, schedules)),
    orders: async (records) => {
      orders = new Map(records.map((order) => [order.id, order]))
      await store.write((tx) => seedOrders(tx, records, (item) => optionOf(schedules, packageOptions, item)))
    },
    ownedPackages: by((tx, records) => seedOwnedPackages(tx, records, orders)),
    bundles: by((tx, records) => seedBundles(tx, records, { schedules, orders })),
    bookings: by((tx, records) => seedBookings(tx, records, { schedules, orders })),
  }
}

async function addHashes(
  hashes: Map<string, string>,
  records: readonly UserRecord[],
  hashPassword: SeedTools['hashPassword'],
): Promise<void> {
  for (const { password } of records) {
    if (password !== null && !hashes.has(password)) hashes.set(password, await hashPassword(password))
  }
}

/**
 * The pricing option of a line. Throws a RangeError when its schedule or package is not in the batch or does not sell
 * it.
 */
function optionOf(schedules: SeededSchedules, packages: PackageOptions, { id, soldAt }: OrderItemRecord) {
  const found = 'packageId' in soldAt ? packages.get(soldAt.packageId) : soldOptions(schedules, soldAt)[0]
  if (!found) throw new RangeError(`line ${id} was sold at a price that its schedule does not have`)
  return found
}
