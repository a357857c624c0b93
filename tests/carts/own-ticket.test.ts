import {
  type AddItem,
  addItems,
  addLostAgain,
  type Cart,
  listTickets,
  listTimesV2,
  removeItem,
  updateItem,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { cancel } from '../bookings/stage.ts'
import { add, laneSwim } from '../packages/usages.ts'
import { cards, openStage } from '../payments/stage.ts'
import { type Person, startPlatform } from '../support/platform.ts'
import { tomorrow, venues } from '../timetable/timetable.ts'

const source = 'activity-booking'
const later = '2026-04-09'

/** Quantity and price of each line. */
const linesOf = ({ items }: Pick<Cart, 'items'>) => items.map(({ quantity, price }) => [quantity, price.value])

/** The tickets of one lane swim tomorrow. */
async function ticketsOf(person: Person) {
  const swims = { venue: venues.newer, activity: 'public-swims' }
  const times = (await person.call(listTimesV2, { params: swims, query: { date: tomorrow } })).data
  const time = times.find(({ name, capacity }) => name === 'Lane swim' && (capacity.available ?? 0) > 15)
  const params = { venue: venues.newer, category: 'public-swims', activity: String(time?.id) }
  return (await person.call(listTickets, { params, query: {} })).data
}

/** Its ticket for an adult and its ticket for a junior. */
async function swimOf(person: Person): Promise<readonly [AddItem, AddItem]> {
  const tickets = await ticketsOf(person)
  const [adult, junior] = tickets.map(({ id }): AddItem => ({ purchasable_type: 'activityTicket', purchasable_id: id }))
  if (!adult || !junior) throw new Error('a swim has tickets for adults and juniors')
  return [adult, junior]
}

function change(person: Person, cartItemId: number, data: object) {
  return person.call(updateItem, { params: { userId: person.id, source, cartItemId }, body: { data } })
}

test('[O-560] a list of tickets says what a further one costs', async () => {
  const { as } = await startPlatform()
  const ben = await as('ben')
  const [adult] = await swimOf(ben)
  expect(await ticketsOf(ben)).toContainEqual(
    expect.objectContaining({
      id: adult.purchasable_id,
      price: expect.objectContaining({ value: 0 }),
      normal_price: expect.objectContaining({ value: 560 }),
    }),
  )
})

describe('[O-281, O-45 partly] a member has their own price for their own ticket', () => {
  test('of fifteen adult tickets one is at the member price and fourteen are at the ordinary one', async () => {
    const { as } = await startPlatform()
    const ben = await as('ben')
    const [adult] = await swimOf(ben)
    const cart = await add(ben, { ...adult, quantity: 15, apply_benefit: true })
    expect(linesOf(cart)).toEqual([
      [1, 0],
      [14, 560],
    ])
    expect(cart).toMatchObject({
      total: { value: 14 * 560 },
      items: [{ benefit_applied: true }, { benefit_applied: false }],
    })
  })

  test('junior tickets are no adult’s, in one request with the adult tickets and alone', async () => {
    const { as } = await startPlatform()
    const ben = await as('ben')
    const [adult, junior] = await swimOf(ben)
    const items = [
      { ...junior, quantity: 2 },
      { ...adult, quantity: 2 },
    ]
    const { data } = await ben.call(addItems, { params: { userId: ben.id, source }, body: { items } })
    expect(linesOf(data)).toEqual([
      [2, 380],
      [1, 0],
      [1, 560],
    ])
  })

  test('once at a time, however it is asked for: in one request, in a second one and in another basket', async () => {
    const { as } = await startPlatform()
    const ben = await as('ben')
    const [adult] = await swimOf(ben)
    const { data } = await ben.call(addItems, {
      params: { userId: ben.id, source },
      body: { items: [adult, adult] },
    })
    expect(linesOf(data)).toEqual([
      [1, 0],
      [1, 560],
    ])
    expect(linesOf(await add(ben, adult)).at(-1)).toEqual([1, 560])
    expect(linesOf(await add(ben, adult, 'class-booking'))).toEqual([[1, 560]])
    // On another day it is theirs again.
    expect(linesOf(await add(ben, await laneSwim(ben, later))).at(-1)).toEqual([1, 0])
  })

  test('a changed quantity keeps the one ticket and charges for the others', async () => {
    const { as } = await startPlatform()
    const ben = await as('ben')
    const [adult] = await swimOf(ben)
    const [own] = (await add(ben, adult)).items
    const { data: more } = await change(ben, own?.id ?? 0, { quantity: 4 })
    expect(linesOf(more)).toEqual([
      [1, 0],
      [3, 560],
    ])
    const [, others] = more.items
    expect(linesOf((await change(ben, others?.id ?? 0, { quantity: 5 })).data)).toEqual([
      [1, 0],
      [5, 560],
    ])
    await ben.call(removeItem, { params: { userId: ben.id, source, cartItemId: own?.id ?? 0 }, query: {} })
    expect(linesOf((await change(ben, others?.id ?? 0, { quantity: 6 })).data)).toEqual([
      [1, 0],
      [5, 560],
    ])
  })

  test('two requests at one moment do not have it twice', async () => {
    const platform = await startPlatform()
    const ben = await platform.as('ben')
    const [adult] = await swimOf(ben)
    const sources = ['activity-booking', 'class-booking', 'online-joining'] as const
    const carts = await Promise.all(sources.map((one) => add(ben, adult, one)))
    expect(carts.flatMap(linesOf).filter(([, price]) => price === 0)).toHaveLength(1)
    expect(await platform.invariants()).toEqual([])
  })

  test('lines that expired are added again at the same prices', async () => {
    const platform = await startPlatform()
    const ben = await platform.as('ben')
    const [adult] = await swimOf(ben)
    const before = linesOf(await add(ben, { ...adult, quantity: 3 }))
    await platform.advance('PT16M')
    const { data } = await ben.call(addLostAgain, { params: { userId: ben.id, source }, query: {} })
    expect(linesOf(data)).toEqual(before)
  })

  test('a paid ticket uses it up until it is cancelled', async () => {
    const stage = await openStage()
    const ben = await stage.platform.as('ben')
    const [adult] = await swimOf(ben)
    const cart = await add(ben, { ...adult, quantity: 2 })
    const customer = await stage.as('ben')
    await customer.complete((await customer.authorise(cards.good)).transaction_uuid)
    expect(linesOf(await add(ben, adult))).toEqual([[1, 560]])
    await cancel(ben, [cart.items[0]?.booking_id ?? 0])
    expect(linesOf(await add(ben, adult)).at(-1)).toEqual([1, 0])
    await stage.settle()
  })
})
