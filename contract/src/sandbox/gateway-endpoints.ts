import Type, { type Static } from 'typebox'
import { tag } from './tag.ts'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shared/date-time.ts'
import { define, nullable, oneOf, text, about } from '../shared/define.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { pageQuery } from '../shared/pagination.ts'
import { ours } from '../shared/provenance.ts'
import * as calls from './calls.ts'
import { deliveryStates, gatewayStates } from './gateway-states.ts'
const provenance = ours('O-108: control of the sandbox, O-214; a real platform has none of it')
const id = about(Type.String({ minLength: 1, maxLength: 100 }), 'Which one it is.', 'default')
const params = Type.Object({ id })
const amount = (description: string) => Type.Integer({ minimum: 0, description: `${description}, minor units` })

/** A payment at the simulated card gateway; of the card only the receipt's details. */
export const GatewayPayment = define(
  'GatewayPayment',
  Type.Object({
    transaction_id: text('019d672b-8a80-7ba8-a7cc-6f3467d04582'),
    reference: Type.String({
      description: 'The name that the platform gave the attempt',
      examples: ['019d6762-7900-7f97-996e-4d5d56adf388'],
    }),
    state: oneOf(gatewayStates),
    currency: text('GBP'),
    amount: amount('What was asked for'),
    held: amount('What is kept on the card and not taken'),
    captured: amount('What was taken'),
    refunded: amount('What of it went back'),
    card: nullable(Type.Object({ brand: text('visa'), last_four: text('4242'), expiry: text('12/30') })),
  }),
  provenance,
)
export type GatewayPayment = Static<typeof GatewayPayment>

/** One delivery of an event from the gateway to the platform. */
export const Webhook = define(
  'Webhook',
  Type.Object({
    event_id: text('evt_1X4u9XjNXgZYqJAT3zSS_Lz9n3zZxTR7ac2R4sVGXcU'),
    type: text('payment.authorised'),
    state: oneOf(deliveryStates),
    attempts: Type.Integer({ minimum: 0 }),
    last_status: nullable(Type.Integer({ description: 'What the platform answered last' })),
    next_attempt_at: nullable(Instant),
  }),
  provenance,
)
export type Webhook = Static<typeof Webhook>

/** A sandbox's payments and events at the gateway, without its secret. */
export const gatewayEndpoints = {
  listGatewayPayments: endpoint(calls.listGatewayPayments, {
    summary: 'Payments as the card gateway has them, oldest first',
    description:
      'Every attempt with what is held, taken and given back, as the simulated gateway has it. No test card is listed by a call: an answer of the platform never has a card number.',
    tag,
    provenance,
    params,
    query: Type.Object(pageQuery),
    reply: list(GatewayPayment),
  }),
  listWebhooks: endpoint(calls.listWebhooks, {
    summary: 'What the card gateway tells the platform, oldest first, and what came of it',
    description: 'Each delivery with how often it was tried and what the platform answered.',
    tag,
    provenance,
    params,
    query: Type.Object(pageQuery),
    reply: list(Webhook),
  }),
  sendWebhookAgain: endpoint(calls.sendWebhookAgain, {
    summary: 'Have the card gateway tell the platform of an event once more',
    description: 'The platform does nothing the second time: an event is taken in once.',
    tag,
    provenance,
    params: Type.Object({
      id,
      eventId: about(
        Type.String({ minLength: 1, maxLength: 100 }),
        'Of an event of the card gateway, as the list of webhooks has it.',
        'none',
      ),
    }),
    reply: data(Done),
  }),
}
