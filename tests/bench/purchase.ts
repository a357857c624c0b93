import type { AuthorisationOutcome, Cart, CompletionOutcome, PaymentPreparation } from '@touchline/contract'
import { tokenOf } from './customers.ts'
import type { Platform } from './platforms.ts'
import type { Running } from './processes.ts'
import { addRequest } from './requests.ts'

const source = 'activity-booking'

const billing = {
  source,
  billing_name: 'A Customer',
  first_name: 'A',
  last_name: 'Customer',
  address1: '88',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  country: 'GB',
  browser_details: { color_depth: 24, language: 'en-GB', screen_width: 1280, screen_height: 800, timezone_offset: 0 },
  terms: true,
  completed_waivers: [],
}
const card = {
  cardholder_name: 'A Customer',
  card_number: '4242424242424242',
  expiry_date: '1235',
  security_code: '123',
}

/** A customer buys a course with a card that asks for nothing, by the provider the platform has. Throws unless it is bought. */
export async function buy(
  { gateway, settings }: Pick<Platform, 'gateway' | 'settings'>,
  server: Running,
  userId: number,
  courseId: string,
): Promise<void> {
  const call = callerOf(server, userId)
  const { path, body } = addRequest(userId, courseId)
  const { data: cart } = await call<{ readonly data: Cart }>(path, JSON.parse(body ?? ''))
  const prepared = await call<PaymentPreparation>(`/api/checkout/prepare?source=${source}`)
  const origin = `http://localhost:${settings['PORT']}`
  const instrument = await enterCard(gateway, prepared, origin)
  const payments = [{ tender_type: 'online', amount: cart.balance.value }]
  const what = { item_hash: cart.item_hash, source, terms: true, completed_waivers: [], payments }
  const isSession = prepared.payment_provider === 'session-provider'
  const outcome = isSession
    ? await call<AuthorisationOutcome>('/api/checkout/session/payment', {
        ...what,
        payment_session_id: prepared.session_key,
      })
    : await call<AuthorisationOutcome>('/api/checkout/authorise', {
        ...billing,
        ...what,
        ...instrument,
        session_key: prepared.session_key,
      })
  if (outcome.transaction_status !== 'authorised') throw new Error(`a purchase is ${outcome.transaction_status}`)
  const done = isSession
    ? await call<CompletionOutcome>(`/api/checkout/session/complete/${outcome.transaction_id}`, what)
    : await call<CompletionOutcome>('/api/checkout/complete', { ...what, transaction_uuid: outcome.transaction_uuid })
  if (done.status !== 'completed') throw new Error(`a purchase is ${done.status}`)
}

/** Sends JSON as one customer; throws unless the answer is 2xx. */
function callerOf({ origin }: Running, userId: number) {
  const headers = { authorization: `Bearer ${tokenOf(userId)}`, 'content-type': 'application/json' }
  return async function call<T>(path: string, body?: object): Promise<T> {
    const request = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(origin + path, request)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    // The shapes are those of the contract, which the server's own replies are tested against.
    return (await answer.json()) as T
  }
}

const forms: Readonly<Record<string, string>> = {
  'card-gateway': 'card-identifiers',
  'card-provider': 'payment-methods',
  'session-provider': 'payment-sessions/current/card',
}

/** Enters the card and returns its identifier; nothing where the session has it. */
async function enterCard(
  gateway: Running,
  { payment_provider: provider, session_key: sessionKey, session_token: token }: PaymentPreparation,
  origin: string,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`${gateway.origin}/gateway/v1/${forms[provider]}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? sessionKey}`, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ card_details: card }),
  })
  if (!answer.ok) throw new Error(`the gateway answers ${answer.status}: ${await answer.text()}`)
  if (answer.status === 204) return {}
  // The shape in the gateway's README.
  const { card_identifier, payment_method_id } = (await answer.json()) as Readonly<Record<string, unknown>>
  return card_identifier ? { card_identifier } : { payment_method_id }
}
