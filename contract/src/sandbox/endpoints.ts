import Type, { type Static } from 'typebox'
import { tag } from './tag.ts'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shared/date-time.ts'
import { define, nullable, oneOf, strictObject, text, about } from '../shared/define.ts'
import { roles } from '../shared/enumerations.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { IntegerId } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import * as calls from './calls.ts'
import { ours } from '../shared/provenance.ts'
import { faultEndpoints } from './fault-endpoints.ts'
import { gatewayEndpoints } from './gateway-endpoints.ts'
import { toldEndpoints } from './told-endpoints.ts'
import { OwnData } from './records/index.ts'
const provenance = ours('O-108: control of the sandbox; a real platform has none of it')
const id = about(Type.String({ minLength: 1, maxLength: 100 }), 'Which one it is.', 'default')
const params = Type.Object({ id })

export const Sandbox = define(
  'Sandbox',
  Type.Object({
    id: text('default'),
    now: Instant,
    frozen: Type.Boolean(),
    created_at: Instant,
    expires_at: nullable(Instant),
  }),
  provenance,
)
export type Sandbox = Static<typeof Sandbox>

/** A scheduled event, past or future. */
export const Job = define(
  'Job',
  Type.Object({
    kind: text('hold-expiry'),
    what: text('The hold of basket 1 expires: Badminton from scratch'),
    due_at: Instant,
  }),
  provenance,
)
export type Job = Static<typeof Job>

const Clock = define(
  'SandboxClock',
  Type.Object({ now: Instant, frozen: Type.Boolean(), ran: Type.Array(Job) }),
  provenance,
)

const ClockMove = strictObject({
  now: Type.Optional(Instant),
  advance: Type.Optional(
    Type.String({ maxLength: 40, description: 'ISO 8601 duration of days and time, P3DT2H', examples: ['PT16M'] }),
  ),
  frozen: Type.Optional(Type.Boolean()),
})
export type ClockMove = Static<typeof ClockMove>

