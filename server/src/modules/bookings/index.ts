export { createBookingReads, createBookingWrites } from './repository.ts'
export type { BookingBundleRow, BookingRow } from './tables.ts'
