import { createWaitlistWrites } from './modules/places/waiting/repository.ts'
import { createVenueWrites } from './modules/venues/repository.ts'
import { createUserWrites } from './modules/people/repository.ts'
import { createTillWrites } from './modules/tills/repository.ts'
import { createStaffCategoryWrites } from './modules/categories/staff-repository.ts'
import { createRestrictionWrites } from './modules/restrictions/repository.ts'
import { createPlaceWrites } from './modules/places/repository.ts'
import { createPenaltyWrites } from './modules/penalties/repository.ts'
import { createPaymentWrites } from './modules/payments/repository.ts'
import { createPackageWrites } from './modules/packages/repository.ts'
import { createOrderWrites } from './modules/orders/repository.ts'
import { createOccurrenceWrites } from './modules/schedules/write-repository.ts'
import { createMembershipWrites } from './modules/memberships/repository.ts'
import { createLedgerWrites } from './modules/ledger/repository.ts'
import { createIntegrationWrites } from './modules/integrations/repository.ts'
import { createGuestPassWrites } from './modules/packages/guest-passes/repository.ts'
import { createCreditWrites } from './modules/credits/repository.ts'
import { createCheckoutWrites } from './modules/checkouts/repository.ts'
import { createCartWrites } from './modules/carts/repository.ts'
import { createBookingWrites } from './modules/reservations/repository.ts'
import { createBlockWrites } from './modules/programme/blocks/repository.ts'
import { createAuthWrites } from './modules/people/logins/repository.ts'
import { createAccountWrites } from './modules/account/repository.ts'
import { createAttendeeWrites } from './modules/attendees/repository.ts'
import { createAccountReads, createDataReads, createHeldReads } from './modules/account/index.ts'
import { createAttendeeReads } from './modules/attendees/index.ts'
import { createAuthReads, createUserReads } from './modules/people/index.ts'
import { createBookingChecks } from './modules/bookings/index.ts'
import { createBookingReads } from './modules/reservations/index.ts'
import { createCartReads } from './modules/carts/index.ts'
import { createCategoryReads, createStaffCategoryReads } from './modules/categories/index.ts'
import { createCheckoutReads } from './modules/checkouts/index.ts'
import { createCreditReads } from './modules/credits/index.ts'
import { createGuestPassReads } from './modules/packages/index.ts'
import { createIntegrationReads } from './modules/integrations/index.ts'
import { createLedgerReads } from './modules/ledger/index.ts'
import { createMembershipReads } from './modules/memberships/index.ts'
import { createClashReads } from './modules/clashes/index.ts'
import { createOccurrenceReads } from './modules/schedules/index.ts'
import { createSlotReads } from './modules/selling/index.ts'
import { createOrderReads } from './modules/orders/index.ts'
import { createPackageReads } from './modules/packages/index.ts'
import { createPaymentReads } from './modules/payments/index.ts'
import { createPenaltyReads } from './modules/penalties/index.ts'
import { createPlaceReads } from './modules/places/index.ts'
import { createPricingReads } from './modules/pricing/index.ts'
import { createRestrictionReads } from './modules/restrictions/index.ts'
import { createSiteReads } from './modules/site/index.ts'
import { createTimetableReads } from './modules/timetable/index.ts'
import { createTillReads } from './modules/tills/index.ts'
import { createBlockReads } from './modules/programme/index.ts'
import { createWaitlistReads } from './modules/places/index.ts'
import { createVenueReads } from './modules/venues/index.ts'
import { createJobReads, createJobWrites } from './infra/jobs/index.ts'
import { createOutboxReads, createOutboxWrites } from './infra/outbox/index.ts'
import { idBlockRows } from './infra/store/id-blocks.ts'
import type { Kit } from './infra/store/kit.ts'
import type { Db, ReadDb, Store, StoreModel } from './infra/store/port.ts'
import type { UnitOfWork } from './infra/store/unit-of-work.ts'
import { createWholeTables } from './infra/store/whole-tables.ts'
import { buildSchema, type Schema } from './schema.ts'

