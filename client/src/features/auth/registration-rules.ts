import { limits } from '@touchline/contract/client'

/** What the sign-up form holds; dates as `YYYY-MM-DD`. [O-02] */
export type RegistrationForm = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly passwordConfirmation: string
  readonly phone: string
  readonly dateOfBirth: string
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

export type RegistrationProblem =
  | { readonly kind: 'required' }
  | { readonly kind: 'too-short'; readonly minimum: number }
  | { readonly kind: 'too-long'; readonly maximum: number }
  | { readonly kind: 'length'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'email' }
  | { readonly kind: 'passwords-differ' }
  | { readonly kind: 'not-in-past' }
  | { readonly kind: 'must-agree' }

export type RegistrationProblems = Readonly<Partial<Record<RegistrationField, RegistrationProblem>>>

export const emptyRegistration: RegistrationForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  passwordConfirmation: '',
  phone: '',
  dateOfBirth: '',
  addressLine: '',
  town: '',
  postcode: '',
  emailOptIn: false,
  smsOptIn: false,
  phoneOptIn: false,
  postOptIn: false,
  terms: false,
}

// Something before and after one @, and a dot later: the rest is for the mail server to say.
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

function nameProblem(name: string): RegistrationProblem | undefined {
  const length = name.trim().length
  if (length === 0) return { kind: 'required' }
  return length > limits.nameLength ? { kind: 'too-long', maximum: limits.nameLength } : undefined
}

function emailProblem(email: string): RegistrationProblem | undefined {
  return nameProblem(email) ?? (emailShape.test(email.trim()) ? undefined : { kind: 'email' })
}

function passwordProblem(password: string): RegistrationProblem | undefined {
  const { minimum, maximum } = limits.passwordLength
  if (password === '') return { kind: 'required' }
  if (password.length < minimum) return { kind: 'too-short', minimum }
  return password.length > maximum ? { kind: 'too-long', maximum } : undefined
}

function confirmationProblem(form: RegistrationForm): RegistrationProblem | undefined {
  if (form.passwordConfirmation === '') return { kind: 'required' }
  return form.passwordConfirmation === form.password ? undefined : { kind: 'passwords-differ' }
}

function birthProblem(day: string, today: string): RegistrationProblem | undefined {
  if (day === '') return { kind: 'required' }
  return day < today ? undefined : { kind: 'not-in-past' }
}

function postcodeProblem(postcode: string): RegistrationProblem | undefined {
  const { minimum, maximum } = limits.postcodeLength
  const length = compactPostcode(postcode).length
  if (length === 0) return { kind: 'required' }
  return length < minimum || length > maximum ? { kind: 'length', minimum, maximum } : undefined
}

/** A postcode as it is sent: `so14 2ab` has its 5 to 7 characters without the space. [S5-059] */
export function compactPostcode(postcode: string): string {
  return postcode.replaceAll(/\s/g, '').toUpperCase()
}

/**
 * What is wrong with a registration, by field; nothing when it can be sent. `today` is `YYYY-MM-DD`; terms count only
 * where there are any. [O-02, S5-066]
 */
export function registrationProblems(form: RegistrationForm, today: string, hasTerms: boolean): RegistrationProblems {
  const found: { readonly [F in RegistrationField]?: RegistrationProblem | undefined } = {
    firstName: nameProblem(form.firstName),
    lastName: nameProblem(form.lastName),
    dateOfBirth: birthProblem(form.dateOfBirth, today),
    email: emailProblem(form.email),
    password: passwordProblem(form.password),
    passwordConfirmation: confirmationProblem(form),
    postcode: postcodeProblem(form.postcode),
    terms: hasTerms && !form.terms ? { kind: 'must-agree' } : undefined,
  }
  // Entries without a problem are left out; the keys are those of the object above.
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as RegistrationProblems
}
