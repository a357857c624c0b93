import { type AddItem, addItems, limits, listPackages, readCart, updateItem } from '@touchline/contract'
import { expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { startPlatform } from '../support/platform.ts'

/** A package without a limit per customer, and the largest payable quantity. */
async function stage() {
  const { as, invariants } = await startPlatform()
  const carys = await as('carys')
  const { data } = await carys.call(listPackages, { params: { source: 'online', venue: '1' }, query: {} })
  const swims = data.find(({ id }) => id === 1)
  if (!swims) throw new Error('there is no such package')
  const params = basketOf(carys.id)
  const adding = (quantity: number) => {
    const item: AddItem = { purchasable_type: 'pricingOption', purchasable_id: swims.pricing_option.id, quantity }
    return { params, body: { items: [item] } }
  }
  const most = Math.floor(limits.amount / swims.price.value)
  return { carys, params, adding, most, invariants }
}

const advice = 'This total is more than you can pay at once.'

test.each([4_294_967_295, 20_000_000, 'just too many'] as const)(
  'a quantity above the largest payable amount is refused at its field: %s',
  async (given) => {
    const { carys, params, adding, most, invariants } = await stage()
    const quantity = given === 'just too many' ? most + 1 : given
    expect(await carys.refusal(addItems, adding(quantity))).toMatchObject({
      status: 422,
      errors: { 'items.0.quantity': [advice] },
    })
    const { data } = await carys.call(addItems, adding(1))
    const change = { params: { ...params, cartItemId: data.items[0]?.id ?? 0 }, body: { data: { quantity } } }
    expect(await carys.refusal(updateItem, change)).toMatchObject({
      status: 422,
      errors: { 'data.quantity': [advice] },
    })
    expect((await carys.call(readCart, { params })).data.items).toEqual(data.items)
    expect(await invariants()).toEqual([])
  },
)

test('lines that are payable one by one are refused when their total is not', async () => {
  const { carys, params, adding, most } = await stage()
  const { data } = await carys.call(addItems, adding(most))
  expect(data.total.value).toBeLessThanOrEqual(limits.amount)
  expect(await carys.refusal(addItems, adding(1))).toMatchObject({
    status: 422,
    errors: { 'items.0.quantity': [advice] },
  })
  const { data: fewer } = await carys.call(updateItem, {
    params: { ...params, cartItemId: data.items[0]?.id ?? 0 },
    body: { data: { quantity: most - 1 } },
  })
  await carys.call(addItems, adding(1))
  const more = { params: { ...params, cartItemId: fewer.items[0]?.id ?? 0 }, body: { data: { quantity: most } } }
  expect(await carys.refusal(updateItem, more)).toMatchObject({ status: 422, errors: { 'data.quantity': [advice] } })
})
