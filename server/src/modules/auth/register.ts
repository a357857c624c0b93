import { localDate } from '@touchline/clock'
import { PlatformError, type Registration } from '@touchline/contract'
import type { Deps } from '../../deps.ts'
import { isCommonPassword } from './common-passwords.ts'
import { emailKey } from './email-key.ts'
import { openSession } from './login.ts'
import { hashPassword } from './password.ts'

const taken = 'An account with this email address exists already. Please log in instead.'

/** Creates a customer account and logs in. [O-02] Throws `validation_failed` with the fields that are not right. */
export async function register(deps: Deps, form: Registration) {
  const fields = problemsIn(form, localDate(deps.clock.now(), 'Europe/London'))
  if (Object.keys(fields).length > 0) throw new PlatformError('validation_failed', { fields })

  const id = await deps.ids.integer('user')
  const uuid = deps.ids.uuid()
  const passwordHash = await hashPassword(form.password, deps.random)
  const now = deps.clock.now()
  await deps.store.write(async (tx) => {
    const written = await tx.users.insert({
      id,
      uuid,
      reference: `C${String(id).padStart(7, '0')}`,
      roles: ['customer'],
      permissions: [],
      title: null,
      firstName: form.first_name.trim(),
      lastName: form.last_name.trim(),
      email: form.email.trim(),
      emailKey: emailKey(form.email),
      passwordHash,
      emailVerifiedAt: null,
      bornOn: form.date_of_birth,
      gender: null,
      phone: form.phone ?? null,
      address: {
        line1: form.address_line ?? '',
        line2: null,
        town: form.town ?? '',
        postcode: form.postcode.trim().toUpperCase(),
      },
      emailOptIn: form.email_opt_in ?? false,
      smsOptIn: form.sms_opt_in ?? false,
      phoneOptIn: form.phone_opt_in ?? false,
      postOptIn: form.post_opt_in ?? false,
      homeVenueId: null,
      barcode: null,
      paidBooking: true,
      source: form.source ?? 'customer_account_online',
      createdAt: now,
    })
    if (!written) throw new PlatformError('validation_failed', { fields: { email: [taken] } })
  })
  return openSession(deps, id)
}

/** What the schema cannot say about a registration, by field. */
function problemsIn(form: Registration, today: string): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  if (form.first_name.trim() === '') fields['first_name'] = ['This field is required']
  if (form.last_name.trim() === '') fields['last_name'] = ['This field is required']
  if (form.password.trim() === '') fields['password'] = ['A password cannot be of spaces alone.']
  else if (isCommonPassword(form.password)) fields['password'] = ['Please choose a password that is harder to guess.']
  if (form.password !== form.password_confirmation)
    fields['password_confirmation'] = ['The passwords are not the same.']
  if (form.date_of_birth >= today) fields['date_of_birth'] = ['Your date of birth must be in the past.']
  if (!form.terms) fields['terms'] = ['You must agree to the Terms and Conditions']
  return fields
}
