import { type AnswerProblem, answerProblem, type QuestionType } from '@touchline/contract/client'
import { submittedValue } from './answers-to-submit.ts'
import { kindOf } from './question.ts'
import type { Question, QuestionKind } from './question.ts'

export type { AnswerProblem } from '@touchline/contract/client'

/** The value of a control: text, option id or day as text; the ids of several options; agreed or not. */
export type AnswerValue = string | readonly string[] | boolean

/** The default answer; a hidden question keeps it. */
export function defaultAnswerOf(question: Question): AnswerValue {
  const kind = kindOf(question)
  if (kind === 'several') return []
  if (kind === 'agreement') return false
  return kind === 'hidden' ? (question.defaultAnswer ?? '') : ''
}

/** The contract's type whose rule checks each kind; null for an unchecked kind. */
const ruleOf: Readonly<Record<QuestionKind, QuestionType | null>> = {
  line: 'text',
  paragraph: 'long_text',
  number: 'number',
  select: 'select',
  radio: 'select',
  several: 'multi_select',
  agreement: 'checkbox',
  date: 'date',
  heading: null,
  hidden: null,
  unsupported: null,
}

/** The problem of an answer, by the platform's own rules; null when it may be sent. */
export function problemOf(question: Question, value: AnswerValue): AnswerProblem | null {
  const type = ruleOf[kindOf(question)]
  if (type === null) return null
  // A platform that does not say reports a missing answer itself.
  const required = question.required === true
  return answerProblem(
    { type, required, options: question.options, format: question.format === 'telephone' ? 'telephone' : null },
    submittedValue(question, value),
  )
}
