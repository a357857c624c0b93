import { addItems, removeBenefit, removePackageUsage } from '@touchline/contract'
import { expect, test } from 'vitest'
import { seedIds } from '../carts/basket.ts'
import { startPlatform } from '../support/platform.ts'
import { add, freeCourt, laneSwim, leftOf } from './usages.ts'

const day = '2026-04-09'

test('[O-436] staff who serve a customer remove the package, and then the benefit, from a line of their basket', async () => {
  const { as } = await startPlatform()
  const [ben, ellie] = [await as('ben'), await as('ellie')]
  const source = 'front-of-house'
  const item = { ...(await freeCourt(ben, day)), apply_benefit: true }
  const { data: cart } = await ellie.call(addItems, { params: { userId: ben.id, source }, body: { items: [item] } })
  expect(cart.items).toMatchObject([{ package_applied: true, price: { value: 0 } }])
  const asked = { params: { cartItemId: cart.items[0]?.id ?? 0 }, query: { source, selected_user_id: ben.id } } as const
  const { data } = await ellie.call(removePackageUsage, asked)
  expect(data.items).toMatchObject([{ package_applied: false, benefit_applied: true, price: { value: 500 } }])
  expect(await leftOf(ben)).toEqual([1])
  const { data: ordinary } = await ellie.call(removeBenefit, asked)
  expect(ordinary.items).toMatchObject([{ benefit_applied: false, price: { value: 1150 } }])
})

test('[O-436] customers remove it from their own basket, whichever of their people is chosen', async () => {
  const { as } = await startPlatform()
  const amina = await as('amina')
  const { items } = await add(amina, { ...(await laneSwim(amina, day)), apply_benefit: true })
  const query = { source: 'activity-booking', selected_user_id: seedIds.idris } as const
  const params = { cartItemId: items[0]?.id ?? 0 }
  const { data } = await amina.call(removePackageUsage, { params, query })
  expect(data.items).toMatchObject([{ package_applied: false, price: { value: 560 } }])
})
