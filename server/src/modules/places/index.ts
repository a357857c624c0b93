export { capacityOn, leftOn } from './availability.ts'
export {
  changeClaims,
  type ClaimChange,
  type Holder,
  type NewClaim,
  PlacesTakenError,
  waitlistJob,
} from './claim-places.ts'
export { checkPlaces } from './invariants.ts'
export { type Lock, lockDays } from './lock-days.ts'
export { createPlaceReads, createPlaceWrites } from './repository.ts'
export type { ClaimRow, PlacesRow } from './tables.ts'
