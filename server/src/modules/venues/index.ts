export { createVenueReads } from './repository.ts'
export type { VenueRow } from './tables.ts'
