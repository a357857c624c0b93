import type { Sent } from '@touchline/contract/client'
import type { Camel } from '../../api/keys.ts'
import { kindOf } from './question.ts'
import type { Question } from './question.ts'
import type { AnswerValue } from './question-rules.ts'

type WireAnswer = Sent<'Answer'>

/** An answer as the platform takes it. */
export type SubmittedAnswer = Camel<WireAnswer>

/** The sent form of each kind; undefined for an answer that is not sent. [S5-042 to S5-047, C-28, C-30] */
export function submittedValue(question: Question, value: AnswerValue): SubmittedAnswer['answer'] | undefined {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string') return value.length === 0 ? undefined : value.map(Number)
  const text = value.trim()
  if (text === '') return undefined
  switch (kindOf(question)) {
    case 'number':
    case 'select':
    case 'radio':
      return Number(text)
    case 'heading':
    case 'unsupported':
      return undefined
    default:
      return text
  }
}

/** All answers to send; empty ones are left out. */
export function answersToSubmit(
  questions: readonly Question[],
  valueOf: (question: Question) => AnswerValue,
): readonly SubmittedAnswer[] {
  return questions.flatMap((question) => {
    const answer = submittedValue(question, valueOf(question))
    return answer === undefined ? [] : [{ customQuestionId: question.id, answer }]
  })
}
