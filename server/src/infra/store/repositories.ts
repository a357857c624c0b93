import { createAuthReads, createAuthWrites } from '../../modules/auth/index.ts'
import { createBookingReads, createBookingWrites } from '../../modules/bookings/index.ts'
import { createCartReads, createCartWrites } from '../../modules/carts/index.ts'
import { createCategoryReads } from '../../modules/categories/index.ts'
import { createCreditReads, createCreditWrites } from '../../modules/credits/index.ts'
import { createLedgerReads, createLedgerWrites } from '../../modules/ledger/index.ts'
import { createMembershipReads } from '../../modules/memberships/index.ts'
import { createOccurrenceReads, createOccurrenceWrites } from '../../modules/occurrences/index.ts'
import { createOrderReads, createOrderWrites } from '../../modules/orders/index.ts'
import { createPaymentReads, createPaymentWrites } from '../../modules/payments/index.ts'
import { createPenaltyReads } from '../../modules/penalties/index.ts'
import { createRestrictionReads, createRestrictionWrites } from '../../modules/restrictions/index.ts'
import { createSiteReads } from '../../modules/site/index.ts'
import { createUserReads, createUserWrites } from '../../modules/users/index.ts'
import { createVenueReads } from '../../modules/venues/index.ts'
import { createJobReads, createJobWrites } from '../jobs/index.ts'
import { createOutboxReads, createOutboxWrites } from '../outbox/index.ts'
import { createSeedWrites } from './seed-rows.ts'
import { idBlockRows } from './id-blocks.ts'
import type { Db, ReadDb, Store, StoreModel } from './port.ts'
import { buildSchema, type Schema } from './schema.ts'

/** The repositories of one connection, reading only. */
export function createReads(db: ReadDb, schema: Schema) {
  return {
    auth: createAuthReads(db, schema),
    bookings: createBookingReads(db, schema),
    carts: createCartReads(db, schema),
    categories: createCategoryReads(db, schema),
    credits: createCreditReads(db, schema),
    jobs: createJobReads(db, schema),
    ledger: createLedgerReads(db, schema),
    memberships: createMembershipReads(db, schema),
    occurrences: createOccurrenceReads(db, schema),
    orders: createOrderReads(db, schema),
    outbox: createOutboxReads(db, schema),
    payments: createPaymentReads(db, schema),
    penalties: createPenaltyReads(db, schema),
    restrictions: createRestrictionReads(db, schema),
    site: createSiteReads(db, schema),
    users: createUserReads(db, schema),
    venues: createVenueReads(db, schema),
  }
}

/** The repositories of one connection in a unit of work: reading and writing. */
export function createTx(db: Db, schema: Schema) {
  const reads = createReads(db, schema)
  return {
    ...reads,
    auth: { ...reads.auth, ...createAuthWrites(db, schema) },
    bookings: { ...reads.bookings, ...createBookingWrites(db, schema) },
    carts: { ...reads.carts, ...createCartWrites(db, schema) },
    credits: { ...reads.credits, ...createCreditWrites(db, schema) },
    idBlocks: idBlockRows(db, schema),
    jobs: { ...reads.jobs, ...createJobWrites(db, schema) },
    ledger: { ...reads.ledger, ...createLedgerWrites(db, schema) },
    occurrences: { ...reads.occurrences, ...createOccurrenceWrites(db, schema) },
    orders: { ...reads.orders, ...createOrderWrites(db, schema) },
    outbox: { ...reads.outbox, ...createOutboxWrites(db, schema) },
    payments: { ...reads.payments, ...createPaymentWrites(db, schema) },
    restrictions: { ...reads.restrictions, ...createRestrictionWrites(db, schema) },
    seed: createSeedWrites(db, schema),
    users: { ...reads.users, ...createUserWrites(db, schema) },
  }
}

export type Reads = ReturnType<typeof createReads>
export type Tx = ReturnType<typeof createTx>
export type PlatformStore = Store<Reads, Tx>

export const platformModel: StoreModel<Schema, Reads, Tx> = {
  buildSchema,
  makeReads: createReads,
  makeTx: createTx,
}
