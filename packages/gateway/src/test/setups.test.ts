import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fieldOf, merchant, openGateway, returnAddress, shop, type TestGateway, type Wire } from './fixture.ts'

let gateway: TestGateway
let key: string

beforeEach(async () => {
  gateway = await openGateway({ settings: { webhook_url: `${shop}/{provider}/webhooks` } })
  key = (await gateway.server('publishable-keys', { vendor: merchant })).body.publishable_key
})
afterEach(async () => {
  expect(await gateway.broken()).toEqual([])
  const { ledger } = (await gateway.control('GET', `merchants/${merchant}/ledger`)).body
  expect(ledger.filter((row: Wire) => row.transaction_id.startsWith('seti_'))).toEqual([])
  await gateway.close()
})

const minute = 60_000
const numbers = {
  good: '4242424242424242',
  frictionless: '4000000032200000',
  challenge: '4000000000003220',
  challengeThenDeclined: '4000008400001629',
  declined: '4000000000000002',
  lost: '4000000000009987',
  lookupFails: '4000008400001280',
  untilSaved: '4000002500003155',
  amex: '378282246310005',
}

const wanted = (more: Wire = {}) => ({
  vendor_tx_code: 'setup-1',
  usage: 'off_session',
  customer: { reference: '12' },
  return_url: returnAddress,
  ...more,
})

const open = async (more?: Wire): Promise<Wire> => (await gateway.server('setup-intents', wanted(more))).body
const look = async ({ id }: Wire): Promise<Wire> => (await gateway.read(`setup-intents/${id}`)).body

async function browser(path: string, payload: Wire, as = key): Promise<Wire> {
  const headers = { authorization: `Bearer ${as}`, origin: shop }
  const answer = await gateway.app.inject({ method: 'POST', url: `/gateway/v1/${path}`, headers, payload })
  return { status_code: answer.statusCode, ...(answer.body === '' ? {} : answer.json<Wire>()) }
}

function enter(setup: Wire, number: string, name = 'A Tester', secret = setup.client_secret): Promise<Wire> {
  const code = number.startsWith('3') ? '1234' : '123'
  const details = { cardholder_name: name, card_number: number, expiry_date: '1230', security_code: code }
  return browser(`setup-intents/${setup.id}/confirm`, { client_secret: secret, card_details: details })
}

/** The bank's page by its link: the answer to a word. */
async function visitBank(url: string, word: string, query = 'state=a+word'): Promise<string> {
  const opened = await gateway.app.inject({ url: `${url.replace('http://127.0.0.1:4100', '')}?${query}` })
  const action = /action="(\/gateway\/acs\/challenge\/[^"]+)"/.exec(opened.body)?.[1] ?? ''
  if (action === '') return opened.body
  return (await gateway.form(action, /^\d*$/.test(word) ? { otp: word } : { action: word })).html
}

async function events(): Promise<readonly string[]> {
  const { body } = await gateway.control('GET', `merchants/${merchant}/events`)
  return body.events.map((event: Wire) => event.type)
}

const payment = (card: string, code: string) => ({
  vendor_tx_code: code,
  return_url: returnAddress,
  amount: 2000,
  currency: 'GBP',
  capture_method: 'manual',
  payment_method: card,
})

