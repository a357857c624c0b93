export { holdTill } from './open-till.ts'
export { createTillReads, createTillWrites } from './repository.ts'
