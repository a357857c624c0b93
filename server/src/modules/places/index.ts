export { capacityOn, leftOn } from './availability.ts'
export { changeClaims, type HeldClaim, type NewClaim, PlacesTakenError } from './claim-places.ts'
export { endWaitOfMoved, endWaits } from './end-waits.ts'
export { waitlistJob } from './give-back.ts'
export { checkPlaces } from './invariants.ts'
export { isSplit } from './kept-places.ts'
export { type Lock, lockDays } from './lock-days.ts'
export { createPlaceReads } from './repository.ts'
export type { ClaimRow, PlacesRow } from './tables.ts'
export { seedClaims, seedPlaces, type SeedClaim } from './seed.ts'
export { createWaitlistReads } from './waiting/repository.ts'
export type { WaitlistEntryRow, WantedTicket } from './waiting/tables.ts'
export {
  addEntry,
  addPlaces,
  changeWaiting,
  closeEntries,
  countPass,
  expireEntry,
  forgetTold,
  leaveEntry,
  lockPlaces,
  nameOtherSession,
  offerToEntry,
  passClaimsToOrder,
  passOverEntries,
  setSharedCapacity,
  setSplitCapacity,
  setTold,
  shortenOffer,
  takeOfferBack,
} from './offers.ts'
