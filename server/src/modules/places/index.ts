export { capacityOn, leftOn } from './availability.ts'
export {
  changeClaims,
  type ClaimChange,
  type Holder,
  type NewClaim,
  PlacesTakenError,
} from './claim-places.ts'
export { waitlistJob } from './give-back.ts'
export { checkPlaces } from './invariants.ts'
export { isSplit } from './kept-places.ts'
export { type Lock, lockDays } from './lock-days.ts'
export { createPlaceReads, createPlaceWrites } from './repository.ts'
export type { ClaimRow, PlacesRow } from './tables.ts'
export { seedClaims, seedPlaces, type SeedClaim } from './seed.ts'
