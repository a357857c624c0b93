export { suitableFor, whyNotOfAge } from './ages.ts'
export { closedToAll, opensLater, whyNotOpen } from './booking-window.ts'
export { summariseCancellation } from './cancellation-summary.ts'
export { type Dated, datedOf, readDated } from './dated.ts'
export { problemsOf, quoteExtras } from './choose-extras.ts'
export { whyNotAttend } from './may-attend.ts'
export {
  actionFor,
  alreadyHas,
  because,
  becauseItClashes,
  bookedAt,
  bookedOn,
  forNow,
  newAgreements,
  restrictionUnmet,
  type Situation,
  timeTaken,
  tooFew,
  unqualified,
  wantFor,
} from './may-book.ts'
export { findSchedules, type FoundSchedules, getSchedule } from './find-schedules.ts'
export { countsOf, prepareSchedules, readPlaces, scheduleTables } from './keep-schedules.ts'
export { endOfMinute } from './next-change.ts'
export { audiencesIn, presentHead, presentTerms, type View } from './present-schedule.ts'
export { readView } from './read-view.ts'
export { readMemberships } from './select-schedules.ts'
export { presentStatic, whereIs } from './static-occurrence.ts'
export { lateTermsOf, type LateTerms } from './late-terms.ts'
export { canCancel, cancellationSourceOf, cutOffOf, type Ruled, whyNotCancel } from './may-cancel.ts'
export type { Schedule, Session } from './parts.ts'
export { quoteSessions } from './quote-sessions.ts'
export { sessionsHeld, shareOf, someClash } from './sessions-held.ts'
export { decideUnderLocks } from './decide-under-locks.ts'
export { limitParts } from './parts-cache.ts'
export { audiencesAt, bookingAs, type Person, unmetRestrictions, withoutBooking } from './person.ts'
export { presentBundleLines } from './present-lines.ts'
export { lastBookableAt, presentOccurrence, waitlistOf } from './present-occurrence.ts'
export { chosenIn, isOn, placesOf, readSchedulesFor, type ScheduleFacts } from './read-facts.ts'
export { activityPurchasable, bookingPurchasable, occurrencePurchasable, ticketPurchasable } from './purchasable.ts'
export { reservedPurchasable } from './reserved.ts'
export { mayBlock } from './read-blocks.ts'
export { readViews } from './read-views.ts'
export { readPersons } from './read-persons.ts'
export { readPartsOf, readSchedules, type ScheduleRef } from './read-schedules.ts'
export { readSessions } from './read-sessions.ts'
export { createClashReads } from './clash-repository.ts'
export { createOccurrenceReads } from './repository.ts'
export { createOccurrenceWrites } from './write-repository.ts'
export { createSaleReads } from './sale-repository.ts'
export { readSlotFacts, type SaleFacts } from './read-sale-facts.ts'
export { whyNotOffered } from './sell-occurrence.ts'
export { slotLock, slotTaken } from './slot.ts'
export { longestOccurrence, type OccurrenceRow } from './tables.ts'
export { type SeededSchedule, type SeededSchedules, soldOption } from './seed-rows.ts'
