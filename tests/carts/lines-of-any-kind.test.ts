import { addItems, completePayment, readCart } from '@touchline/contract'
import { minorUnits } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { courseItem } from './basket.ts'

/** A line of a type that nothing sells any more, as an earlier program may have left it. */
async function addForgottenLine({ host, sandbox }: TestPlatform, userId: number): Promise<void> {
  const { store, ids, clock } = await host.sandboxes.open(sandbox)
  const id = await ids.integer('cart_item')
  await store.write(async (tx) => {
    const cart = await tx.carts.touchOpen({ userId, source: 'activity-booking' })
    if (!cart) throw new Error('there is no basket to put it into')
    await tx.carts.insertItems({
      id,
      cartId: cart.id,
      parentId: null,
      purchasableType: 'membershipRenewal',
      purchasableId: '77',
      name: 'Locker key not returned',
      quantity: 1,
      unitPrice: minorUnits(1250),
      lineTotal: minorUnits(1250),
      benefitApplied: false,
      packageApplied: false,
      createdAt: clock.now(),
      choice: null,
    })
  })
}

describe('lines of any kind', () => {
  test('a type that nothing sells is refused by its field', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const item = { purchasable_id: '77', purchasable_type: 'membershipRenewal' } as const
    const refusal = await carys.refusal(addItems, { params: basketOf(carys.id), body: { items: [item] } })
    expect(refusal).toMatchObject({ status: 422, errors: { 'items.0.purchasable_type': expect.any(Array) } })
  })

  test('a stored line of such a type is shown by name and price, counts, and cannot be paid', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const params = basketOf(carys.id)
    const items = [await courseItem(carys, 'first-strokes')]
    const { data: before } = await carys.call(addItems, { params, body: { items } })
    await addForgottenLine(platform, carys.id)
    const { data } = await carys.call(readCart, { params, query: {} })
    expect(data.items).toHaveLength(2)
    expect(data.items[1]).toMatchObject({ name: 'Locker key not returned', line_total: { value: 1250 } })
    expect(data.total.value).toBe(before.total.value + 1250)
    const refusal = await carys.refusal(completePayment, {
      body: { source: 'activity-booking', item_hash: data.item_hash, terms: true, completed_waivers: [], payments: [] },
    })
    expect(refusal).toMatchObject({
      code: 'not_bookable',
      message: 'This cannot be paid for here: Locker key not returned',
    })
  })
})
