import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shared/date-time.ts'
import { define, nullable, oneOf, strictObject } from '../shared/define.ts'
import { integrationEventTypes, roles } from '../shared/enumerations.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { IntegerId, Uuid } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import * as calls from './calls.ts'
import { ours } from '../shared/provenance.ts'
import { faultEndpoints } from './fault-endpoints.ts'
import { gatewayEndpoints } from './gateway-endpoints.ts'
import { OwnData } from './records/index.ts'

const tag = 'Sandbox'
const provenance = ours('O-108: control of the sandbox; a real platform has none of it')
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

const IntegrationEvent = define(
  'IntegrationEvent',
  Type.Object({
    id: Uuid,
    type: oneOf(integrationEventTypes),
    integration_id: Uuid,
    user_id: IntegerId,
    user_uuid: Uuid,
    created_at: Instant,
    delivered_at: nullable(Instant),
  }),
  provenance,
)

const Invariants = define(
  'Invariants',
  Type.Object({
    holds: Type.Boolean(),
    broken: Type.Array(Type.Object({ rule: Type.String(), detail: Type.String() })),
  }),
  provenance,
)

export const Scenario = define(
  'Scenario',
  Type.Object({
    name: Type.String(),
    title: Type.String(),
    description: Type.String(),
    parameters: Type.Array(
      Type.Object({
        name: Type.String(),
        description: Type.String(),
        minimum: Type.Integer(),
        maximum: Type.Integer(),
        default: Type.Integer(),
      }),
    ),
  }),
  provenance,
)
export type Scenario = Static<typeof Scenario>

const parameters = Type.Optional(
  Type.Record(Type.String(), Type.Number(), { description: 'Values of the scenario, by the names of its parameters' }),
)
const scenario = Type.Optional(Type.String({ maxLength: 100, description: 'Name of a scenario to begin with' }))

const Creation = strictObject({
  id: Type.Optional(Type.String({ maxLength: 100 })),
  scenario,
  parameters,
  data: Type.Optional({ ...OwnData, description: 'Records of your own, beside those of the seed' }),
  at: Type.Optional(Instant),
})

const Reset = strictObject({
  scenario,
  parameters,
  clock: Type.Optional(
    oneOf(
      ['now', 'keep'],
      '`now`: the clock shows real time again and goes on; `keep`: it stays where it has been moved to',
    ),
  ),
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
    summary: 'Back to the seed and to the time of now; the only way in which a sandbox clock goes back',
    tag,
    provenance,
    bodyOptional: true,
    params,
    body: Reset,
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
  listScenarios: endpoint(calls.listScenarios, {
    summary: 'Starting states, and what can be chosen about each',
    tag,
    provenance,
    reply: Type.Object({ data: Type.Array(Scenario) }),
  }),
  applyScenario: endpoint(calls.applyScenario, {
    summary: 'Add what a scenario needs to a sandbox, as of its clock; once for each scenario',
    tag,
    provenance,
    bodyOptional: true,
    params: Type.Object({ id, name: Type.String({ minLength: 1, maxLength: 100 }) }),
    body: strictObject({ parameters }),
    reply: data(Sandbox),
  }),
  listPersonas: endpoint(calls.listPersonas, {
    summary: 'The cast',
    tag,
    provenance,
    reply: data(Type.Array(Persona)),
  }),
  loginPersona: endpoint(calls.loginPersona, {
    summary: 'A token for a persona; logins run on real time, whatever the clock of the sandbox shows',
    tag,
    provenance,
    bodyOptional: true,
    params: Type.Object({ id, name: Type.String({ minLength: 1, maxLength: 60 }) }),
    reply: data(Type.Object({ token: Type.String(), user_id: IntegerId, expires_at: Instant })),
  }),
  endLogins: endpoint(calls.endLogins, {
    summary: 'End every login of a sandbox now, as if its time were over',
    tag,
    provenance,
    params,
    reply: data(Done),
  }),
  listMails: endpoint(calls.listMails, {
    summary: 'Mails the platform would have sent, newest first',
    tag,
    provenance,
    params,
    query: Type.Object(pageQuery),
    reply: list(MailSummary),
  }),
  listEvents: endpoint(calls.listEvents, {
    summary: 'What integrations are told of, newest first, and when they were',
    tag,
    provenance,
    params,
    query: Type.Object(pageQuery),
    reply: list(IntegrationEvent),
  }),
  readMail: endpoint(calls.readMail, {
    summary: 'One mail as HTML, text and calendar file',
    tag,
    provenance,
    params: Type.Object({ id, mailId: IntegerId }),
    reply: data(Mail),
  }),
  ...faultEndpoints,
  ...gatewayEndpoints,
  checkInvariants: endpoint(calls.checkInvariants, {
    summary: 'The money, capacity and state rules, checked now',
    tag,
    provenance,
    params,
    reply: data(Invariants),
  }),
}
