import { listOrders, readAcceptedTerms, readClient, readOrder } from '@touchline/contract'
import { zero } from '@touchline/money'
import { beforeEach, expect, test } from 'vitest'
import { everyWrite } from '../support/every-write.ts'
import { cards, courses, openStage, type Stage } from '../payments/stage.ts'

let stage: Stage

beforeEach(async () => {
  stage = await openStage()
})

async function bought() {
  const carys = await stage.as('carys')
  await carys.add(courses.badminton)
  const { body } = await carys.complete((await carys.authorise(cards.good)).transaction_uuid)
  return body.order_id ?? 0
}

test('[O-95] an order keeps the accepted terms and the time, and shows their text to its owner', async () => {
  const carys = await stage.platform.as('carys')
  const params = { userId: carys.id, orderId: await bought() }
  const { data: order } = await carys.call(readOrder, { params, query: {} })
  expect(order.terms).toEqual({
    version: expect.stringMatching(/^[0-9a-f]{64}$/),
    accepted_at: '2026-04-07T09:00:00Z',
  })
  const { terms_and_conditions: text } = (await carys.call(readClient, {})).data
  const { data: terms } = await carys.call(readAcceptedTerms, { params, query: {} })
  expect(terms).toEqual({ ...order.terms, terms_and_conditions: text })
  const ben = await stage.platform.as('ben')
  const foreign = { params: { ...params, userId: ben.id }, query: {} }
  expect(await ben.refusal(readAcceptedTerms, foreign)).toMatchObject({ status: 404 })
})

test('[O-95] the accepted text stays readable after the terms change; an order without terms has none', async () => {
  const carys = await stage.platform.as('carys')
  const { store } = await stage.platform.host.sandboxes.open(stage.sandbox)
  const order = {
    cartId: null,
    userId: carys.id,
    source: 'activity-booking',
    status: 'success',
    refundStatus: null,
    total: zero,
    itemHash: 'none',
    createdAt: 0,
    paidAt: 0,
    tillId: null,
  } as const
  await store.write(async (tx) => {
    const { orders } = everyWrite(tx)
    await orders.keepTerms({ version: 'older', html: '<p>Bring a towel.</p>' })
    await orders.insert({ ...order, id: 900_001, uuid: 'older', termsVersion: 'older', termsAcceptedAt: 0 })
    await orders.insert({ ...order, id: 900_002, uuid: 'none', termsVersion: null, termsAcceptedAt: null })
  })
  const asked = (orderId: number) => ({ params: { userId: carys.id, orderId }, query: {} })
  const { data: terms } = await carys.call(readAcceptedTerms, asked(900_001))
  expect(terms).toEqual({
    version: 'older',
    accepted_at: '1970-01-01T00:00:00Z',
    terms_and_conditions: '<p>Bring a towel.</p>',
  })
  expect((await carys.call(readOrder, asked(900_002))).data.terms).toBeNull()
  expect(await carys.refusal(readAcceptedTerms, asked(900_002))).toMatchObject({ status: 404 })
})

test('[O-95] the seeded orders accepted the seeded terms', async () => {
  const amina = await stage.platform.as('amina')
  const { data } = await amina.call(listOrders, { params: { userId: amina.id }, query: {} })
  expect(data.map(({ terms }) => [terms?.accepted_at, terms?.version])).toEqual(
    data.map(({ paid_at: at }) => [at, data[0]?.terms?.version]),
  )
  expect(data[0]?.terms?.version).toMatch(/^[0-9a-f]{64}$/)
})
