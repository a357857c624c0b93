export { endMembershipsOf } from './offers.ts'
export { membershipPurchasable } from './purchasable.ts'
export { createMembershipReads } from './repository.ts'
