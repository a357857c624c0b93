export { createRestrictionReads, createRestrictionWrites } from './repository.ts'