/** The repositories of one connection, reading only. */
export function createReads(db: ReadDb, schema: Schema) {
  return {
    account: createAccountReads(db, schema),
    attendees: createAttendeeReads(db, schema),
    auth: createAuthReads(db, schema),
    blocks: createBlockReads(db, schema),
    bookings: createBookingReads(db, schema),
    bookingChecks: createBookingChecks(db, schema),
    carts: createCartReads(db, schema),
    categories: createCategoryReads(db, schema),
    checkouts: createCheckoutReads(db, schema),
    clashes: createClashReads(db, schema),
    credits: createCreditReads(db, schema),
    data: createDataReads(db, schema),
    guestPasses: createGuestPassReads(db, schema),
    held: createHeldReads(db, schema),
    integrations: createIntegrationReads(db, schema),
    jobs: createJobReads(db, schema),
    ledger: createLedgerReads(db, schema),
    memberships: createMembershipReads(db, schema),
    occurrences: createOccurrenceReads(db, schema),
    orders: createOrderReads(db, schema),
    outbox: createOutboxReads(db, schema),
    packages: createPackageReads(db, schema),
    payments: createPaymentReads(db, schema),
    penalties: createPenaltyReads(db, schema),
    places: createPlaceReads(db, schema),
    pricing: createPricingReads(db, schema),
    restrictions: createRestrictionReads(db, schema),
    slots: createSlotReads(db, schema),
    site: createSiteReads(db, schema),
    tills: createTillReads(db, schema),
    timetable: createTimetableReads(db, schema),
    staffCategories: createStaffCategoryReads(db, schema),
    users: createUserReads(db, schema),
    venues: createVenueReads(db, schema),
    waitlists: createWaitlistReads(db, schema),
  }
}

/** The repositories of one connection in a transaction: reading and writing. */
export function createTx(db: Db, schema: Schema) {
  const reads = createReads(db, schema)
  return {
    ...reads,
    account: { ...reads.account, ...createAccountWrites(db, schema) },
    attendees: { ...reads.attendees, ...createAttendeeWrites(db, schema) },
    auth: { ...reads.auth, ...createAuthWrites(db, schema) },
    blocks: { ...reads.blocks, ...createBlockWrites(db, schema) },
    bookings: { ...reads.bookings, ...createBookingWrites(db, schema) },
    carts: { ...reads.carts, ...createCartWrites(db, schema) },
    checkouts: { ...reads.checkouts, ...createCheckoutWrites(db, schema) },
    credits: { ...reads.credits, ...createCreditWrites(db, schema) },
    guestPasses: { ...reads.guestPasses, ...createGuestPassWrites(db, schema) },
    idBlocks: idBlockRows(db, schema),
    integrations: { ...reads.integrations, ...createIntegrationWrites(db, schema) },
    jobs: { ...reads.jobs, ...createJobWrites(db, schema) },
    ledger: { ...reads.ledger, ...createLedgerWrites(db, schema) },
    memberships: { ...reads.memberships, ...createMembershipWrites(db, schema) },
    // On PostgreSQL each statement of a transaction sees newer commits.
    occurrences: { ...reads.occurrences, ...createOccurrenceWrites(db, schema), isSnapshot: false },
    orders: { ...reads.orders, ...createOrderWrites(db, schema) },
    outbox: { ...reads.outbox, ...createOutboxWrites(db, schema) },
    packages: { ...reads.packages, ...createPackageWrites(db, schema) },
    payments: { ...reads.payments, ...createPaymentWrites(db, schema) },
    penalties: { ...reads.penalties, ...createPenaltyWrites(db, schema) },
    places: { ...reads.places, ...createPlaceWrites(db, schema) },
    restrictions: { ...reads.restrictions, ...createRestrictionWrites(db, schema) },
    seed: createWholeTables(db, schema),
    staffCategories: { ...reads.staffCategories, ...createStaffCategoryWrites(db, schema) },
    tills: { ...reads.tills, ...createTillWrites(db, schema) },
    users: { ...reads.users, ...createUserWrites(db, schema) },
    venues: { ...reads.venues, ...createVenueWrites(db, schema) },
    waitlists: { ...reads.waitlists, ...createWaitlistWrites(db, schema) },
  }
}

/** The repositories as they are made: for `writesOf`, and for tests that plant rows. */
export type WholeTx = ReturnType<typeof createTx>
/** The parts of a unit of work that every module has beside reading: jobs, the outbox, ids, and tables filled as a whole. */
type ForEverybody = 'idBlocks' | 'jobs' | 'outbox' | 'seed'

export type Reads = ReturnType<typeof createReads>
/** A unit of work: reads of every module, and its own writes for the module that opens them. */
export type Tx = Omit<Reads, ForEverybody> & Pick<WholeTx, ForEverybody> & UnitOfWork
export type PlatformStore = Store<Reads, Tx>

const schemas = new Map<Kit, Schema>()

/** The tables of an engine, built once for all its databases. */
function schemaOf(kit: Kit): Schema {
  const schema = schemas.get(kit) ?? buildSchema(kit)
  schemas.set(kit, schema)
  return schema
}

export const platformModel: StoreModel<Schema, Reads, Tx> = {
  buildSchema: schemaOf,
  makeReads: createReads,
  // The brand of a unit of work is in the types only.
  makeTx: (db, schema) => createTx(db, schema) as WholeTx & UnitOfWork,
}
