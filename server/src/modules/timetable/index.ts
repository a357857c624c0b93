export { isV2On } from './generation.ts'
export { createTimetableReads } from './repository.ts'
