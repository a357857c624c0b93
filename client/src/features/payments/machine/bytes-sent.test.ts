import { beforeEach, describe, expect, test } from 'vitest'
import { cardGateway } from '../card/adapters/card-gateway/card-gateway.ts'
import { cardProvider } from '../card/adapters/card-provider/card-provider.ts'
import { sessionProvider } from '../card/adapters/session-provider/session-provider.ts'
import type { PaymentAdapter } from '../card/payment-adapter.ts'
import { type Captured, listeningPlatform } from '../testing/listening-platform.ts'
import { completion, details, order, recovery, session, transactionUuid } from '../testing/payment-examples.ts'
import type { Instrument } from './states/payment-details.ts'
import { platformPayments, sendDeskOrder, sendOrder } from './calls/platform-payments.ts'

const platform = listeningPlatform()

const headers = { authorization: 'Bearer token-of-carys', 'idempotency-key': 'key-1', 'content-type': undefined }
const read = (request: string): Captured => ({ request, headers, body: undefined })
const sent = (request: string, body: object): Captured => ({
  request,
  headers: { ...headers, 'content-type': 'application/json' },
  body,
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

/** A whole payment with one provider, including the browser's result from the bank. */
async function payBy(adapter: PaymentAdapter, { sessionKey, instrument, scaResult }: Payment): Promise<void> {
  const providerName = adapter.name
  await adapter.prepare(platformPayments, providerName, order, options)
  const open = { ...session, providerName, sessionKey }
  await adapter.authorise(platformPayments, open, { ...details, instrument }, options)
  await platformPayments.reportSca('1043', { transactionUuid, scaResult }, options)
  await adapter.complete(platformPayments, { ...recovery, providerName }, options)
}

type Payment = { readonly sessionKey: string; readonly instrument: Instrument; readonly scaResult: string }

const reported = (scaResult: string): Captured =>
  sent('POST /api/payment-providers/sca-completion/1043', { transaction_uuid: transactionUuid, sca_result: scaResult })

/** The bank's and the provider's bytes must not change. */
const cres = 'eyJtZXNzYWdlVHlwZSI6IkNSZXMiLCJ0cmFuc1N0YXR1cyI6IlkifQ=='
const paRes = 'eJzVWFmTo0YSfudXdPQ+9oxBQkdF+/8='

const byCard = [
  [cardGateway, 'card_identifier', { kind: 'card', cardIdentifier: 'A1' }, cres],
  [cardGateway, 'card_identifier', { kind: 'card', cardIdentifier: 'A1' }, paRes],
  [cardGateway, 'saved_card_id', { kind: 'saved-card', savedCardId: 'A1' }, cres],
  [cardProvider, 'payment_method_id', { kind: 'payment-method', paymentMethodId: 'A1' }, 'requires_confirmation'],
  [cardProvider, 'setup_intent_id', { kind: 'setup-intent', setupIntentId: 'A1' }, 'requires_confirmation'],
  [cardProvider, 'saved_card_id', { kind: 'saved-card', savedCardId: 'A1' }, 'requires_confirmation'],
] as const

/** The instrument in `authorise`, and the reported bank result. payments.md 2.3 */
const rows = byCard.map(([adapter, field, instrument, scaResult]) => ({ adapter, field, instrument, scaResult }))

describe('the bytes that are sent to the platform', () => {
  describe.each([
    ['with the provider in the path', (provider: string) => `/${provider}`],
    ['without the provider in the path, where the configuration says so', () => ''],
  ] as const)('%s', (_, segment) => {
    beforeEach(() => {
      if (segment('x') === '') platform.speakBy(withoutSegment)
    })

    test.each(rows)(
      'for the $adapter.name: $field alone identifies the card, and $scaResult is reported',
      async ({ adapter, field, instrument, scaResult }) => {
        await payBy(adapter, { sessionKey: 'key of the form', instrument, scaResult })
        const path = `/api/checkout${segment(adapter.name)}`
        expect(platform.captured()).toEqual([
          read(`GET ${path}/prepare?source=activity-booking`),
          sent(`POST ${path}/authorise`, { ...authorised, [field]: 'A1', session_key: 'key of the form' }),
          reported(scaResult),
          sent(`POST ${path}/complete`, { ...frozen, transaction_uuid: transactionUuid }),
        ])
      },
    )

    test('for the session-provider: the session identifies the card, the transaction the payment, and the result token is reported', async () => {
      await payBy(sessionProvider, { sessionKey: 'ps_1', instrument: { kind: 'session' }, scaResult: 'rt_A1-b2_' })
      const path = `/api/checkout${segment('session-provider')}/session`
      expect(platform.captured()).toEqual([
        sent(`POST ${path}/prepare`, { source: 'activity-booking' }),
        sent(`POST ${path}/payment`, { ...frozen, payment_session_id: 'ps_1' }),
        reported('rt_A1-b2_'),
        sent(`POST ${path}/complete/1043`, frozen),
      ])
    })
  })

  test('the session request leaves out an unknown provider and names the selected linked user', async () => {
    await platformPayments.prepare(null, { source: order.source, selectedUserId: 7 }, options)
    expect(platform.captured()).toEqual([read('GET /api/checkout/prepare?source=activity-booking&selected_user_id=7')])
  })

  test('an order without a card is placed by the same completion call, without a transaction', async () => {
    await sendOrder(completion, options)
    expect(platform.captured()).toEqual([sent('POST /api/checkout/complete', frozen)])
  })

  test('staff take payment by the desk call', async () => {
    await sendDeskOrder(completion, options)
    expect(platform.captured()).toEqual([sent('POST /api/foh/checkout/pay', frozen)])
  })
})

/** payments.md 2.3, the row of the card entry: the card form's message, and the instrument it becomes. */
test.each([
  { adapter: cardGateway, said: { card_identifier: 'A1' }, pays: { kind: 'card', cardIdentifier: 'A1' } },
  { adapter: cardProvider, said: { payment_method_id: 'A1' }, pays: { kind: 'payment-method', paymentMethodId: 'A1' } },
  { adapter: cardProvider, said: { setup_intent_id: 'A1' }, pays: { kind: 'setup-intent', setupIntentId: 'A1' } },
  { adapter: sessionProvider, said: {}, pays: { kind: 'session' } },
] as const)('the payment uses what the card form returns: $adapter.name, $said', ({ adapter, said, pays }) => {
  const token = adapter.readToken({ ...said, brand: 'visa', last_four: '4242', expiry: '12/30' })
  expect(token?.instrument ?? adapter.readLinked(session)).toEqual(pays)
})

/** The calls of a platform that takes the provider from the session or the transaction. payments.md 2.1 */
const withoutSegment = {
  preparePaymentWith: '/api/checkout/prepare',
  authorisePaymentWith: '/api/checkout/authorise',
  completePaymentWith: '/api/checkout/complete',
  prepareSessionWith: '/api/checkout/session/prepare',
  paySessionWith: '/api/checkout/session/payment',
  completeSessionWith: '/api/checkout/session/complete/{transactionId}',
}
