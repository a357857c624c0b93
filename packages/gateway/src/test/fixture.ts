import { fixedClock } from '@touchline/clock'
import { seededRandom } from '@touchline/ids'
import { createLog } from '@touchline/serving'
import { createGateway, type Delivery } from '../index.ts'

export const merchant = 'venue'
export const secret = 'merchant secret for tests'
export const webhookSecret = 'webhook secret for tests'
export const controlSecret = 'control-secret-for-tests'
export const publicUrl = 'http://127.0.0.1:4100'
export const shop = 'http://localhost:4000'
export const returnAddress = `${shop}/api/payment-providers/3ds-return/venue.token`
export const today = Date.parse('2026-04-07T10:00:00Z')

/** JSON as it came over the wire, unchecked as JSON.parse gives it: its shape is what the tests prove. */
export type Wire = ReturnType<typeof JSON.parse>

export type Sent = Delivery & { readonly url: string }

type Options = {
  readonly settings?: Record<string, unknown>
  readonly database?: string
  readonly frameAncestors?: readonly string[]
  readonly socketsPerAddress?: number
}

const approved = '4242424242424242'

/** A gateway with one merchant, a clock that tests move, and a platform that notes what it is sent. */
export async function openGateway({
  settings = {},
  database = ':memory:',
  frameAncestors = [],
  socketsPerAddress: most = 2000,
}: Options = {}) {
  const clock = fixedClock(today)
  const sent: Sent[] = []
  const log: string[] = []
  let status = 200
  let duringDelivery = async (): Promise<unknown> => undefined
  let count = 0
  const gateway = createGateway({
    database,
    publicUrl,
    controlSecret,
    sandboxControls: true,
    frameAncestors,
    sockets: { most, proxies: [] },
    clock,
    random: seededRandom('gateway tests'),
    deliver: async (url, delivery) => {
      sent.push({ url, ...delivery })
      await duringDelivery()
      return { status }
    },
    log: createLog({ level: 'debug', clock, output: { write: (line) => void log.push(line) } }),
  })
  const { app } = gateway

  async function control(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: Wire) {
    const headers = { authorization: `Bearer ${controlSecret}` }
    const url = `/gateway/__sandbox/${path}`
    const answer = await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) })
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json<Wire>() }
  }

  async function server(path: string, body: Wire, key = `key-${(count += 1)}`, as = `${merchant}:${secret}`) {
    const authorization = `Basic ${Buffer.from(as).toString('base64')}`
    const headers = { authorization, 'idempotency-key': key }
    const answer = await app.inject({ method: 'POST', url: `/gateway/v1/${path}`, headers, payload: body })
    const replayed = answer.headers['idempotent-replayed'] === 'true'
    return { status: answer.statusCode, body: answer.json<Wire>(), replayed }
  }

  async function read(path: string) {
    const authorization = `Basic ${Buffer.from(`${merchant}:${secret}`).toString('base64')}`
    const answer = await app.inject({ url: `/gateway/v1/${path}`, headers: { authorization } })
    return { status: answer.statusCode, body: answer.json<Wire>() }
  }

  async function sessionKey(extra: Wire = {}): Promise<string> {
    const { body } = await server('merchant-session-keys', { vendor: merchant, ...extra })
    return body.merchant_session_key
  }

  async function tokenise(key: string, card: Wire = {}) {
    const details = {
      cardholder_name: card.name ?? 'A Tester',
      card_number: card.number ?? approved,
      expiry_date: card.expiry ?? '1230',
      security_code: card.code ?? (card.number?.startsWith('3') ? '1234' : '123'),
    }
    const headers = { authorization: `Bearer ${key}`, origin: card.origin ?? shop }
    const url = '/gateway/v1/card-identifiers'
    const answer = await app.inject({ method: 'POST', url, headers, payload: { card_details: details } })
    return { status: answer.statusCode, body: answer.json<Wire>(), headers: answer.headers }
  }

  /** The body of a registration for a card typed just now. */
  async function order(card: Wire = {}, changes: Wire = {}): Promise<Wire> {
    const key = await sessionKey()
    const { body } = await tokenise(key, card)
    const { save, ...rest } = changes
    return {
      vendor_tx_code: `order-${(count += 1)}`,
      transaction_type: 'deferred',
      amount: 2000,
      currency: 'GBP',
      payment_method: {
        card: { merchant_session_key: key, card_identifier: body.card_identifier, save: save ?? false },
      },
      billing_address: { address1: '1 High Street', postcode: 'LS1 1AA' },
      customer: { reference: '12' },
      strong_customer_authentication: { notification_url: returnAddress },
      ...rest,
    }
  }

  async function pay(card: Wire = {}, changes: Wire = {}): Promise<Wire> {
    return (await server('transactions', await order(card, changes))).body
  }

  async function instruct(id: string, instruction: string, amount?: number, key?: string) {
    const body = { instruction_type: instruction, ...(amount === undefined ? {} : { amount }) }
    return server(`transactions/${id}/instructions`, body, key)
  }

  async function form(url: string, fields: Record<string, string>, language = 'en') {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': language }
    const payload = new URLSearchParams(fields).toString()
    const answer = await app.inject({ method: 'POST', url, headers, payload })
    return { status: answer.statusCode, html: answer.body, headers: answer.headers }
  }

  async function openBank(transaction: Wire, sessionData = 'nonce of the shop') {
    const fields: Record<string, string> = transaction.c_req
      ? { creq: transaction.c_req, threeDSSessionData: sessionData }
      : { PaReq: transaction.pa_req, TermUrl: returnAddress, MD: sessionData }
    return form('/gateway/acs/challenge', fields)
  }

  /** Answers on the bank page: a code, or the name of an action. */
  async function answerBank(transaction: Wire, word: string) {
    const { html } = await openBank(transaction)
    const url = /action="(\/gateway\/acs\/challenge\/[^"]+)"/.exec(html)?.[1]
    if (url === undefined) return { status: 200, html, headers: {} }
    return form(url, /^\d*$/.test(word) ? { otp: word } : { action: word })
  }

  async function submit(transaction: Wire, page: { readonly html: string }, key?: string) {
    const message = fieldOf(page.html, 'cres') ?? fieldOf(page.html, 'PaRes') ?? ''
    const path = `transactions/${transaction.transaction_id}`
    return transaction.c_req
      ? server(`${path}/3d-secure-challenge`, { c_res: message }, key)
      : server(`${path}/3d-secure`, { pa_res: message }, key)
  }

  async function listen(): Promise<readonly Wire[]> {
    await gateway.runDue()
    return sent.filter((one) => one.url.endsWith('/webhooks')).map((one) => JSON.parse(one.body))
  }

  const registration = { secret, webhook_url: `${shop}/webhooks`, webhook_secret: webhookSecret, origins: [shop] }
  await control('PUT', `merchants/${merchant}`, { ...registration, ...settings })
  return {
    ...gateway,
    registration,
    clock,
    sent,
    log,
    control,
    server,
    read,
    sessionKey,
    tokenise,
    order,
    pay,
    instruct,
    form,
    openBank,
    answerBank,
    submit,
    listen,
    onDelivery: (work: () => Promise<unknown>) => void (duringDelivery = work),
    answerWebhooksWith: (code: number) => void (status = code),
    fault: (body: Wire) => control('POST', `merchants/${merchant}/faults`, body),
    broken: async () => (await control('GET', `merchants/${merchant}/invariants`)).body.broken as readonly Wire[],
  }
}

export type TestGateway = Awaited<ReturnType<typeof openGateway>>

/** The value of a hidden field of a page. */
export function fieldOf(html: string, name: string): string | undefined {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]
}
