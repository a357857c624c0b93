import { remotePerson, type RemotePerson } from '../../support/remote-person.ts'

/** Where a release listens. */
export type Place = {
  readonly server: string
  readonly gateway: string
  readonly headers: Readonly<Record<string, string>>
}

/** Somebody with a login, and the address of the server that they use. */
export type Customer = RemotePerson & { readonly token: string; readonly place: Place }

/** An attempt to pay that the bank has not answered. */
export type OpenPayment = {
  readonly token: string
  readonly userId: number
  readonly uuid: string
  readonly scaUrl: string
  readonly scaData: Readonly<Record<string, string>>
  /** The body that completes it. */
  readonly completion: Readonly<Record<string, unknown>>
}

const cards = { good: '4242424242424242', challenge: '4000000000003220' } as const
const code = '123456'
const billing = {
  billing_name: 'A Tester',
  first_name: 'A',
  last_name: 'Tester',
  address1: '88',
  city: 'Leeds',
  postcode: 'LS1 2AB',
  country: 'GB',
  browser_details: { color_depth: 24, language: 'en-GB', screen_width: 1280, screen_height: 800, timezone_offset: 0 },
}

type Course = { readonly id: string; readonly slug: string }
type Cart = { readonly item_hash: string; readonly balance: { readonly value: number } }
type Authorisation = {
  readonly transaction_uuid: string
  readonly sca_url?: string
  readonly sca_data?: Readonly<Record<string, string>>
}

/** Sends a request, and answers its body, whose fields the caller knows of the release. Throws for a refusal. */
export async function send<Body>(
  { send: sendRaw }: RemotePerson,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
): Promise<Body> {
  const { status, text, json } = await sendRaw({ method, url, ...(payload && { payload }) })
  if (status >= 300) throw new Error(`${method} ${url}: ${status} ${text}`)
  // The contract of a release is not typed here.
  return json() as Body
}

export function customerAt(place: Place, id: number, token: string): Customer {
  const headers = { ...place.headers, authorization: `Bearer ${token}` }
  return { ...remotePerson(place.server, { id, headers }), token, place }
}

/** Puts something into the basket of somebody. */
export async function add(customer: Customer, item: object): Promise<void> {
  await send(customer, 'POST', `/api/v1/users/${customer.id}/carts/activity-booking/items`, { items: [item] })
}

export async function courseIdOf(customer: Customer, slug: string): Promise<string> {
  const url = '/api/v1/activities/courses?source=online&per_page=100'
  const { data } = await send<{ readonly data: readonly Course[] }>(customer, 'GET', url)
  const course = data.find((each) => each.slug === slug)
  if (!course) throw new Error(`there is no course ${slug}`)
  return course.id
}

/** Begins to pay for a basket with a card, up to the bank's question or the money that is held. */
export async function authorise(customer: Customer, card: keyof typeof cards): Promise<OpenPayment> {
  const source = 'activity-booking'
  const { data: cart } = await send<{ readonly data: Cart }>(
    customer,
    'GET',
    `/api/v1/users/${customer.id}/carts/${source}`,
  )
  const preparation = await send<{ readonly session_key: string }>(
    customer,
    'GET',
    `/api/checkout/prepare?source=${source}`,
  )
  const atGateway = remotePerson(customer.place.gateway, {
    headers: { authorization: `Bearer ${preparation.session_key}`, origin: customer.place.server },
  })
  const { card_identifier: cardIdentifier } = await send<{ readonly card_identifier: string }>(
    atGateway,
    'POST',
    '/gateway/v1/card-identifiers',
    {
      card_details: {
        cardholder_name: 'A Tester',
        card_number: cards[card],
        expiry_date: '1240',
        security_code: '123',
      },
    },
  )
  const completion = {
    item_hash: cart.item_hash,
    source,
    terms: true,
    completed_waivers: [],
    payments: [{ tender_type: 'online', amount: cart.balance.value }],
  }
  const body = { ...completion, ...billing, session_key: preparation.session_key, card_identifier: cardIdentifier }
  const answer = await send<Authorisation>(customer, 'POST', '/api/checkout/authorise', body)
  const uuid = answer.transaction_uuid
  return {
    token: customer.token,
    userId: customer.id,
    uuid,
    scaUrl: answer.sca_url ?? '',
    scaData: answer.sca_data ?? {},
    completion: { ...completion, transaction_uuid: uuid },
  }
}

/** Buys what is in a basket; answers the order's number. */
export async function buy(customer: Customer, card: keyof typeof cards): Promise<number> {
  const payment = await authorise(customer, card)
  if (payment.scaUrl !== '') await answerBank(payment, postForm)
  return completeOpen(customer, payment)
}

/** Completes a payment that the bank has answered; answers the order's number. */
export async function completeOpen(customer: RemotePerson, { completion }: OpenPayment): Promise<number> {
  const url = '/api/checkout/complete'
  return (await send<{ readonly order_id: number }>(customer, 'POST', url, completion)).order_id
}

type PostForm = (address: string, fields: Readonly<Record<string, string>>) => Promise<string>

/** Gives the bank the code, and follows its page back to the platform. */
export async function answerBank({ scaUrl, scaData }: OpenPayment, post: PostForm): Promise<void> {
  const challenge = await post(scaUrl, scaData)
  const [, decide = ''] = /action="(\/gateway\/acs\/challenge\/[^"]+)"/.exec(challenge) ?? []
  const wayBack = await post(new URL(decide, scaUrl).href, { otp: code })
  const [, returnAddress = ''] = /<form[^>]*action="([^"]+)"/.exec(wayBack) ?? []
  const fields = [...wayBack.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)]
  await post(returnAddress, Object.fromEntries(fields.map(([, name, value]) => [name, value])))
}

async function postForm(address: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
  if (!answer.ok) throw new Error(`POST ${address}: ${answer.status} ${await answer.text()}`)
  return answer.text()
}
