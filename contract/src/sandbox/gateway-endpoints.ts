import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shared/date-time.ts'
import { define, nullable, oneOf } from '../shared/define.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { pageQuery } from '../shared/pagination.ts'
import { ours } from '../shared/provenance.ts'
import * as calls from './calls.ts'
import { deliveryStates, gatewayStates } from './gateway-states.ts'

const tag = 'Sandbox'
const provenance = ours('O-108: control of the sandbox, O-214; a real platform has none of it')
const id = Type.String({ minLength: 1, maxLength: 100 })
const params = Type.Object({ id })
const amount = (description: string) => Type.Integer({ minimum: 0, description: `${description}, minor units` })

/** A payment as the simulated card gateway has it; of the card only what a receipt may show. */
export const GatewayPayment = define(
  'GatewayPayment',
  Type.Object({
    transaction_id: Type.String(),
    reference: Type.String({ description: 'The name that the platform gave the attempt' }),
    state: oneOf(gatewayStates),
    currency: Type.String(),
    amount: amount('What was asked for'),
    held: amount('What is kept on the card and not taken'),
    captured: amount('What was taken'),
    refunded: amount('What of it went back'),
    card: nullable(Type.Object({ brand: Type.String(), last_four: Type.String(), expiry: Type.String() })),
  }),
  provenance,
)
export type GatewayPayment = Static<typeof GatewayPayment>

/** One delivery of something that the gateway tells the platform. */
export const Webhook = define(
  'Webhook',
  Type.Object({
    event_id: Type.String(),
    type: Type.String(),
    state: oneOf(deliveryStates),
    attempts: Type.Integer({ minimum: 0 }),
    last_status: nullable(Type.Integer({ description: 'What the platform answered last' })),
    next_attempt_at: nullable(Instant),
  }),
  provenance,
)
export type Webhook = Static<typeof Webhook>

/** What the gateway of a sandbox has, without its secret. [O-214] */
export const gatewayEndpoints = {
  listGatewayPayments: endpoint(calls.listGatewayPayments, {
    summary: 'Payments as the card gateway has them, oldest first',
    tag,
    provenance,
    params,
    query: Type.Object(pageQuery),
    reply: list(GatewayPayment),
  }),
  listWebhooks: endpoint(calls.listWebhooks, {
    summary: 'What the card gateway tells the platform, oldest first, and what came of it',
    tag,
    provenance,
    params,
    query: Type.Object(pageQuery),
    reply: list(Webhook),
  }),
  sendWebhookAgain: endpoint(calls.sendWebhookAgain, {
    summary: 'Have the card gateway tell the platform of an event once more',
    tag,
    provenance,
    params: Type.Object({ id, eventId: Type.String({ minLength: 1, maxLength: 100 }) }),
    reply: data(Done),
  }),
}
