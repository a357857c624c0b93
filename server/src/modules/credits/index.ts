// The routes are not here: they show a basket, and baskets show credit, so the two would need each other.
export { availableCredit, presentAvailableCredit, readCreditOf } from './available-credit.ts'
export { type CreditDraw, type CreditFacts, creditOrder, viewCredit } from './credit.ts'
export { creditJobs } from './expire-credit.ts'
export { creditDays, grantCredit } from './grant-credit.ts'
export { readMembershipPaid } from './membership-paid.ts'
export { createCreditReads, createCreditWrites } from './repository.ts'
export { setAsideAtDesk } from './set-aside.ts'
export { capReservedCredit, isReservedCreditGood, reservedCredit, takeReservedCredit } from './spend-credit.ts'
