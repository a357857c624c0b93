export { closesAt, opensLater, readableDay, whyNotOpen } from './booking-window.ts'
export { problemsOf, quoteExtras } from './choose-extras.ts'
export {
  alreadyHas,
  because,
  bookedOn,
  newAgreements,
  restrictionUnmet,
  type Situation,
  timeTaken,
  tooFew,
} from './may-book.ts'
export type { Schedule, Session, StaticOccurrence } from './parts.ts'
export { audiencesAt, isElsewhere, overlap, type Person, unmetRestrictions } from './person.ts'
export { presentBundleLines } from './present-lines.ts'
export { chosenIn, isOn, placesIdsOf, placesOf, readSchedulesFor, type ScheduleFacts } from './read-facts.ts'
export { readPersons } from './read-persons.ts'
export { readSchedules } from './read-schedules.ts'
export { createOccurrenceReads } from './repository.ts'
export type { OccurrenceRow, ScheduleRow } from './tables.ts'
