import {
  type AddItem,
  addItems,
  applyDiscount,
  clearDiscounts,
  readBasket,
  removeDiscount,
  updateBasketItem,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { add, laneSwim } from '../packages/usages.ts'
import { cards, openStage } from '../payments/stage.ts'
import { type Person, startPlatform } from '../support/platform.ts'
import { tomorrow } from '../timetable/timetable.ts'

const reference = (id: number) => `FW${String(id).padStart(6, '0')}`
const later = '2026-04-09'

/** Staff at a kiosk, with a swim for two tomorrow and one for one person on another day. */
async function kiosk() {
  const platform = await startPlatform()
  const [ellie, ben, carys] = [await platform.as('ellie'), await platform.as('ben'), await platform.as('carys')]
  const swim = await laneSwim(ellie, tomorrow)
  return { platform, ellie, ben, carys, swim }
}

const apply = async (person: Person, id: number, ids?: readonly number[]) => {
  const body = { reference: reference(id), ...(ids ? { cart_item_ids: [...ids] } : {}) }
  return (await person.call(applyDiscount, { body })).data
}
const refuse = (person: Person, id: number, ids?: readonly number[]) =>
  person.refusal(applyDiscount, {
    body: { reference: reference(id), ...(ids ? { cart_item_ids: [...ids] } : {}) },
  })
const prices = (cart: { readonly items: readonly { readonly price: { readonly value: number } }[] }) =>
  cart.items.map(({ price }) => price.value)

describe('[O-43] discounts of a kiosk', () => {
  test('[S7-083, S3-063, S3-064, S4-048, S4-045 partly, S4-046 partly, S4-047 partly] one ticket at each time has the price of a customer who shows a membership, until it is removed', async () => {
    const { ellie, ben, carys, swim } = await kiosk()
    for (const item of [swim, swim, await laneSwim(ellie, later)]) await add(ellie, item)
    const cart = await apply(ellie, ben.id)
    const [first, second, other] = cart.items.map(({ id }) => id)
    expect(prices(cart)).toEqual([0, 560, 0])
    expect(cart).toMatchObject({
      customer_id: ben.id,
      total: { value: 560 },
      discounts: [
        { customer_id: ben.id, reference: reference(ben.id), cart_item_ids: [first, other], amount: { value: 1120 } },
      ],
    })
    expect(await refuse(ellie, ben.id)).toMatchObject({
      status: 400,
      code: 'discount_already_applied',
      message: 'The discount of this customer has been applied already.',
    })
    expect(await refuse(ellie, carys.id)).toMatchObject({
      status: 400,
      code: 'discount_not_applied',
      message: 'No discount applies to this ticket.',
    })
    const { data: without } = await ellie.call(removeDiscount, { params: { customerId: ben.id }, query: {} })
    expect([prices(without), without.discounts, without.customer_id]).toEqual([[560, 560, 560], [], ben.id])
    expect(await ellie.refusal(removeDiscount, { params: { customerId: ben.id }, query: {} })).toMatchObject({
      status: 404,
    })
    expect(prices(await apply(ellie, ben.id, [second ?? 0]))).toEqual([560, 0, 560])
    const { data: cleared } = await ellie.call(clearDiscounts, { query: {} })
    expect([prices(cleared), cleared.discounts]).toEqual([[560, 560, 560], []])
  })

  test('is for a ticket by itself: not for several of one line, and not for what the line becomes', async () => {
    const { ellie, ben, swim } = await kiosk()
    const { items } = await add(ellie, { ...swim, quantity: 2 })
    const cartItemId = items[0]?.id ?? 0
    expect(await refuse(ellie, ben.id)).toMatchObject({
      status: 400,
      code: 'discount_for_one_ticket',
      message: 'A discount is for one ticket. Add each ticket by itself.',
    })
    const change = (quantity: number) =>
      ellie.call(updateBasketItem, { params: { cartItemId }, body: { options: { quantity } } })
    await change(1)
    expect(prices(await apply(ellie, ben.id))).toEqual([0])
    const { data } = await change(2)
    expect([prices(data), data.discounts]).toEqual([[560], []])
    expect(await refuse(ellie, ben.id, [99_999])).toMatchObject({ status: 404 })
  })

  test('customers name themselves and those they are linked to; whoever else there is, is not found', async () => {
    const { ben, carys, swim } = await kiosk()
    await add(carys, swim)
    expect(await refuse(carys, ben.id)).toMatchObject({ status: 404, code: 'item_not_found' })
    expect(await refuse(carys, 999_999)).toMatchObject({ status: 404 })
    expect(await refuse(carys, carys.id)).toMatchObject({ status: 400, code: 'discount_not_applied' })
    expect((await carys.call(readBasket, { query: {} })).data.discounts).toEqual([])
  })
})

test('[O-43, O-46] what was discounted is paid as it is, and credit that is set aside shrinks with it', async () => {
  const stage = await openStage()
  const ellie = await stage.platform.as('ellie')
  const ben = await stage.platform.as('ben')
  await add(ellie, await laneSwim(ellie, tomorrow))
  await add(ellie, await laneSwim(ellie, tomorrow))
  const before = (await ellie.call(readBasket, { query: {} })).data.item_hash
  expect((await apply(ellie, ben.id)).item_hash).not.toBe(before)
  const customer = await stage.as('ellie')
  const { transaction_uuid: uuid } = await customer.authorise(cards.good)
  const { body } = await customer.complete(uuid)
  expect(await customer.order(body.order_id)).toMatchObject({ total_paid: { value: 560 } })
  await stage.settle()
})

test('[O-172, O-43] what a package pays for needs no discount', async () => {
  const { as } = await startPlatform()
  const [amina, item] = [await as('amina'), { apply_benefit: true } as const]
  const swim: AddItem = { ...(await laneSwim(amina, tomorrow)), ...item }
  await amina.call(addItems, {
    params: { userId: amina.id, source: 'activity-booking' },
    body: { items: [swim] },
  })
  expect(await refuse(amina, amina.id)).toMatchObject({ status: 400, code: 'discount_not_applied' })
})
