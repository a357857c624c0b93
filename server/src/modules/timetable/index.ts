export { createTimetableReads } from './repository.ts'
