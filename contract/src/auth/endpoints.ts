import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable, oneLine, oneOf, strictObject, text, about } from '../shared/define.ts'
import { CalendarDay } from '../shared/date-time.ts'
import { onboardingTypes } from '../shared/enumerations.ts'
import { data, Done } from '../shared/envelope.ts'
import { limits } from '../shared/limits.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'
import { User } from '../users/endpoints.ts'
import {
  changePassword,
  checkResetLink,
  endOtherLogins,
  login,
  logout,
  register,
  requestPasswordReset,
  resetPassword,
} from './calls.ts'

const tag = { name: 'Auth', description: 'Logging in and out, registering, forgotten passwords.' }

const resetToken = Type.String({
  minLength: 1,
  maxLength: limits.tokenLength,
  examples: ['eAn8r-vKCq3S90m3vj-71tgG6VE3O46mO_CGcvqj9aU'],
})

const name = oneLine({ minLength: 1, maxLength: limits.nameLength })

export const Registration = strictObject({
  first_name: name,
  last_name: name,
  email: Type.String({ format: 'email', maxLength: limits.nameLength }),
  password: Type.String({
    minLength: limits.passwordLength.minimum,
    maxLength: limits.passwordLength.maximum,
    examples: ['Touchline-2026'],
  }),
  password_confirmation: Type.String({ maxLength: limits.passwordLength.maximum, examples: ['a long password'] }),
  phone: Type.Optional(nullable(oneLine({ maxLength: limits.phoneLength, examples: ['07700 900001'] }))),
  date_of_birth: CalendarDay,
  address_line: Type.Optional(nullable(oneLine({ maxLength: limits.nameLength }))),
  town: Type.Optional(nullable(oneLine({ maxLength: limits.nameLength, examples: ['Ashcombe'] }))),
  // Its length counts without spaces.
  postcode: oneLine({ minLength: 1, maxLength: limits.billing.postcode, examples: ['AC1 5RJ'] }),
  email_opt_in: Type.Optional(Type.Boolean()),
  sms_opt_in: Type.Optional(Type.Boolean()),
  phone_opt_in: Type.Optional(Type.Boolean()),
  post_opt_in: Type.Optional(Type.Boolean()),
  terms: Type.Boolean(),
  client_id: Type.Optional(Type.Integer()),
  source: Type.Optional(oneOf(onboardingTypes)),
})
export type Registration = Static<typeof Registration>

const Session = Type.Object({
  token: text('eAn8r-vKCq3S90m3vj-71tgG6VE3O46mO_CGcvqj9aU'),
  expires_at: Type.String({ format: 'date-time' }),
  user: User,
})

export const authEndpoints = {
  login: endpoint(login, {
    summary: 'Log in by e-mail or reference',
    description:
      'Takes an e-mail address or a reference as `username`. Answers a token, to be sent as `Authorization: Bearer {token}`. A wrong name and a wrong password are answered alike.',
    tag,
    provenance: stated('S7'),
    body: strictObject({
      username: Type.String({ minLength: 1, maxLength: limits.loginLength, examples: ['amina@example.test'] }),
      password: Type.String({ minLength: 1, maxLength: limits.passwordLength.maximum, examples: ['Touchline-2026'] }),
    }),
    example: { username: 'amina@example.test', password: 'Touchline-2026' },
    reply: data(Session),
  }),
  logout: endpoint(logout, {
    summary: 'End the session of the token sent; harmless without one',
    description: 'Ends the login whose token is sent. A token that has ended already is no error.',
    tag,
    provenance: stated('S7'),
    bodyOptional: true,
    reply: data(Done),
  }),
  endOtherLogins: endpoint(endOtherLogins, {
    summary: 'Log out everywhere else',
    description:
      'Ends every login of the caller but the one that is used, and says how many. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-263: an account lists where it is logged in, and no call is stated that ends it'),
    bodyOptional: true,
    reply: data(Type.Object({ ended: Type.Integer({ description: 'How many logins have ended', examples: [2] }) })),
  }),
  register: endpoint(register, {
    summary: 'Create a customer account and log in',
    description: 'Makes a customer account and logs in. An address that is taken is a problem of the field `email`.',
    tag,
    provenance: stated('S7'),
    status: 201,
    query: Type.Object({
      onboarding_type: about(Type.Optional(oneOf(onboardingTypes)), 'How somebody came to register.'),
    }),
    body: Registration,
    example: {
      first_name: 'Nia',
      last_name: 'Price',
      email: 'nia@example.test',
      password: 'a long password',
      password_confirmation: 'a long password',
      date_of_birth: '1990-02-28',
      postcode: 'PW3 6HB',
      terms: true,
    },
    reply: data(Session),
  }),
  requestPasswordReset: endpoint(requestPasswordReset, {
    summary: 'Ask for a password mail; answers the same whether or not the account exists',
    description:
      'Always answers the same, so that nobody can find out whose account exists. In a sandbox the mail is in the outbox.',
    tag,
    provenance: inferred('S7 and decision O-03'),
    body: strictObject({
      email_or_reference: Type.String({
        minLength: 1,
        maxLength: limits.loginLength,
        examples: ['amina@example.test'],
      }),
    }),
    example: { email_or_reference: 'amina@example.test' },
    reply: data(Done),
  }),
  resetPassword: endpoint(resetPassword, {
    summary: 'Choose a new password with the link of a mail',
    description:
      'Takes the token of the link in the mail, once and within an hour. Every login of the user ends, and the user is told by mail. It needs no login, and logs nobody in. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-302: a forgotten password is asked for in a stated call, and no call is stated that ends it'),
    body: strictObject({
      data: strictObject({
        token: resetToken,
        password: Type.String({
          minLength: limits.passwordLength.minimum,
          maxLength: limits.passwordLength.maximum,
          examples: ['a longer password'],
        }),
        password_confirmation: Type.String({
          maxLength: limits.passwordLength.maximum,
          examples: ['a longer password'],
        }),
      }),
    }),
    reply: data(Done),
  }),
  checkResetLink: endpoint(checkResetLink, {
    summary: 'Whether the link to a new password can still be used',
    description:
      'Takes the token of the link in the mail and uses nothing up. A token that is unknown, used, replaced or too old is refused like the new password itself would be. It says nothing of the account. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-447: the page says at once that a link is used up'),
    body: strictObject({ data: strictObject({ token: resetToken }) }),
    reply: data(Done),
  }),
  changePassword: endpoint(changePassword, {
    summary: 'Change the password of the signed-in user',
    description:
      'Takes the present password as `old`; a wrong one is a problem of that field and counts like a failed login. The login that is used stays, all others of the user end, and the user is told by mail. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-242: the pages of the account change a password, and no call is stated that does'),
    body: strictObject({
      data: strictObject({
        old: Type.String({ minLength: 1, maxLength: limits.passwordLength.maximum, examples: ['Touchline-2026'] }),
        new: Type.String({
          minLength: limits.passwordLength.minimum,
          maxLength: limits.passwordLength.maximum,
          examples: ['a longer password'],
        }),
      }),
    }),
    reply: data(Done),
  }),
}
