import { isDay } from '@touchline/clock'
import type { Answer } from '@touchline/contract'
import type { StoredQuestion } from './tables.ts'

const required = 'This field is required'
const pick = 'Please select an option'
const pickSome = 'Please select at least one option'
const pickDate = 'Please select a date'

type Value = Answer['answer']
type Check = (question: StoredQuestion, value: Value) => string | undefined

/** A choice is the id of one of the question's options; a list with one id is accepted too. [C-30] */
const oneOption: Check = ({ options, required: needed }, value) => {
  const chosen = Array.isArray(value) && value.length === 1 ? value[0] : value
  if (isEmpty(chosen)) return needed ? pick : undefined
  return options.some(({ id }) => id === chosen) ? undefined : pick
}

const text: Check = ({ required: needed }, value) => {
  if (isEmpty(value)) return needed ? required : undefined
  return typeof value === 'string' ? undefined : 'Please answer in words'
}

/** The rule of each question type. [S5-028 to S5-036, C-28 to C-30] */
const checks: Readonly<Record<StoredQuestion['type'], Check>> = {
  text,
  long_text: text,
  number({ required: needed }, value) {
    if (isEmpty(value)) return needed ? required : undefined
    if (typeof value !== 'number') return 'Please enter a number'
    return needed && value < 1 ? required : undefined
  },
  select: oneOption,
  multi_select({ options, required: needed }, value) {
    if (isEmpty(value) || (Array.isArray(value) && value.length === 0)) return needed ? pickSome : undefined
    if (!Array.isArray(value)) return pickSome
    const known = new Set(options.map(({ id }) => id))
    return value.every((id) => known.has(id)) && new Set(value).size === value.length ? undefined : pickSome
  },
  checkbox(question, value) {
    if (question.options.length > 0) return oneOption(question, value)
    if (isEmpty(value) || value === false) return question.required ? required : undefined
    return value === true ? undefined : required
  },
  date({ required: needed }, value) {
    if (isEmpty(value)) return needed ? pickDate : undefined
    return typeof value === 'string' && isDay(value) ? undefined : pickDate
  },
  group: () => undefined,
  hidden: text,
}

function isEmpty(value: Value | undefined): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/**
 * What is wrong with the answers to a list of questions, by question id; empty when nothing is.
 * Answers to questions that were not asked are wrong too. [P5-015]
 */
export function checkAnswers(
  questions: readonly StoredQuestion[],
  answers: readonly Answer[],
): ReadonlyMap<number, string> {
  const problems = new Map<number, string>()
  const asked = new Map(questions.map((question) => [question.id, question]))
  const given = new Map<number, Value>()
  for (const { custom_question_id: id, answer } of answers) {
    const question = asked.get(id)
    if (!question || question.type === 'group') problems.set(id, 'This question is not asked here.')
    else if (given.has(id)) problems.set(id, 'This question was answered twice.')
    given.set(id, answer)
  }
  for (const question of questions) {
    // Nobody sees a hidden question, so nobody can be asked to answer it. [C-28]
    const asIs = question.type === 'hidden' ? { ...question, required: false } : question
    const problem = checks[question.type](asIs, given.get(question.id) ?? null)
    if (problem !== undefined) problems.set(question.id, problem)
  }
  return problems
}
