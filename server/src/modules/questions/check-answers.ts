import { type Answer, answerProblem, type AnswerProblem, limits, type Text } from '@touchline/contract'
import type { StoredQuestion } from './tables.ts'
import { text } from '../../texts/index.ts'

type Value = Answer['answer']

const problemTexts: Readonly<Record<AnswerProblem, Text>> = {
  required: text('fields:required'),
  selectOption: text('questions:select_option'),
  selectSome: text('questions:select_some'),
  selectDate: text('questions:select_date'),
  enterNumber: text('questions:enter_number'),
  enterText: text('questions:enter_text'),
  enterTelephone: text('fields:telephone'),
  tooLong: text('fields:max_length', { count: limits.answerLength }),
}

/**
 * The problems of answers, by question id; empty without any. An answer to a question not asked is a problem too.
 * [P5-015]
 */
export function checkAnswers(
  questions: readonly StoredQuestion[],
  answers: readonly Answer[],
): ReadonlyMap<number, Text> {
  const problems = new Map<number, Text>()
  const asked = new Map(questions.map((question) => [question.id, question]))
  const given = new Map<number, Value>()
  for (const { custom_question_id: id, answer } of answers) {
    const question = asked.get(id)
    if (!question || question.type === 'group') problems.set(id, text('questions:not_asked'))
    else if (given.has(id)) problems.set(id, text('questions:answered_twice'))
    given.set(id, answer)
  }
  for (const question of questions) {
    const problem = answerProblem(question, given.get(question.id))
    if (problem !== null) problems.set(question.id, problemTexts[problem])
  }
  return problems
}
