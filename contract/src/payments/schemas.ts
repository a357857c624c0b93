import Type, { type Static } from 'typebox'
import { CompletedWaiver } from '../restrictions/endpoints.ts'
import { Instant } from '../shared/date-time.ts'
import { define, nullable, oneLine, oneOf, strictObject, text } from '../shared/define.ts'
import { cartSources, tenderTypes, transactionStatuses } from '../shared/enumerations.ts'
import { IntegerId, SelectedUserIdInBody, Uuid } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { PaymentProvider } from '../shared/payment-provider.ts'
import { ours, stated } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'

const { billing } = limits

/** Cart sources, and the two channel names accepted instead. payments.md 2.2 */
export const checkoutSources = [...cartSources, 'online', 'foh'] as const
export const CheckoutSource = oneOf(checkoutSources)

export const Payment = strictObject({
  tender_type: oneOf(tenderTypes),
  amount: Type.Integer({ minimum: -limits.amount, maximum: limits.amount }),
})
export type Payment = Static<typeof Payment>

const savedCardWhy = 'O-190: the documents name savedCard and not what is in it'

/** A saved card: its visible details, and the id to pay with. */
export const SavedCard = define(
  'SavedCard',
  Type.Object({
    id: ours(text('3'), savedCardWhy),
    brand: ours(text('visa'), savedCardWhy),
    last_four: ours(text('4242'), savedCardWhy),
    expiry: ours(Type.String({ description: '`MM/YY`', examples: ['03/28'] }), savedCardWhy),
    cardholder_name: ours(nullable(text('Gwen Llewellyn')), savedCardWhy),
    requires_security_code: ours(
      Type.Boolean({ description: 'The card form asks for the security code before it pays' }),
      savedCardWhy,
    ),
  }),
  stated('P7.3'),
)
export type SavedCard = Static<typeof SavedCard>

/** A saved card in the customer's account. */
export const KeptCard = define(
  'KeptCard',
  Type.Object({
    id: text('2'),
    payment_provider: PaymentProvider,
    brand: text('visa'),
    last_four: text('4242'),
    expiry: Type.String({ description: '`MM/YY`', examples: ['03/28'] }),
    cardholder_name: nullable(text('Gwen Llewellyn')),
    is_expired: Type.Boolean({ description: 'It is not offered any more' }),
    saved_at: Instant,
  }),
  ours('O-191: no call is stated that tells customers which cards are kept for them'),
)
export type KeptCard = Static<typeof KeptCard>

export const config = Type.Object({
  mode: oneOf(['test', 'live']),
  url: text('http://127.0.0.1:4100/gateway/v1/js/card-gateway.js'),
})
const expiresIn = ours(Type.Integer({ description: 'Seconds' }), 'O-106: how long the session lives')
const sessionToken = ours(
  Type.String({ description: 'For the card form: the card is entered with it' }),
  'O-190: the answer of session/prepare is not shown',
)

/** A payment taken by staff, with the number of its slip: a voucher, a cheque or a terminal. */
export const DeskPayment = strictObject({
  tender_type: oneOf(tenderTypes),
  amount: Type.Integer({ minimum: -limits.amount, maximum: limits.amount }),
  reference: ours(
    Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 40, examples: ['FW000001'] }))),
    'O-41: other details',
  ),
})
export type DeskPayment = Static<typeof DeskPayment>

export const PaymentPreparation = define(
  'PaymentPreparation',
  Type.Object({
    payment_provider: text('card-gateway'),
    session_key: Type.String({
      description: 'Key of the card form; of a session provider the id of the session',
      examples: ['yB3Sr_v0719lyFcrtEH2AZ7ilmmy2naYGK2-07TQcLE'],
    }),
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
    payment_provider: text('session-provider'),
    session_id: text('ps_019d672b-8a80-7345-817a-975231853cd7'),
    session_token: sessionToken,
    config,
    saved_card: nullable(SavedCard),
    expires_in: expiresIn,
  }),
  stated('P7.3, P6'),
)
export type SessionPreparation = Static<typeof SessionPreparation>

const upTo = (maximum: number) => Type.String({ minLength: 1, maxLength: maximum })
const lineUpTo = (maximum: number) => oneLine({ minLength: 1, maxLength: maximum })

export const BrowserDetails = strictObject({
  color_depth: Type.Unsafe<number>({ type: 'integer', enum: [1, 4, 8, 15, 16, 24, 32, 48] }),
  language: upTo(35),
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
  session_key: upTo(100),
  source: CheckoutSource,
  item_hash: itemHash,
  selected_user_id: SelectedUserIdInBody,
  billing_name: lineUpTo(billing.name),
  first_name: lineUpTo(billing.firstName),
  last_name: lineUpTo(billing.lastName),
  address1: lineUpTo(billing.addressLine),
  address2: Type.Optional(nullable(oneLine({ maxLength: billing.addressLine, examples: ['The Quay'] }))),
  city: lineUpTo(billing.city),
  postcode: lineUpTo(billing.postcode),
  country: Type.Optional(nullable(Type.String({ pattern: '^[A-Z]{2}$' }))),
  browser_details: BrowserDetails,
  card_identifier: instrument,
  payment_method_id: instrument,
  setup_intent_id: instrument,
  saved_card_id: instrument,
  cardholder_name: Type.Optional(nullable(lineUpTo(billing.name))),
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
  payment_session_id: upTo(100),
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
    code: text('declined'),
    message: spoken('Your bank declined the payment.'),
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
    transaction_id: ours(text('1'), 'O-106: the id that the 3-D Secure call has in its path'),
    transaction_uuid: Uuid,
    transaction_status: oneOf(transactionStatuses),
    error: nullable(PaymentProblem),
    sca_url: nullable(text('http://127.0.0.1:4100/gateway/acs/challenge')),
    sca_method: nullable(oneOf(['GET', 'POST'])),
    sca_data: nullable(Type.Record(Type.String(), Type.String())),
    client_secret: nullable(text('seti_019d672b-8a80-71bb-8cf7-925129af570d_secret_361a638b803f627496428f12b1e9929d')),
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

/** Omitted fields are as at session/payment. payments.md 6.8 */
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

/** An event of a provider: its fields and its signature are the provider's own. payments.md 4.7, 5.7 */
export const WebhookEvent = Type.Record(Type.String(), Type.Unknown(), {
  description: 'An object of the provider, signed in the way of the provider',
})
