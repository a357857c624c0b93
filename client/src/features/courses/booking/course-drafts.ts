import { drafts } from '../../../ui/forms/drafts.ts'
import { bookingDraftIn } from './booking-draft.ts'

/** What the drafts of all courses' forms begin with. */
export const courseDrafts = 'course/'

/** Whether a form of a course was begun in this tab. */
export function hasCourseDraft(): boolean {
  return drafts.hasAny(courseDrafts)
}

/** The basket was paid for: what was typed for what was in it is not needed any more. */
export function dropSentBookings(): void {
  drafts.dropAll(courseDrafts, (draft) => bookingDraftIn(draft).sentFor !== undefined)
}
