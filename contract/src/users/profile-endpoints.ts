import Type, { type Static } from 'typebox'
import { languageCodes } from '@touchline/languages'
import { endpoint } from '../endpoint.ts'
import { CalendarDay } from '../shared/date-time.ts'
import { nullable, oneLine, oneOf, strictObject } from '../shared/define.ts'
import { data, Done } from '../shared/envelope.ts'
import { limits } from '../shared/limits.ts'
import { ours } from '../shared/provenance.ts'
import { User } from './endpoints.ts'
import { tag } from './tag.ts'
import * as calls from './calls.ts'

const line = (...examples: readonly string[]) => oneLine({ maxLength: limits.nameLength, examples })
const filledLine = (...examples: readonly string[]) => oneLine({ minLength: 1, maxLength: limits.nameLength, examples })
const phone = oneLine({ minLength: 1, maxLength: limits.phoneLength, examples: ['07700 900001'] })

export const ProfileChange = strictObject({
  title: Type.Optional(nullable(oneLine({ maxLength: limits.titleLength, examples: ['Ms'] }))),
  first_name: Type.Optional(filledLine('Amina')),
  last_name: Type.Optional(filledLine('Rahman')),
  email: Type.Optional(
    Type.String({
      format: 'email',
      maxLength: limits.nameLength,
      description: 'Counts once the link in the mail to it has been followed',
      examples: ['amina@example.test'],
    }),
  ),
  date_of_birth: ours(Type.Optional(CalendarDay), 'O-377: once, where it is unknown'),
  gender: Type.Optional(nullable(line('female'))),
  ethnicity: Type.Optional(nullable(line())),
  disability: Type.Optional(nullable(line())),
  phone: Type.Optional(nullable(phone)),
  address: Type.Optional(
    strictObject({
      line1: filledLine('22 Church Walk'),
      line2: Type.Optional(nullable(line())),
      town: filledLine('Ashcombe'),
      postcode: oneLine({ minLength: 1, maxLength: limits.billing.postcode, examples: ['AC1 5RJ'] }),
    }),
  ),
  emergency_contact: Type.Optional(
    nullable(
      strictObject({
        name: filledLine('Idris Rahman'),
        relationship: Type.Optional(nullable(line('partner'))),
        phone,
      }),
    ),
  ),
  email_opt_in: Type.Optional(Type.Boolean()),
  sms_opt_in: Type.Optional(Type.Boolean()),
  phone_opt_in: Type.Optional(Type.Boolean()),
  post_opt_in: Type.Optional(Type.Boolean()),
  booking_reminders: Type.Optional(Type.Boolean({ description: 'A mail reminds of a booking the day before' })),
  language: Type.Optional(oneOf(languageCodes, 'The language of mails')),
})
export type ProfileChange = Static<typeof ProfileChange>

const emailProvenance = ours('O-241: an address must be reachable before mails and logins depend on it')

export const profileEndpoints = {
  changeUser: endpoint(calls.changeUser, {
    summary: 'Change details of the signed-in user',
    description:
      'Changes the fields that are sent and no other; null empties a field that may be empty. An address and an emergency contact are replaced as a whole. A new `email` counts once it is confirmed; until then `email_change` of the user has it. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-240: the pages show the details of a user, and no call is stated that changes them'),
    body: strictObject({ data: ProfileChange }),
    example: { data: { phone: '07700 900002', sms_opt_in: true } },
    reply: data(User),
  }),
  confirmEmail: endpoint(calls.confirmEmail, {
    summary: 'Confirm a new e-mail address',
    description:
      'Takes the token of the link in the mail, within a day. Sent again it is answered in the same way while the address stays. It needs no login, because the mail may be read on another device. A call of ours: another platform may not have it.',
    tag,
    provenance: emailProvenance,
    body: strictObject({
      data: strictObject({
        token: Type.String({
          minLength: 1,
          maxLength: limits.tokenLength,
          examples: ['eAn8r-vKCq3S90m3vj-71tgG6VE3O46mO_CGcvqj9aU'],
        }),
      }),
    }),
    reply: data(Done),
  }),
  resendEmailChange: endpoint(calls.resendEmailChange, {
    summary: 'Send the mail to a new e-mail address again',
    description:
      'The new mail has a new link, and the link before it ends. At most three mails an hour go to one address. A call of ours: another platform may not have it.',
    tag,
    provenance: emailProvenance,
    bodyOptional: true,
    reply: data(Done),
  }),
  cancelEmailChange: endpoint(calls.cancelEmailChange, {
    summary: 'Keep the e-mail address after all',
    description: 'Ends the link to the new address. A call of ours: another platform may not have it.',
    tag,
    provenance: emailProvenance,
    bodyOptional: true,
    reply: data(Done),
  }),
}
