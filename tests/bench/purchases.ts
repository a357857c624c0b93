import type { AuthorisationOutcome, Cart, CompletionOutcome, PaymentPreparation } from '@touchline/contract'
import { besideSeed, besideYardstick, type Comparison } from './compare.ts'
import { tokenOf } from './customers.ts'
import type { Figures } from './load.ts'
import type { Platform } from './platforms.ts'
import { processorMs, type Running } from './processes.ts'
import { addRequest, buyers, picks } from './requests.ts'
import { named, type Setting, type Stand } from './stands.ts'
import { quantile } from './statistics.ts'

const source = 'activity-booking'
const inParallel = 8
const perTurn = 120
const mostGrowth = 2

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

/** Several customers buy a random course each, one after another, with a card that asks for nothing. Each buys once. */
export async function measurePurchases({ small, large, turn }: Setting) {
  const [ofSmall, ofLarge] = [await purchasesOn(small, turn), await purchasesOn(large, turn)]
  return {
    yardstick: [
      besideYardstick(named(small, 'a whole purchase'), ofSmall),
      besideYardstick(named(large, 'a whole purchase'), ofLarge),
    ],
    growth: [besideSeed('a whole purchase', ofLarge.ours, ofSmall.ours, mostGrowth)],
  }
}

async function purchasesOn({ platform, server, raw }: Stand, turn: number): Promise<Comparison> {
  const ours = await shop(platform, turn, server, (userId, courseId) => buy(platform, server, userId, courseId))
  const yardstick = await shop(platform, turn, raw, async (userId, courseId) => {
    await callerOf(raw, userId)('/raw/purchases', { course_id: courseId })
  })
  return { ours, yardstick, name: 'raw, no gateway,' }
}

/** What one purchase costs the process. */
async function shop(
  { courseIds }: Platform,
  turn: number,
  { pid }: Running,
  purchase: (userId: number, courseId: string) => Promise<void>,
): Promise<Figures> {
  const { pick } = picks('purchases')
  const times: number[] = []
  let next = turn * perTurn
  const end = next + perTurn
  async function customer(): Promise<void> {
    while (next < end) {
      const userId = buyers.first + next++
      const started = performance.now()
      await purchase(userId, pick(courseIds))
      times.push(performance.now() - started)
    }
  }
  const [before, begun] = [processorMs(pid), performance.now()]
  await Promise.all(Array.from({ length: inParallel }, customer))
  const after = processorMs(pid)
  return {
    perSecond: (times.length * 1000) / (performance.now() - begun),
    p99Ms: quantile(times, 0.99),
    processorUs: before === undefined || after === undefined ? undefined : ((after - before) * 1000) / times.length,
  }
}

async function buy({ gateway, settings }: Platform, server: Running, userId: number, courseId: string): Promise<void> {
  const call = callerOf(server, userId)
  const { path, body } = addRequest(userId, courseId)
  const { data: cart } = await call<{ readonly data: Cart }>(path, JSON.parse(body ?? ''))
  const { session_key } = await call<PaymentPreparation>(`/api/checkout/prepare?source=${source}`)
  const card_identifier = await tokenise(gateway, session_key, `http://localhost:${settings['PORT']}`)
  const payments = [{ tender_type: 'online', amount: cart.balance.value }]
  const { item_hash } = cart
  const outcome = await call<AuthorisationOutcome>('/api/checkout/authorise', {
    ...billing,
    session_key,
    card_identifier,
    item_hash,
    payments,
  })
  if (outcome.transaction_status !== 'authorised') throw new Error(`a purchase is ${outcome.transaction_status}`)
  const { transaction_uuid } = outcome
  const done = await call<CompletionOutcome>('/api/checkout/complete', {
    transaction_uuid,
    item_hash,
    source,
    terms: true,
    completed_waivers: [],
    payments,
  })
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

async function tokenise(gateway: Running, sessionKey: string, origin: string): Promise<string> {
  const answer = await fetch(`${gateway.origin}/gateway/v1/card-identifiers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sessionKey}`, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ card_details: card }),
  })
  if (answer.status !== 201) throw new Error(`the gateway answers ${answer.status}: ${await answer.text()}`)
  const { card_identifier } = (await answer.json()) as { readonly card_identifier: string }
  return card_identifier
}
