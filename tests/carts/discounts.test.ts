import {
  type AddItem,
  addItems,
  addLostAgain,
  applyDiscount,
  clearDiscounts,
  readBasket,
  removeBenefit,
  removeDiscount,
  updateBasketItem,
  updateItem,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { add, laneSwim } from '../packages/usages.ts'
import { cancel } from '../bookings/stage.ts'
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

describe('[O-43] kiosk discounts', () => {
  test('[S7-083, S3-063, S3-064, S4-048, S4-045 partly, S4-046 partly, S4-047 partly] one ticket at each time gets the member price of a presented membership, until it is removed', async () => {
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
      message: "This customer's discount has already been applied.",
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

  test('a discount applies to a single ticket, not to several in one line or to a changed line', async () => {
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

  test('customers can present themselves and linked users; other people are not found', async () => {
    const { ben, carys, swim } = await kiosk()
    await add(carys, swim)
    expect(await refuse(carys, ben.id)).toMatchObject({ status: 404, code: 'item_not_found' })
    expect(await refuse(carys, 999_999)).toMatchObject({ status: 404 })
    expect(await refuse(carys, carys.id)).toMatchObject({ status: 400, code: 'discount_not_applied' })
    expect((await carys.call(readBasket, { query: {} })).data.discounts).toEqual([])
  })
})

describe('[O-43] a ticket with a discount in another basket', () => {
  const elsewhere = 'class-booking'

  /** A discounted swim of Ellie's, brought into another basket of hers. */
  async function carried() {
    const { platform, ellie, ben, swim } = await kiosk()
    await add(ellie, swim)
    const [line] = (await apply(ellie, ben.id)).items
    const cart = await add(ellie, { purchasable_type: 'booking', purchasable_id: line?.booking_id ?? 0 }, elsewhere)
    const change = async (quantity: number) => {
      const params = { userId: ellie.id, source: elsewhere, cartItemId: cart.items[0]?.id ?? 0 } as const
      return (await ellie.call(updateItem, { params, body: { data: { quantity } } })).data
    }
    return { platform, ellie, ben, swim, cart, change }
  }

  test('[O-91 partly] keeps it, and loses it when the quantity grows', async () => {
    const { ben, cart, change } = await carried()
    const shown = { customer_id: ben.id, cart_item_ids: [cart.items[0]?.id], amount: { value: 560 } }
    expect(cart).toMatchObject({ total: { value: 0 }, discounts: [shown] })
    expect(await change(5)).toMatchObject({ total: { value: 2800 }, discounts: [] })
    expect(await change(1)).toMatchObject({ total: { value: 560 }, discounts: [] })
  })

  test('loses it when it is removed in the basket where that is done', async () => {
    const { ellie, ben, cart } = await carried()
    await add(ellie, { purchasable_type: 'booking', purchasable_id: cart.items[0]?.booking_id ?? 0 })
    const { data } = await ellie.call(removeDiscount, { params: { customerId: ben.id }, query: {} })
    expect([prices(data), data.discounts]).toEqual([[560], []])
  })

  test('is the only one of that customer at that time in any basket, until it is released', async () => {
    const { ellie, ben, swim, change } = await carried()
    await add(ellie, swim)
    expect(await refuse(ellie, ben.id)).toMatchObject({ status: 400, code: 'discount_already_applied' })
    const other = await add(ellie, await laneSwim(ellie, later))
    expect(other.items).toHaveLength(2)
    expect(prices(await apply(ellie, ben.id))).toEqual([560, 0])
    await change(2)
    await ellie.call(clearDiscounts, { query: {} })
    expect(prices(await apply(ellie, ben.id))).toEqual([0, 0])
  })
})

test('[O-43] of two baskets at the same moment one gets the discount of a customer', async () => {
  const { platform, ellie, ben, swim } = await kiosk()
  await add(ellie, swim)
  await add(ben, { ...swim, apply_benefit: false })
  const url = '/api/activities/basket/discounts'
  const both = (method: 'POST' | 'DELETE', payload: object) =>
    Promise.all([ellie, ben].map((person) => person.send({ method, url, payload })))
  for (let round = 0; round < 12; round++) {
    const endings = await both('POST', { reference: reference(ben.id) })
    expect(endings.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    await both('DELETE', {})
  }
  expect(await platform.invariants()).toEqual([])
})

test('[O-43] a purchase with a discount uses it up until it is cancelled', async () => {
  const stage = await openStage()
  const [ellie, ben] = [await stage.platform.as('ellie'), await stage.platform.as('ben')]
  const customer = await stage.as('ellie')
  const swim = await laneSwim(ellie, tomorrow)
  await add(ellie, swim)
  await add(ellie, swim)
  const [line] = (await apply(ellie, ben.id)).items
  const { transaction_uuid: uuid } = await customer.authorise(cards.good)
  await customer.complete(uuid)
  await add(ellie, swim)
  expect(await refuse(ellie, ben.id)).toMatchObject({ status: 400, code: 'discount_already_applied' })
  await cancel(ellie, [line?.booking_id ?? 0])
  expect(prices(await apply(ellie, ben.id))).toEqual([0])
  await stage.settle()
})

test('[O-88 partly] an expired line is added again at its full price', async () => {
  const { platform, ellie, ben, swim } = await kiosk()
  await add(ellie, swim)
  expect(prices(await apply(ellie, ben.id))).toEqual([0])
  await platform.advance('PT16M')
  const params = { userId: ellie.id, source: 'activity-booking' } as const
  const { data } = await ellie.call(addLostAgain, { params, query: {} })
  expect([prices(data), data.discounts]).toEqual([[560], []])
  expect(prices(await apply(ellie, ben.id))).toEqual([0])
})

test('[O-45, O-91 partly] a ticket from another basket can be bought without a benefit', async () => {
  const platform = await startPlatform()
  const ben = await platform.as('ben')
  const [line] = (await add(ben, await laneSwim(ben, tomorrow))).items
  const brought = await add(
    ben,
    { purchasable_type: 'booking', purchasable_id: line?.booking_id ?? 0 },
    'class-booking',
  )
  expect(brought.items).toMatchObject([{ benefit_applied: true, line_total: { value: 0 } }])
  const params = { cartItemId: brought.items[0]?.id ?? 0 }
  const { data } = await ben.call(removeBenefit, { params, query: { source: 'class-booking' } })
  expect(data.items).toMatchObject([{ benefit_applied: false, line_total: { value: 560 } }])
})

test('[O-43, O-46] a discounted basket is paid at its price, and reserved credit shrinks with it', async () => {
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

test('[O-172, O-43] a line paid by a package needs no discount', async () => {
  const { as } = await startPlatform()
  const [amina, item] = [await as('amina'), { apply_benefit: true } as const]
  const swim: AddItem = { ...(await laneSwim(amina, tomorrow)), ...item }
  await amina.call(addItems, {
    params: { userId: amina.id, source: 'activity-booking' },
    body: { items: [swim] },
  })
  expect(await refuse(amina, amina.id)).toMatchObject({ status: 400, code: 'discount_not_applied' })
})
