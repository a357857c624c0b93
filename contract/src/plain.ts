/** What needs no schemas: calls, enumerations, limits and refusals as plain data. */
export * from './activities/calls.ts'
export * from './activities/types.ts'
export * from './attendees/calls.ts'
export * from './auth/calls.ts'
export * from './bookings/calls.ts'
export * from './camps/calls.ts'
export * from './carts/calls.ts'
export * from './carts/older-calls.ts'
export * from './categories/calls.ts'
export * from './categories/staff-calls.ts'
export * from './courses/calls.ts'
export * from './credits/calls.ts'
export * from './occurrences/calls.ts'
export * from './orders/calls.ts'
export * from './payments/calls.ts'
export * from './penalties/calls.ts'
export * from './restrictions/calls.ts'
export * from './site/calls.ts'
export * from './users/calls.ts'
export * from './venues/calls.ts'
export * from './waitlists/calls.ts'
export * from './shared/enumerations.ts'
export { limits } from './shared/limits.ts'
export { answerProblem, type AnswerProblem, answerProblemTexts, type AskedQuestion } from './questions/rules.ts'
export {
  compactPostcode,
  type RegistrationProblem,
  registrationProblems,
  textOfRegistrationProblem,
} from './auth/rules.ts'
export { errors, type ErrorCode } from './errors/catalogue.ts'
export type { Access, Call, Carrier, ChannelRule, Method, OwnerRule } from './endpoint.ts'
export { type Reason, type ReasonCode, reasons, textOf } from './occurrences/reasons.ts'
