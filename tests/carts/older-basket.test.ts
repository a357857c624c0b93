import {
  addToBasket,
  clearBasket,
  listTimes,
  listTimetable,
  readBasket,
  readCart,
  removeFromBasket,
  updateBasketItem,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { startPlatform } from '../support/platform.ts'
import { seedIds } from './basket.ts'

const day = { params: { venue: 'porthwen-leisure-centre', activity: 'fitness-classes' }, query: { date: '2026-04-08' } }

async function scene() {
  const platform = await startPlatform()
  const ben = await platform.as('ben')
  const rows = (await ben.call(listTimetable, day)).data.filter(({ action_to_show: can }) => can?.status === 'book')
  const items = rows.map(({ id }) => ({ purchasable_type: 'activity' as const, purchasable_id: id }))
  return { platform, ben, items }
}

describe('the older basket calls', () => {
  test('[S7-067, S7-069, C-40] add to the same basket as the newer calls, and read it', async () => {
    const { ben, items } = await scene()
    const [first] = items
    if (!first) throw new Error('nothing can be booked')
    const { data: added } = await ben.call(addToBasket, { body: { items: [first], membership_user_id: null } })
    expect(added.items).toMatchObject([{ purchasable_type: 'activity', purchasable_id: String(first.purchasable_id) }])
    expect((await ben.call(readBasket, { query: {} })).data).toEqual(added)
    expect((await ben.call(readCart, { params: basketOf(ben.id), query: {} })).data).toEqual(added)
  })

  test('[S7-068, S7-070] remove items, all or none, and empty it', async () => {
    const { ben, items } = await scene()
    const swims = { params: { ...day.params, activity: 'public-swims' }, query: { date: '2026-04-10' } }
    const [swim] = (await ben.call(listTimes, swims)).data
    const two = [...items.slice(0, 1), { purchasable_type: 'activity' as const, purchasable_id: swim?.id ?? 0 }]
    const { data: added } = await ben.call(addToBasket, { body: { items: two } })
    const [one = 0, other = 0] = added.items.map(({ id }) => id)
    const unknown = { body: { cart_item_ids: [one, 99_999_999] } }
    expect(await ben.refusal(removeFromBasket, unknown)).toMatchObject({ status: 404 })
    expect((await ben.call(readBasket, { query: {} })).data.items.length).toBe(2)
    const { data: left } = await ben.call(removeFromBasket, { body: { cart_item_ids: [one] } })
    expect(left.items.map(({ id }) => id)).toEqual([other])
    expect((await ben.call(clearBasket, { query: {} })).data.items).toEqual([])
  })

  test('[S7-071, C-41, O-73, C-05 partly] change the person of an item; items without a person are for the selected user', async () => {
    const { platform, items } = await scene()
    const amina = await platform.as('amina')
    const [first] = items
    if (!first) throw new Error('nothing can be booked')
    const { data: own } = await amina.call(addToBasket, { body: { items: [first] } })
    const params = { cartItemId: own.items[0]?.id ?? 0 }
    const handed = { options: { purchased_for_user_id: seedIds.idris } }
    // A class for grown-ups is not for a child.
    expect(await amina.refusal(updateBasketItem, { params, body: handed })).toMatchObject({ status: 422 })
    expect((await amina.call(updateBasketItem, { params, body: { options: { quantity: 1 } } })).data.items.length).toBe(
      1,
    )
    const stranger = { body: { items: [first], selected_user_id: seedIds.ben } }
    expect(await amina.refusal(addToBasket, stranger)).toMatchObject({ status: 403 })
  })

  test('are refused without a login', async () => {
    const { platform } = await scene()
    expect(await platform.visitor.refusal(readBasket, { query: {} })).toMatchObject({ status: 401 })
  })
})
