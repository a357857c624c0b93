import { type Answer, answerProblem, answerProblemTexts } from '@touchline/contract'
import type { StoredQuestion } from './tables.ts'

type Value = Answer['answer']

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
    const problem = answerProblem(question, given.get(question.id))
    if (problem !== null) problems.set(question.id, answerProblemTexts[problem])
  }
  return problems
}
