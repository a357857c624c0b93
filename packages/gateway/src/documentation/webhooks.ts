import Type from 'typebox'
import type { EventType } from '../engine/events.ts'

type Json = Readonly<Record<string, unknown>>

/** The meaning of each event. A new one without a text does not compile. */
const eventTexts: Readonly<Record<EventType, string>> = {
  'payment.authorised': 'the money is held',
  'payment.captured': 'the money is taken',
  'payment.failed': 'declined, rejected, cancelled, or an error',
  'payment.aborted': 'the merchant gave it up',
  'payment.expired': 'its time ran out',
  'payment.challenge_extended': "the bank's page stays open for longer: `data.expires_at`",
  'refund.succeeded': 'money went back; a void has `refund_id` null',
  'refund.failed': 'money did not go back',
  'setup_intent.succeeded': 'a card is saved',
  'setup_intent.setup_failed': 'a card was refused',
  'setup_intent.canceled': 'a card was given up',
}

const amount = Type.Integer({ minimum: 0, description: 'Whole minor units' })

export const WebhookEvent = Type.Object({
  id: Type.String({ pattern: '^evt_' }),
  type: Type.Unsafe<EventType>({
    type: 'string',
    enum: Object.keys(eventTexts),
    description: Object.entries(eventTexts)
      .map(([type, text]) => `- \`${type}\`: ${text}`)
      .join('\n'),
  }),
  created_at: Type.Integer({ description: 'Epoch milliseconds by the clock of the merchant' }),
  sequence: Type.Integer({ minimum: 1, description: 'Counts per merchant, without gaps' }),
  merchant_name: Type.String(),
  data: Type.Object({
    transaction_id: Type.String({ description: 'Of a set-up it begins with `seti_`' }),
    vendor_tx_code: Type.String({ description: 'The reference that the merchant gave it' }),
    state: Type.String({ description: 'Of the transaction, or of the set-up' }),
    amount,
    captured: amount,
    refunded: amount,
    expires_at: Type.Optional(Type.Integer({ description: 'Epoch milliseconds, of `payment.challenge_extended`' })),
    refund_id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    refund_amount: Type.Optional(amount),
  }),
})

/** Calls that the gateway sends, to the `webhook_url` of the merchant. */
export const webhooks: Readonly<Record<string, Json>> = {
  event: {
    post: {
      operationId: 'sendEvent',
      summary: 'Something happened to a payment, a refund or a saved card',
      description:
        'Sent at least once and in any order, until an answer is 2xx: again after 1 s, 5 s, 30 s, 5 min and 1 h. `{provider}` in the address becomes the name of the provider.',
      tags: ['Server'],
      security: [],
      parameters: [
        {
          name: 'X-Gateway-Signature',
          in: 'header',
          required: true,
          description:
            '`t={seconds},v1={signature}`: HMAC-SHA256 of `{seconds}.{body}` with the `webhook_secret`, in hexadecimal. Seconds are real time; refuse what is older than five minutes.',
          schema: { type: 'string', pattern: '^t=\\d+,v1=[0-9a-f]{64}$' },
        },
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookEvent' } } },
      },
      responses: { 200: { description: 'Received' }, '4XX': { description: 'Refused: it is sent again' } },
    },
  },
}
