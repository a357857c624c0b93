export { checkAnswers } from './check-answers.ts'
export type { SectionRow, StoredQuestion } from './tables.ts'
