export { checkAnswers } from './check-answers.ts'
export type { StoredQuestion } from './tables.ts'
