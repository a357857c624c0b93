import { addItems, type AddItem, joinWaitlist, listBookings, moveBooking } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { alone } from '../places/attempts.ts'
import { basketOf } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import type { Person } from '../support/person.ts'
import { seedWithTogether, together } from './together-programme.ts'
import { addressOf } from './stage.ts'
import { togetherStage } from './together-stage.ts'

const host = hostOfSeed(seedWithTogether)
const { toldSwim: occurrenceId, toldAdult: adult, toldFamily: family } = together

const ticket = (id: string, quantity: number): AddItem => ({
  purchasable_type: 'activityTicket',
  purchasable_id: id,
  quantity,
})
const put = ({ id, call }: Person, items: readonly AddItem[], source: 'activity-booking' | 'class-booking') =>
  call(addItems, { params: { userId: id, source }, body: { items: [...items] } })

describe('[O-434] who has booked what they waited for waits no more', () => {
  /** A stranger had all five places of a swim, another person waits for some of them, and all are told that they are free. */
  async function full(wanted: Readonly<Record<string, number>>) {
    const stage = await togetherStage(await host(), together.class)
    const [one, , , person] = stage.strangers
    await one.call(addItems, { params: basketOf(one.id), body: { items: [ticket(adult, 5)] } })
    const tickets = Object.entries(wanted).map(([id, quantity]) => ({ id, quantity }))
    await person.call(joinWaitlist, { params: { occurrenceId }, body: { data: { user_id: person.id, tickets } } })
    await stage.giveUp(one)
    return { ...stage, person }
  }

  test('with tickets of several kinds, which are several bookings', async () => {
    const { platform, person, order, waits } = await full({ [family]: 1, [adult]: 1 })
    await put(person, [ticket(family, 1), ticket(adult, 1)], 'activity-booking')
    expect(await waits(person)).toMatchObject([{ status: 'waiting', count: 5 }])
    await order(person)
    expect(await waits(person)).toEqual([])
    expect(await platform.invariants()).toEqual([])
  })

  test('with orders one after the other, and not before all of them', async () => {
    const { platform, person, order, waits } = await full({ [adult]: 3 })
    await put(person, [ticket(adult, 2)], 'activity-booking')
    await order(person)
    expect(await waits(person)).toMatchObject([{ status: 'waiting', count: 3 }])
    await put(person, [ticket(adult, 1)], 'activity-booking')
    await order(person)
    expect(await waits(person)).toEqual([])
    expect(await platform.invariants()).toEqual([])
  })

  test('with two orders at one moment', async () => {
    const { platform, person, waits } = await full({ [adult]: 3 })
    const carts = await Promise.all([
      put(person, [ticket(adult, 2)], 'activity-booking'),
      put(person, [ticket(adult, 1)], 'class-booking'),
    ])
    const replies = await Promise.all(
      carts.map(({ data: { item_hash, source } }) => {
        const agreed = { terms: true, completed_waivers: [], payments: [] }
        return person.send({
          method: 'POST',
          url: '/api/checkout/complete',
          payload: { item_hash, source, ...agreed },
        })
      }),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await waits(person)).toEqual([])
    expect(await platform.invariants()).toEqual([])
  })

  test('with a booking that was moved there', async () => {
    const [here, there] = together.twoTimes
    const stage = await togetherStage(await host(), there)
    const [one, , , person] = stage.strangers
    await person.call(addItems, { params: basketOf(person.id), body: { items: [alone(here)] } })
    await stage.order(person)
    await stage.join(person, [person.id])
    await stage.giveUp(one)
    expect(await stage.waits(person)).toMatchObject([{ status: 'waiting' }])
    const { data } = await person.call(listBookings, { query: { cancellation_source: 'customers' } })
    const id = data.find((booking) => booking.occurrence_id === here)?.id ?? 0
    await person.call(moveBooking, { params: { id }, body: { data: { occurrence_id: there } } })
    expect(await stage.waits(person)).toEqual([])
    expect(await stage.platform.invariants()).toEqual([])
  })

  test('but goes on waiting for more than they had when they joined', async () => {
    const stage = await togetherStage(await host(), together.class)
    const [one, , , person] = stage.strangers
    await put(person, [ticket(adult, 2)], 'activity-booking')
    await one.call(addItems, { params: basketOf(one.id), body: { items: [ticket(adult, 3)] } })
    await stage.platform.advance('PT1M')
    const tickets = [{ id: adult, quantity: 2 }]
    await person.call(joinWaitlist, { params: { occurrenceId }, body: { data: { user_id: person.id, tickets } } })
    await stage.order(person)
    expect(await stage.waits(person)).toMatchObject([{ status: 'waiting', count: 2 }])
    expect(await stage.platform.invariants()).toEqual([])
  })
})

test('[O-435] where everybody is told, entry and mail say how many places are free, and that none is held', async () => {
  const stage = await togetherStage(await host(), together.told)
  const [one, two, , other] = stage.strangers
  await stage.join(other, [other.id])
  expect(await stage.waits(other)).toMatchObject([{ mode: 'notify_all', free_places: 0 }])
  await stage.giveUp(one, two)
  expect(await stage.waits(other)).toMatchObject([{ status: 'waiting', free_places: 2 }])
  const [mail] = await stage.mailsTo(addressOf(other))
  expect(mail?.text).toContain("2 places are free. They go to the first people to book: we aren't holding any for you.")
})
