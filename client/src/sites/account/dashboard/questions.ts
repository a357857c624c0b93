import { ask } from '../../../app/answers/question.ts'
import type { User } from '../../../app/session/session-state.ts'
import { closingQuestion } from '../../../features/account/closing-question.ts'
import { keptBookingsQuestion } from '../../../features/bookings/kept/kept-bookings-question.ts'
import { penaltiesQuestion } from '../../../features/penalties/penalties-question.ts'
import { waitsQuestion } from '../../../features/waitlists/waits-question.ts'

/**
 * Asks for the tasks and the bookings of the dashboard. The tasks stand above everything else, and would push it down
 * later.
 */
export async function askForDashboard({ id, hasOutstandingPenalties }: User): Promise<void> {
  await Promise.all([
    ask(keptBookingsQuestion(id)),
    ask(waitsQuestion(id)),
    ask(closingQuestion(id)),
    hasOutstandingPenalties === true ? ask(penaltiesQuestion(id)) : undefined,
  ])
}
