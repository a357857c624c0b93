import { addItems, extendHold, readCart, removeItem } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'
import { basketOf } from '../support/basket.ts'
import { courseItem, idOf } from './basket.ts'

describe('the hold of a basket', () => {
  test('[O-31 partly] keeps places for 15 minutes, then gives them back and says what was lost', async () => {
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

  test('[O-88] adding something renews the hold, not the extensions', async () => {
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

  test('[O-31 partly] places are kept for four hours at most, whatever renews the hold', async () => {
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

  test('an empty basket has nothing to extend', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    expect(await carys.refusal(extendHold, { params: basketOf(carys.id), query: {} })).toMatchObject({ status: 404 })
  })
})