describe('a card that is set up', () => {
  it.each([
    ['needs no page', numbers.good],
    ['is authenticated without one', numbers.frictionless],
    ['cannot be authenticated at all', numbers.amex],
  ])('is saved without a charge where it %s, and pays later', async (_, number) => {
    const setup = await open()
    expect(setup).toMatchObject({ status: 'requires_payment_method', next_action: null, card: null })
    const entered = await enter(setup, number)
    expect(entered).toMatchObject({ status_code: 200, setup_intent_id: setup.id, status: 'succeeded' })
    expect(JSON.stringify(entered)).not.toContain('secret')
    const { status, card, last_setup_error: error } = await look(setup)
    expect([status, card.last_four, error]).toEqual(['succeeded', number.slice(-4), null])
    const paid = (await gateway.server('payment-intents', payment(card.reusable_card_id, 'later'))).body
    expect(paid).toMatchObject({ status: 'requires_capture', transaction: { held: 2000 } })
    expect(await events()).toEqual(['setup_intent.succeeded', 'payment.authorised'])
  })

  it('waits for the bank where its card needs a challenge, by link or by library', async () => {
    const setup = await open()
    const { status, next_action: action } = await enter(setup, numbers.challenge)
    expect(status).toBe('requires_action')
    const next = await browser('setup-intents/next-action', { client_secret: setup.client_secret })
    expect([next.status, next.next_action]).toEqual(['requires_action', action])
    const page = await gateway.app.inject({ url: action.url.replace('http://127.0.0.1:4100', '') })
    expect(page.body).toContain('Confirm your card')
    expect(page.body).not.toContain('£')
    const html = await visitBank(action.url, '123456')
    const fields = ['setup_intent', 'redirect_status', 'state'].map((name) => fieldOf(html, name))
    expect(fields).toEqual([setup.id, 'succeeded', 'a word'])
    expect((await look(setup)).status).toBe('succeeded')
    const other = await open()
    const asked = await enter(other, numbers.challenge)
    const framed = await visitBank(asked.next_action.url, '123456', `opener=${encodeURIComponent(shop)}`)
    expect(framed).toContain(`"type":"challenge.decided","setup_intent":"${other.id}"`)
  })

  it('is charged without a challenge later where saving was authenticated', async () => {
    const setup = await open()
    await visitBank((await enter(setup, numbers.untilSaved)).next_action.url, '123456')
    const { card } = await look(setup)
    const paid = (await gateway.server('payment-intents', payment(card.reusable_card_id, 'later'))).body
    expect(paid.status).toBe('requires_capture')
  })

  it.each([
    ['by its bank', numbers.declined, 'A Tester', 'generic_decline'],
    ['as lost, which no browser learns', numbers.lost, 'A Tester', 'generic_decline'],
    ['where nobody can be authenticated', numbers.lookupFails, 'A Tester', 'authentication_unavailable'],
    ['where the holder is not who they say', numbers.good, 'NOTAUTH', 'authentication_failed'],
  ])('is not saved when it is refused %s, and another card can follow', async (_, number, name, code) => {
    const setup = await open()
    expect(await enter(setup, number, name)).toMatchObject({ status: 'requires_payment_method', next_action: null })
    expect(await look(setup)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { browser_code: code },
      card: { reusable_card_id: null },
    })
    expect((await enter(setup, numbers.good)).status).toBe('succeeded')
    expect((await look(setup)).last_setup_error).toBeNull()
    expect(await events()).toEqual(['setup_intent.setup_failed', 'setup_intent.succeeded'])
  })

  it.each([
    ['refused', ['000000']],
    ['given up', ['cancel']],
    ['answered with three wrong codes', ['111111', '222222', '333333']],
  ])('is not saved when the bank is %s', async (_, words) => {
    const setup = await open()
    const { next_action: action } = await enter(setup, numbers.challenge)
    for (const word of words) await visitBank(action.url, word)
    expect(await look(setup)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'authentication_failed' },
    })
    const again = await enter(setup, numbers.challenge)
    expect(again.next_action.url).not.toBe(action.url)
    await visitBank(action.url, '123456')
    expect((await look(setup)).status).toBe('requires_action')
    await visitBank(again.next_action.url, '123456')
    expect((await look(setup)).status).toBe('succeeded')
  })

  it('ends at the third refused card, whoever refuses it, and says why', async () => {
    const setup = await open()
    expect((await enter(setup, numbers.declined)).status).toBe('requires_payment_method')
    await visitBank((await enter(setup, numbers.challenge)).next_action.url, '000000')
    // A number that is none has been before no bank.
    expect((await enter(setup, '4242424242424241')).errors).toHaveLength(1)
    expect((await enter(setup, numbers.lost)).status).toBe('canceled')
    expect(await look(setup)).toMatchObject({ status: 'canceled', last_setup_error: { code: 'lost_card' } })
    expect((await enter(setup, numbers.good)).code).toBe('invalid_state')
    const failed = 'setup_intent.setup_failed'
    expect(await events()).toEqual([failed, failed, failed, 'setup_intent.canceled'])
  })

  it('declines after the challenge where the card does', async () => {
    const setup = await open()
    await visitBank((await enter(setup, numbers.challengeThenDeclined)).next_action.url, '123456')
    expect(await look(setup)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'generic_decline' },
    })
  })
})

describe('an unfinished set-up', () => {
  it('stays in processing while the bank does not answer, then ends with its challenge', async () => {
    const setup = await open()
    await visitBank((await enter(setup, numbers.challenge)).next_action.url, '999999')
    expect(await look(setup)).toMatchObject({ status: 'processing', next_action: null })
    gateway.clock.advance(10 * minute)
    await gateway.runDue()
    expect(await look(setup)).toMatchObject({ status: 'requires_payment_method' })
    gateway.clock.advance(50 * minute)
    await gateway.runDue()
    expect((await look(setup)).status).toBe('canceled')
    expect((await enter(setup, numbers.good)).code).toBe('invalid_state')
    expect(await events()).toEqual(['setup_intent.setup_failed', 'setup_intent.canceled'])
    expect(gateway.sent.map(({ url }) => url)).toEqual([1, 2].map(() => `${shop}/card-provider/webhooks`))
  })

  it('is extended together with its challenge', async () => {
    const setup = await open()
    gateway.clock.advance(55 * minute)
    const { next_action: action } = await enter(setup, numbers.challenge)
    gateway.clock.advance(5 * minute)
    await visitBank(action.url, 'extend')
    gateway.clock.advance(9 * minute)
    await gateway.runDue()
    await visitBank(action.url, '123456')
    expect((await look(setup)).status).toBe('succeeded')
  })

  it('can be cancelled by its merchant, also during the challenge, but not after saving a card', async () => {
    const setup = await open()
    const { next_action: action } = await enter(setup, numbers.challenge)
    const cancel = (key?: string) => gateway.server(`setup-intents/${setup.id}/cancel`, {}, key)
    expect((await cancel('once')).body.status).toBe('canceled')
    expect(await cancel('once')).toMatchObject({ status: 200, replayed: true })
    expect((await cancel()).body.code).toBe('invalid_state')
    expect(await visitBank(action.url, '123456')).not.toContain('otp')
    expect((await look(setup)).card.reusable_card_id).toBeNull()
    const kept = await open()
    await enter(kept, numbers.good)
    expect((await gateway.server(`setup-intents/${kept.id}/cancel`, {})).body.code).toBe('invalid_state')
    expect((await gateway.server('setup-intents/seti_none/cancel', {})).status).toBe(404)
  })
})

