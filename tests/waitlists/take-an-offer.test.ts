import { addItems, clearCart, joinWaitlist, updateItem } from '@touchline/contract'
import { expect, test } from 'vitest'
import { idOf } from '../carts/basket.ts'
import { attempt } from '../places/attempts.ts'
import { ids, seedWithRaces } from '../places/programme.ts'
import { basketOf } from '../support/basket.ts'
import { customersOf } from '../support/customers.ts'
import { hostOfSeed } from '../support/host.ts'
import { startPlatform } from '../support/platform.ts'

const host = hostOfSeed(seedWithRaces)
const tickets = (quantity: number) =>
  ({ purchasable_type: 'activityTicket', purchasable_id: ids.adult, quantity }) as const

test('[O-48] a person offered several places takes more of them by the quantity of the line', async () => {
  const { platform, people, waiting } = await offered(3)
  const [first, second] = people
  const params = basketOf(second.id)
  const { data } = await second.call(addItems, { params, body: { items: [tickets(1)] } })
  const cartItemId = idOf(data.items[0])
  expect(data.items).toMatchObject([{ quantity: 1, max_quantity: null }])
  const raise = (quantity: number) => ({ params: { ...params, cartItemId }, query: {}, body: { data: { quantity } } })
  expect(await waiting(second.id)).toMatchObject([{ status: 'offered', count: 2 }])
  const { data: two } = await second.call(updateItem, raise(2))
  expect(two.items).toMatchObject([{ quantity: 2 }])
  expect(await waiting(second.id)).toMatchObject([{ status: 'offered', count: 1 }])
  expect(await attempt(first, tickets(1))).toBe('sold_out')
  await second.call(updateItem, raise(3))
  expect(await waiting(second.id)).toEqual([])
  expect(await platform.invariants()).toEqual([])
  expect(await second.refusal(updateItem, raise(4))).toMatchObject({ status: 409, code: 'sold_out' })
})

test('[O-48] the rest of an offer is taken once: by another line, or by the quantity', async () => {
  const { platform, people, waiting } = await offered(2)
  const [, second] = people
  const params = basketOf(second.id)
  const { data } = await second.call(addItems, { params, body: { items: [tickets(1)] } })
  const url = `/api/v1/users/${second.id}/carts/activity-booking/items/${idOf(data.items[0])}`
  const attempts = await Promise.all([
    attempt(second, tickets(1)),
    second.send({ method: 'PUT', url, payload: { data: { quantity: 2 } } }).then(({ status }) => status),
  ])
  expect([
    ['added', 409],
    ['sold_out', 200],
  ]).toContainEqual(attempts)
  expect(await waiting(second.id)).toEqual([])
  expect(await platform.invariants()).toEqual([])
})

/** Of four places one is booked; the second person is offered `count` released ones. */
async function offered(count: number) {
  const platform = await startPlatform({ host: await host() })
  const [first, second] = await customersOf(platform, 2)
  if (!first || !second) throw new Error('there is nobody')
  const deps = await platform.host.sandboxes.open(platform.sandbox)
  await first.call(addItems, { params: basketOf(first.id), body: { items: [tickets(4)] } })
  const joining = { params: { occurrenceId: ids.swim }, body: { data: { user_id: second.id, count } } }
  await second.call(joinWaitlist, joining)
  await first.call(clearCart, { params: basketOf(first.id) })
  await platform.advance('PT1M')
  // Places that are not offered are on sale and booked again.
  expect(await attempt(first, tickets(4 - count))).toBe('added')
  return {
    platform,
    people: [first, second] as const,
    waiting: (userId: number) => deps.store.read((reads) => reads.waitlists.liveOfUsers({ userIds: [userId] })),
  }
}
