import { Script } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fieldOf, merchant, openGateway, returnAddress, shop, type TestGateway, type Wire } from './fixture.ts'

let gateway: TestGateway
let count = 0

beforeEach(async () => {
  gateway = await openGateway({ settings: { webhook_url: `${shop}/{provider}/webhooks` } })
})
afterEach(async () => {
  expect(await gateway.broken()).toEqual([])
  await gateway.close()
})

async function browser(path: string, key: string, payload: Wire): Promise<Wire> {
  const headers = { authorization: `Bearer ${key}`, origin: shop }
  const answer = await gateway.app.inject({ method: 'POST', url: `/gateway/v1/${path}`, headers, payload })
  return { status: answer.statusCode, ...(answer.body === '' ? {} : answer.json<Wire>()) }
}

const card = (number = '4242424242424242') => ({
  card_details: { cardholder_name: 'A Tester', card_number: number, expiry_date: '1230', security_code: '123' },
})

/** The bank's page by its link: the answer to a code. */
async function visitBank(url: string, query: string, otp: string): Promise<string> {
  const opened = await gateway.app.inject({ url: `${url.replace('http://127.0.0.1:4100', '')}?${query}` })
  const action = /action="(\/gateway\/acs\/challenge\/[^"]+)"/.exec(opened.body)?.[1] ?? ''
  return (await gateway.form(action, { otp })).html
}

const payment = () => ({ vendor_tx_code: `order-${(count += 1)}`, return_url: returnAddress })

const sevenDays = 7 * 86_400_000

async function expectHoldFor(ms: number, { transaction }: Wire): Promise<void> {
  const held = async () => (await gateway.read(`transactions/${transaction.transaction_id}`)).body.held
  gateway.clock.advance(ms - 1)
  await gateway.runDue()
  expect(await held()).toBe(2000)
  gateway.clock.advance(1)
  await gateway.runDue()
  expect(await held()).toBe(0)
}

