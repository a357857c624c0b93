import { drafts } from '../../../../ui/forms/drafts.ts'
import { bookingDraftIn } from './booking-draft.ts'

/** The prefix of all booking drafts. */
export const bookingDrafts = 'booking/'

/** Whether this tab has a booking draft. */
export function hasBookingDraft(): boolean {
  return drafts.hasAny(bookingDrafts)
}

/** Deletes drafts of paid bookings. */
export function dropSentBookings(): void {
  drafts.dropAll(bookingDrafts, (draft) => bookingDraftIn(draft).sentFor !== undefined)
}
