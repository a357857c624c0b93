// The routes are not here: they show a basket, and baskets show credit, so the two would need each other.
export { availableCredit, presentAvailableCredit } from './available-credit.ts'
export { createCreditReads, createCreditWrites } from './repository.ts'
export { capReservedCredit, isReservedCreditGood, reservedCredit, spendReservedCredit } from './spend-credit.ts'
