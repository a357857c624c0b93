import { listCredits, refundOrder } from '@touchline/contract'
import { expect, test } from 'vitest'
import { cards, courses, openStage } from '../payments/stage.ts'

test('refunded credit lasts for 365 days', async () => {
  const stage = await openStage({ at: '2026-04-07T09:00:00Z' })
  const [carys, ellie] = [await stage.as('carys'), await stage.platform.as('ellie')]
  await carys.add(courses.badminton)
  const { body } = await carys.complete((await carys.authorise(cards.good)).transaction_uuid)
  const refunds = [{ tender_type: 'credit' as const, amount: 700 }]
  await ellie.call(refundOrder, { params: { orderId: body.order_id ?? 0 }, body: { refunds } })
  const person = await stage.platform.as('carys')
  const { data } = await person.call(listCredits, { params: { userId: person.id }, query: {} })
  expect(data.map(({ expires_at: expiresAt }) => Date.parse(expiresAt ?? ''))).toEqual([
    Date.parse('2027-04-07T09:00:00Z'),
  ])
  await stage.settle()
})
