export { checkAnswers } from './check-answers.ts'
