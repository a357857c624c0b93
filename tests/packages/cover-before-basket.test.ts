import {
  listPackages,
  listSlotsV2,
  listTickets,
  listTimesV2,
  readActivityClass,
  readCamp,
  readCourse,
} from '@touchline/contract'
import { personaId } from '@touchline/seed'
import { expect, test } from 'vitest'
import { seedIds } from '../carts/basket.ts'
import { cards, openStage } from '../payments/stage.ts'
import type { Person } from '../support/platform.ts'
import { tomorrow, venues } from '../timetable/timetable.ts'
import { add } from './usages.ts'

const online = { source: 'online' } as const

async function ticketsOf(person: Person, selected?: number) {
  const query = selected === undefined ? {} : { selected_user_id: selected }
  const swims = { params: { venue: venues.newer, activity: 'public-swims' }, query: { date: tomorrow } }
  const times = (await person.call(listTimesV2, swims)).data
  const time = times.find(({ name }) => name === 'Lane swim')
  const params = { venue: venues.newer, category: 'public-swims', activity: String(time?.id) }
  return (await person.call(listTickets, { params, query })).data
}

test('[O-172] tickets, courts and camp days show the package that would pay, before the basket, for oneself and linked users', async () => {
  const stage = await openStage()
  const { as, visitor } = stage.platform
  const [amina, ben] = [await as('amina'), await as('ben')]
  const covers = (tickets: Awaited<ReturnType<typeof ticketsOf>>) => tickets.map(({ covered_by: cover }) => cover)
  expect(covers(await ticketsOf(amina)).slice(0, 2)).toEqual([{ name: 'Ten swims', usages_left: 3 }, null])
  expect(covers(await ticketsOf(ben))[0]).toBeNull()
  expect(covers(await ticketsOf(visitor))[0]).toBeNull()

  const courts = { params: { venue: venues.newer, activity: 'badminton-courts' }, query: { date: tomorrow } }
  const [court] = (await ben.call(listSlotsV2, courts)).data
  const { data: slot } = await ben.call(readActivityClass, { params: { id: String(court?.id) }, query: {} })
  expect(slot.covered_by).toEqual({ name: 'Ten hours of badminton', usages_left: 1 })

  // A package bought for a child pays for the child and not for the buyer.
  const { data: sold } = await amina.call(listPackages, { params: { source: 'online', venue: '3' }, query: {} })
  const optionId = sold.find(({ id }) => id === 9)?.pricing_option.id ?? 0
  await add(amina, {
    purchasable_type: 'pricingOption',
    purchasable_id: optionId,
    purchased_for_user_id: seedIds.safiya,
  })
  const customer = await stage.as('amina')
  const { transaction_uuid: uuid } = await customer.authorise(cards.good)
  await customer.complete(uuid)
  const camp = async (selected: number) => {
    const query = { ...online, selected_user_id: selected }
    return (await amina.call(readCamp, { params: { idOrSlug: 'climb-and-create-days' }, query })).data.covered_by
  }
  expect(await camp(seedIds.safiya)).toEqual({ name: 'Five climb and create days', usages_left: 5 })
  expect(await camp(personaId('amina'))).toBeNull()
  const { data: course } = await amina.call(readCourse, { params: { idOrSlug: 'first-strokes' }, query: online })
  expect(course.covered_by).toBeNull()
  await stage.settle()
})
