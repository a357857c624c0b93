import { addItems, payAtDesk, readCart, readOrderAtDesk, refundOrder } from '@touchline/contract'
import { expect, test } from 'vitest'
import { courseItem, seedIds } from '../carts/basket.ts'
import { basketOf } from '../support/basket.ts'
import { ownHostOfSeed } from '../support/host.ts'
import { seedWith } from '../support/seed-with.ts'
import { cards, courses, openStage } from './stage.ts'

const desk = 'front-of-house' as const
const pence = (items: readonly { readonly line_total: { readonly value: number } }[]) =>
  items.map(({ line_total: total }) => total.value)

test('a held basket keeps its price: after a price rise it is paid as shown', async () => {
  const stage = await openStage()
  const [person, carys, ellie] = [
    await stage.platform.as('carys'),
    await stage.as('carys'),
    await stage.platform.as('ellie'),
  ]
  // A membership, whose price she has until it is given back.
  await ellie.call(addItems, {
    params: { userId: carys.id, source: desk },
    body: { items: [{ purchasable_type: 'membershipRenewal', purchasable_id: '1-1' }] },
  })
  const { data: cart } = await ellie.call(readCart, { params: { userId: carys.id, source: desk }, query: {} })
  const { order_id: orderId } = await ellie.call(payAtDesk, {
    body: {
      source: desk,
      selected_user_id: carys.id,
      terms: true,
      completed_waivers: [],
      item_hash: cart.item_hash,
      payments: [{ tender_type: 'cash', amount: cart.total.value }],
    },
  })
  const { data: membership } = await ellie.call(readOrderAtDesk, { params: { orderId: orderId ?? 0 } })
  expect(pence((await carys.add(courses.badminton)).items)).toEqual([4480])
  const refunds = membership.items.map(({ id, line_total: { value } }) => ({
    tender_type: 'cash' as const,
    amount: value,
    item_id: id,
  }))
  await ellie.call(refundOrder, { params: { orderId: membership.id }, body: { refunds, reason: 'Moving away' } })
  // A new item has the current price.
  expect(pence((await carys.add(courses.pilates)).items)).toEqual([4480, 4800])
  const { transaction_uuid: uuid } = await carys.authorise(cards.good)
  const { body } = await carys.complete(uuid)
  const order = await carys.order(body.order_id)
  expect([order.total_paid.value, pence(order.items)]).toEqual([9280, [4480, 4800]])
  expect((await stage.gateway.ledger()).at(-1)).toMatchObject({ kind: 'capture', amount: 9280 })
  expect(person.id).toBe(carys.id)
  await stage.settle()
})

/** Safiya is a member; Amina, who books for her, and Yusuf are not. */
const safiyaIsMember = seedWith('safiya-is-member', (writer) => ({
  memberships: (records) => {
    const [first] = records
    return writer.memberships(first ? [...records, { ...first, id: 90, userId: seedIds.safiya }] : records)
  },
}))

test('linked users are booked at their own price, from the basket to the receipt', async () => {
  const stage = await openStage({ host: await ownHostOfSeed(safiyaIsMember) })
  const [person, amina] = [await stage.platform.as('amina'), await stage.as('amina')]
  const course = await courseItem(person, 'first-strokes')
  const { safiya, yusuf } = seedIds
  const items = [safiya, yusuf].map((id) => ({ ...course, purchased_for_user_id: id }))
  const { data: cart } = await person.call(addItems, { params: basketOf(person.id), body: { items } })
  expect(pence(cart.items)).toEqual([6720, 8400])
  const { transaction_uuid: uuid } = await amina.authorise(cards.good)
  const { body } = await amina.complete(uuid)
  const order = await amina.order(body.order_id)
  const paid = order.items.map(({ purchased_for_user_id: id, line_total: total }) => [id, total.value])
  expect(paid).toEqual([
    [safiya, 6720],
    [yusuf, 8400],
  ])
  await stage.settle()
})
