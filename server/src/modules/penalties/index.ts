export { imposePenalty } from './impose-penalty.ts'
export { debtReconciliationPurchasable } from './debt-reconciliation.ts'
export { collectableFeePurchasable, debtPurchasable, penaltyPurchasable } from './purchasable.ts'
export { createPenaltyReads, createPenaltyWrites } from './repository.ts'
