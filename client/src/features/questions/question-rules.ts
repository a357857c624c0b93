import { type AnswerProblem, answerProblem, type QuestionType } from '@touchline/contract/client'
import { submittedValue } from './answers-to-submit.ts'
import { kindOf } from './question.ts'
import type { Question, QuestionKind } from './question.ts'

export type { AnswerProblem } from '@touchline/contract/client'

/** What is in a question's control: text, option id or day as text; the ids of several options; agreed or not. */
export type AnswerValue = string | readonly string[] | boolean

/** [S5-039, S5-040, S5-041]; a hidden question holds what it is answered with [C-28] */
export function defaultAnswerOf(question: Question): AnswerValue {
  const kind = kindOf(question)
  if (kind === 'several') return []
  if (kind === 'agreement') return false
  return kind === 'hidden' ? (question.defaultAnswer ?? '') : ''
}

/** The type of the contract by whose rule each kind is judged; null for what is not. */
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

/** The rule of each kind of question, which is the platform's too; null when the answer may be sent. [S5-028 to S5-035] */
export function problemOf(question: Question, value: AnswerValue): AnswerProblem | null {
  const type = ruleOf[kindOf(question)]
  if (type === null) return null
  // Where the platform does not say, it says so when the answer is missing.
  const required = question.required === true
  return answerProblem({ type, required, options: question.options }, submittedValue(question, value))
}
