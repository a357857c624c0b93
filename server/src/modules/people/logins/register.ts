import { localDate } from '@touchline/clock'
import {
  normalEmail,
  normalPostcode,
  PlatformError,
  refuseFields,
  type Registration,
  type RegistrationCircumstances,
  registrationProblems,
  type Text,
} from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import { tellIntegrations } from '../../integrations/index.ts'
import { termsOf } from '../../site/index.ts'
import { emailKey, nameKey } from '../search-keys.ts'
import { type Arriving, openSession } from './login.ts'
import { placesWith } from './login-places.ts'
import { hashPassword } from './password.ts'
import { guessableProblem, problemText } from './problem-text.ts'
import { userWrites } from '../repository.ts'
import { text } from '../../../texts/index.ts'

const taken = text('people:email_taken')

/** Creates a customer account that gets mails in `language`, and logs in. Throws `validation_failed` by field. */
export async function register(deps: Deps, form: Registration, { network, language }: Arriving) {
  const today = localDate(deps.clock.now(), 'Europe/London')
  const fields = problemsIn(form, { today, hasTerms: true })
  refuseFields(fields)

  const id = await deps.ids.integer('user')
  const uuid = deps.ids.uuid()
  const passwordHash = await hashPassword(form.password, deps.random)
  const now = deps.clock.now()
  await deps.store.write(async (tx) => {
    const { termsHtml } = await tx.site.getClient()
    const written = await userWrites(tx).insert({
      id,
      uuid,
      reference: `C${String(id).padStart(7, '0')}`,
      roles: ['customer'],
      permissions: [],
      title: null,
      firstName: form.first_name.trim(),
      lastName: form.last_name.trim(),
      firstKey: nameKey(form.first_name),
      lastKey: nameKey(form.last_name),
      email: normalEmail(form.email) ?? form.email.trim(),
      emailKey: emailKey(form.email),
      passwordHash,
      emailVerifiedAt: null,
      bornOn: form.date_of_birth,
      gender: null,
      ethnicity: null,
      disability: null,
      phone: form.phone?.trim() || null,
      address: {
        line1: form.address_line ?? '',
        line2: null,
        town: form.town ?? '',
        postcode: normalPostcode(form.postcode),
      },
      emergencyContact: null,
      emailOptIn: form.email_opt_in ?? false,
      smsOptIn: form.sms_opt_in ?? false,
      phoneOptIn: form.phone_opt_in ?? false,
      postOptIn: form.post_opt_in ?? false,
      bookingReminders: null,
      homeVenueId: null,
      barcode: null,
      paidBooking: true,
      language,
      loginPlaces: placesWith({ uuid, loginPlaces: null }, network, deps.wallClock.now()),
      termsVersion: termsHtml === null ? null : termsOf(termsHtml).version,
      termsAgreedAt: termsHtml === null ? null : now,
      source: form.source ?? 'customer_account_online',
      createdAt: now,
    })
    if (!written) throw new PlatformError('validation_failed', { fields: { email: [taken] } })
    await tellIntegrations(tx, deps, { type: 'v1.user.created', userId: id, userUuid: uuid })
  })
  return openSession(deps, id)
}

/** The problems of a registration, by field. */
function problemsIn(form: Registration, circumstances: RegistrationCircumstances): Record<string, Text[]> {
  const problems = Object.entries(registrationProblems(form, circumstances))
  const fields = problems.map(([field, problem]) => [field, [problemText(problem)]] as const)
  const guessable = guessableProblem(form.password)
  return { ...(guessable === undefined ? {} : { password: [guessable] }), ...Object.fromEntries(fields) }
}
