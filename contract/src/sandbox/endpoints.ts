import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shared/date-time.ts'
import { define, nullable, oneOf, strictObject } from '../shared/define.ts'
import { roles } from '../shared/enumerations.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { IntegerId } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import * as calls from './calls.ts'
import { ours } from '../shared/provenance.ts'

const tag = 'Sandbox'
const provenance = ours('control of the sandbox; a real platform has none of it')
const id = Type.String({ minLength: 1, maxLength: 100 })
const params = Type.Object({ id })

export const Sandbox = define(
  'Sandbox',
  Type.Object({
    id: Type.String(),
    now: Instant,
    frozen: Type.Boolean(),
    created_at: Instant,
    expires_at: nullable(Instant),
  }),
  provenance,
)
export type Sandbox = Static<typeof Sandbox>

/** Something that will happen, or has happened, because time passes. */
export const Job = define('Job', Type.Object({ kind: Type.String(), what: Type.String(), due_at: Instant }), provenance)
export type Job = Static<typeof Job>

const Clock = define(
  'SandboxClock',
  Type.Object({ now: Instant, frozen: Type.Boolean(), ran: Type.Array(Job) }),
  provenance,
)

const ClockMove = strictObject({
  now: Type.Optional(Instant),
  advance: Type.Optional(Type.String({ maxLength: 40, description: 'ISO 8601 duration of days and time, P3DT2H' })),
  frozen: Type.Optional(Type.Boolean()),
})
export type ClockMove = Static<typeof ClockMove>

export const Persona = define(
  'Persona',
  Type.Object({
    name: Type.String(),
    email: Type.String(),
    user_id: IntegerId,
    roles: Type.Array(oneOf(roles)),
    description: Type.String(),
  }),
  provenance,
)
export type Persona = Static<typeof Persona>

const mailFields = {
  id: IntegerId,
  to: Type.String(),
  subject: Type.String(),
  kind: Type.String(),
  created_at: Instant,
  order_id: nullable(IntegerId),
}
export const MailSummary = define('MailSummary', Type.Object(mailFields), provenance)
export const Mail = define(
  'Mail',
  Type.Object({ ...mailFields, html: Type.String(), text: Type.String(), ics: nullable(Type.String()) }),
  provenance,
)
export type Mail = Static<typeof Mail>

const Invariants = define(
  'Invariants',
  Type.Object({
    holds: Type.Boolean(),
    broken: Type.Array(Type.Object({ rule: Type.String(), detail: Type.String() })),
  }),
  provenance,
)

const Creation = strictObject({
  id: Type.Optional(Type.String({ maxLength: 100 })),
  scenario: Type.Optional(Type.String({ maxLength: 100 })),
  at: Type.Optional(Instant),
})

export const sandboxEndpoints = {
  listSandboxes: endpoint(calls.listSandboxes, {
    summary: 'Sandboxes of this server',
    tag,
    provenance,
    query: Type.Object(pageQuery),
    reply: list(Sandbox),
  }),
  createSandbox: endpoint(calls.createSandbox, {
    summary: 'Make a sandbox from the seed; the id is chosen when none is given',
    tag,
    provenance,
    status: 201,
    bodyOptional: true,
    body: Creation,
    reply: data(Sandbox),
  }),
  readSandbox: endpoint(calls.readSandbox, { summary: 'One sandbox', tag, provenance, params, reply: data(Sandbox) }),
  deleteSandbox: endpoint(calls.deleteSandbox, {
    summary: 'Delete a sandbox with everything in it',
    tag,
    provenance,
    params,
    reply: data(Done),
  }),
  resetSandbox: endpoint(calls.resetSandbox, {
    summary: 'Back to the seed, at the clock of now',
    tag,
    provenance,
    bodyOptional: true,
    params,
    body: strictObject({ scenario: Type.Optional(Type.String({ maxLength: 100 })) }),
    reply: data(Sandbox),
  }),
  forkSandbox: endpoint(calls.forkSandbox, {
    summary: 'A copy with clock, baskets and mails, and a link that opens it',
    tag,
    provenance,
    status: 201,
    bodyOptional: true,
    params,
    body: strictObject({ id: Type.Optional(Type.String({ maxLength: 100 })) }),
    reply: data(Type.Object({ sandbox: Sandbox, link: Type.String() })),
  }),
  readClock: endpoint(calls.readClock, { summary: 'The clock', tag, provenance, params, reply: data(Clock) }),
  moveClock: endpoint(calls.moveClock, {
    summary: 'Set, advance, freeze or unfreeze the clock; answers what happened on the way',
    tag,
    provenance,
    params,
    body: ClockMove,
    reply: data(Clock),
  }),
  listUpcoming: endpoint(calls.listUpcoming, {
    summary: 'What will happen next because time passes',
    tag,
    provenance,
    params,
    query: Type.Object(pageQuery),
    reply: list(Job),
  }),
  listPersonas: endpoint(calls.listPersonas, {
    summary: 'The cast',
    tag,
    provenance,
    reply: data(Type.Array(Persona)),
  }),
  loginPersona: endpoint(calls.loginPersona, {
    summary: 'A token for a persona',
    tag,
    provenance,
    bodyOptional: true,
    params: Type.Object({ id, name: Type.String({ minLength: 1, maxLength: 60 }) }),
    reply: data(Type.Object({ token: Type.String(), user_id: IntegerId, expires_at: Instant })),
  }),
  listMails: endpoint(calls.listMails, {
    summary: 'Mails the platform would have sent, newest first',
    tag,
    provenance,
    params,
    query: Type.Object(pageQuery),
    reply: list(MailSummary),
  }),
  readMail: endpoint(calls.readMail, {
    summary: 'One mail as HTML, text and calendar file',
    tag,
    provenance,
    params: Type.Object({ id, mailId: IntegerId }),
    reply: data(Mail),
  }),
  checkInvariants: endpoint(calls.checkInvariants, {
    summary: 'The money, capacity and state rules, checked now',
    tag,
    provenance,
    params,
    reply: data(Invariants),
  }),
}
