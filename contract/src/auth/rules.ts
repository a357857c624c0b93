import { normalEmail } from '../shared/email.ts'
import { limits } from '../shared/limits.ts'
import { isOneLine } from '../shared/one-line.ts'
import { isTelephone } from '../shared/telephone.ts'

/** The problem of a registration field, with the values of its text. */
export type RegistrationProblem =
  | { readonly kind: 'required' }
  | { readonly kind: 'too-short'; readonly minimum: number }
  | { readonly kind: 'too-long'; readonly maximum: number }
  | { readonly kind: 'length'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'one-line' }
  | { readonly kind: 'email' }
  /** The domain is right, the name before the @ is not. */
  | { readonly kind: 'email-name' }
  | { readonly kind: 'telephone' }
  | { readonly kind: 'passwords-differ' }
  | { readonly kind: 'not-in-past' }
  | { readonly kind: 'too-young'; readonly minimum: number }
  | { readonly kind: 'must-agree' }

/** The checked fields of a registration, as sent; days are `YYYY-MM-DD`. */
export type RegistrationFacts = {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly password: string
  readonly password_confirmation: string
  readonly date_of_birth: string
  readonly phone?: string | null | undefined
  readonly postcode: string
  readonly terms: boolean
}

/** Problems by field. */
export type RegistrationProblems = { readonly [Field in keyof RegistrationFacts]?: RegistrationProblem }

/** Today, and whether there are terms to agree to. */
export type RegistrationCircumstances = { readonly today: string; readonly hasTerms: boolean }

/** The problems of a registration; empty when it can be accepted. */
export function registrationProblems(
  form: RegistrationFacts,
  { today, hasTerms }: RegistrationCircumstances,
): RegistrationProblems {
  const found: { readonly [Field in keyof Required<RegistrationFacts>]: RegistrationProblem | undefined } = {
    first_name: nameProblem(form.first_name),
    last_name: nameProblem(form.last_name),
    date_of_birth: birthProblem(form.date_of_birth, today),
    phone: form.phone?.trim() ? telephoneProblem(form.phone) : undefined,
    email: emailProblem(form.email),
    password: passwordProblem(form.password),
    password_confirmation: confirmationProblem(form),
    postcode: postcodeProblem(form.postcode),
    terms: hasTerms && !form.terms ? { kind: 'must-agree' } : undefined,
  }
  // Fields without a problem are left out; the keys are those of the object above.
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as RegistrationProblems
}

const british = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/

/** The one form of a postcode: a British one as `SO14 2AB`, any other in capitals without spaces. [O-297] */
export function normalPostcode(postcode: string): string {
  return compactPostcode(postcode).replace(british, '$1 $2')
}

/** A postcode for comparison, without spaces: `so14 2ab` counts 7 characters. */
export function compactPostcode(postcode: string): string {
  return postcode.replaceAll(/\s/g, '').toUpperCase()
}

/** The problem of a line that must not be empty. */
export function nameProblem(name: string): RegistrationProblem | undefined {
  const { length } = name.trim()
  if (length === 0) return { kind: 'required' }
  if (!isOneLine(name)) return { kind: 'one-line' }
  return length > limits.nameLength ? { kind: 'too-long', maximum: limits.nameLength } : undefined
}

/** The problem of an e-mail address. */
export function emailProblem(email: string): RegistrationProblem | undefined {
  const problem = nameProblem(email)
  if (problem || normalEmail(email) !== undefined) return problem
  const [name = '', domain, ...more] = email.trim().split('@')
  const isOnlyName = name !== '' && !/\s/.test(name) && more.length === 0 && normalEmail(`a@${domain}`) !== undefined
  return { kind: isOnlyName ? 'email-name' : 'email' }
}

/** The problem of a telephone number that must not be empty: it can be dialled. [O-493] */
export function telephoneProblem(phone: string): RegistrationProblem | undefined {
  const problem = nameProblem(phone)
  return problem === undefined && !isTelephone(phone) ? { kind: 'telephone' } : problem
}

/** The problem of a new password, common ones aside. */
export function passwordProblem(password: string): RegistrationProblem | undefined {
  const { minimum, maximum } = limits.passwordLength
  if (password === '') return { kind: 'required' }
  if (password.length < minimum) return { kind: 'too-short', minimum }
  return password.length > maximum ? { kind: 'too-long', maximum } : undefined
}

/** The problem of a password that is typed a second time. */
export function confirmationProblem(
  form: Pick<RegistrationFacts, 'password' | 'password_confirmation'>,
): RegistrationProblem | undefined {
  if (form.password_confirmation === '') return { kind: 'required' }
  return form.password_confirmation === form.password ? undefined : { kind: 'passwords-differ' }
}

function birthProblem(day: string, today: string): RegistrationProblem | undefined {
  if (day === '') return { kind: 'required' }
  if (day >= today) return { kind: 'not-in-past' }
  const minimum = limits.accountAge
  const latest = `${String(Number(today.slice(0, 4)) - minimum).padStart(4, '0')}${today.slice(4)}`
  return day > latest ? { kind: 'too-young', minimum } : undefined
}

/** The problem of a postcode; spaces do not count. */
export function postcodeProblem(postcode: string): RegistrationProblem | undefined {
  const { minimum, maximum } = limits.postcodeLength
  const { length } = compactPostcode(postcode)
  if (length === 0) return { kind: 'required' }
  return length < minimum || length > maximum ? { kind: 'length', minimum, maximum } : undefined
}
