import { faultOperations, gatewayEffects, simulatedProviders } from '@touchline/faults'
import Type, { type TSchema } from 'typebox'
import { intentStatuses, sessionStatuses } from '../http/present-facades.ts'
import { setupStatuses } from '../http/present-setup.ts'
import { transactionStates } from '../engine/states.ts'
import { WebhookEvent } from './webhooks.ts'

const nullable = (schema: TSchema) => Type.Union([schema, Type.Null()])
const text = Type.String()
const whole = Type.Integer()
const flag = Type.Boolean()
const instant = Type.Integer({ description: 'Epoch milliseconds by the clock of the merchant' })
const money = Type.Integer({ minimum: 0, description: 'Whole minor units' })
const named = (name: string) => Type.Ref(name)
const oneOf = (values: readonly string[], description?: string) =>
  Type.Unsafe<string>({ type: 'string', enum: [...values], ...(description ? { description } : {}) })

const decline = nullable(
  Type.Object({
    code: text,
    browser_code: Type.String({ description: 'What a customer may be told' }),
    retryable: Type.Boolean({ description: 'Another try with the same card may succeed' }),
  }),
)

const Transaction = Type.Object({
  transaction_id: text,
  vendor_tx_code: Type.String({ description: 'The reference that the merchant gave it' }),
  state: oneOf(transactionStates),
  status: oneOf(['3DAuth', 'Ok', 'NotAuthed', 'Rejected', 'Error'], 'The state in the words of card gateways'),
  status_code: text,
  status_detail: text,
  transaction_type: oneOf(['deferred', 'payment']),
  amount: money,
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  held: money,
  captured: money,
  refunded: money,
  retrieval_reference: whole,
  decline,
  three_d_secure: Type.Object({ status: text, eci: text, liability_shift: flag }),
  avs: oneOf(['matched', 'mismatched', 'not_checked'], 'Whether the address is the one the bank knows'),
  card: Type.Object({ brand: text, last_four: text, expiry: text, reusable_card_id: nullable(text) }),
  created_at: instant,
  refunds: Type.Optional(
    Type.Array(Type.Object({ refund_id: text, amount: money, status: oneOf(['pending', 'succeeded', 'failed']) }), {
      description: 'In the order in which they were asked for; not told in intents and sessions',
    }),
  ),
  acs_url: Type.Optional(Type.String({ description: "The bank's page, while a challenge is required" })),
  challenge_expires_at: Type.Optional(instant),
  c_req: Type.Optional(Type.String({ description: 'To be posted to the page as `creq`' })),
  pa_req: Type.Optional(Type.String({ description: 'To be posted to the page as `PaReq`, by the older protocol' })),
})

const Refusal = Type.Object({
  code: text,
  message: text,
  status_code: Type.Optional(text),
  errors: Type.Optional(Type.Array(Type.Object({ property: text, message: text }))),
  state: Type.Optional(oneOf(transactionStates)),
  transaction: Type.Optional(named('Transaction')),
})

const CardProblems = Type.Object({
  errors: Type.Array(
    Type.Object({
      code: text,
      property: nullable(text),
      client_message: Type.String({ description: 'In the language of `Accept-Language`' }),
    }),
  ),
  attempts_left: Type.Integer({ minimum: 0 }),
})

const Fault = Type.Object({
  id: whole,
  match: Type.Object({
    operation: oneOf(faultOperations),
    vendor_tx_code: nullable(text),
    provider: nullable(oneOf(simulatedProviders)),
    nth: whole,
  }),
  effect: oneOf(gatewayEffects),
  ms: nullable(whole),
  stored: flag,
  code: nullable(text),
  count: whole,
  times: whole,
  fired: whole,
})

const Intent = Type.Object({
  id: Type.String({ description: '`pi_` before the id of the transaction' }),
  client_secret: Type.String({ description: 'For the browser that pays; it finds the page of the bank by it' }),
  status: oneOf(intentStatuses),
  next_action: nullable(
    Type.Object(
      { type: oneOf(['redirect_to_url']), url: text, expires_at: instant },
      { description: 'Where the bank waits' },
    ),
  ),
  transaction: named('Transaction'),
})

const Session = Type.Object({
  session_id: Type.String({ description: '`ps_` before the id of the transaction' }),
  status: oneOf(sessionStatuses),
  required_action: nullable(Type.Object({ url: text, expires_at: instant }, { description: 'Where the bank waits' })),
  transaction: named('Transaction'),
})

