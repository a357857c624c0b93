import { addItems, completePayment, purchasableTypes, readCart } from '@touchline/contract'
import { minorUnits } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { courseItem } from './basket.ts'
import { everyWrite } from '../support/every-write.ts'

/** A line without what was chosen, as an earlier program may have left it. */
async function addForgottenLine({ host, sandbox }: TestPlatform, userId: number): Promise<void> {
  const { store, ids, clock } = await host.sandboxes.open(sandbox)
  const id = await ids.integer('cart_item')
  await store.write(async (tx) => {
    const cart = await everyWrite(tx).carts.touchOpen({ userId, source: 'activity-booking', partnerId: 0 })
    if (!cart) throw new Error('there is no basket to put it into')
    await everyWrite(tx).carts.insertItems({
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

describe('lines of every type', () => {
  test('[S3-032, P3-037] every purchasable type is accepted: no error is about the type', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const attempts = await Promise.all(
      purchasableTypes.map((purchasable_type) =>
        carys.refusal(addItems, {
          params: basketOf(carys.id),
          body: { items: [{ purchasable_id: '4000000', purchasable_type, booking_full_camp: true }] },
        }),
      ),
    )
    const fields = attempts.flatMap(({ errors }) => Object.keys(errors ?? {}))
    expect(fields).not.toContain('items.0.purchasable_type')
    expect(attempts.map(({ status }) => status).filter((status) => status !== 404 && status !== 422)).toEqual([])
  })

  test('a stored line of a type no longer known is shown by name and price, counts, and cannot be paid', async () => {
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