export const Persona = define(
  'Persona',
  Type.Object({
    name: text('amina'),
    email: text('amina@example.test'),
    user_id: IntegerId,
    roles: Type.Array(oneOf(roles)),
    description: text('A parent of three with £15.00 of general credit, who books for Idris, Safiya and Yusuf.'),
  }),
  provenance,
)
export type Persona = Static<typeof Persona>

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
    name: text('last-place'),
    title: text('The last place of a course'),
    description: text('Trampolining at Ashcombe starts in about a week and has one place left, or as many as you say.'),
    parameters: Type.Array(
      Type.Object({
        name: text('last-place'),
        description: text(
          'Trampolining at Ashcombe starts in about a week and has one place left, or as many as you say.',
        ),
        minimum: Type.Integer(),
        maximum: Type.Integer({ examples: [45] }),
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
  id: Type.Optional(Type.String({ maxLength: 100, examples: ['0134c1b2-1280-7f9e-983f-400f43eeb84e'] })),
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
    description: 'Those that exist on this server.',
    tag,
    provenance,
    query: Type.Object(pageQuery),
    reply: list(Sandbox),
  }),
  createSandbox: endpoint(calls.createSandbox, {
    summary: 'Make a sandbox from the seed; the id is chosen when none is given',
    description:
      'Made in milliseconds from a template. Send its id in `X-Sandbox` from then on. It may begin with a scenario, with records of your own, and at any moment of time.',
    tag,
    provenance,
    status: 201,
    bodyOptional: true,
    body: Creation,
    example: { id: 'my-tests', at: '2026-04-07T09:00:00Z' },
    reply: data(Sandbox),
  }),
  readSandbox: endpoint(calls.readSandbox, {
    summary: 'One sandbox',
    description: 'Its clock and when it goes away.',
    tag,
    provenance,
    params,
    reply: data(Sandbox),
  }),
  deleteSandbox: endpoint(calls.deleteSandbox, {
    summary: 'Delete a sandbox with everything in it',
    description: 'With its merchant at the gateway. Deleting it twice is no error of the first.',
    tag,
    provenance,
    params,
    reply: data(Done),
  }),
  resetSandbox: endpoint(calls.resetSandbox, {
    summary: 'Back to the seed and to the time of now; the only way in which a sandbox clock goes back',
    description:
      'Seed and clock as in the beginning, with a scenario if you like. `{"clock": "keep"}` leaves the clock where it is.',
    tag,
    provenance,
    bodyOptional: true,
    params,
    body: Reset,
    example: { clock: 'keep' },
    reply: data(Sandbox),
  }),
  forkSandbox: endpoint(calls.forkSandbox, {
    summary: 'A copy with clock, baskets and mails, and a link that opens it',
    description: 'Something to come back to, or to hand to somebody: everything in it, under another id.',
    tag,
    provenance,
    status: 201,
    bodyOptional: true,
    params,
    body: strictObject({
      id: Type.Optional(Type.String({ maxLength: 100, examples: ['0134c1b2-1280-7f9e-983f-400f43eeb84e'] })),
    }),
    example: { id: 'my-tests-copy' },
    reply: data(Type.Object({ sandbox: Sandbox, link: text('http://localhost:4000/sandbox/open/my-tests-fork') })),
  }),
  readClock: endpoint(calls.readClock, {
    summary: 'The clock',
    description: 'What time it is in the sandbox, and whether it stands still.',
    tag,
    provenance,
    params,
    reply: data(Clock),
  }),
  moveClock: endpoint(calls.moveClock, {
    summary: 'Set, advance, freeze or unfreeze the clock; answers what happened on the way',
    description:
      'Give `now` or `advance`; it goes forward only. Everything that becomes due on the way happens, in order, before the answer.',
    tag,
    provenance,
    params,
    body: ClockMove,
    example: { advance: 'PT16M' },
    reply: data(Clock),
  }),
  listUpcoming: endpoint(calls.listUpcoming, {
    summary: 'What will happen next because time passes',
    description:
      'Holds that will run out, offers that will end, mails that will go: what moving the clock would bring about.',
    tag,
    provenance,
    params,
    query: Type.Object(pageQuery),
    reply: list(Job),
  }),
  listScenarios: endpoint(calls.listScenarios, {
    summary: 'Starting states, and what can be chosen about each',
    description: 'Situations that are hard to reach by hand, with the values each takes.',
    tag,
    provenance,
    reply: Type.Object({ data: Type.Array(Scenario) }),
  }),
  applyScenario: endpoint(calls.applyScenario, {
    summary: 'Add what a scenario needs to a sandbox, as of its clock; once for each scenario',
    description: 'Into a sandbox that is there. A scenario goes in once.',
    tag,
    provenance,
    bodyOptional: true,
    params: Type.Object({
      id,
      name: about(Type.String({ minLength: 1, maxLength: 100 }), 'Name of a persona or a scenario.', 'amina'),
    }),
    body: strictObject({ parameters }),
    example: {},
    reply: data(Sandbox),
  }),
  listPersonas: endpoint(calls.listPersonas, {
    summary: 'The cast',
    description: 'Who is who in the seed. They all have the same password, which the README names.',
    tag,
    provenance,
    reply: data(Type.Array(Persona)),
  }),
  loginPersona: endpoint(calls.loginPersona, {
    summary: 'A token for a persona; logins run on real time, whatever the clock of the sandbox shows',
    description: 'Without a password. The token is an ordinary one.',
    tag,
    provenance,
    bodyOptional: true,
    params: Type.Object({
      id,
      name: about(Type.String({ minLength: 1, maxLength: 60 }), 'Name of a persona or a scenario.', 'amina'),
    }),
    reply: data(
      Type.Object({
        token: text('eAn8r-vKCq3S90m3vj-71tgG6VE3O46mO_CGcvqj9aU'),
        user_id: IntegerId,
        expires_at: Instant,
      }),
    ),
  }),
  endLogins: endpoint(calls.endLogins, {
    summary: 'End every login of a sandbox now, as if its time were over',
    description: 'Tokens end by real time, which no sandbox moves: this is how a login that has run out is tried.',
    tag,
    provenance,
    params,
    reply: data(Done),
  }),
  ...toldEndpoints,
  ...faultEndpoints,
  ...gatewayEndpoints,
  checkInvariants: endpoint(calls.checkInvariants, {
    summary: 'The money, capacity and state rules, checked now',
    description: 'What must hold whatever happens. `broken` says where it does not.',
    tag,
    provenance,
    params,
    reply: data(Invariants),
  }),
}
