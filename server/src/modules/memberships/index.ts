export { createHeldMembershipReads } from './held/repository.ts'
export { membershipPurchasable } from './purchasable.ts'
export { createMembershipReads } from './repository.ts'
export { createMembershipRequestReads } from './requests/repository.ts'
