import type { paths } from 'generated-api'
import createClient from 'openapi-fetch'
import type { Bought, World } from './world.ts'

const source = 'activity-booking'

/** Buys a course with a card that 3-D Secure asks about, by a client that was generated from the OpenAPI document alone. */
export async function buy(world: World): Promise<Bought> {
  const { baseUrl, fetch, sandbox } = world
  const visitor = createClient<paths>({ baseUrl, fetch, headers: { 'X-Sandbox': sandbox } })
  const login = answered(
    await visitor.POST('/api/auth/customer/login', {
      body: { username: 'amina@example.test', password: world.password },
    }),
  )
  const { token, user } = login.data
  const headers = { 'X-Sandbox': sandbox, Authorization: `Bearer ${token}` }
  const api = createClient<paths>({ baseUrl, fetch, headers })

  const courses = answered(
    await api.GET('/api/v1/activities/courses', { params: { query: { source: 'online', per_page: 100 } } }),
  )
  const course = courses.data.find(({ slug }) => slug === world.courseSlug)
  if (!course) throw new Error(`no course ${world.courseSlug}`)

  const basket = answered(
    await api.POST('/api/v1/users/{userId}/carts/{source}/items', {
      params: { path: { userId: user.id, source } },
      body: { items: [{ purchasable_type: 'course', purchasable_id: course.id }] },
    }),
  ).data
  const payments = [{ tender_type: 'online' as const, amount: basket.balance.value }]

  const session = answered(await api.GET('/api/checkout/prepare', { params: { query: { source } } }))
  const outcome = answered(
    await api.POST('/api/checkout/authorise', {
      body: {
        session_key: session.session_key,
        card_identifier: await world.typeCard(session.session_key),
        source,
        item_hash: basket.item_hash,
        payments,
        billing_name: 'Amina Rahman',
        first_name: 'Amina',
        last_name: 'Rahman',
        address1: '88',
        city: 'Leeds',
        postcode: '412',
        country: 'GB',
        browser_details: {
          color_depth: 24,
          language: 'en-GB',
          screen_width: 1280,
          screen_height: 800,
          timezone_offset: 0,
        },
        terms: true,
        completed_waivers: [],
      },
    }),
  )
  if (outcome.transaction_status !== 'sca_required')
    throw new Error(`the bank did not ask: ${outcome.transaction_status}`)
  const sca = answered(
    await api.POST('/api/payment-providers/sca-completion/{transactionId}', {
      params: { path: { transactionId: outcome.transaction_id } },
      body: { transaction_uuid: outcome.transaction_uuid, sca_result: await world.proveToBank(outcome) },
    }),
  )
  if (sca.status !== 'authorised') throw new Error(`the bank refused: ${sca.status}`)

  const completion = answered(
    await api.POST('/api/checkout/complete', {
      body: {
        transaction_uuid: outcome.transaction_uuid,
        item_hash: basket.item_hash,
        source,
        payments,
        terms: true,
        completed_waivers: [],
      },
    }),
  )
  const orderId = completion.order_id
  if (orderId === null) throw new Error(`no order: ${completion.status}`)
  const order = answered(
    await api.GET('/api/v1/users/{userId}/orders/{orderId}', { params: { path: { userId: user.id, orderId } } }),
  ).data
  return { status: order.status, total: order.total?.formatted ?? 'no total' }
}

/** The answer, or the refusal's words as an error. */
function answered<T>({ data, error }: { readonly data?: T; readonly error?: { readonly message: string } }): T {
  if (data === undefined) throw new Error(error?.message ?? 'no answer')
  return data
}