describe('the card provider', () => {
  let key: string
  beforeEach(async () => {
    key = (await gateway.server('publishable-keys', { vendor: merchant })).body.publishable_key
  })

  async function pay(number?: string, changes: Wire = {}): Promise<Wire> {
    const { payment_method_id: method } = await browser('payment-methods', key, card(number))
    const intent = { ...payment(), amount: 2000, currency: 'GBP', capture_method: 'manual', payment_method: method }
    return (await gateway.server('payment-intents', { ...intent, ...changes })).body
  }

  it('releases a hold after seven days, and not before', async () => {
    await expectHoldFor(sevenDays, await pay())
  })

  it('has one public key for all its pages, which failed attempts do not use up', async () => {
    expect((await gateway.server('publishable-keys', { vendor: merchant })).body.publishable_key).toBe(key)
    for (const _ of [1, 2, 3, 4])
      expect((await browser('payment-methods', key, card('4242424242424241'))).status).toBe(422)
    expect(await browser('payment-methods', key, card())).toMatchObject({ status: 201, last_four: '4242' })
    expect((await browser('card-identifiers', key, card())).status).toBe(401)
  })

  it('holds, captures once and refunds', async () => {
    const intent = await pay()
    expect(intent).toMatchObject({
      status: 'requires_capture',
      next_action: null,
      transaction: { state: 'authorised', held: 2000 },
    })
    const captured = await gateway.server(`payment-intents/${intent.id}/capture`, { amount: 2000 })
    expect(captured.body).toMatchObject({ status: 'succeeded', capture_error: null, transaction: { captured: 2000 } })
    const again = await gateway.server(`payment-intents/${intent.id}/capture`, { amount: 2000 })
    expect([again.status, again.body.code]).toEqual([409, 'already_captured'])
    const refund = await gateway.server('refunds', { payment_intent: intent.id, amount: 500 })
    expect(refund.body).toMatchObject({ amount: 500, status: 'succeeded', payment_intent: { id: intent.id } })
    const cancelled = await pay()
    expect((await gateway.server(`payment-intents/${cancelled.id}/cancel`, {})).body.status).toBe('canceled')
  })

  it('captures at once where requested, and uses no payment method twice', async () => {
    const { payment_method_id: method } = await browser('payment-methods', key, card())
    const first = await pay(undefined, { capture_method: 'automatic', payment_method: method })
    expect(first).toMatchObject({ status: 'succeeded', transaction: { captured: 2000 } })
    expect((await pay(undefined, { payment_method: method })).code).toBe('card_identifier_invalid')
    expect(await pay('4000000000009987')).toMatchObject({
      status: 'requires_payment_method',
      transaction: { decline: { code: 'lost_card', browser_code: 'generic_decline' } },
    })
  })

  it('sends the browser to the bank by a link and continues by the bank’s result when asked', async () => {
    const intent = await pay('4000000000003220')
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } })
    const confirm = async () => (await gateway.server(`payment-intents/${intent.id}/confirm`, {})).body.status
    expect(await confirm()).toBe('requires_action')
    const html = await visitBank(intent.next_action.url, 'state=a+word', '123456')
    const fields = ['payment_intent', 'redirect_status', 'state'].map((name) => fieldOf(html, name))
    expect(fields).toEqual([intent.id, 'succeeded', 'a word'])
    expect([await confirm(), await confirm()]).toEqual(['requires_capture', 'requires_capture'])
    const refused = await pay('4000000000003220')
    expect(fieldOf(await visitBank(refused.next_action.url, '', '000000'), 'redirect_status')).toBe('failed')
    const after = await gateway.server(`payment-intents/${refused.id}/confirm`, {})
    expect(after.body).toMatchObject({ status: 'requires_payment_method', transaction: { state: 'rejected' } })
  })

  it('shows the bank page to a browser with the payment secret, and reports to its page alone', async () => {
    const intent = await pay('4000000000003220')
    const ask = (secret: string) => browser('payment-intents/next-action', key, { client_secret: secret })
    expect(await ask(intent.client_secret)).toMatchObject({ next_action: { url: intent.next_action.url } })
    expect((await ask(`${intent.client_secret}x`)).status).toBe(404)
    const html = await visitBank(intent.next_action.url, `opener=${encodeURIComponent(shop)}`, '123456')
    expect(html).toContain(`"type":"challenge.decided","payment_intent":"${intent.id}"`)
    expect(html).toContain(JSON.stringify(shop))
    expect(html).not.toContain(returnAddress)
    expect(await ask(intent.client_secret)).toMatchObject({ status: 'requires_confirmation', next_action: null })
    const stranger = await pay('4000000000003220')
    const other = await visitBank(stranger.next_action.url, 'opener=https%3A%2F%2Felsewhere.example', '123456')
    expect(other).toContain(returnAddress)
  })
})

