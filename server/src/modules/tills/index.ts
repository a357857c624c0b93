export { holdTill } from './open-till.ts'
export { createTillReads } from './repository.ts'
