export { checkLedger } from './invariants.ts'
export type { Entry, Movement } from './movement.ts'
export { post } from './post.ts'
export { createLedgerReads, createLedgerWrites } from './repository.ts'
