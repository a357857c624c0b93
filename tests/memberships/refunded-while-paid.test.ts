import { addItems, payAtDesk, readCart, readOrderAtDesk, refundOrder } from '@touchline/contract'
import { expect, test } from 'vitest'
import { createCustomer } from '../payments/customer.ts'
import { cards, openStage } from '../payments/stage.ts'

const source = 'front-of-house' as const

test('[O-180, O-185] a membership refunded while its change is authorised: nothing is captured', async () => {
  const stage = await openStage()
  // A change is sold at the desk and paid by card by the user logged in there.
  const ellie = await stage.platform.as('ellie')
  const customer = createCustomer(ellie, stage.tokenise, source)
  const add = (id: string) =>
    ellie.call(addItems, {
      params: { userId: ellie.id, source },
      body: { items: [{ purchasable_type: 'membershipRenewal', purchasable_id: id }] },
    })
  await add('2-1')
  const { data: cart } = await ellie.call(readCart, { params: { userId: ellie.id, source }, query: {} })
  const { order_id: orderId } = await ellie.call(payAtDesk, {
    body: {
      source,
      selected_user_id: ellie.id,
      terms: true,
      completed_waivers: [],
      item_hash: cart.item_hash,
      payments: [{ tender_type: 'cash', amount: cart.total.value }],
    },
  })
  const { data: order } = await ellie.call(readOrderAtDesk, { params: { orderId: orderId ?? 0 } })
  await add(`${order.items[0]?.membership_id}-to-1`)
  const outcome = await customer.authorise(cards.good)
  expect(outcome.transaction_status).toBe('authorised')
  const completion = await customer.completion(outcome.transaction_uuid)
  const refunds = order.items.map(({ id, line_total: { value } }) => ({
    tender_type: 'cash' as const,
    amount: value,
    item_id: id,
  }))
  await ellie.call(refundOrder, { params: { orderId: order.id }, body: { refunds, reason: 'Moving away' } })
  const { status, body } = await customer.sendCompletion(completion)
  expect([status, body.code]).toEqual([422, 'not_bookable'])
  expect(body.message).toContain('This membership has ended.')
  const [atGateway] = await stage.gateway.transactions()
  expect(atGateway).toMatchObject({ held: 0, captured: 0 })
  await stage.settle()
})
