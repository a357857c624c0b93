import { type Answer, answerProblem, type Course, type Unworded } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import { presentInstant } from '../../infra/wire/date-time.ts'
import type { Reads } from '../../repositories.ts'
import type { StoredQuestion } from '../questions/index.ts'
import { readSchedules, type Schedule } from '../schedules/index.ts'

type Known = NonNullable<Unworded<Course>['known_answers']>

/** As many bookings back as help anybody remember. */
const mostBundles = 30

/**
 * Earlier answers of a customer to the questions of a schedule, given when they booked for themselves and people linked to
 * them: the latest answer of each person to each question, in the words of this schedule. A question of another schedule
 * is the same when its words and its type are. Undefined for visitors, staff and partners. [O-353]
 */
export async function readKnownAnswers(
  reads: Reads,
  { callerId, channel, visit }: Pick<Actor, 'callerId' | 'channel' | 'visit'>,
  schedule: Pick<Schedule, 'sections'>,
): Promise<Known | undefined> {
  const asked = questionsOf(schedule).filter(({ type }) => type !== 'group' && type !== 'hidden')
  if (callerId === undefined || visit || channel !== 'online' || asked.length === 0) return undefined
  const linked = await reads.users.linkedTo({ ownerId: callerId })
  const userIds = [callerId, ...linked.map(({ user }) => user.id)]
  const bundles = await reads.bookings.answeredBy({ ownerId: callerId, userIds, limit: mostBundles })
  const before = await readSchedules(reads, [...new Set(bundles.map(({ scheduleId }) => scheduleId))])
  return userIds.flatMap((userId) => {
    const own = bundles.filter((bundle) => bundle.userId === userId)
    const given = own.flatMap(({ scheduleId, answers, createdAt }) => {
      const then = questionsOf(before.get(scheduleId) ?? { sections: [] })
      return [{ answers: asked.flatMap((question) => sameAnswer(question, then, answers)), createdAt }]
    })
    const latest = new Map(
      given
        .toReversed()
        .flatMap(({ answers }) => answers.map((answer) => [answer.custom_question_id, answer] as const)),
    )
    const last = given.find(({ answers }) => answers.length > 0)
    if (!last) return []
    return [{ user_id: userId, answered_at: presentInstant(last.createdAt), answers: [...latest.values()] }]
  })
}

function questionsOf({ sections }: Pick<Schedule, 'sections'>): readonly StoredQuestion[] {
  return sections.flatMap(({ questions }) => questions)
}

/** An earlier answer to the same question, in the options that there are now; none where it would not do. */
function sameAnswer(question: StoredQuestion, then: readonly StoredQuestion[], answers: readonly Answer[]): Answer[] {
  const same = then.find(({ question: words, type }) => type === question.type && words === question.question)
  const given = answers.find(({ custom_question_id: id }) => id === same?.id)
  if (!same || !given) return []
  const answer = inOptions(question, same, given.answer)
  const isUsable = answer !== undefined && answer !== null && answerProblem(question, answer) === null
  return isUsable ? [{ custom_question_id: question.id, answer }] : []
}

function inOptions(now: StoredQuestion, then: StoredQuestion, answer: Answer['answer']): Answer['answer'] | undefined {
  const optionNow = (id: number): number | undefined => {
    const words = then.options.find((option) => option.id === id)?.value
    return now.options.find(({ value }) => value === words)?.id
  }
  if (now.options.length === 0) return answer
  if (Array.isArray(answer)) return answer.flatMap((id) => optionNow(Number(id)) ?? [])
  return typeof answer === 'number' ? optionNow(answer) : answer
}
