import Type from 'typebox'
import { about } from '../shared/define.ts'
import { endpoint } from '../endpoint.ts'
import { cardEndpoints } from './card-endpoints.ts'
import { tag } from './tag.ts'
import { SelectedUserId } from '../shared/ids.ts'
import {
  authorisePayment,
  authorisePaymentWith,
  completePayment,
  completePaymentWith,
  completeSca,
  completeSession,
  completeSessionWith,
  paySession,
  paySessionWith,
  preparePayment,
  preparePaymentWith,
  prepareSession,
  prepareSessionWith,
  receiveWebhook,
  returnFromBank,
  payAtDesk,
} from './calls.ts'
import {
  Authorisation,
  AuthorisationOutcome,
  CheckoutSource,
  Completion,
  CompletionOutcome,
  PaymentPreparation,
  SessionCompletion,
  SessionPayment,
  SessionPreparation,
  SessionRequest,
  WebhookEvent,
  DeskOrder,
} from './schemas.ts'
import { BankReturn, ScaOutcome, ScaReport } from './strong-authentication.ts'
import { ours, stated, inferred } from '../shared/provenance.ts'

const provider = about(
  Type.String({ minLength: 1, maxLength: 40 }),
  'Payment provider, as `payment_provider` of the preparation names it.',
  'card-gateway',
)
const provenance = stated('P7.3; paths: payments.md 2.1')
const withProvider = Type.Object({ provider })
const withProviderNamed = 'The same with a provider named in the path.'

const prepare = {
  summary: 'Start a card payment: the provider, its key and its browser library',
  description:
    'Call it first. Answers a `session_key`, and the address of the browser library that turns a card into a `card_identifier`. Card numbers never come here.',
  tag,
  provenance,
  query: Type.Object({
    source: about(CheckoutSource, 'On which channel, or in which basket.', 'activity-booking'),
    selected_user_id: SelectedUserId,
  }),
  reply: PaymentPreparation,
} as const

const authorise = {
  summary:
    'Hold the money, or learn that the bank wants to see the customer first; a decline is an answer, not an error',
  description:
    'Holds the money. `sca_required` means: post `sca_data` to `sca_url` in a frame or a new page; the bank posts back, and `sca_result` of the 3-D Secure call reports it. `payments` are tenders, for a card `[{ "tender_type": "online", "amount": … }]`. Send the `item_hash` of the basket.',
  tag,
  provenance,
  body: Authorisation,
  example: {
    session_key: 'the session_key of the preparation',
    source: 'activity-booking',
    item_hash: 'the item_hash of the basket',
    billing_name: 'Amina Rahman',
    first_name: 'Amina',
    last_name: 'Rahman',
    address1: '12 Orchard Row',
    city: 'Ashcombe',
    postcode: 'AS1 2BC',
    country: 'GB',
    browser_details: { color_depth: 24, language: 'en-GB', screen_width: 1280, screen_height: 800, timezone_offset: 0 },
    card_identifier: 'what the card form answered',
    terms: true,
    completed_waivers: [],
    payments: [{ tender_type: 'online', amount: 8400 }],
  },
  reply: AuthorisationOutcome,
} as const

const complete = {
  summary: 'Take the money and confirm the order; safe to repeat',
  description:
    'With a `transaction_uuid`: takes the money and makes the order. Without: orders a basket that needs no card. Repeating it answers the same order. `pending` means: ask again.',
  tag,
  provenance,
  body: Completion,
  example: {
    transaction_uuid: '0d0d0d0d-0000-4000-8000-000000000001',
    item_hash: 'the item_hash of the basket',
    source: 'activity-booking',
    terms: true,
    completed_waivers: [],
    payments: [{ tender_type: 'online', amount: 8400 }],
  },
  reply: CompletionOutcome,
} as const

const session = {
  summary: 'Start a card payment by a session: its id, and the token with which the browser enters the card',
  description:
    'For organisations whose provider works by sessions. The card is entered with the `session_token` in the card form of the library; the platform is told of nothing but the `session_id`.',
  tag,
  provenance,
  body: SessionRequest,
  example: { source: 'activity-booking' },
  reply: SessionPreparation,
} as const

const sessionPayment = {
  summary: 'Hold the money of the card in the session, or learn that the bank wants to see the customer first',
  description:
    'Holds the money of the card that was entered in the session. `sca_required` means: open `sca_url` with the fields of `sca_data` in the address; the bank posts back, and `sca_result` of the 3-D Secure call reports it.',
  tag,
  provenance,
  body: SessionPayment,
  example: {
    payment_session_id: 'the session_key of the preparation',
    payments: [{ tender_type: 'online', amount: 8400 }],
    terms: true,
    completed_waivers: [],
    source: 'activity-booking',
  },
  reply: AuthorisationOutcome,
} as const

const transactionId = about(
  Type.String({ minLength: 1, maxLength: 40 }),
  '`transaction_id` of the authorisation, or its uuid.',
  '1042',
)

