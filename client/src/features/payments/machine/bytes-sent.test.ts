import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '../../../api/call.ts'
import { send } from '../../../api/http.ts'
import { memoryJar } from '../../../api/memory-jar.ts'
import { credentialsIn } from '../../../api/tokens.ts'
import { cardGateway } from '../card/adapters/card-gateway.ts'
import { cardProvider } from '../card/adapters/card-provider.ts'
import { sessionProvider } from '../card/adapters/session-provider.ts'
import type { PaymentAdapter } from '../card/payment-adapter.ts'
import { details, order, recovery, session, transactionUuid } from '../testing/payment-examples.ts'
import type { Instrument } from './payment-details.ts'
import { platformPayments } from './platform-payments.ts'

type Captured = { readonly request: string; readonly body: unknown }

let captured: Captured[]
const platform = createServer((request, response) => {
  void textOf(request).then((text) => {
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    captured.push({ request: `${request.method} ${request.url}`, body })
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({ status: 'authorised', transaction_status: 'authorised', payment_provider: 'card-gateway' }),
    )
  })
})

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

beforeAll(async () => {
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done))
})
afterAll(() => platform.close())

beforeEach(() => {
  captured = []
  // A server that listens on a TCP port has an address object.
  const apiOrigin = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`
  connect({
    routing: { apiOrigin, basePaths: {}, paths: {} },
    credentials: credentialsIn(memoryJar(), 'bookings', { secure: false, pathname: () => '/' }),
    send,
    pathname: () => '/',
    language: () => 'en',
    clientDomain: 'localhost',
    onSignedOut: () => undefined,
    onMismatch: () => undefined,
  })
})

const options = { idempotencyKey: 'key-1', signal: new AbortController().signal }
const payments = [
  { tender_type: 'credit', amount: 500 },
  { tender_type: 'online', amount: 1500 },
]
const frozen = {
  item_hash: 'v1:9f',
  source: 'activity-booking',
  selected_user_id: null,
  terms: true,
  completed_waivers: [],
  payments,
}
const noInstrument = { card_identifier: null, payment_method_id: null, setup_intent_id: null, saved_card_id: null }
const authorised = {
  ...frozen,
  ...noInstrument,
  billing_name: 'A Tester',
  first_name: 'A',
  last_name: 'Tester',
  address1: '88',
  address2: null,
  city: 'Leeds',
  postcode: '412',
  country: 'GB',
  browser_details: { color_depth: 24, language: 'en-GB', screen_width: 1280, screen_height: 800, timezone_offset: 0 },
  cardholder_name: null,
  save_card: false,
}

/** The whole of a payment as one provider is spoken to. */
async function payBy(adapter: PaymentAdapter, sessionKey: string, instrument: Instrument): Promise<void> {
  const providerName = adapter.provider
  await adapter.prepare(platformPayments, providerName, order, options)
  const open = { ...session, provider: adapter.provider, providerName, sessionKey }
  await adapter.authorise(platformPayments, open, { ...details, instrument }, options)
  await platformPayments.reportSca('1043', { transactionUuid, scaResult: 'a result' }, options)
  await adapter.complete(platformPayments, { ...recovery, provider: adapter.provider, providerName }, options)
}

const reported = {
  request: 'POST /api/payment-providers/sca-completion/1043',
  body: { transaction_uuid: transactionUuid, sca_result: 'a result' },
}

describe('the bytes that are sent to a platform, with the provider in the path', () => {
  test.each([
    ['the card gateway', 'card_identifier', cardGateway, { kind: 'card', cardIdentifier: 'A1' }],
    ['the card gateway', 'saved_card_id', cardGateway, { kind: 'saved-card', savedCardId: 'A1' }],
    ['the card provider', 'payment_method_id', cardProvider, { kind: 'payment-method', paymentMethodId: 'A1' }],
    ['the card provider', 'setup_intent_id', cardProvider, { kind: 'setup-intent', setupIntentId: 'A1' }],
    ['the card provider', 'saved_card_id', cardProvider, { kind: 'saved-card', savedCardId: 'A1' }],
  ] as const)('%s: a %s alone stands for the card', async (_, field, adapter, instrument) => {
    await payBy(adapter, 'key of the form', instrument)
    const path = `/api/checkout/${adapter.provider}`
    expect(captured).toEqual([
      { request: `GET ${path}/prepare?source=activity-booking`, body: undefined },
      { request: `POST ${path}/authorise`, body: { ...authorised, [field]: 'A1', session_key: 'key of the form' } },
      reported,
      { request: `POST ${path}/complete`, body: { ...frozen, transaction_uuid: transactionUuid } },
    ])
  })

  test('the session provider: the session stands for the card, and the transaction for the payment', async () => {
    await payBy(sessionProvider, 'ps_1', { kind: 'session' })
    const path = '/api/checkout/session-provider/session'
    expect(captured).toEqual([
      { request: `POST ${path}/prepare`, body: { source: 'activity-booking' } },
      { request: `POST ${path}/payment`, body: { ...frozen, payment_session_id: 'ps_1' } },
      reported,
      { request: `POST ${path}/complete/1043`, body: frozen },
    ])
  })
})

test('a platform whose provider is not known yet is asked without it, for the linked user that was chosen', async () => {
  await platformPayments.prepare(null, { source: order.source, selectedUserId: 7 }, options)
  expect(captured.map(({ request }) => request)).toEqual([
    'GET /api/checkout/prepare?source=activity-booking&selected_user_id=7',
  ])
})
