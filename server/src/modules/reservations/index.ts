export { createBookingReads, type BookingFilter } from './repository.ts'
export { type EntryFacts, presentCalendarEntry, readCalendarEntries } from './calendar-entries.ts'
export { remindAt, reminderJob, scheduleReminder } from './reminder.ts'
export type { BookingRow, BundleRow } from './tables.ts'
export {
  addBookingRefunds,
  addBookings,
  addBundles,
  answerBundle,
  cancelBookings,
  cancelBundle,
  cancelReservedBookings,
  cancelReservedBundles,
  changeBundle,
  dropHeldBookings,
  forgetBookingAnswersOf,
  moveBookingTo,
  moveBookingsOfOccurrence,
  passBookings,
  passBundle,
  reassignBooking,
  reassignBundle,
  setAttended,
  setMissed,
  settleBookingsOfCart,
  settleBundlesOfCart,
  shrinkBooking,
} from './offers.ts'
export { ticketsAmong } from './tickets-among.ts'
