import { limits } from '@touchline/contract/client'
import { kindOf } from './question.ts'
import type { Question } from './question.ts'

/** What is in a question's control: text, option id or day as text; the ids of several options; agreed or not. */
export type AnswerValue = string | readonly string[] | boolean

/** [S5-039, S5-040, S5-041]; a hidden question holds what it is answered with [C-28] */
export function defaultAnswerOf(question: Question): AnswerValue {
  const kind = kindOf(question)
  if (kind === 'several') return []
  if (kind === 'agreement') return false
  return kind === 'hidden' ? (question.defaultAnswer ?? '') : ''
}

/** What is wrong with an answer; each has a text of its own in `activities:questions`. */
export type AnswerProblem = 'required' | 'selectOption' | 'selectSome' | 'selectDate' | 'enterNumber' | 'tooLong'

const isBlank = (value: AnswerValue): boolean => typeof value === 'string' && value.trim() === ''

function numberProblem(value: AnswerValue, required: boolean): AnswerProblem | null {
  if (isBlank(value)) return required ? 'required' : null
  const number = Number(value)
  if (!Number.isFinite(number) || Math.abs(number) > limits.integer) return 'enterNumber'
  // 0 is not an answer to a required question. [C-29]
  return required && number < 1 ? 'required' : null
}

function textProblem(value: AnswerValue, required: boolean): AnswerProblem | null {
  if (isBlank(value)) return required ? 'required' : null
  return typeof value === 'string' && value.length > limits.answerLength ? 'tooLong' : null
}

/** The rule of each kind of question; null when the answer may be sent. [S5-028 to S5-035] */
export function problemOf(question: Question, value: AnswerValue): AnswerProblem | null {
  // Where the platform does not say, it says so when the answer is missing.
  const required = question.required === true
  switch (kindOf(question)) {
    case 'line':
    case 'paragraph':
      return textProblem(value, required)
    case 'number':
      return numberProblem(value, required)
    case 'select':
    case 'radio':
      return required && isBlank(value) ? 'selectOption' : null
    case 'several':
      return required && Array.isArray(value) && value.length === 0 ? 'selectSome' : null
    case 'agreement':
      return required && value !== true ? 'required' : null
    case 'date':
      return required && isBlank(value) ? 'selectDate' : null
    case 'heading':
    case 'hidden':
    case 'unsupported':
      return null
  }
}
