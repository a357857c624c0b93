import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable, oneOf, strictObject } from '../shared/define.ts'
import { CalendarDay } from '../shared/date-time.ts'
import { onboardingTypes } from '../shared/enumerations.ts'
import { data, Done } from '../shared/envelope.ts'
import { limits } from '../shared/limits.ts'
import { inferred, stated } from '../shared/provenance.ts'
import { User } from '../users/endpoints.ts'
import { login, logout, register, requestPasswordReset } from './calls.ts'

const name = Type.String({ minLength: 1, maxLength: limits.nameLength })

export const Registration = strictObject({
  first_name: name,
  last_name: name,
  email: Type.String({ format: 'email', maxLength: limits.nameLength }),
  password: Type.String({ minLength: limits.passwordLength.minimum, maxLength: limits.passwordLength.maximum }),
  password_confirmation: Type.String({ maxLength: limits.passwordLength.maximum }),
  phone: Type.Optional(nullable(Type.String({ maxLength: 30 }))),
  date_of_birth: CalendarDay,
  address_line: Type.Optional(nullable(Type.String({ maxLength: limits.nameLength }))),
  town: Type.Optional(nullable(Type.String({ maxLength: limits.nameLength }))),
  postcode: Type.String({ minLength: limits.postcodeLength.minimum, maxLength: limits.postcodeLength.maximum }),
  email_opt_in: Type.Optional(Type.Boolean()),
  sms_opt_in: Type.Optional(Type.Boolean()),
  phone_opt_in: Type.Optional(Type.Boolean()),
  post_opt_in: Type.Optional(Type.Boolean()),
  terms: Type.Boolean(),
  client_id: Type.Optional(Type.Integer()),
  source: Type.Optional(oneOf(onboardingTypes)),
})
export type Registration = Static<typeof Registration>

const Session = Type.Object({ token: Type.String(), expires_at: Type.String({ format: 'date-time' }), user: User })

export const authEndpoints = {
  login: endpoint(login, {
    summary: 'Log in by e-mail or reference',
    tag: 'Auth',
    provenance: stated('S7'),
    body: strictObject({
      username: Type.String({ minLength: 1, maxLength: limits.loginLength }),
      password: Type.String({ minLength: 1, maxLength: limits.passwordLength.maximum }),
    }),
    reply: data(Session),
  }),
  logout: endpoint(logout, {
    summary: 'End the session of the token sent; harmless without one',
    tag: 'Auth',
    provenance: stated('S7'),
    bodyOptional: true,
    reply: data(Done),
  }),
  register: endpoint(register, {
    summary: 'Create a customer account and log in',
    tag: 'Auth',
    provenance: stated('S7'),
    status: 201,
    query: Type.Object({ onboarding_type: Type.Optional(oneOf(onboardingTypes)) }),
    body: Registration,
    reply: data(Session),
  }),
  requestPasswordReset: endpoint(requestPasswordReset, {
    summary: 'Ask for a password mail; answers the same whether or not the account exists',
    tag: 'Auth',
    provenance: inferred('S7 and decision O-03'),
    body: strictObject({ email_or_reference: Type.String({ minLength: 1, maxLength: limits.loginLength }) }),
    reply: data(Done),
  }),
}
