import { type Answer, type FieldProblems, PlatformError } from '@touchline/contract'
import { type Actor, getCallerId } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../repositories.ts'
import { readSchedules } from '../schedules/index.ts'
import { checkAnswers } from '../questions/index.ts'
import { enterAnswers } from './enter-answers.ts'

type Answering = { readonly occurrenceId: string; readonly answers: readonly Answer[] }

/**
 * Keeps the answers of whoever is acted for, who comes to an occurrence by a line of the caller's. Throws
 * `item_not_found` where they do not come, `validation_failed` by question.
 */
export async function answerForOccurrence(
  deps: Deps,
  actor: Actor,
  { occurrenceId, answers }: Answering,
): Promise<void> {
  const { store, clock, ids } = deps
  const callerId = getCallerId(actor)
  const userId = actor.selectedUserId ?? callerId
  const id = await ids.integer('attendee')
  await store.write(async (tx) => {
    const lines = await tx.attendees.linesAt({ ownerId: callerId, occurrenceId })
    const line = lines.find((one) => (one.userId ?? callerId) === userId)
    const user = await tx.users.byId({ id: userId })
    if (!line || !user) throw new PlatformError('item_not_found')
    await checkFor(tx, line.scheduleId, answers)
    const { itemId, scheduleId } = line
    const { firstName, lastName } = user
    const entry = { id, itemId, position: 1, scheduleId, ownerId: userId, firstName, lastName }
    const row = { ...entry, answers, enteredAt: clock.now() }
    await enterAnswers(tx, [{ row, ofBundle: line.bundleId !== null }])
  })
}

async function checkFor(tx: Tx, scheduleId: string, answers: readonly Answer[]): Promise<void> {
  const schedule = (await readSchedules(tx, [scheduleId])).get(scheduleId)
  const questions = schedule?.sections.flatMap((section) => section.questions) ?? []
  const problems = checkAnswers(questions, answers)
  if (problems.size === 0) return
  const fields: FieldProblems = Object.fromEntries(
    [...problems].map(([questionId, problem]) => [`custom_question_answers.${questionId}`, [problem]]),
  )
  throw new PlatformError('validation_failed', { fields })
}
