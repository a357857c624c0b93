import { registrationProblems as problemsOnWire } from '@touchline/contract/client'
import type { RegistrationProblem as ProblemOnWire } from '@touchline/contract/client'
import { toCamel } from '../../../api/keys.ts'
import { isDay } from '../../../i18n/calendar.ts'

export { compactPostcode } from '@touchline/contract/client'

export type RegistrationProblem = ProblemOnWire | { readonly kind: 'no-date' }

/** The fields of the sign-up form, in order; dates as `YYYY-MM-DD`. */
export type RegistrationForm = {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string
  readonly phone: string
  readonly email: string
  readonly password: string
  readonly passwordConfirmation: string
  readonly addressLine: string
  readonly town: string
  readonly postcode: string
  readonly emailOptIn: boolean
  readonly smsOptIn: boolean
  readonly phoneOptIn: boolean
  readonly postOptIn: boolean
  readonly terms: boolean
}

export type RegistrationField = keyof RegistrationForm

export type RegistrationProblems = Readonly<Partial<Record<RegistrationField, RegistrationProblem>>>

/** Problems are listed in this order. */
export const emptyRegistration: RegistrationForm = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  phone: '',
  email: '',
  password: '',
  passwordConfirmation: '',
  addressLine: '',
  town: '',
  postcode: '',
  emailOptIn: false,
  smsOptIn: false,
  phoneOptIn: false,
  postOptIn: false,
  terms: false,
}

type Circumstances = { readonly today: string; readonly hasTerms: boolean }

/**
 * The problems of a registration, by field; empty when it can be sent. `today` is `YYYY-MM-DD`; terms count only where
 * there are any. [O-02, S5-066]
 */
export function registrationProblems(form: RegistrationForm, { today, hasTerms }: Circumstances): RegistrationProblems {
  const found = problemsOnWire(
    {
      first_name: form.firstName,
      last_name: form.lastName,
      email: form.email,
      password: form.password,
      password_confirmation: form.passwordConfirmation,
      date_of_birth: form.dateOfBirth,
      phone: form.phone,
      postcode: form.postcode,
      terms: form.terms,
    },
    { today, hasTerms },
  )
  // The fields of the form are those of the wire in the client's spelling.
  const problems = Object.fromEntries(
    Object.entries(found).map(([field, problem]) => [toCamel(field), problem]),
  ) as RegistrationProblems
  const isUnreadable = form.dateOfBirth !== '' && !isDay(form.dateOfBirth)
  return isUnreadable ? { ...problems, dateOfBirth: { kind: 'no-date' } } : problems
}
