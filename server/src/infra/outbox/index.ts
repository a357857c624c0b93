export type { EventRow } from './tables.ts'
export { createOutboxReads, createOutboxWrites } from './repository.ts'
