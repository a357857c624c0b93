import { createGateway, type Gateway } from '@touchline/gateway'
import { fixedClock } from '@touchline/clock'
import { seededRandom } from '@touchline/ids'
import { minorUnits } from '@touchline/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { NewPayment } from '../provider.ts'
import { createGatewayClient, type GatewayClient } from './gateway-client.ts'
import { type GatewayTransport, httpTransport, injectTransport } from './transport.ts'

const controlSecret = 'a-control-secret-of-tests'
const publicUrl = 'http://127.0.0.1:4100'

let gateway: Gateway
let client: GatewayClient

function open(): void {
  gateway = createGateway({
    database: ':memory:',
    publicUrl,
    controlSecret,
    sandboxControls: true,
    clock: fixedClock('2025-04-07T10:00:00Z'),
    random: seededRandom('gateway client'),
    deliver: () => Promise.resolve({ status: 200 }),
  })
}

/** The two ways to reach a gateway. */
const transports: Readonly<Record<string, () => Promise<GatewayTransport>>> = {
  'in the same process': async () => injectTransport((request) => gateway.app.inject(request)),
  'over HTTP': async () => httpTransport(await gateway.app.listen({ host: '127.0.0.1', port: 0 })),
}

function connect(transport: GatewayTransport): void {
  client = createGatewayClient({
    transport,
    merchantId: 'unit',
    controlSecret,
    registration: () => ({
      secret: 'merchant secret',
      webhookUrl: 'http://localhost:4000/webhooks',
      webhookSecret: 'webhook secret',
      origins: ['http://localhost:4000'],
      clock: { offset_ms: 0 },
    }),
  })
}

beforeEach(open)

afterEach(() => gateway.close())

async function newKey(): Promise<string> {
  const answer = await client.createSessionKey('session:1', null)
  if (answer.kind !== 'done') throw new Error(`no session key: ${JSON.stringify(answer)}`)
  return answer.value.merchant_session_key
}

async function tokenise(sessionKey: string, number: string): Promise<string> {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/gateway/v1/card-identifiers',
    headers: { authorization: `Bearer ${sessionKey}`, origin: 'http://localhost:4000' },
    payload: {
      card_details: { cardholder_name: 'A Tester', card_number: number, expiry_date: '1230', security_code: '123' },
    },
  })
  return answer.json<{ card_identifier: string }>().card_identifier
}

async function register(number: string, reference = 'ref-1') {
  const sessionKey = await newKey()
  const cardIdentifier = await tokenise(sessionKey, number)
  return client.register(`register:${reference}`, payment(sessionKey, cardIdentifier, reference))
}

function payment(sessionKey: string, cardIdentifier: string, reference: string): NewPayment {
  return {
    reference,
    amount: minorUnits(2000),
    currencyCode: 'GBP',
    description: 'A test',
    sessionKey,
    instrument: { kind: 'card_identifier', value: cardIdentifier },
    savesCard: false,
    billing: { address1: '88', address2: null, city: 'Leeds', postcode: '412', country: null },
    customer: { firstName: 'A', lastName: 'Tester', reference: '1' },
    returnUrl: 'http://localhost:4000/api/payment-providers/3ds-return/unit.token',
    returnSecret: 'a secret',
    landingUrl: 'http://localhost:4000/payment/return',
    browserDetails: {},
  }
}

describe.each(Object.entries(transports))('the client of the card gateway, %s', (_where, transport) => {
  beforeEach(async () => connect(await transport()))

  test('registers its merchant when the gateway does not know it', async () => {
    expect(await newKey()).not.toBe('')
    expect(await client.controls?.transactions()).toEqual([])
  })

  test('a good card gets a definite answer, and so does its capture, once for a key', async () => {
    const held = await register('4242424242424242')
    if (held.kind !== 'done') throw new Error('not held')
    expect(held.value).toMatchObject({ state: 'authorised', held: 2000, card: { brand: 'visa', last_four: '4242' } })
    for (let time = 0; time < 2; time++) {
      const taken = await client.release('release:ref-1', held.value.transaction_id, minorUnits(2000))
      expect(taken).toMatchObject({ kind: 'done', value: { outcome: 'ok', transaction: { captured: 2000 } } })
    }
    const again = await client.release('another key', held.value.transaction_id, minorUnits(2000))
    expect(again).toMatchObject({ kind: 'refused', code: 'already_captured', transaction: { state: 'captured' } })
    expect((await client.controls?.ledger())?.filter(({ kind }) => kind === 'capture')).toHaveLength(1)
  })

  test('a decline is an answer, with a reason that a browser may show', async () => {
    const declined = await register('4000000000009987')
    expect(declined).toMatchObject({
      kind: 'done',
      value: { state: 'declined', decline: { browser_code: 'generic_decline' } },
    })
  })

  test('a reference is cancelled before it arrives', async () => {
    await newKey()
    expect(await client.cancelByReference('cancel:1', 'ref-1')).toMatchObject({
      kind: 'done',
      value: { outcome: 'tombstoned' },
    })
  })

  test.each([
    ['timeout', { effect: 'timeout', ms: 1 }, 'no_answer'],
    ['lost response', { effect: 'lost_response' }, 'no_answer'],
    ['server error', { effect: 'http_500' }, 'server_error'],
  ] as const)('a %s leaves the outcome unknown', async (_what, fault, why) => {
    await newKey()
    await client.controls?.addFault({ match: { operation: 'cancel_by_reference' }, ...fault })
    expect(await client.cancelByReference('cancel:1', 'ref-1')).toEqual({ kind: 'unknown', why })
  })

  test('wrong credentials say nothing about a transaction', async () => {
    expect(await client.cancelByReference('cancel:1', 'ref-1')).toEqual({ kind: 'unknown', why: 'unauthorised' })
  })
})

test('times out after twenty seconds for a card, ten seconds otherwise', async () => {
  const waited = new Map<string, number>()
  connect(async ({ path, timeoutMs }) => {
    waited.set(path.replace('/gateway/v1/', ''), timeoutMs)
    throw new Error('nobody answers')
  })
  const nobody = { kind: 'unknown', why: 'no_answer' }
  expect(await client.register('register:1', payment('key', 'card', 'ref-1'))).toEqual(nobody)
  expect(await client.release('release:1', 'g1', minorUnits(2000))).toEqual(nobody)
  expect(await client.cancelByReference('cancel:1', 'ref-1')).toEqual(nobody)
  expect(Object.fromEntries(waited)).toEqual({
    transactions: 20_000,
    'transactions/g1/instructions': 10_000,
    'cancel-by-reference': 10_000,
  })
})
