import {
  type AddItem,
  addItems,
  type CartSource,
  payAtDesk,
  readCart,
  readOrderAtDesk,
  refundOrder,
  removeItem,
} from '@touchline/contract'
import { expect, test } from 'vitest'
import { cards, openStage, type Stage } from '../payments/stage.ts'
import type { Person } from '../support/platform.ts'

const [online, desk] = ['activity-booking', 'front-of-house'] as const satisfies readonly CartSource[]
const inBasket = { status: 409, code: 'already_booked', message: 'This is already in a shopping basket.' }

const item = (id: string): AddItem => ({ purchasable_type: 'membershipRenewal', purchasable_id: id })
const into = (userId: number, source: CartSource, ...ids: readonly string[]) => ({
  params: { userId, source },
  body: { items: ids.map(item) },
})

async function payInCash(ellie: Person, userId: number) {
  const { data: cart } = await ellie.call(readCart, { params: { userId, source: desk }, query: {} })
  const common = { source: desk, selected_user_id: userId, terms: true, completed_waivers: [] }
  const payments = cart.total.value > 0 ? [{ tender_type: 'cash' as const, amount: cart.total.value }] : []
  const body = { ...common, item_hash: cart.item_hash, payments }
  const { order_id: orderId } = await ellie.call(payAtDesk, { body })
  return (await ellie.call(readOrderAtDesk, { params: { orderId: orderId ?? 0 } })).data
}

async function join(stage: Stage, ellie: Person, userId: number) {
  await ellie.call(addItems, into(userId, desk, '1-1'))
  const order = await payInCash(ellie, userId)
  return { order, id: order.items[0]?.membership_id ?? 0 }
}

async function empty(person: Person, userId: number, source: CartSource) {
  const { data } = await person.call(readCart, { params: { userId, source }, query: {} })
  for (const { id } of data.items) await person.call(removeItem, { params: { userId, source, cartItemId: id } })
}

async function open() {
  const stage = await openStage({ at: '2026-04-07T09:00:00Z' })
  return { stage, carys: await stage.platform.as('carys'), ellie: await stage.platform.as('ellie') }
}

test('[O-174] a type of membership is in one basket of a person once, for any home venue, until it is removed or its hold expires', async () => {
  const { stage, carys, ellie } = await open()
  expect(await carys.refusal(addItems, into(carys.id, online, '1-1', '1-2'))).toMatchObject(inBasket)
  await carys.call(addItems, into(carys.id, online, '1-1'))
  expect(await carys.refusal(addItems, into(carys.id, online, '1-2'))).toMatchObject(inBasket)
  expect(await ellie.refusal(addItems, into(carys.id, desk, '1-1'))).toMatchObject(inBasket)
  const forCarys = { ...item('1-1'), purchased_for_user_id: carys.id }
  const ofSomebodyElse = { params: { userId: ellie.id, source: desk }, body: { items: [forCarys] } }
  expect(await ellie.refusal(addItems, ofSomebodyElse)).toMatchObject(inBasket)
  await empty(carys, carys.id, online)
  await ellie.call(addItems, ofSomebodyElse)
  expect(await carys.refusal(addItems, into(carys.id, online, '1-1'))).toMatchObject(inBasket)
  await stage.advance('PT5H')
  await carys.call(addItems, into(carys.id, online, '1-1'))
  await stage.settle()
})

test('[O-174] many simultaneous additions to two baskets of one person make one membership and one payment', async () => {
  const { stage, carys, ellie } = await open()
  const [customer, staff] = [await stage.as('carys'), ellie]
  const add = async (person: Person, source: CartSource, id: string) => {
    const url = `/api/v1/users/${carys.id}/carts/${source}/items`
    const { status, json } = await person.send({ method: 'POST', url, payload: { items: [item(id)] } })
    return status === 201 ? source : (json() as { code: string }).code
  }
  const said = await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      n % 2 === 0 ? add(carys, online, `1-${1 + (n % 4) / 2}`) : add(staff, desk, '1-1'),
    ),
  )
  const had = said.filter((one) => one !== 'already_booked')
  expect(had).toHaveLength(1)
  expect([online, desk]).toContain(had[0])
  if (had[0] === desk) await empty(ellie, carys.id, desk)
  if (had[0] === desk) await carys.call(addItems, into(carys.id, online, '1-1'))
  // Others try while it is paid.
  const { transaction_uuid: uuid } = await customer.authorise(cards.good)
  const [paid, ...others] = await Promise.all([
    customer.complete(uuid ?? ''),
    ...Array.from({ length: 8 }, () => add(staff, desk, '1-1')),
  ])
  expect(paid.status).toBe(200)
  expect(new Set(others)).toEqual(new Set(['already_booked']))
  await stage.settle()
  const captured = (await stage.gateway.transactions()).filter((one) => one.captured > 0)
  expect(captured).toHaveLength(1)
})

