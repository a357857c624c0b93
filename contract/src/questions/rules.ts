import { limits } from '../shared/limits.ts'
import type { AnswerFormat, QuestionType } from '../shared/enumerations.ts'
import { isTelephone } from '../shared/telephone.ts'

/** The problem of an answer. */
export type AnswerProblem =
  'required' | 'selectOption' | 'selectSome' | 'selectDate' | 'enterNumber' | 'enterText' | 'enterTelephone' | 'tooLong'

/** The facts of a question that a rule needs. */
export type AskedQuestion = {
  readonly type: QuestionType
  readonly required: boolean
  readonly options: readonly { readonly id: number }[]
  /** The kind of text that is expected; any without one. */
  readonly format?: AnswerFormat | null | undefined
}

type Value = string | number | boolean | readonly number[] | null | undefined
type Rule = (question: AskedQuestion, value: Value) => AnswerProblem | null

const text: Rule = ({ required, format }, value) => {
  if (isEmpty(value)) return required ? 'required' : null
  if (typeof value !== 'string') return 'enterText'
  if (value.length > limits.answerLength) return 'tooLong'
  return format === 'telephone' && !isTelephone(value) ? 'enterTelephone' : null
}

/** A choice is the id of one option; a list with one id is accepted too. */
const oneOption: Rule = ({ options, required }, value) => {
  const chosen = Array.isArray(value) && value.length === 1 ? value[0] : value
  if (isEmpty(chosen)) return required ? 'selectOption' : null
  return options.some(({ id }) => id === chosen) ? null : 'selectOption'
}

/** The rule of each question type. */
const rules: Readonly<Record<QuestionType, Rule>> = {
  text,
  long_text: text,
  number({ required }, value) {
    if (isEmpty(value)) return required ? 'required' : null
    if (typeof value !== 'number' || !(Math.abs(value) <= limits.integer)) return 'enterNumber'
    // 0 does not answer a required question. [C-29]
    return required && value < 1 ? 'required' : null
  },
  select: oneOption,
  multi_select({ options, required }, value) {
    if (isEmpty(value) || (Array.isArray(value) && value.length === 0)) return required ? 'selectSome' : null
    if (!Array.isArray(value)) return 'selectSome'
    const known = new Set(options.map(({ id }) => id))
    return value.every((id) => known.has(id)) && new Set(value).size === value.length ? null : 'selectSome'
  },
  checkbox(question, value) {
    if (question.options.length > 0) return oneOption(question, value)
    if (isEmpty(value) || value === false) return question.required ? 'required' : null
    return value === true ? null : 'required'
  },
  date({ required }, value) {
    if (isEmpty(value)) return required ? 'selectDate' : null
    return typeof value === 'string' && isDay(value) ? null : 'selectDate'
  },
  group: () => null,
  // Nobody sees a hidden question, so it is never required. [C-28]
  hidden: (question, value) => text({ ...question, required: false }, value),
}

/** The problem of an answer as sent; null when it is acceptable. */
export function answerProblem(question: AskedQuestion, value: Value): AnswerProblem | null {
  return rules[question.type](question, value)
}

function isEmpty(value: Value): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** Whether a text is a date, `YYYY-MM-DD`. */
function isDay(value: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  return Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month))
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}
