import { addItems, listPenalties, payAtDesk, readOrderAtDesk, removeItem } from '@touchline/contract'
import { minorUnits } from '@touchline/money'
import { personaId } from '@touchline/seed'
import { expect, test } from 'vitest'
import { cards, openStage } from '../payments/stage.ts'
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

test('[O-55, P3-026] charges and penalties are paid at the desk, singly or all at once, as ledger entries', async () => {
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

test.each([
  ['a debt alone', [['debt', 12]], 3000, [false, true, false]],
  [
    'a fee with all debts',
    [
      ['collectableFee', 11],
      ['debtReconciliation', undefined],
    ],
    4750,
    [true, true, true],
  ],
] as const)('[O-55 partly] %s is paid online, by card, and once', async (_what, owed, amount, paid) => {
  const stage = await openStage({ host: await ownHostOfSeed(indebted) })
  const [person, carys] = [await stage.platform.as('carys'), await stage.as('carys')]
  const items = owed.map(([purchasable_type, id]) => ({ purchasable_type, purchasable_id: String(id ?? person.id) }))
  const params = { userId: person.id, source: 'activity-booking' } as const
  const { data: cart } = await person.call(addItems, { params, body: { items } })
  expect(cart).toMatchObject({ total: { value: amount }, hold: { pinned: false } })
  const { transaction_uuid: uuid } = await carys.authorise(cards.good)
  const { body } = await carys.complete(uuid)
  expect(await carys.order(body.order_id)).toMatchObject({ status: 'success', total_paid: { value: amount } })
  const { data: charges } = await person.call(listPenalties, { params: { userId: person.id }, query: {} })
  const byId = new Map(charges.map(({ id, paid_at: at }) => [id, at !== null]))
  expect([11, 12, 13].map((id) => byId.get(id))).toEqual(paid)
  for (const item of items) {
    const { code } = await person.refusal(addItems, { params, body: { items: [item] } })
    expect(['not_bookable', 'item_not_found']).toContain(code)
  }
  expect((await stage.gateway.ledger()).map(({ kind, amount: moved }) => [kind, moved])).toEqual([
    ['hold', amount],
    ['capture', amount],
  ])
  await stage.settle()
})
