export { createOutboxReads, createOutboxWrites } from './repository.ts'
