import { drafts } from '../../../ui/forms/drafts.ts'
import { bookingDraftIn } from './booking-draft.ts'

/** What the drafts of all booking forms begin with. */
export const bookingDrafts = 'booking/'

/** Whether a booking form was begun in this tab. */
export function hasBookingDraft(): boolean {
  return drafts.hasAny(bookingDrafts)
}

/** The basket was paid for: what was typed for what was in it is not needed any more. */
export function dropSentBookings(): void {
  drafts.dropAll(bookingDrafts, (draft) => bookingDraftIn(draft).sentFor !== undefined)
}