describe('ownership of a set-up', () => {
  it('is proved by its secret, with the key of the merchant and a card identifier', async () => {
    const [setup, other] = [await open(), await open()]
    expect((await enter(setup, numbers.good, 'A Tester', other.client_secret)).status_code).toBe(404)
    expect((await browser('setup-intents/next-action', { client_secret: `${setup.client_secret}x` })).status_code).toBe(
      404,
    )
    const single = await gateway.sessionKey()
    expect(
      (await browser('setup-intents/next-action', { client_secret: setup.client_secret }, single)).status_code,
    ).toBe(401)
    expect(await enter(setup, '4242424242424241')).toMatchObject({ errors: [{ code: 'incorrect_number' }] })
    expect((await look(setup)).status).toBe('requires_payment_method')
    await enter(setup, numbers.good)
    expect((await enter(setup, numbers.good)).code).toBe('invalid_state')
  })

  it('a set-up is opened once for a key, by its merchant alone', async () => {
    const [first, again] = [1, 2].map(() => gateway.server('setup-intents', wanted(), 'once'))
    expect((await again)?.body).toEqual((await first)?.body)
    expect((await gateway.server('setup-intents', wanted(), 'other', 'venue:wrong')).status).toBe(401)
    expect((await gateway.server('setup-intents', wanted({ usage: 'on_session' }))).status).toBe(422)
  })
})

it('no card number and no secret is saved or logged', async () => {
  const setup = await open()
  await enter(setup, numbers.declined)
  await enter(setup, numbers.challenge)
  await gateway.runDue()
  const told = [...gateway.log, ...gateway.sent.map(({ body }) => body)].join('\n')
  for (const text of [numbers.declined, numbers.challenge, setup.client_secret]) expect(told).not.toContain(text)
})

describe('faults', () => {
  const hit = (operation: string, effect: string, more: Wire = {}) =>
    gateway.fault({ match: { operation, provider: 'card-provider' }, effect, ...more })

  it('break, delay and age the calls of a set-up', async () => {
    await hit('session_key', 'http_503')
    expect((await gateway.server('setup-intents', wanted())).status).toBe(503)
    const setup = await open()
    await hit('tokenise', 'http_500')
    expect((await enter(setup, numbers.good)).status_code).toBe(500)
    expect((await look(setup)).status).toBe('requires_payment_method')
    await enter(setup, numbers.good)
    await hit('read', 'stale_read')
    expect([(await look(setup)).status, (await look(setup)).status]).toEqual(['requires_action', 'succeeded'])
    await hit('read', 'read_404')
    expect((await look(setup)).code).toBe('not_found')
  })

  it('tamper with the bank’s return, or withhold it', async () => {
    const tampered = await open()
    await hit('acs', 'tampered_cres')
    await visitBank((await enter(tampered, numbers.challenge)).next_action.url, '123456')
    expect((await look(tampered)).last_setup_error.code).toBe('authentication_failed')
    const silent = await open()
    await hit('acs', 'challenge_never_returns')
    await visitBank((await enter(silent, numbers.challenge)).next_action.url, '123456')
    expect((await look(silent)).status).toBe('processing')
  })
})

it('a fork keeps the saved cards and no set-up in progress', async () => {
  const [kept, under] = [await open(), await open()]
  await enter(kept, numbers.good)
  await enter(under, numbers.challenge)
  const secrets = { secret: 'another secret', webhook_secret: 'another webhook secret' }
  await gateway.control('POST', `merchants/${merchant}/fork`, { to: 'copy', webhook_url: `${shop}/copy`, ...secrets })
  const authorization = `Basic ${Buffer.from('copy:another secret').toString('base64')}`
  const status = async ({ id }: Wire) =>
    (await gateway.app.inject({ url: `/gateway/v1/setup-intents/${id}`, headers: { authorization } })).statusCode
  expect([await status(kept), await status(under)]).toEqual([200, 404])
})
