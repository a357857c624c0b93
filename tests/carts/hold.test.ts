import { addItems, addLostAgain, type CartItem, extendHold, readCart, removeItem } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'
import { addCourse, basketOf } from '../support/basket.ts'
import { courseItem, idOf, seedIds } from './basket.ts'

describe('the hold of a basket', () => {
  test('[O-31 partly] holds places for 15 minutes, then releases them and reports the lost lines', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    await carys.call(addItems, {
      params: basketOf(carys.id),
      body: { items: [await courseItem(carys, 'first-strokes')] },
    })
    await platform.advance('PT14M59S')
    expect((await carys.call(readCart, { params: basketOf(carys.id), query: {} })).data.items).toHaveLength(1)
    const ran = await platform.advance('PT1S')
    expect(ran.map(({ kind }) => kind)).toContain('hold-expiry')
    const { data } = await carys.call(readCart, { params: basketOf(carys.id), query: {} })
    expect(data.items).toEqual([])
    expect(data.notices[0]).toContain('First strokes')
  })

  test('[O-88] lost lines are added again as chosen; unavailable ones are named with the reason', async () => {
    const platform = await startPlatform({ scenario: 'last-place' })
    const [amina, carys] = [await platform.as('amina'), await platform.as('carys')]
    const params = basketOf(amina.id)
    const gymnastics = { ...(await courseItem(amina, 'tumblers-6-to-9', { answered: true, extras: 2 })) }
    const items = [
      { ...gymnastics, purchased_for_user_id: seedIds.safiya },
      await courseItem(amina, 'last-place-trampolining'),
    ]
    const { data: held } = await amina.call(addItems, { params, body: { items } })
    await platform.advance('PT15M')
    const { data: lost } = await amina.call(readCart, { params, query: {} })
    expect(lost.lost).toEqual(held.items.map(({ name }) => ({ name, purchasable_type: 'course', quantity: 1 })))
    await addCourse(carys, 'last-place-trampolining')
    const { data: back } = await amina.call(addLostAgain, { params, query: {} })
    const told = (of: CartItem | undefined) => [
      of?.name,
      of?.purchased_for_user_id,
      of?.line_total,
      of?.child_items.length,
    ]
    expect(back.items.map(told)).toEqual([told(held.items[0])])
    expect(back.notices).toEqual([`${held.items[1]?.name}: Sold out`])
    expect([back.lost, back.hold?.extensions_left]).toEqual([[], 10])
    expect(await amina.refusal(addLostAgain, { params, query: {} })).toMatchObject({ status: 404 })
  })

  test('[O-88] when no lost line is available the answer says so, and the basket holds nothing', async () => {
    const platform = await startPlatform({ scenario: 'last-place' })
    const [amina, carys] = [await platform.as('amina'), await platform.as('carys')]
    const params = basketOf(amina.id)
    await addCourse(amina, 'last-place-trampolining')
    await platform.advance('PT15M')
    await addCourse(carys, 'last-place-trampolining')
    const { data } = await amina.call(addLostAgain, { params, query: {} })
    expect([data.items, data.hold, data.lost, data.notices.length]).toEqual([[], null, [], 1])
  })

  test('[O-88] is renewed by activity, and extended ten times on request', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const add = async (slug: string) =>
      carys.call(addItems, { params: basketOf(carys.id), body: { items: [await courseItem(carys, slug)] } })
    const first = await add('first-strokes')
    await platform.advance('PT5M')
    const second = await add('walking-football')
    expect(Date.parse(String(second.data.hold?.expires_at))).toBe(
      Date.parse(String(first.data.hold?.expires_at)) + 300_000,
    )
    for (let left = 9; left >= 0; left--) {
      await platform.advance('PT10M')
      const { data } = await carys.call(extendHold, { params: basketOf(carys.id), query: {} })
      expect(data.hold?.extensions_left).toBe(left)
    }
    expect(await carys.refusal(extendHold, { params: basketOf(carys.id), query: {} })).toMatchObject({
      status: 409,
      code: 'hold_not_extendable',
    })
  })

  test('[O-88] adding an item renews the hold but not the number of extensions', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const params = basketOf(carys.id)
    await carys.call(addItems, { params, body: { items: [await courseItem(carys, 'first-strokes')] } })
    expect((await carys.call(extendHold, { params, query: {} })).data.hold?.extensions_left).toBe(10)
    await platform.advance('PT5M')
    await carys.call(extendHold, { params, query: {} })
    const { data } = await carys.call(addItems, {
      params,
      body: { items: [await courseItem(carys, 'walking-football')] },
    })
    expect(data.hold?.extensions_left).toBe(9)
  })

  test('[O-31 partly] places are held for four hours at most, however often the hold is renewed', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const params = basketOf(carys.id)
    const items = [await courseItem(carys, 'first-strokes')]
    const first = await carys.call(addItems, { params, body: { items } })
    const began = Date.parse(String(first.data.hold?.expires_at)) - 15 * 60_000
    const other = await courseItem(carys, 'walking-football')
    for (let minutes = 0; minutes < 234; minutes += 13) {
      await platform.advance('PT13M')
      const { data } = await carys.call(addItems, { params, body: { items: [other] } })
      const added = data.items.find(({ purchasable_id: id }) => id === other.purchasable_id)
      await carys.call(removeItem, { params: { ...params, cartItemId: idOf(added) }, query: {} })
    }
    const { data } = await carys.call(readCart, { params, query: {} })
    expect(Date.parse(String(data.hold?.expires_at))).toBe(began + 4 * 3_600_000)
    expect(await carys.refusal(extendHold, { params, query: {} })).toMatchObject({ code: 'hold_not_extendable' })
    await platform.advance('PT6M')
    expect((await carys.call(readCart, { params, query: {} })).data.items).toEqual([])
  })

  test('an empty basket cannot be extended', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    expect(await carys.refusal(extendHold, { params: basketOf(carys.id), query: {} })).toMatchObject({ status: 404 })
  })
})
