import { addItems, listPenalties, payAtDesk, readOrderAtDesk, removeItem } from '@touchline/contract'
import { minorUnits } from '@touchline/money'
import { personaId } from '@touchline/seed'
import { expect, test } from 'vitest'
import { openStage } from '../payments/stage.ts'
import { ownHostOfSeed } from '../support/host.ts'
import { seedWith } from '../support/seed-with.ts'

const indebted = seedWith('carys-owes', (writer) => ({
  penalties: (penalties) => {
    const owed = { userId: personaId('carys'), actions: [], createdAt: penalties[0]?.createdAt ?? 0 }
    return writer.penalties([
      ...penalties,
      { ...owed, id: 11, type: 'collectableFee', amount: minorUnits(1250), reason: 'Locker key not returned' },
      { ...owed, id: 12, type: 'debt', amount: minorUnits(3000), reason: 'March was not paid' },
      { ...owed, id: 13, type: 'debt', amount: minorUnits(500), reason: 'April was not paid' },
    ])
  },
}))

test('[O-55, P3-026] fees and debts are paid at the desk, one by one or all debts at once, as entries of the books', async () => {
  const stage = await openStage({ host: await ownHostOfSeed(indebted) })
  const { as } = stage.platform
  const [ellie, carys] = [await as('ellie'), await as('carys')]
  const basket = { userId: carys.id, source: 'front-of-house' } as const
  const add = (type: 'collectableFee' | 'debt' | 'debtReconciliation' | 'penalty', id: number) => ({
    params: basket,
    body: { items: [{ purchasable_type: type, purchasable_id: String(id) }] },
  })
  expect(await ellie.refusal(addItems, add('debtReconciliation', carys.id + 1))).toMatchObject({ status: 404 })
  expect(await ellie.refusal(addItems, add('penalty', 12))).toMatchObject({ status: 404 })
  await ellie.call(addItems, add('collectableFee', 11))
  const { data: alone } = await ellie.call(addItems, add('debt', 12))
  expect(await ellie.refusal(addItems, add('debt', 12))).toMatchObject({ code: 'already_booked' })
  const debt = alone.items.find(({ purchasable_id: id }) => id === '12')
  expect(debt).toMatchObject({ type: 'journal_transaction', journal_transaction_id: 12, line_total: { value: 3000 } })
  await ellie.call(removeItem, { params: { ...basket, cartItemId: debt?.id ?? 0 } })
  const { data: cart } = await ellie.call(addItems, add('debtReconciliation', carys.id))
  expect(cart.total.value).toBe(1250 + 3500)
  const paid = await ellie.call(payAtDesk, {
    body: {
      item_hash: cart.item_hash,
      source: basket.source,
      selected_user_id: carys.id,
      terms: true,
      completed_waivers: [],
      payments: [{ tender_type: 'cash', amount: 4750 }],
    },
  })
  const { data: order } = await ellie.call(readOrderAtDesk, { params: { orderId: paid.order_id ?? 0 } })
  expect(order.items.map(({ type, name }) => [type, name])).toEqual([
    ['journal_transaction', 'Locker key not returned'],
    ['journal_transaction', 'Outstanding debts'],
  ])
  const { data: owed } = await carys.call(listPenalties, { params: { userId: carys.id }, query: {} })
  expect(owed.map(({ purchasable_type: type, paid_at: at }) => [type, at !== null])).toEqual([
    ['debt', true],
    ['debt', true],
    ['collectableFee', true],
  ])
  await stage.settle()
})
