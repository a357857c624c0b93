import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { IntegerId, SelectedUserId } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import {
  authorisePayment,
  authorisePaymentWith,
  beginCardSetup,
  completePayment,
  completePaymentWith,
  completeSca,
  completeSession,
  completeSessionWith,
  finishCardSetup,
  listSavedCards,
  paySession,
  paySessionWith,
  preparePayment,
  preparePaymentWith,
  prepareSession,
  prepareSessionWith,
  readCardSetups,
  receiveWebhook,
  removeSavedCard,
  returnFromBank,
  payAtDesk,
} from './calls.ts'
import {
  Authorisation,
  AuthorisationOutcome,
  CheckoutSource,
  Completion,
  CompletionOutcome,
  KeptCard,
  PaymentPreparation,
  SessionCompletion,
  SessionPayment,
  SessionPreparation,
  SessionRequest,
  WebhookEvent,
  DeskOrder,
} from './schemas.ts'
import { BankReturn, ScaOutcome, ScaReport } from './strong-authentication.ts'
import { CardSetup, CardSetupOutcome, CardSetups } from './card-setups.ts'
import { ours, stated, inferred } from '../shared/provenance.ts'

const tag = 'Checkout'
const provenance = stated('P7.3; paths: payments.md 2.1')
const withProvider = Type.Object({ provider: Type.String({ minLength: 1, maxLength: 40 }) })

const prepare = {
  summary: 'Start a card payment: the provider, its key and its browser library',
  tag,
  provenance,
  query: Type.Object({ source: CheckoutSource, selected_user_id: SelectedUserId }),
  reply: PaymentPreparation,
} as const

const authorise = {
  summary:
    'Hold the money, or learn that the bank wants to see the customer first; a decline is an answer, not an error',
  tag,
  provenance,
  body: Authorisation,
  reply: AuthorisationOutcome,
} as const

const complete = {
  summary: 'Take the money and confirm the order; safe to repeat',
  tag,
  provenance,
  body: Completion,
  reply: CompletionOutcome,
} as const

const session = {
  summary: 'Start a card payment by a session: its id, and the token with which the browser enters the card',
  tag,
  provenance,
  body: SessionRequest,
  reply: SessionPreparation,
} as const

const sessionPayment = {
  summary: 'Hold the money of the card in the session, or learn that the bank wants to see the customer first',
  tag,
  provenance,
  body: SessionPayment,
  reply: AuthorisationOutcome,
} as const

const keptCards = ours('O-191: no call is stated that tells customers which cards are kept for them')

const cardSetups = ours('O-203: no call is stated that keeps a card without a payment')

const transactionId = Type.String({ minLength: 1, maxLength: 40 })

const sessionCompletion = {
  summary: 'Take the money of a session and confirm the order; safe to repeat',
  tag,
  provenance,
  body: SessionCompletion,
  bodyOptional: true,
  reply: CompletionOutcome,
} as const

export const paymentEndpoints = {
  preparePayment: endpoint(preparePayment, prepare),
  preparePaymentWith: endpoint(preparePaymentWith, { ...prepare, params: withProvider }),
  authorisePayment: endpoint(authorisePayment, authorise),
  authorisePaymentWith: endpoint(authorisePaymentWith, { ...authorise, params: withProvider }),
  completePayment: endpoint(completePayment, complete),
  completePaymentWith: endpoint(completePaymentWith, { ...complete, params: withProvider }),
  prepareSession: endpoint(prepareSession, session),
  prepareSessionWith: endpoint(prepareSessionWith, { ...session, params: withProvider }),
  paySession: endpoint(paySession, sessionPayment),
  paySessionWith: endpoint(paySessionWith, { ...sessionPayment, params: withProvider }),
  completeSession: endpoint(completeSession, { ...sessionCompletion, params: Type.Object({ transactionId }) }),
  completeSessionWith: endpoint(completeSessionWith, {
    ...sessionCompletion,
    params: Type.Object({ ...withProvider.properties, transactionId }),
  }),
  payAtDesk: endpoint(payAtDesk, {
    summary: 'Staff take the money for a basket, or settle it with credit',
    tag,
    provenance: inferred('P1, P6, P7.3: staff take offline payments; payments.md 6.7'),
    body: DeskOrder,
    reply: CompletionOutcome,
  }),
  listSavedCards: endpoint(listSavedCards, {
    summary: 'Cards that are kept for somebody, the one kept last first',
    tag,
    provenance: keptCards,
    params: Type.Object({ userId: IntegerId }),
    query: Type.Object({ ...pageQuery }),
    reply: list(KeptCard),
  }),
  removeSavedCard: endpoint(removeSavedCard, {
    summary: 'Keep a card no longer, here and at the payment provider',
    tag,
    provenance: keptCards,
    params: Type.Object({ userId: IntegerId, savedCardId: IntegerId }),
    reply: data(Done),
  }),
  readCardSetups: endpoint(readCardSetups, {
    summary: 'Whether somebody can have a card kept without paying',
    tag,
    provenance: cardSetups,
    params: Type.Object({ userId: IntegerId }),
    reply: data(CardSetups),
  }),
  beginCardSetup: endpoint(beginCardSetup, {
    summary: 'Begin to keep a card without paying: what the browser enters it with',
    tag,
    provenance: cardSetups,
    params: Type.Object({ userId: IntegerId }),
    status: 201,
    reply: data(CardSetup),
  }),
  finishCardSetup: endpoint(finishCardSetup, {
    summary: 'Keep the card that was entered, or learn that the bank wants to see the customer first; safe to repeat',
    tag,
    provenance: cardSetups,
    params: Type.Object({ userId: IntegerId, setupId: transactionId }),
    reply: data(CardSetupOutcome),
  }),
  completeSca: endpoint(completeSca, {
    summary: 'Report the end of a 3-D Secure step; the platform asks the gateway what really happened',
    tag,
    provenance,
    params: Type.Object({ transactionId }),
    body: ScaReport,
    reply: ScaOutcome,
  }),
  returnFromBank: endpoint(returnFromBank, {
    summary: "Where a bank's page sends the browser; carries no cookie and shows no outcome",
    tag,
    provenance: ours('payments.md 5.5: a browser must come back from the bank somewhere'),
    params: Type.Object({ returnToken: Type.String({ minLength: 3, maxLength: 100 }) }),
    body: BankReturn,
    consumes: 'application/x-www-form-urlencoded',
    produces: 'text/html',
    reply: Type.String(),
  }),
  receiveWebhook: endpoint(receiveWebhook, {
    summary: 'Events of the card gateway, signed',
    tag,
    provenance: ours('payments.md 5.7: the gateway says what happened'),
    params: Type.Object({
      provider: Type.String({ minLength: 1, maxLength: 40 }),
      sandbox: Type.String({ minLength: 1, maxLength: 40 }),
    }),
    body: WebhookEvent,
    reply: Type.Object({ received: Type.Boolean() }),
  }),
}
