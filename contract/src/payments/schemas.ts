import Type, { type Static } from 'typebox'
import { CompletedWaiver } from '../restrictions/endpoints.ts'
import { Instant } from '../shared/date-time.ts'
import { define, nullable, oneOf, strictObject } from '../shared/define.ts'
import { cartSources, paymentProviders, tenderTypes, transactionStatuses } from '../shared/enumerations.ts'
import { IntegerId, SelectedUserIdInBody, Uuid } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { ours, stated } from '../shared/provenance.ts'

const { billing } = limits

/** Cart sources and the two channel names accepted in their place. payments.md 2.2 */
export const checkoutSources = [...cartSources, 'online', 'foh'] as const
export const CheckoutSource = oneOf(checkoutSources)

export const Payment = strictObject({
  tender_type: oneOf(tenderTypes),
  amount: Type.Integer({ minimum: -limits.amount, maximum: limits.amount }),
})
export type Payment = Static<typeof Payment>

const savedCardWhy = 'O-190: the documents name savedCard and not what is in it'

/** A card that somebody kept for the next time: what may be shown of it, and the id to pay with. */
export const SavedCard = define(
  'SavedCard',
  Type.Object({
    id: ours(Type.String(), savedCardWhy),
    brand: ours(Type.String(), savedCardWhy),
    last_four: ours(Type.String(), savedCardWhy),
    expiry: ours(Type.String({ description: '`MM/YY`' }), savedCardWhy),
    cardholder_name: ours(nullable(Type.String()), savedCardWhy),
    requires_security_code: ours(
      Type.Boolean({ description: 'The card form asks for the security code before it pays' }),
      savedCardWhy,
    ),
  }),
  stated('P7.3'),
)
export type SavedCard = Static<typeof SavedCard>

/** A card in somebody's account. */
export const KeptCard = define(
  'KeptCard',
  Type.Object({
    id: Type.String(),
    payment_provider: oneOf(paymentProviders),
    brand: Type.String(),
    last_four: Type.String(),
    expiry: Type.String({ description: '`MM/YY`' }),
    cardholder_name: nullable(Type.String()),
    is_expired: Type.Boolean({ description: 'It is not offered any more' }),
    saved_at: Instant,
  }),
  ours('O-191: no call is stated that tells customers which cards are kept for them'),
)
export type KeptCard = Static<typeof KeptCard>

export const config = Type.Object({ mode: oneOf(['test', 'live']), url: Type.String() })
const expiresIn = ours(Type.Integer({ description: 'Seconds' }), 'O-106: how long the session lives')
const sessionToken = ours(
  Type.String({ description: 'For the card form: the card is entered with it' }),
  'O-190: the answer of session/prepare is not shown',
)

/** An entry of staff: what the slip of a voucher, a cheque or a terminal says may stand beside it. [O-41] */
export const DeskPayment = strictObject({
  tender_type: oneOf(tenderTypes),
  amount: Type.Integer({ minimum: -limits.amount, maximum: limits.amount }),
  reference: ours(Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 40 }))), 'O-41: other details'),
})
export type DeskPayment = Static<typeof DeskPayment>

export const PaymentPreparation = define(
  'PaymentPreparation',
  Type.Object({
    payment_provider: Type.String(),
    session_key: Type.String({ description: 'Key of the card form; of a session provider the id of the session' }),
    config,
    saved_card: nullable(SavedCard),
    expires_in: expiresIn,
    session_token: Type.Optional(sessionToken),
  }),
  stated('P7.3'),
)
export type PaymentPreparation = Static<typeof PaymentPreparation>

export const SessionPreparation = define(
  'SessionPreparation',
  Type.Object({
    payment_provider: Type.String(),
    session_id: Type.String(),
    session_token: sessionToken,
    config,
    saved_card: nullable(SavedCard),
    expires_in: expiresIn,
  }),
  stated('P7.3, P6'),
)
export type SessionPreparation = Static<typeof SessionPreparation>

const text = (maximum: number) => Type.String({ minLength: 1, maxLength: maximum })

export const BrowserDetails = strictObject({
  color_depth: Type.Unsafe<number>({ type: 'integer', enum: [1, 4, 8, 15, 16, 24, 32, 48] }),
  language: text(35),
  screen_width: Type.Integer({ minimum: 0, maximum: 99_999 }),
  screen_height: Type.Integer({ minimum: 0, maximum: 99_999 }),
  timezone_offset: Type.Integer({ minimum: -840, maximum: 840, description: 'Minutes' }),
})
export type BrowserDetails = Static<typeof BrowserDetails>

const instrument = Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 })))
const itemHash = Type.String({ minLength: 1, maxLength: limits.itemHashLength })
const payments = Type.Array(Payment, { maxItems: 20 })
const completedWaivers = Type.Array(CompletedWaiver, { maxItems: 100 })

