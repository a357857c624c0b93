import { addItems, updateItem } from '@touchline/contract'
import { expect, test } from 'vitest'
import { ids, seedWithRaces } from '../places/programme.ts'
import { basketOf } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import { startPlatform } from '../support/platform.ts'
import { idOf, seedIds } from './basket.ts'

const host = hostOfSeed(seedWithRaces)

test('[P3-019, P3-020, P5-002, P5-005, P5-007, S5-003, C-41, C-55] an item for another person has quantity 1, when added and when changed', async () => {
  const platform = await startPlatform({ host: await host() })
  const amina = await platform.as('amina')
  const ticket = { purchasable_type: 'activityTicket', purchasable_id: ids.adult } as const
  const forSafiya = { purchased_for_user_id: seedIds.safiya }
  const add = (more: object) => ({ params: basketOf(amina.id), body: { items: [{ ...ticket, ...more }] } })
  const refused = await amina.refusal(addItems, add({ quantity: 2, ...forSafiya }))
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['items.0.quantity']])

  const { data } = await amina.call(addItems, add({ quantity: 2 }))
  const params = { ...basketOf(amina.id), cartItemId: idOf(data.items[0]) }
  const change = (fields: object) => ({ params, body: { data: fields } })
  const fieldsRefused = async (fields: object) =>
    Object.keys((await amina.refusal(updateItem, change(fields))).errors ?? {})
  expect(await fieldsRefused(forSafiya)).toEqual(['data.purchased_for_user_id'])
  expect(await fieldsRefused({ quantity: 3, ...forSafiya })).toEqual(['data.quantity'])

  const moved = await amina.call(updateItem, change({ quantity: 1, ...forSafiya }))
  const one = { quantity: 1, max_quantity: 1, purchased_for_user_id: seedIds.safiya }
  expect(moved.data.items[0]).toMatchObject(one)
  expect(await fieldsRefused({ quantity: 2 })).toEqual(['data.quantity'])
  const back = await amina.call(updateItem, change({ purchased_for_user_id: null }))
  expect(back.data.items[0]).toMatchObject({ purchased_for_user_id: null, max_quantity: null })
  const more = await amina.call(updateItem, change({ quantity: 4 }))
  const [four] = more.data.items
  expect(four).toMatchObject({ quantity: 4, price: data.items[0]?.price })
  expect(four?.line_total.value).toBe(4 * (four?.price.value ?? 0))
})

test('[P5-003, P5-004] the person of an item may be omitted or null, and must exist', async () => {
  const platform = await startPlatform({ host: await host() })
  const amina = await platform.as('amina')
  const ticket = { purchasable_type: 'activityTicket', purchasable_id: ids.adult } as const
  const add = (more: object) => ({ params: basketOf(amina.id), body: { items: [{ ...ticket, ...more }] } })
  for (const more of [{}, { purchased_for_user_id: null }]) {
    const { data } = await amina.call(addItems, add(more))
    expect(data.items.map(({ purchased_for_user_id: userId }) => userId)).toEqual(data.items.map(() => null))
  }
  const refused = await amina.refusal(addItems, add({ purchased_for_user_id: 4_000_000 }))
  // The answer does not reveal whether the person exists or only has no link.
  expect(refused).toMatchObject({ status: 403, code: 'unauthorised' })
})
