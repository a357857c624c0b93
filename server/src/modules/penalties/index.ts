export { createPenaltyReads } from './repository.ts'
