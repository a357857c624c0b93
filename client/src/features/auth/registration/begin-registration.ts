import { drafts } from '../../../ui/forms/drafts.ts'
import type { RegistrationForm } from './registration-rules.ts'

/** The name of the draft of a new account. */
export const registrationDraft = 'register'

/** Fills something into the sign-up form that a visitor is about to open. */
export function beginRegistration(known: Partial<RegistrationForm>): void {
  const of = { form: registrationDraft, person: null }
  const before = drafts.take(of)
  drafts.keep(of, { ...(typeof before === 'object' ? before : {}), ...known })
}