const Setup = Type.Object({
  id: Type.String({ description: '`seti_` and the id of the set-up' }),
  client_secret: Type.String({ description: 'For the browser that enters the card' }),
  vendor_tx_code: Type.String({ description: 'The reference that the merchant gave it' }),
  status: oneOf(setupStatuses),
  next_action: Intent.properties.next_action,
  last_setup_error: decline,
  card: nullable(Type.Object({ brand: text, last_four: text, expiry: text, reusable_card_id: nullable(text) })),
  expires_at: instant,
  created_at: instant,
})

/** Schemas shared by several calls, by name. */
export const components = {
  Transaction,
  Intent,
  Session,
  Setup,
  Refusal,
  CardProblems,
  Fault,
  WebhookEvent,
} as const satisfies Readonly<Record<string, TSchema>>

/** Schemas of single calls. */
export const answers = {
  transaction: named('Transaction'),
  fault: named('Fault'),
  sessionKey: Type.Object({
    merchant_session_key: text,
    expires_in: Type.Integer({ description: 'Seconds' }),
  }),
  publishableKey: Type.Object({ publishable_key: text }),
  intent: named('Intent'),
  intentCaptured: Type.Object({ ...Intent.properties, capture_error: decline }),
  intentRefund: Type.Object({ id: text, amount: money, status: text, payment_intent: named('Intent') }),
  nextAction: Type.Object({ status: oneOf(intentStatuses), next_action: Intent.properties.next_action }),
  openSession: Type.Object({
    session_id: text,
    session_token: Type.String({ description: 'For the browser: the card is entered with it' }),
    expires_in: Type.Integer({ description: 'Seconds' }),
    status: Type.Literal('active'),
    amount: money,
    currency: text,
  }),
  setup: named('Setup'),
  setupConfirmed: Type.Object({
    setup_intent_id: text,
    card_type: text,
    last_four: text,
    expiry: text,
    status: oneOf(setupStatuses),
    next_action: Intent.properties.next_action,
  }),
  setupAction: Type.Object({
    setup_intent_id: text,
    status: oneOf(setupStatuses),
    next_action: Intent.properties.next_action,
  }),
  session: named('Session'),
  sessionCaptured: Type.Object({ ...Session.properties, capture_error: decline }),
  sessionRefund: Type.Object({
    ...Session.properties,
    refund: Type.Object({ refund_id: text, amount: money, status: text }),
  }),
  paymentMethod: Type.Object({
    payment_method_id: text,
    expires_in: Type.Integer({ description: 'Seconds' }),
    card_type: text,
    last_four: text,
    expiry: text,
  }),
  instruction: Type.Object({
    instruction_type: oneOf(['release', 'abort', 'void', 'refund']),
    outcome: oneOf(['ok', 'pending', 'declined']),
    decline,
    refund: nullable(Type.Object({ refund_id: text, amount: money, status: text })),
    transaction: named('Transaction'),
  }),
  cancellation: Type.Object({ outcome: text, transaction: nullable(named('Transaction')) }),
  card: Type.Object({
    card_identifier: text,
    expires_in: Type.Integer({ description: 'Seconds' }),
    card_type: text,
    last_four: text,
    expiry: text,
  }),
  live: Type.Object({ status: Type.Literal('ok') }),
  ready: Type.Object({ status: Type.Literal('ready') }),
  notReady: Type.Object({ status: Type.Literal('not ready') }),
  merchant: Type.Object({ id: text, now: instant }),
  clock: Type.Object({ now: instant, offset_ms: whole, frozen_at: nullable(instant) }),
  clockMoved: Type.Object({ now: instant, ran: Type.Array(text) }),
  upcoming: Type.Object({
    upcoming: Type.Array(Type.Object({ due_at: instant, kind: text, subject: text, text })),
  }),
  faults: Type.Object({ faults: Type.Array(named('Fault')) }),
  transactions: Type.Object({ transactions: Type.Array(named('Transaction')) }),
  ledger: Type.Object({
    ledger: Type.Array(Type.Object({ transaction_id: text, kind: text, amount: whole })),
  }),
  events: Type.Object({ events: Type.Array(Type.Object({ id: text, type: text })) }),
  deliveries: Type.Object({
    deliveries: Type.Array(
      Type.Object({
        id: whole,
        event_id: text,
        type: text,
        state: text,
        attempts: whole,
        last_status: nullable(whole),
        next_attempt_at: nullable(instant),
      }),
    ),
  }),
  invariants: Type.Object({ holds: flag, broken: Type.Array(Type.Unknown()) }),
  cards: Type.Object({}, { description: 'Test cards and what each does' }),
  nothing: Type.Object({}),
} as const satisfies Readonly<Record<string, TSchema>>
