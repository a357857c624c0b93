import type { AuthorisationOutcome, CompletionOutcome, PaymentProvider, SessionPreparation } from '@touchline/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cards, courses, type Customer, openStage, type Stage } from './stage.ts'
import { enterCard } from './tokenise-card.ts'

const source = 'activity-booking'
let stage: Stage
let carys: Customer

beforeEach(async () => {
  stage = await openStage({ scenario: 'paying-by-session-provider' })
  carys = await stage.as('carys')
  await carys.add(courses.badminton)
})

afterEach(async () => {
  await stage.settle()
})

async function openSession(path = '/api/checkout'): Promise<SessionPreparation> {
  const { status, body } = await carys.call<SessionPreparation>('POST', `${path}/session/prepare`, { source })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** A session in which a card was entered, and the body of its payment. */
async function sessionWith(number: string, path?: string) {
  const { session_id, session_token: key } = await openSession(path)
  await enterCard(stage.platform.host.gateway, `payment-sessions/${session_id}/card`, { key, number })
  const { payments } = await carys.completion(undefined)
  return { payment_session_id: session_id, payments, terms: true, completed_waivers: [], source }
}

function sendPayment(body: object, path = '/api/checkout') {
  return carys.call<AuthorisationOutcome>('POST', `${path}/session/payment`, body)
}

function complete(id: string, body?: object, path = '/api/checkout') {
  return carys.call<CompletionOutcome>('POST', `${path}/session/complete/${id}`, body)
}

/** The organisation takes its money by another provider from now on. */
function take(provider: PaymentProvider) {
  const url = `/sandbox/v1/sandboxes/${stage.sandbox}/scenarios/paying-by-${provider}`
  return stage.platform.visitor.send({ method: 'POST', url, payload: {} })
}

test('[P7-050] orders are paid by a card gateway, another card provider and a third one', async () => {
  const { body: bySession } = await sendPayment(await sessionWith(cards.good))
  const paid = [(await complete(bySession.transaction_id)).body]

  await take('card-gateway')
  await carys.add(courses.pilates)
  const { transaction_uuid: atGateway } = await carys.authorise(cards.good)
  paid.push((await carys.complete(atGateway)).body)

  await take('card-provider')
  await carys.add('tennis-for-beginners')
  const { session_key: key } = await carys.prepare()
  const card = await enterCard(stage.platform.host.gateway, 'payment-methods', { key, number: cards.good })
  const { payment_method_id } = card
  const { body } = await carys.sendAuthorisation({ ...(await carys.requestWith(key)), payment_method_id })
  paid.push((await carys.complete(body.transaction_uuid)).body)

  expect(paid.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed'])
  for (const { order_id: id } of paid) expect(await carys.order(id)).toMatchObject({ status: 'success' })
})

test('a session has an id for the platform and a token for the browser, however it is prepared', async () => {
  const config = { mode: 'test', url: 'http://127.0.0.1:4100/gateway/v1/js/session-provider.js' }
  const common = { payment_provider: 'session-provider', config, saved_card: null, expires_in: 3600 }
  expect(await openSession('/api/checkout/session-provider')).toEqual({
    ...common,
    session_id: expect.stringMatching(/^ps_/),
    session_token: expect.any(String),
  })
  // A client that does not know the provider yet learns it here.
  expect(await carys.prepare()).toEqual({
    ...common,
    session_key: expect.stringMatching(/^ps_/),
    session_token: expect.any(String),
  })
  const other = await carys.call('POST', '/api/checkout/card-gateway/session/prepare', { source })
  expect([other.status, other.body.message]).toEqual([422, "Payment provider 'card-gateway' is not supported"])
  const stale = await carys.call('POST', '/api/checkout/session/prepare', { source, item_hash: 'v1:other' })
  expect([stale.status, stale.body.code]).toEqual([409, 'item_hash_mismatch'])
})

test.each([
  ['deferred', '/api/checkout'],
  ['immediate', '/api/checkout/session-provider'],
])(
  '[PAY-58] is paid without a challenge, money captured %s, and completing twice gives the same',
  async (mode, path) => {
    await stage.gateway.configure({ capture_mode: mode })
    const body = await sessionWith(cards.good, path)
    const { body: outcome } = await sendPayment(body, path)
    expect(outcome).toEqual({
      transaction_id: outcome.transaction_id,
      transaction_uuid: outcome.transaction_uuid,
      transaction_status: 'authorised',
      error: null,
      sca_url: null,
      sca_method: null,
      sca_data: null,
      client_secret: null,
      return_url: null,
    })
    expect((await sendPayment(body, path)).body).toEqual(outcome)
    const first = await complete(outcome.transaction_id, undefined, path)
    expect(first.body).toMatchObject({ status: 'completed', complete_order_id: first.body.order_id })
    expect((await complete(outcome.transaction_uuid, {}, path)).body).toEqual(first.body)
    expect((await carys.orders()).map(({ id, status }) => [id, status])).toEqual([[first.body.order_id, 'success']])
  },
)

test('[PAY-58] is paid after a challenge by its result token, and completing twice gives the same', async () => {
  const { body: outcome } = await sendPayment(await sessionWith(cards.challenge))
  expect(outcome).toMatchObject({
    transaction_status: 'sca_required',
    sca_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4100\/gateway\/acs\/challenge\/[\w-]+$/),
    sca_method: 'GET',
    sca_data: { state: expect.any(String) },
    client_secret: null,
    return_url: null,
  })
  expect((await complete(outcome.transaction_id)).body.code).toBe('sca_incomplete')
  const bank = await stage.answerBank(outcome, '123456')
  expect(Object.keys(bank.fields)).toEqual(['result_token', 'state'])
  // The browser may report it, or the bank's page hand it over: the same either way.
  const reported = await carys.reportSca(outcome, bank.fields['result_token'] ?? '')
  expect(reported.body).toEqual({ transaction_id: outcome.transaction_id, status: 'authorised' })
  await stage.returnFromBank(bank)
  const first = await complete(outcome.transaction_id)
  expect(first.body.status).toBe('completed')
  expect((await complete(outcome.transaction_id)).body).toEqual(first.body)
})

test('a challenge that fails or is not finished leaves no hold, and a new session pays', async () => {
  const { body: outcome } = await sendPayment(await sessionWith(cards.challenge))
  await stage.returnFromBank(await stage.answerBank(outcome, '000000'))
  expect((await carys.reportSca(outcome, '')).body.status).toBe('failed')
  await sendPayment(await sessionWith(cards.challenge))
  await stage.advance('PT1H')
  // With its hold went its places.
  await carys.add(courses.badminton)
  const { body: paid } = await sendPayment(await sessionWith(cards.good))
  expect((await complete(paid.transaction_id)).body.status).toBe('completed')
  expect((await stage.gateway.transactions()).map(({ held }) => held)).toEqual([0, 0, 0])
})

test('[PAY-57 partly] reports what is missing: its own session, a card in it, an answer of the provider', async () => {
  const body = await sessionWith(cards.good)
  const unknown = await sendPayment({ ...body, payment_session_id: 'ps_none' })
  expect([unknown.status, unknown.body.message]).toEqual([422, 'Payment session ID not found'])
  const foreign = await (await stage.as('ben')).call('POST', '/api/checkout/session/payment', body)
  expect(foreign.body.code).toBe('session_not_found')
  const { session_id } = await openSession()
  const empty = await sendPayment({ ...body, payment_session_id: session_id })
  expect([empty.status, empty.body.code]).toEqual([422, 'session_not_ready'])
  await stage.gateway.addFault('register', 'http_503')
  const lost = await sendPayment(body)
  expect([lost.status, lost.body.code, lost.body.message]).toEqual([
    502,
    'transaction_failed',
    'Failed to create transaction',
  ])
  await stage.gateway.addFault('session_key', 'http_503')
  const failed = await carys.call('POST', '/api/checkout/session/prepare', { source })
  expect([failed.status, failed.body.message]).toEqual([502, 'Failed to create payment session'])
})

test('[PAY-57 partly] pays in a session refused without a card once it has one, also with the same key', async () => {
  const { session_id, session_token: key } = await openSession()
  const { payments } = await carys.completion(undefined)
  const body = { payment_session_id: session_id, payments, terms: true, completed_waivers: [], source }
  const headers = { 'idempotency-key': 'one-click' }
  const send = (sent: object) =>
    carys.call<AuthorisationOutcome>('POST', '/api/checkout/session/payment', sent, headers)
  for (const _again of [1, 2]) {
    const refused = await send(body)
    expect([refused.status, refused.body.code]).toEqual([422, 'session_not_ready'])
  }
  const wrong = await sendPayment({ ...body, payments: [{ tender_type: 'online', amount: 1 }] })
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['payments']])
  await enterCard(stage.platform.host.gateway, `payment-sessions/${session_id}/card`, { key, number: cards.good })
  const { status, body: outcome } = await send(body)
  expect([status, outcome.transaction_status]).toEqual([200, 'authorised'])
  expect((await send(body)).body).toEqual(outcome)
  expect((await complete(outcome.transaction_id)).body.status).toBe('completed')
})

test('the basket of the session decides, and a completion is compared with it', async () => {
  const body = await sessionWith(cards.good)
  const { body: outcome } = await sendPayment(body)
  const other = await complete(outcome.transaction_id, { item_hash: 'v1:other' })
  expect([other.status, other.body.code]).toEqual([409, 'item_hash_mismatch'])
  const changed = await sessionWith(cards.good)
  await carys.add(courses.pilates)
  expect((await sendPayment(changed)).body.code).toBe('item_hash_mismatch')
  expect((await complete('99999')).status).toBe(404)
})

test('another provider can be configured, and the first again: each payment completes with its own provider', async () => {
  const begun = await sessionWith(cards.good)
  for (const provider of ['card-gateway', 'card-provider', 'card-gateway'] as const)
    expect([(await take(provider)).status, (await carys.prepare()).payment_provider]).toEqual([200, provider])
  const { body: outcome } = await sendPayment(begun)
  expect((await complete(outcome.transaction_id)).body.status).toBe('completed')
})
