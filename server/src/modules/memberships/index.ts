export { createMembershipReads } from './repository.ts'