describe('the session provider', () => {
  async function open(changes: Wire = {}): Promise<Wire> {
    return (await gateway.server('payment-sessions', { amount: 2000, currency: 'GBP', ...changes })).body
  }

  async function pay(number?: string, changes: Wire = {}): Promise<Wire> {
    const session = await open()
    expect((await browser('payment-sessions/current/card', session.session_token, card(number))).status).toBe(204)
    const { body } = await gateway.server(`payment-sessions/${session.session_id}/attempt`, {
      ...payment(),
      ...changes,
    })
    return { ...body, token: session.session_token }
  }

  it('releases a hold after seven days, and not before', async () => {
    await expectHoldFor(sevenDays, await pay())
  })

  it.each([
    ['until', 3_599_999, 204],
    ['not at', 3_600_000, 401],
  ])('takes a card %s the end of an hour', async (_when, ms, status) => {
    const { session_token: token } = await open()
    gateway.clock.advance(ms)
    expect((await browser('payment-sessions/current/card', token, card())).status).toBe(status)
  })

  it('pays with the card that was entered last, in one attempt', async () => {
    const { session_id: id, session_token: token } = await open()
    const attempt = () => gateway.server(`payment-sessions/${id}/attempt`, payment())
    expect((await attempt()).body.code).toBe('session_not_ready')
    for (const number of ['4000000000000002', '5555555555554444'])
      await browser(`payment-sessions/${id}/card`, token, card(number))
    expect((await attempt()).body).toMatchObject({ session_id: id, status: 'approved', transaction: { held: 2000 } })
    expect((await attempt()).body.code).toBe('session_key_expired')
    expect((await browser('payment-sessions/ps_other/card', (await open()).session_token, card())).status).toBe(404)
  })

  it('holds, captures once and refunds', async () => {
    const { session_id: id } = await pay()
    const captured = await gateway.server(`payment-sessions/${id}/capture`, { amount: 2000 })
    expect(captured.body).toMatchObject({ status: 'captured', capture_error: null })
    expect((await gateway.server(`payment-sessions/${id}/capture`, { amount: 2000 })).body.code).toBe(
      'already_captured',
    )
    const refunded = await gateway.server(`payment-sessions/${id}/refund`, { amount: 2000 })
    expect(refunded.body).toMatchObject({ status: 'refunded', refund: { amount: 2000, status: 'succeeded' } })
    const { session_id: held } = await pay()
    expect((await gateway.server(`payment-sessions/${held}/void`, {})).body.status).toBe('voided')
  })

  it('takes the result of the bank as a signed token', async () => {
    const { session_id: id, required_action: action } = await pay('4000000000003220')
    const html = await visitBank(action.url, 'state=a+word', '123456')
    expect(fieldOf(html, 'state')).toBe('a word')
    const hand = (token = '') => gateway.server(`payment-sessions/${id}/result`, { result_token: token })
    expect((await hand(fieldOf(html, 'result_token'))).body.status).toBe('approved')
    const other = await pay('4000000000003220')
    await visitBank(other.required_action.url, '', '123456')
    const forged = await gateway.server(`payment-sessions/${other.session_id}/result`, { result_token: 'authorised' })
    expect(forged.body.status).toBe('refused')
  })

  it('saves a card and offers it in a later session for its security code alone', async () => {
    const { transaction } = await pay(undefined, { save: true })
    const saved = transaction.card.reusable_card_id
    const { session_id: id, session_token: token } = await open({ reusable_card_id: saved })
    const linked = await browser('card-identifiers/saved/security-code', token, { security_code: '123' })
    expect(linked.status).toBe(204)
    const { body } = await gateway.server(`payment-sessions/${id}/attempt`, payment())
    expect(body).toMatchObject({ status: 'approved', transaction: { card: { reusable_card_id: saved } } })
  })

  it('reports its payments under its own name', async () => {
    await pay()
    await gateway.runDue()
    expect(gateway.sent.map(({ url }) => url)).toEqual([`${shop}/session-provider/webhooks`])
  })
})

it.each([
  ['card-provider', ['cardProvider']],
  ['session-provider', ['mountSession']],
])('the library of the %s exposes its call', async (provider, names) => {
  const { body } = await gateway.app.inject({ url: `/gateway/v1/js/${provider}.js` })
  const page: Record<string, unknown> = {}
  new Script(body.replace('globalThis', 'page')).runInNewContext({ page })
  expect(Object.keys(page)).toEqual(names)
})

it('each card form opens with a key of its own provider only', async () => {
  const key = await gateway.sessionKey()
  const { publishable_key: publishable } = (await gateway.server('publishable-keys', { vendor: merchant })).body
  const status = async (provider: string, of: string) => {
    const query = new URLSearchParams({ key: of, origin: shop, channel: 'mine' }).toString()
    return (await gateway.app.inject({ url: `/gateway/fields/${provider}?${query}` })).statusCode
  }
  expect(await status('card-provider', publishable)).toBe(200)
  expect(await status('card-gateway', publishable)).toBe(404)
  expect(await status('session-provider', key)).toBe(404)
})
