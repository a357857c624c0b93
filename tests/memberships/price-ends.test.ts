import { addItems, listMoves, listSlotsV2, listTimesV2, moveBooking, readCart } from '@touchline/contract'
import { expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import type { Person } from '../support/platform.ts'
import { seedWith } from '../support/seed-with.ts'
import { add, laneSwim } from '../packages/usages.ts'
import { cards, openStage } from '../payments/stage.ts'
import { tomorrow, venues } from '../timetable/timetable.ts'
import { personaId } from '@touchline/seed'

const dayAfter = '2026-04-09'

/** Carys is a member until tomorrow. */
const untilTomorrow = seedWith('carys-is-a-member-until-tomorrow', (writer) => ({
  memberships: (records) => {
    const [first] = records
    const own = { id: 90, userId: personaId('carys'), endsOn: tomorrow }
    return writer.memberships(first ? [...records, { ...first, ...own }] : records)
  },
}))
const host = hostOfSeed(untilTomorrow)

const pricesOf = (cart: { readonly items: readonly { readonly price: { readonly value: number } }[] }) =>
  cart.items.map(({ price }) => price.value)

async function slotsOn(person: Person, date: string) {
  const params = { venue: venues.newer, activity: 'badminton-courts' }
  const slots = (await person.call(listSlotsV2, { params, query: { date } })).data
  return slots.filter(({ action_to_show: { status } }) => status === 'book')
}

test('[O-282] a membership gives its price for sessions of its days, as shown before, whenever it is paid', async () => {
  const stage = await openStage({ host: await host() })
  const carys = await stage.platform.as('carys')
  const shown = async (date: string) => {
    const swims = { venue: venues.newer, activity: 'public-swims' }
    const times = (await carys.call(listTimesV2, { params: swims, query: { date } })).data
    return times.find(({ name }) => name === 'Lane swim')?.price?.value
  }
  // The cheapest ticket of the day after is a junior's.
  expect([await shown(tomorrow), await shown(dayAfter)]).toEqual([0, 380])
  await add(carys, await laneSwim(carys, tomorrow))
  const cart = await add(carys, await laneSwim(carys, dayAfter))
  expect(pricesOf(cart)).toEqual([0, 560])
  const customer = await stage.as('carys')
  const { transaction_uuid: uuid } = await customer.authorise(cards.good)
  const { body } = await customer.complete(uuid)
  expect((await customer.order(body.order_id)).total_paid.value).toBe(560)
  await stage.settle()
})

test('[O-282] a basket of the last evening that is extended and paid after midnight costs what it did', async () => {
  const stage = await openStage({ host: await host() })
  const carys = await stage.platform.as('carys')
  await stage.advance('PT38H')
  const before = await add(carys, await laneSwim(carys, dayAfter))
  await stage.advance('PT8M')
  const { data: after } = await carys.call(readCart, { params: basketOf(carys.id), query: {} })
  expect([pricesOf(before), pricesOf(after)]).toEqual([[560], [560]])
})

test('[O-282, O-94 partly] a booking at the member price moves only to a day on which the membership gives it', async () => {
  const stage = await openStage({ host: await host() })
  const carys = await stage.platform.as('carys')
  const [first] = await slotsOn(carys, tomorrow)
  const beyond = (await slotsOn(carys, dayAfter)).find(({ name }) => name === first?.name)
  const item = { purchasable_type: 'av2Booking' as const, purchasable_id: String(first?.id) }
  const { data: cart } = await carys.call(addItems, { params: basketOf(carys.id), body: { items: [item] } })
  expect(pricesOf(cart)).toEqual([500])
  const customer = await stage.as('carys')
  await customer.complete((await customer.authorise(cards.good)).transaction_uuid)
  const params = { id: cart.items[0]?.booking_id ?? 0 }
  const { data: moves } = await carys.call(listMoves, { params, query: { cancellation_source: 'customers' } })
  const days = [...new Set(moves.map(({ starts_at: at }) => at.local?.slice(0, 10)))]
  expect(days).toEqual(['2026-04-07', tomorrow])
  const to = (id: unknown) => ({ params, body: { data: { occurrence_id: String(id) } } })
  expect(await carys.refusal(moveBooking, to(beyond?.id))).toMatchObject({ status: 409, code: 'booking_not_movable' })
  expect((await carys.call(moveBooking, to(moves[0]?.occurrence_id))).data).toMatchObject({ price: { value: 500 } })
  await stage.settle()
})
