export { isClosedWithin, openingProblem } from './opening-times.ts'
export { createVenueReads } from './repository.ts'
export type { VenueRow } from './tables.ts'
export { reviseVenue } from './offers.ts'
