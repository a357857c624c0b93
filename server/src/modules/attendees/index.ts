export { forgetAttendeesOf } from './offers.ts'
export { forgetAnswers } from './enter-answers.ts'
export { isSomethingAsked, wouldAsk } from './read-asked.ts'
export { createAttendeeReads } from './repository.ts'
