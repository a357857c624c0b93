export { membershipPurchasable } from './purchasable.ts'
export { createMembershipReads, createMembershipWrites } from './repository.ts'
