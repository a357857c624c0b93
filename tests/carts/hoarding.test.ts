import { addItems, limits, readCart, updateItem } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'
import { basketOf } from '../support/basket.ts'
import { courseItem, idOf, seedIds } from './basket.ts'

describe('places held by one customer are limited', () => {
  test.each([limits.extraQuantity + 1, 4_294_967_295])('[C-54] %i of an extra are refused', async (extras) => {
    const { as } = await startPlatform()
    const carys = await as('carys')
    const items = [await courseItem(carys, 'tumblers-6-to-9', { answered: true, extras })]
    const refused = await carys.refusal(addItems, { params: basketOf(carys.id), body: { items } })
    expect([refused.status, refused.errors]).toEqual([
      422,
      { 'items.0.extras.0.quantity': ['This field must be at most 10.'] },
    ])
  })

  test('[C-54] ten of an extra are accepted', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const course = await courseItem(amina, 'mini-gymnasts', { answered: true, extras: limits.extraQuantity })
    const items = [{ ...course, purchased_for_user_id: seedIds.yusuf }]
    const { data } = await amina.call(addItems, { params: basketOf(amina.id), body: { items } })
    expect(data.items[0]?.child_items).toContainEqual(expect.objectContaining({ quantity: 10 }))
  })

  test('[O-31] an update without a change renews no hold, a real one does', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const params = basketOf(amina.id)
    const items = [await courseItem(amina, 'first-strokes')]
    const { data: first } = await amina.call(addItems, { params, body: { items } })
    const line = { ...params, cartItemId: idOf(first.items[0]) }
    const heldUntil = async () => (await amina.call(readCart, { params, query: {} })).data.hold?.expires_at
    const before = await heldUntil()
    await platform.advance('PT5M')
    for (const data of [{}, { quantity: 1 }, { purchased_for_user_id: null }, { purchased_for_user_id: amina.id }]) {
      await amina.call(updateItem, { params: line, query: {}, body: { data } })
      expect([data, await heldUntil()]).toEqual([data, before])
    }
    const body = { data: { purchased_for_user_id: seedIds.safiya } }
    await amina.call(updateItem, { params: line, query: {}, body })
    expect(Date.parse(String(await heldUntil()))).toBe(Date.parse(String(before)) + 300_000)
  })
})
