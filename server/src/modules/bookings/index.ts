export { createBookingChecks } from './invariant-repository.ts'
export { checkBookings } from './invariants.ts'
export { createBookingReads, createBookingWrites } from './repository.ts'