test('[O-56, O-174, O-185] a membership is changed or renewed by one line at a time, and a change costs the difference', async () => {
  const { stage, carys, ellie } = await open()
  const { id } = await join(stage, ellie, carys.id)
  expect(await ellie.refusal(addItems, into(carys.id, desk, `${id}`, `${id}`))).toMatchObject(inBasket)
  await ellie.call(addItems, into(carys.id, desk, `${id}-to-2`))
  for (const other of [`${id}-to-2`, String(id), '2-1'])
    expect([other, await ellie.refusal(addItems, into(carys.id, desk, other))]).toMatchObject([other, inBasket])
  expect(await carys.refusal(addItems, into(carys.id, online, String(id)))).toMatchObject(inBasket)
  await empty(ellie, carys.id, desk)
  await carys.call(addItems, into(carys.id, online, String(id)))
  expect(await carys.refusal(addItems, into(carys.id, online, String(id)))).toMatchObject(inBasket)
  expect(await ellie.refusal(addItems, into(carys.id, desk, String(id)))).toMatchObject(inBasket)
  expect(await ellie.refusal(addItems, into(carys.id, desk, `${id}-to-2`))).toMatchObject(inBasket)
  const customer = await stage.as('carys')
  const { transaction_uuid: uuid } = await customer.authorise(cards.good)
  expect((await customer.complete(uuid ?? '')).status).toBe(200)
  const again = await ellie.refusal(addItems, into(carys.id, desk, String(id)))
  expect(again).toMatchObject({ status: 422, message: expect.stringContaining('Booking opens on') })
  await stage.settle()
})

test('[O-180, O-185] a change of a membership refunded meanwhile is not paid', async () => {
  const { stage, carys, ellie } = await open()
  const { order, id } = await join(stage, ellie, carys.id)
  await ellie.call(addItems, into(carys.id, desk, `${id}-to-2`))
  const refunds = order.items.map(({ id: item_id, line_total }) => ({
    tender_type: 'cash' as const,
    amount: line_total.value,
    item_id,
  }))
  await ellie.call(refundOrder, { params: { orderId: order.id }, body: { refunds, reason: 'Moving away' } })
  const { data: cart } = await ellie.call(readCart, { params: { userId: carys.id, source: desk }, query: {} })
  const payments = cart.total.value > 0 ? [{ tender_type: 'cash' as const, amount: cart.total.value }] : []
  const common = { source: desk, selected_user_id: carys.id, terms: true, completed_waivers: [] }
  const refusal = await ellie.refusal(payAtDesk, { body: { ...common, item_hash: cart.item_hash, payments } })
  expect(refusal).toMatchObject({ message: expect.stringContaining('This membership has ended.') })
  await stage.settle()
})

test('[O-174, O-185] neither a change nor a renewal gives a second membership of a type in force', async () => {
  const { stage, carys, ellie } = await open()
  const { id } = await join(stage, ellie, carys.id)
  await stage.advance('P35D')
  await join(stage, ellie, carys.id)
  const has = { status: 409, code: 'already_booked', message: 'You have already booked this.' }
  expect(await ellie.refusal(addItems, into(carys.id, desk, String(id)))).toMatchObject(has)
  await ellie.call(addItems, into(carys.id, desk, '2-1'))
  const other = (await payInCash(ellie, carys.id)).items[0]?.membership_id ?? 0
  expect(await ellie.refusal(addItems, into(carys.id, desk, `${other}-to-1`))).toMatchObject(has)
  await stage.settle()
})
