import {
  type RegistrationProblem,
  emailProblem,
  nameProblem,
  postcodeProblem,
  telephoneProblem,
} from '../auth/rules.ts'
import type { ProfileChange } from './profile-endpoints.ts'

/** Problems by field; a dot leads into a nested field. */
export type ProfileProblems = Readonly<Record<string, RegistrationProblem>>

/** The problems of the fields given; empty when the change can be accepted. The rules are those of registration. */
export function profileProblems(change: ProfileChange): ProfileProblems {
  const { address, emergency_contact: contact } = change
  const found = {
    first_name: judged(change.first_name, nameProblem),
    last_name: judged(change.last_name, nameProblem),
    email: judged(change.email, emailProblem),
    // Nothing but spaces removes the number.
    phone: judged(change.phone?.trim() || undefined, telephoneProblem),
    'address.line1': judged(address?.line1, nameProblem),
    'address.town': judged(address?.town, nameProblem),
    'address.postcode': judged(address?.postcode, postcodeProblem),
    'emergency_contact.name': judged(contact?.name, nameProblem),
    'emergency_contact.phone': judged(contact?.phone, telephoneProblem),
  } satisfies Readonly<Record<string, RegistrationProblem | undefined>>
  return Object.fromEntries(Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])))
}

function judged(value: string | undefined, rule: (value: string) => RegistrationProblem | undefined) {
  return value === undefined ? undefined : rule(value)
}
