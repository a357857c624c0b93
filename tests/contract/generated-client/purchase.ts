import { type Agreed, type Shop, source } from './shop.ts'
import type { Bought, World } from './world.ts'

/** Buys a course with a card that 3-D Secure asks about, by a client that was generated from the OpenAPI document alone. */
export async function buy(shop: Shop, world: World): Promise<Bought> {
  const { token, user } = await shop.login({ username: 'amina@example.test', password: world.password })
  shop.useToken(token)
  const courses = await shop.courses({ source: 'online', per_page: 100 })
  const course = courses.find(({ slug }) => slug === world.courseSlug)
  if (!course) throw new Error(`no course ${world.courseSlug}`)
  const basket = await shop.add(user.id, course.id)

  const agreed = {
    source,
    item_hash: basket.item_hash,
    payments: [{ tender_type: 'online', amount: basket.balance.value }],
    terms: true,
    completed_waivers: [],
  } satisfies Agreed
  const session = await shop.prepare()
  const outcome = await shop.authorise({
    ...agreed,
    session_key: session.session_key,
    card_identifier: await world.typeCard(session.session_key),
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
  })
  const { transaction_uuid: uuid, transaction_id: id, transaction_status: status } = outcome
  if (status !== 'sca_required') throw new Error(`the bank did not ask: ${status}`)
  const result = await world.proveToBank(outcome)
  const sca = await shop.completeSca(id, { transaction_uuid: uuid, sca_result: result })
  if (sca.status !== 'authorised') throw new Error(`the bank refused: ${sca.status}`)

  const completion = await shop.complete({ ...agreed, transaction_uuid: uuid })
  if (completion.order_id === null) throw new Error(`no order: ${completion.status}`)
  const order = await shop.order(user.id, completion.order_id)
  return { status: order.status, total: order.total?.formatted ?? 'no total' }
}
