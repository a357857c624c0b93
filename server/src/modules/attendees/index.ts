export { isSomethingAsked } from './read-asked.ts'
export { createAttendeeReads, createAttendeeWrites } from './repository.ts'
