export { type Dated, datedOf, readDated } from './dated.ts'
export { findSchedules, type FoundSchedules, getSchedule } from './lists/find-schedules.ts'
export { readMemberships } from './lists/select-schedules.ts'
export { presentStatic, whereIs, locationNameOf, type StaticOccurrence } from './static-occurrence.ts'
export type { Schedule, Session, SessionRow } from './parts/parts.ts'
export { firstStart, sessionsHeld, shareOf, someClash } from './sessions-held.ts'
export type { AgeRange } from './parts/tables.ts'
export { limitParts } from './parts/parts-cache.ts'
export { locationIdsOf } from './static-occurrence.ts'
export { isOn, placesOf, placesIdsOf } from './places-of.ts'
export { readPartsOf, readSchedules, type ScheduleRef, readOtherSchedules } from './read-schedules.ts'
export { readSessions } from './read-sessions.ts'
export { createOccurrenceReads } from './repository.ts'
export { longestOccurrence } from './longest-occurrence.ts'
export {
  type OccurrenceRow,
  type BookingWindowRow,
  type ClosureRow,
  type Instructor,
  type ScheduleRow,
  type LocationRow,
  type TicketRow,
} from './tables.ts'
export { type SeededSchedule, type SeededSchedules, soldOptions } from './seed/rows.ts'
export { getOccurrence } from './get-occurrence.ts'
export { reviseSchedules } from './revise-schedules.ts'
export { cancelOccurrence, changeOccurrence, lockOccurrence, renewSchedule, setOccurrenceStatus } from './offers.ts'
