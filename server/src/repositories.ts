import { createAttendeeReads, createAttendeeWrites } from './modules/attendees/index.ts'
import { createAuthReads, createAuthWrites, createUserReads, createUserWrites } from './modules/people/index.ts'
import { createBookingChecks, createBookingReads, createBookingWrites } from './modules/bookings/index.ts'
import { createCartReads, createCartWrites } from './modules/carts/index.ts'
import { createCategoryReads, createStaffCategoryReads, createStaffCategoryWrites } from './modules/categories/index.ts'
import { createCheckoutReads, createCheckoutWrites } from './modules/checkouts/index.ts'
import { createCreditReads, createCreditWrites } from './modules/credits/index.ts'
import { createGuestPassReads, createGuestPassWrites } from './modules/guest-passes/index.ts'
import { createIntegrationReads, createIntegrationWrites } from './modules/integrations/index.ts'
import { createLedgerReads, createLedgerWrites } from './modules/ledger/index.ts'
import { createMembershipReads, createMembershipWrites } from './modules/memberships/index.ts'
import { createClashReads } from './modules/clashes/index.ts'
import { createOccurrenceReads, createOccurrenceWrites } from './modules/schedules/index.ts'
import { createSlotReads } from './modules/selling/index.ts'
import { createOrderReads, createOrderWrites } from './modules/orders/index.ts'
import { createPackageReads, createPackageWrites } from './modules/packages/index.ts'
import { createPaymentReads, createPaymentWrites } from './modules/payments/index.ts'
import { createPenaltyReads, createPenaltyWrites } from './modules/penalties/index.ts'
import { createPlaceReads, createPlaceWrites } from './modules/places/index.ts'
import { createPricingReads } from './modules/pricing/index.ts'
import { createRestrictionReads, createRestrictionWrites } from './modules/restrictions/index.ts'
import { createSiteReads } from './modules/site/index.ts'
import { createTimetableReads } from './modules/timetable/index.ts'
import { createTillReads, createTillWrites } from './modules/tills/index.ts'
import { createBlockReads, createBlockWrites } from './modules/programme/index.ts'
import { createWaitlistReads, createWaitlistWrites } from './modules/waitlists/index.ts'
import { createVenueReads, createVenueWrites } from './modules/venues/index.ts'
import { createJobReads, createJobWrites } from './infra/jobs/index.ts'
import { createOutboxReads, createOutboxWrites } from './infra/outbox/index.ts'
import { idBlockRows } from './infra/store/id-blocks.ts'
import type { Kit } from './infra/store/kit.ts'
import type { Db, ReadDb, Store, StoreModel } from './infra/store/port.ts'
import { createWholeTables } from './infra/store/whole-tables.ts'
import { buildSchema, type Schema } from './schema.ts'

/** The repositories of one connection, reading only. */
export function createReads(db: ReadDb, schema: Schema) {
  return {
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
    guestPasses: createGuestPassReads(db, schema),
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

/** The repositories of one connection in a unit of work: reading and writing. */
export function createTx(db: Db, schema: Schema) {
  const reads = createReads(db, schema)
  return {
    ...reads,
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
    // On PostgreSQL each statement of a unit of work sees what has been committed by then.
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

export type Reads = ReturnType<typeof createReads>
export type Tx = ReturnType<typeof createTx>
export type PlatformStore = Store<Reads, Tx>

const schemas = new Map<Kit, Schema>()

/** The tables as an engine has them, built once for all its databases. */
function schemaOf(kit: Kit): Schema {
  const schema = schemas.get(kit) ?? buildSchema(kit)
  schemas.set(kit, schema)
  return schema
}

export const platformModel: StoreModel<Schema, Reads, Tx> = {
  buildSchema: schemaOf,
  makeReads: createReads,
  makeTx: createTx,
}
