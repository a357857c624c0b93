export { createBookingReads, createBookingWrites } from './repository.ts'
