import { addItems, type Cart, listOwnedPackages, removeItem } from '@touchline/contract'
import { expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'
import { freeCourt, leftOf } from './usages.ts'

test('[O-172] the last usage, wanted by two baskets and four lines at once, pays for one', async () => {
  const { as } = await startPlatform()
  const ben = await as('ben')
  expect(await leftOf(ben)).toEqual([1])
  const days = ['2026-04-08', '2026-04-09', '2026-04-10', '2026-04-13']
  const courts = await Promise.all(days.map((day) => freeCourt(ben, day)))
  const answers = await Promise.all(
    courts.map(async (court, index) => {
      const source = index % 2 === 0 ? 'activity-booking' : 'class-booking'
      const payload = { items: [{ ...court, apply_benefit: true }] }
      const url = addItems.path.replace('{userId}', String(ben.id)).replace('{source}', source)
      return ben.send({ method: 'POST', url, payload })
    }),
  )
  const lines = new Map<number, Cart['items'][number]>()
  for (const { status, json } of answers) {
    // The slower ones are refused, or pay.
    expect([201, 409]).toContain(status)
    const { data } = json() as { readonly data?: Cart }
    for (const item of data?.items ?? []) lines.set(item.id, item)
  }
  expect([...lines.values()].filter((line) => line.package_applied)).toHaveLength(1)
  expect(await leftOf(ben)).toEqual([0])
})

test('[O-171] a package is not used up while its last usage is in a basket', async () => {
  const { as } = await startPlatform()
  const ben = await as('ben')
  const params = { userId: ben.id, source: 'activity-booking' } as const
  const newest = async () => {
    const { data } = await ben.call(listOwnedPackages, { params: { userId: ben.id }, query: {} })
    return data[0]?.status
  }
  const court = await freeCourt(ben, '2026-04-08')
  const { data: cart } = await ben.call(addItems, { params, body: { items: [{ ...court, apply_benefit: true }] } })
  expect(await leftOf(ben)).toEqual([0])
  expect(await newest()).toBe('active')
  await ben.call(removeItem, { params: { ...params, cartItemId: cart.items[0]?.id ?? 0 } })
  expect(await leftOf(ben)).toEqual([1])
  expect(await newest()).toBe('active')
})
