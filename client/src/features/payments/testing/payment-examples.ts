import type {
  Authorisation,
  AuthoriseDetails,
  CompletionPayload,
  PaymentOrder,
  PaymentSession,
  PreparedSession,
  Recovery,
} from '../machine/states/payment-details.ts'

/** A payment of £15 by card and £5 credit, at nine in the morning, shared by the tests of payments. */
export const nine = Date.UTC(2026, 3, 7, 9)

export const order: PaymentOrder = { source: 'activity-booking', selectedUserId: null, amountDue: 1500 }

export const completion: CompletionPayload = {
  itemHash: 'v1:9f',
  source: 'activity-booking',
  selectedUserId: null,
  terms: true,
  completedWaivers: [],
  payments: [
    { tenderType: 'credit', amount: 500 },
    { tenderType: 'online', amount: 1500 },
  ],
}

export const details: AuthoriseDetails = {
  completion,
  billing: {
    billingName: 'A Tester',
    firstName: 'A',
    lastName: 'Tester',
    address1: '88',
    address2: null,
    city: 'Leeds',
    postcode: '412',
    country: 'GB',
  },
  browser: { colorDepth: 24, language: 'en-GB', screenWidth: 1280, screenHeight: 800, timezoneOffset: 0 },
  agreedBefore: false,
  cardholderName: null,
  saveCard: false,
  instrument: { kind: 'card', cardIdentifier: 'A1B2' },
}

export const prepared: PreparedSession = {
  providerName: 'card-gateway',
  sessionKey: '6C0D',
  formKey: '6C0D',
  mode: 'test',
  url: 'http://127.0.0.1:4100/gateway/v1/js/card-gateway.js',
  savedCard: null,
  keepsCards: true,
  expiresAt: nine + 400_000,
  singleUse: true,
  used: false,
}

export const session: PaymentSession = { ...prepared, amountDue: order.amountDue }

export const transactionUuid = '0d1e0000-0000-4000-8000-000000000001'

export const challenged: Authorisation = {
  transactionUuid,
  transactionId: '1043',
  transactionStatus: 'sca_required',
  scaUrl: 'http://127.0.0.1:4100/gateway/acs/challenge',
  scaMethod: 'POST',
  scaData: { creq: 'eyJ', threeDSSessionData: 'c2Vz' },
  clientSecret: null,
  returnUrl: null,
}

export const authorised: Authorisation = { ...challenged, transactionStatus: 'authorised', scaUrl: null, scaData: {} }

export const recovery: Recovery = {
  transactionUuid,
  transactionId: '1043',
  providerName: 'card-gateway',
  stage: 'completion',
  display: null,
  completion,
  startedAt: nine,
}
