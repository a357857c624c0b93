import { addItems, readCart, removeItem } from '@touchline/contract'
import { expect, test } from 'vitest'
import { idOf } from '../carts/basket.ts'
import { alone } from '../places/attempts.ts'
import { basketOf } from '../support/basket.ts'
import type { Person } from '../support/person.ts'
import { ids } from './programme.ts'
import { waitingStages } from './stage.ts'

const stage = waitingStages()

const basketIn = async ({ id, call }: Person) => (await call(readCart, { params: basketOf(id), query: {} })).data

test('[O-553] a place from an offer is held in the basket until the offer ends, and then goes to the next', async () => {
  const { platform, wait, giveUp, waits, second, third } = await stage()
  await wait(alone(ids.class), ids.class, [second, third])
  await giveUp()
  const [offer] = await waits(second)
  await platform.advance('PT5M')
  await second.call(addItems, { params: basketOf(second.id), body: { items: [alone(ids.class)] } })
  expect((await basketIn(second)).hold?.expires_at).toBe(offer?.offer_expires_at)
  // The time of a basket without an offer.
  await platform.advance('PT16M')
  expect((await basketIn(second)).items).toHaveLength(1)
  expect(await waits(third)).toMatchObject([{ status: 'waiting' }])
  await platform.advance('PT9M')
  expect((await basketIn(second)).items).toEqual([])
  expect(await waits(third)).toMatchObject([{ status: 'offered' }])
  expect(await platform.invariants()).toEqual([])
})

test('[O-553] other lines of the basket neither shorten the hold of an offered place nor keep it without it', async () => {
  const { platform, wait, giveUp, waits, second } = await stage()
  await wait(alone(ids.class), ids.class, [second])
  await giveUp()
  const [offer] = await waits(second)
  const params = basketOf(second.id)
  const { data } = await second.call(addItems, { params, body: { items: [alone(ids.class)] } })
  await second.call(addItems, { params, body: { items: [alone(ids.told)] } })
  expect((await basketIn(second)).hold?.expires_at).toBe(offer?.offer_expires_at)
  await second.call(removeItem, { params: { ...params, cartItemId: idOf(data.items[0]) }, query: {} })
  const without = (await basketIn(second)).hold?.expires_at ?? ''
  expect(without < String(offer?.offer_expires_at)).toBe(true)
  expect(await platform.invariants()).toEqual([])
})

test('[O-569] the four hours of a basket do not end an offer that lasts longer', async () => {
  const { platform, wait, giveUp, waits, second } = await stage()
  const params = basketOf(second.id)
  const told = { params, body: { items: [alone(ids.told)] } }
  await second.call(addItems, told)
  // Another line renews the hold every ten minutes, for three hours and fifty minutes.
  for (let passed = 0; passed < 230; passed += 10) {
    await platform.advance('PT10M')
    const { data } = await second.call(addItems, { params, body: { items: [alone(ids.free)] } })
    await second.call(removeItem, { params: { ...params, cartItemId: idOf(data.items[1]) }, query: {} })
  }
  await wait(alone(ids.class), ids.class, [second])
  await giveUp()
  const [offer] = await waits(second)
  await second.call(addItems, { params, body: { items: [alone(ids.class)] } })
  expect((await basketIn(second)).hold?.expires_at).toBe(offer?.offer_expires_at)
  await platform.advance('PT20M')
  expect((await basketIn(second)).items).toHaveLength(2)
  await platform.advance('PT10M')
  expect((await basketIn(second)).items).toEqual([])
  expect(await platform.invariants()).toEqual([])
})