export const Authorisation = strictObject({
  session_key: text(100),
  source: CheckoutSource,
  item_hash: itemHash,
  selected_user_id: SelectedUserIdInBody,
  billing_name: text(billing.name),
  first_name: text(billing.firstName),
  last_name: text(billing.lastName),
  address1: text(billing.addressLine),
  address2: Type.Optional(nullable(Type.String({ maxLength: billing.addressLine }))),
  city: text(billing.city),
  postcode: text(billing.postcode),
  country: Type.Optional(nullable(Type.String({ pattern: '^[A-Z]{2}$' }))),
  browser_details: BrowserDetails,
  card_identifier: instrument,
  payment_method_id: instrument,
  setup_intent_id: instrument,
  saved_card_id: instrument,
  cardholder_name: Type.Optional(nullable(text(billing.name))),
  save_card: Type.Optional(Type.Boolean()),
  terms: Type.Boolean(),
  completed_waivers: completedWaivers,
  payments,
})
export type Authorisation = Static<typeof Authorisation>

export const SessionRequest = strictObject({
  source: CheckoutSource,
  selected_user_id: SelectedUserIdInBody,
  item_hash: Type.Optional(itemHash),
  payments: Type.Optional(payments),
})

export const SessionPayment = strictObject({
  payment_session_id: text(100),
  source: CheckoutSource,
  selected_user_id: SelectedUserIdInBody,
  item_hash: Type.Optional(itemHash),
  save_card: ours(Type.Optional(Type.Boolean()), 'O-190: keeps the card of the session'),
  terms: Type.Boolean(),
  completed_waivers: completedWaivers,
  payments,
})
export type SessionPayment = Static<typeof SessionPayment>

export const PaymentProblem = define(
  'PaymentProblem',
  Type.Object({
    code: Type.String(),
    message: Type.String(),
    details: nullable(
      Type.Object({
        decline_code: ours(Type.String(), 'O-106: why a bank said no'),
        retryable: ours(Type.Boolean(), 'O-106: why a bank said no'),
      }),
    ),
  }),
  stated('P7.3'),
)
export type PaymentProblem = Static<typeof PaymentProblem>

export const AuthorisationOutcome = define(
  'AuthorisationOutcome',
  Type.Object({
    transaction_id: ours(Type.String(), 'O-106: the id that the 3-D Secure call has in its path'),
    transaction_uuid: Uuid,
    transaction_status: oneOf(transactionStatuses),
    error: nullable(PaymentProblem),
    sca_url: nullable(Type.String()),
    sca_method: nullable(oneOf(['GET', 'POST'])),
    sca_data: nullable(Type.Record(Type.String(), Type.String())),
    client_secret: nullable(Type.String()),
    return_url: nullable(Type.String()),
  }),
  stated('P7.3'),
)
export type AuthorisationOutcome = Static<typeof AuthorisationOutcome>

export const Completion = strictObject({
  transaction_uuid: Type.Optional(nullable(Uuid)),
  item_hash: itemHash,
  source: CheckoutSource,
  selected_user_id: SelectedUserIdInBody,
  terms: Type.Boolean(),
  completed_waivers: completedWaivers,
  payments,
})
export type Completion = Static<typeof Completion>

/** What is left out is as it was at session/payment. payments.md 6.8 */
export const SessionCompletion = Type.Partial(strictObject(Type.Omit(Completion, ['transaction_uuid']).properties), {
  additionalProperties: false,
})
export type SessionCompletion = Static<typeof SessionCompletion>

/** payments.md 6.7 */
export const DeskOrder = strictObject({
  item_hash: itemHash,
  source: CheckoutSource,
  selected_user_id: SelectedUserIdInBody,
  terms: Type.Boolean(),
  completed_waivers: completedWaivers,
  payments: Type.Array(DeskPayment, { maxItems: 20 }),
})
export type DeskOrder = Static<typeof DeskOrder>

export const CompletionOutcome = define(
  'CompletionOutcome',
  Type.Object({
    complete_order_id: nullable(IntegerId),
    order_id: nullable(IntegerId),
    status: oneOf(['completed', 'pending', 'failed']),
    error: ours(Type.Optional(PaymentProblem), 'O-106: why it failed'),
  }),
  stated('P7.3'),
)
export type CompletionOutcome = Static<typeof CompletionOutcome>

export const webhookTypes = [
  'payment.authorised',
  'payment.captured',
  'payment.failed',
  'payment.aborted',
  'payment.expired',
  'payment.challenge_extended',
  'refund.succeeded',
  'refund.failed',
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'setup_intent.canceled',
] as const

const gatewayInstant = Type.Integer({ description: 'Epoch milliseconds' })

/** payments.md 4.7; unknown further fields are ignored, unknown types are stored and change nothing. */
export const WebhookEvent = Type.Object({
  id: text(100),
  type: text(100),
  created_at: gatewayInstant,
  sequence: Type.Integer(),
  data: Type.Object({
    transaction_id: Type.String(),
    vendor_tx_code: Type.String(),
    state: Type.String(),
    amount: Type.Integer(),
    captured: Type.Integer(),
    refunded: Type.Integer(),
    expires_at: Type.Optional(gatewayInstant),
    refund_id: Type.Optional(nullable(Type.String())),
    refund_amount: Type.Optional(Type.Integer()),
  }),
})
export type WebhookEvent = Static<typeof WebhookEvent>
