export { createRestrictionReads } from './repository.ts'
export { agreeToRestrictions } from './offers.ts'
