import { ask } from '../../../app/answers/question.ts'
import type { User } from '../../../app/session/session-state.ts'
import { closingQuestion } from '../../../features/account/closing-question.ts'
import { keptBookingsQuestion } from '../../../features/bookings/kept/kept-bookings-question.ts'
import type { MyBooking } from '../../../features/bookings/my-bookings.ts'
import { penaltiesQuestion } from '../../../features/penalties/penalties-question.ts'
import { waitsQuestion } from '../../../features/waitlists/waits-question.ts'

/**
 * Asks for the tasks and the bookings of the dashboard. The tasks stand above everything else, and would push it down
 * later. `bookings`: those of the login, where they were asked for already.
 */
export async function askForDashboard(
  { id, hasOutstandingPenalties }: User,
  bookings?: Promise<readonly MyBooking[]>,
): Promise<void> {
  await Promise.all([
    ask(keptBookingsQuestion(id, bookings)),
    ask(waitsQuestion(id)),
    ask(closingQuestion(id)),
    hasOutstandingPenalties === true ? ask(penaltiesQuestion(id)) : undefined,
  ])
}
