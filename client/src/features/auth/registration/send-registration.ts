import { register } from '@touchline/contract/calls/auth'
import { callAs } from '../../../api/call.ts'
import { continueWith, loginTable } from '../../../app/session/login/log-in.ts'
import type { LoginAnswer } from '../../../app/session/login/log-in.ts'
import { compactPostcode } from './registration-rules.ts'
import type { RegistrationForm } from './registration-rules.ts'

/** The origin of accounts made on this site, which selects their onboarding. */
const source = 'customer_account_online'

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}

/**
 * Creates the account and logs in. Throws an ApiError; a 422 names its fields. `clientId` is the client record's id.
 */
export async function sendRegistration(
  form: RegistrationForm,
  clientId: number | null,
  hasTerms: boolean,
): Promise<void> {
  const answer = await callAs<LoginAnswer>(loginTable)(register, {
    query: { onboardingType: source },
    body: {
      ...form,
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
      email: form.email.trim(),
      phone: orNull(form.phone),
      addressLine: orNull(form.addressLine),
      town: orNull(form.town),
      postcode: compactPostcode(form.postcode),
      // Without terms there is nothing to agree to.
      terms: form.terms || !hasTerms,
      ...(clientId === null ? {} : { clientId }),
      source,
    },
  })
  await continueWith(answer)
}
