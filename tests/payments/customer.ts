import type {
  AuthorisationOutcome,
  Cart,
  CartSource,
  CompletionOutcome,
  Order,
  Payment,
  PaymentPreparation,
} from '@touchline/contract'
import { expect } from 'vitest'
import type { Person, RawRequest } from '../support/platform.ts'

/** The answer or refusal, with the fields of either. */
export type Reply<T> = { readonly status: number; readonly body: T & Refused }
export type Refused = {
  readonly code: string
  readonly message: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
}

type Tokenise = (sessionKey: string, number: string, name: string | undefined) => Promise<string>
type Headers = Readonly<Record<string, string>>

const billing = {
  billing_name: 'A Tester',
  first_name: 'A',
  last_name: 'Tester',
  address1: '88',
  city: 'Leeds',
  postcode: '412',
  country: 'GB',
  browser_details: { color_depth: 24, language: 'en-GB', screen_width: 1280, screen_height: 800, timezone_offset: 0 },
  terms: true,
  completed_waivers: [],
}

/** How a basket is paid: what it has set aside as credit, the rest by card. */
function paymentsFor(cart: Cart): readonly Payment[] {
  const credit = cart.credits.reduce((total, { reserved }) => total + reserved.value, 0)
  const entries = [
    { tender_type: 'credit' as const, amount: credit },
    { tender_type: 'online' as const, amount: cart.balance.value - credit },
  ]
  return entries.filter(({ amount }) => amount > 0)
}

/** A persona who fills a basket and pays for it, call by call. */
export function createCustomer(
  person: Pick<Person, 'id' | 'send'>,
  tokenise: Tokenise,
  source: CartSource = 'activity-booking',
) {
  async function call<T>(
    method: RawRequest['method'],
    url: string,
    body?: object,
    headers?: Headers,
  ): Promise<Reply<T>> {
    const payload = body ? { payload: body } : {}
    const { status, json } = await person.send({ method, url, ...payload, ...(headers ? { headers } : {}) })
    // The wire carries anything; what the tests expect of it is what they check.
    return { status, body: json() as T & Refused }
  }

  const cartUrl = `/api/v1/users/${person.id}/carts/${source}`
  const ordersUrl = `/api/v1/users/${person.id}/orders`

  async function cart(): Promise<Cart> {
    const { status, body } = await call<{ data: Cart }>('GET', cartUrl)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.data
  }

  const courseIds = new Map<string, string>()

  /** By its slug; the list is asked once. */
  async function courseId(slug: string): Promise<string | undefined> {
    if (!courseIds.has(slug)) {
      const list = '/api/v1/activities/courses?source=online&per_page=100'
      const { body } = await call<{ data: readonly { id: string; slug: string }[] }>('GET', list)
      for (const course of body.data) courseIds.set(course.slug, course.id)
    }
    return courseIds.get(slug)
  }

  async function tryAdd(slug: string) {
    const items = [{ purchasable_id: await courseId(slug), purchasable_type: 'course' }]
    return call<{ data: Cart }>('POST', `${cartUrl}/items`, { items })
  }

  async function add(slug: string): Promise<Cart> {
    const { status, body } = await tryAdd(slug)
    expect(status, JSON.stringify(body)).toBe(201)
    return body.data
  }

  function tryPrepare(provider?: string) {
    const path = provider === undefined ? '' : `${provider}/`
    return call<PaymentPreparation>('GET', `/api/checkout/${path}prepare?source=${source}`)
  }

  async function prepare(): Promise<PaymentPreparation> {
    const { status, body } = await tryPrepare()
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }

  /** The body of an authorisation of the current basket, without the card. */
  async function requestWith(sessionKey: string) {
    const current = await cart()
    return {
      ...billing,
      source,
      session_key: sessionKey,
      item_hash: current.item_hash,
      payments: paymentsFor(current),
    }
  }

  /** The same with a card typed just now. */
  async function authorisation(number: string, name?: string) {
    const { session_key: sessionKey } = await prepare()
    return { ...(await requestWith(sessionKey)), card_identifier: await tokenise(sessionKey, number, name) }
  }

  function sendAuthorisation(body: object, headers?: Headers) {
    return call<AuthorisationOutcome>('POST', '/api/checkout/authorise', body, headers)
  }

  /** Pays the basket up to the point where the money is held, the bank asks, or the card is declined. */
  async function authorise(number: string, name?: string): Promise<AuthorisationOutcome> {
    const { status, body } = await sendAuthorisation(await authorisation(number, name))
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }

  /** The body of a completion of the basket as it is; without an attempt, of one that needs no card. */
  async function completion(transactionUuid: string | undefined) {
    const current = await cart()
    return {
      ...(transactionUuid === undefined ? {} : { transaction_uuid: transactionUuid }),
      item_hash: current.item_hash,
      source,
      terms: true,
      completed_waivers: [],
      payments: paymentsFor(current),
    }
  }

  function sendCompletion(body: object, headers?: Headers) {
    return call<CompletionOutcome>('POST', '/api/checkout/complete', body, headers)
  }

  return {
    id: person.id,
    call,
    cart,
    add,
    tryAdd,
    clear: () => call('DELETE', cartUrl),
    applyCredit: (amount: number, type = 'general') =>
      call<{ data: Cart }>('POST', '/api/credits/apply', { source, credits: [{ type, amount }] }),
    tryPrepare,
    prepare,
    requestWith,
    authorisation,
    sendAuthorisation,
    authorise,
    completion,
    sendCompletion,
    complete: async (transactionUuid: string) => sendCompletion(await completion(transactionUuid)),
    reportSca: (outcome: AuthorisationOutcome, result: string) =>
      call<{ status: string; error?: { message: string } }>(
        'POST',
        `/api/payment-providers/sca-completion/${outcome.transaction_id}`,
        { transaction_uuid: outcome.transaction_uuid, sca_result: result },
      ),
    order: async (orderId: number | null) => (await call<{ data: Order }>('GET', `${ordersUrl}/${orderId}`)).body.data,
    orders: async () => (await call<{ data: readonly Order[] }>('GET', `${ordersUrl}?per_page=100`)).body.data,
  }
}

export type Customer = ReturnType<typeof createCustomer>
