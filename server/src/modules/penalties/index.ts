export { imposePenalty } from './impose-penalty.ts'
export { penaltyPurchasable } from './purchasable.ts'
export { createPenaltyReads, createPenaltyWrites } from './repository.ts'
