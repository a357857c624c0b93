export { areOpeningTimes, isOpenThroughout } from './opening-times.ts'
export { createVenueReads, createVenueWrites } from './repository.ts'
export type { VenueRow } from './tables.ts'
