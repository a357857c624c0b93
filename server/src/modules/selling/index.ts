export { agesOf, suitableFor, whyNotOfAge, whyNotOfAgeOn } from './eligibility/ages.ts'
export { closedToAll, opensLater, whyNotOpen } from './eligibility/booking-window.ts'
export { summariseCancellation } from './cancelling/cancellation-summary.ts'
export { problemsOf, quoteExtras } from './choose-extras.ts'
export { whyNotAttend } from './eligibility/may-attend.ts'
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
} from './eligibility/may-book.ts'
export { countsOf, prepareSchedules, readPlaces, scheduleTables } from './shown/prepare-schedules.ts'
export { endOfMinute } from './shown/next-change.ts'
export { audiencesIn, presentHead, presentTerms, type View } from './shown/present-schedule.ts'
export { readView } from './shown/read-view.ts'
export { lateTermsOf, type LateTerms } from './cancelling/late-terms.ts'
export { canCancel, cancellationSourceOf, cutOffOf, type Ruled, whyNotCancel } from './cancelling/may-cancel.ts'
export { mayHaveOwnPrice, ownAudiences } from './eligibility/own-price.ts'
export { singleFor, singlesOf } from './eligibility/price-by-age.ts'
export { quoteSessions } from './quote-sessions.ts'
export { audiencesAt, bookingAs, type Person, unmetRestrictions, withoutBooking } from './eligibility/person.ts'
export { presentBundleLines } from './shown/present-lines.ts'
export { lastBookableAt, presentOccurrence, waitlistOf } from './shown/present-occurrence.ts'
export { chosenIn, readSchedulesFor, type ScheduleFacts } from './read-facts.ts'
export { activityPurchasable, bookingPurchasable, occurrencePurchasable, ticketPurchasable } from './purchasable.ts'
export { reservedPurchasable } from './reserved.ts'
export { mayBlock } from './shown/read-blocks.ts'
export { readViews } from './shown/read-views.ts'
export { readPersons, withGivenPrices } from './eligibility/read-persons.ts'
export { createSlotReads } from './repository.ts'
export { readSlotFacts, type SaleFacts } from './read-sale-facts.ts'
export { whyNotOffered } from './sell-occurrence.ts'
export { slotLock, slotTaken, type TakenSlot } from './slot.ts'