const sessionCompletion = {
  summary: 'Take the money of a session and confirm the order; safe to repeat',
  description:
    'Takes the money and makes the order. A body is compared with what was authorised; without one, that counts. Repeating it answers the same order.',
  tag,
  provenance,
  body: SessionCompletion,
  example: { item_hash: 'the item_hash of the basket', source: 'activity-booking' },
  bodyOptional: true,
  reply: CompletionOutcome,
} as const

export const paymentEndpoints = {
  ...cardEndpoints,
  preparePayment: endpoint(preparePayment, prepare),
  preparePaymentWith: endpoint(preparePaymentWith, {
    ...prepare,
    description: withProviderNamed,
    params: withProvider,
  }),
  authorisePayment: endpoint(authorisePayment, authorise),
  authorisePaymentWith: endpoint(authorisePaymentWith, {
    ...authorise,
    description: withProviderNamed,
    params: withProvider,
  }),
  completePayment: endpoint(completePayment, complete),
  completePaymentWith: endpoint(completePaymentWith, {
    ...complete,
    description: withProviderNamed,
    params: withProvider,
  }),
  prepareSession: endpoint(prepareSession, session),
  prepareSessionWith: endpoint(prepareSessionWith, {
    ...session,
    description: withProviderNamed,
    params: withProvider,
  }),
  paySession: endpoint(paySession, sessionPayment),
  paySessionWith: endpoint(paySessionWith, { ...sessionPayment, description: withProviderNamed, params: withProvider }),
  completeSession: endpoint(completeSession, { ...sessionCompletion, params: Type.Object({ transactionId }) }),
  completeSessionWith: endpoint(completeSessionWith, {
    ...sessionCompletion,
    description: withProviderNamed,
    params: Type.Object({ ...withProvider.properties, transactionId }),
  }),
  payAtDesk: endpoint(payAtDesk, {
    summary: 'Staff take the money for a basket, or settle it with credit',
    description:
      'For a basket of source `front-of-house` or `point-of-sale`: cash, card terminal, cheque and vouchers, which need an open till, and credit, which does not. The entries add up to the balance; cash and cheque exclude each other; vouchers may be several, each with its `reference`. Repeated, it answers the same order.',
    tag,
    provenance: inferred('P1, P6, P7.3: staff take offline payments; payments.md 6.7'),
    body: DeskOrder,
    example: {
      item_hash: 'v1:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      source: 'front-of-house',
      selected_user_id: 12,
      terms: true,
      completed_waivers: [],
      payments: [
        { tender_type: 'offline-voucher', amount: 1000, reference: 'GIFT-0042' },
        { tender_type: 'cash', amount: 4600 },
      ],
    },
    reply: CompletionOutcome,
  }),
  completeSca: endpoint(completeSca, {
    summary: 'Report the end of a 3-D Secure step; the platform asks the gateway what really happened',
    description:
      'Says that the customer is back from the bank. `sca_required` means that nothing is decided yet: ask again.',
    tag,
    provenance,
    params: Type.Object({ transactionId }),
    body: ScaReport,
    example: {
      transaction_uuid: '0d0d0d0d-0000-4000-8000-000000000001',
      sca_result: 'eyJ0aHJlZURTU2VydmVyVHJhbnNJRCI6Ii4uLiJ9',
    },
    reply: ScaOutcome,
  }),
  returnFromBank: endpoint(returnFromBank, {
    summary: "Where a bank's page sends the browser; carries no cookie and shows no outcome",
    description:
      "The address a bank's page posts its form to. It answers a page that tells the window which opened it to go on.",
    tag,
    provenance: ours('payments.md 5.5: a browser must come back from the bank somewhere'),
    params: Type.Object({
      returnToken: about(Type.String({ minLength: 3, maxLength: 100 }), 'What the platform gave the bank.', 'token'),
    }),
    body: BankReturn,
    example: { cres: 'eyJ0aHJlZURTU2VydmVyVHJhbnNJRCI6Ii4uLiJ9' },
    consumes: 'application/x-www-form-urlencoded',
    produces: 'text/html',
    reply: Type.String(),
  }),
  receiveWebhook: endpoint(receiveWebhook, {
    summary: 'Events of a payment provider, signed',
    description:
      'The fields and the signature are those of the provider; here is an event of the card gateway, signed in `X-Gateway-Signature`: `t={seconds},v1={HMAC-SHA256 of seconds, a full stop and the body}`. Known events are answered like new ones and change nothing.',
    tag,
    provenance: ours('payments.md 5.7: the gateway says what happened'),
    params: Type.Object({
      provider,
      sandbox: about(
        Type.String({ minLength: 1, maxLength: 40 }),
        'Sandbox of the merchant that the event is about.',
        'default',
      ),
    }),
    body: WebhookEvent,
    example: {
      id: 'event-1',
      type: 'payment.captured',
      created_at: 1775552400000,
      sequence: 3,
      data: {
        transaction_id: '1',
        vendor_tx_code: 'T-1',
        state: 'captured',
        amount: 8400,
        captured: 8400,
        refunded: 0,
      },
    },
    reply: Type.Object({ received: Type.Boolean() }),
  }),
}
