import type { Static, TSchema } from 'typebox'
import type * as nouns from './nouns.ts'
import type { Relied } from './shared/provenance.ts'

/** The part of the contract that a browser needs: plain data, and types. No schema library comes along. */
export {
  compactPostcode,
  normalPostcode,
  confirmationProblem,
  passwordProblem,
  type RegistrationProblem,
  registrationProblems,
} from './auth/rules.ts'
export type { Method } from './endpoint.ts'
export type { ApiName, ReliedTypes as ApiTypes } from './endpoints.ts'
export { type ErrorCode, errors } from './errors/catalogue.ts'
export { type TenderRules, tenders } from './payments/tenders.ts'
export { answerProblem, type AnswerProblem, type AskedQuestion } from './questions/rules.ts'
export * from './shared/enumerations.ts'
export { limits } from './shared/limits.ts'
export { profileProblems } from './users/profile-rules.ts'

type Nouns = typeof nouns
type Schemas = { readonly [K in keyof Nouns as Nouns[K] extends TSchema ? K : never]: Nouns[K] }

/** An entity of the contract as a client may rely on it: fields that no document states are optional. */
export type Entity<Name extends keyof Schemas> = Relied<Schemas[Name]>

/** An entity as a client sends it, whichever platform it is sent to. */
export type Sent<Name extends keyof Schemas> = Static<Schemas[Name]>
