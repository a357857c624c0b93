import {
  type AddItem,
  addItems,
  listSlotsV2,
  listTickets,
  listTimetable,
  listTimetableV2,
  listTimesV2,
  priceTicket,
  readActivityClass,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { type Person, startPlatform } from '../support/platform.ts'
import { rowNamed, tomorrow, venues } from './timetable.ts'

const add = (person: Person, item: AddItem) =>
  person.call(addItems, { params: basketOf(person.id), body: { items: [item] } })
const refuse = (person: Person, item: AddItem) =>
  person.refusal(addItems, { params: basketOf(person.id), body: { items: [item] } })

const inOlder = { params: { venue: venues.older, activity: 'fitness-classes' }, query: { date: tomorrow } }
const inNewer = { params: { venue: venues.newer, activity: 'fitness-classes' }, query: { date: tomorrow } }
const swims = { venue: venues.newer, activity: 'public-swims' }

describe('the basket accepts what the timetable offers', () => {
  test('[O-91, C-37] a v1 class is booked by its number: its place is taken, and the class says so', async () => {
    const { as } = await startPlatform()
    const carys = await as('carys')
    const { id, price, capacity, occurrence_id } = rowNamed((await carys.call(listTimetable, inOlder)).data, 'Circuits')
    const { data: cart } = await add(carys, { purchasable_type: 'activity', purchasable_id: id })
    expect(cart.items).toMatchObject([
      { purchasable_type: 'activity', purchasable_id: String(id), occurrence_id, line_total: { value: price?.value } },
    ])
    const after = rowNamed((await carys.call(listTimetable, inOlder)).data, 'Circuits')
    expect(after.capacity.available).toBe((capacity.available ?? 0) - 1)
    expect(after.action_to_show).toEqual({ status: 'cancel_reservation', reason: null })
    expect(await refuse(carys, { purchasable_type: 'activity', purchasable_id: id })).toMatchObject({ status: 409 })
  })

  test('[O-91, O-162] number and occurrence are one item: one decision, one place, one booking', async () => {
    const { as } = await startPlatform()
    const [carys, ben] = [await as('carys'), await as('ben')]
    const row = rowNamed((await carys.call(listTimetableV2, inNewer)).data, 'Body pump')
    const before = rowNamed((await carys.call(listTimetable, inOlder)).data, 'Circuits')
    await add(carys, { purchasable_type: 'av2Booking', purchasable_id: before.occurrence_id ?? '' })
    const again = { purchasable_type: 'activity', purchasable_id: before.id } as const
    expect(await refuse(carys, again)).toMatchObject({ status: 409, code: 'already_booked' })
    expect((await add(ben, again)).data.items).toMatchObject([{ line_total: { value: 0 }, benefit_applied: true }])
    const seen = await carys.call(readActivityClass, { params: { id: String(before.id) }, query: {} })
    expect(seen.data.bookable_action).toMatchObject({ action: 'cancel_reservation' })
    // Another session at the same time.
    expect(
      await refuse(ben, { purchasable_type: 'activity', purchasable_id: row.occurrence_id ?? '', quantity: 2 }),
    ).toMatchObject({
      status: 422,
    })
  })

  test('[O-91, P3-109] tickets of two types take the places of the people they admit', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const times = { params: swims, query: { date: '2026-04-10' } }
    const first = (await amina.call(listTimesV2, times)).data[0]
    const params = { venue: venues.newer, category: 'public-swims', activity: String(first?.id) }
    const { data: tickets } = await amina.call(listTickets, { params, query: {} })
    const [adult, , family] = tickets
    await add(amina, { purchasable_type: 'activityTicket', purchasable_id: adult?.id ?? '', quantity: 2 })
    const { data: cart } = await add(amina, { purchasable_type: 'activityTicket', purchasable_id: family?.id ?? '' })
    expect(cart.total.value).toBe(2 * 560 + 1650)
    const after = (await amina.call(listTimesV2, times)).data[0]
    expect(after?.capacity.available).toBe((first?.capacity.available ?? 0) - 6)
  })

  test('[O-91] tickets without a type are of the first type; a court is for one booking', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const [swim] = (await amina.call(listTimesV2, { params: swims, query: { date: '2026-04-10' } })).data
    const { data: cart } = await add(amina, {
      purchasable_type: 'purchasableOccurrence',
      purchasable_id: swim?.id ?? '',
    })
    expect(cart.items).toMatchObject([{ line_total: { value: 560 } }])
    const courts = { params: { venue: venues.newer, activity: 'badminton-courts' }, query: { date: tomorrow } }
    const slots = (await amina.call(listSlotsV2, courts)).data
    const free = slots.find(({ action_to_show: { status } }) => status === 'book')
    await add(amina, { purchasable_type: 'av2Booking', purchasable_id: free?.id ?? '' })
    const carys = await as('carys')
    const taken = (await carys.call(listSlotsV2, courts)).data.find(({ id }) => id === free?.id)
    expect(taken?.action_to_show).toEqual({ status: null, reason: 'Sold out' })
    expect(await refuse(carys, { purchasable_type: 'av2Booking', purchasable_id: free?.id ?? '' })).toMatchObject({
      status: 409,
    })
  })

  test('[O-26 partly] a refused action is refused by the basket with the same message', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const { data } = await amina.call(listTimetableV2, inNewer)
    for (const { id, name, action_to_show: shown } of data) {
      if (shown.status !== null) continue
      const refused = await refuse(amina, { purchasable_type: 'av2Booking', purchasable_id: id })
      const words = refused.errors ? Object.values(refused.errors).flat() : [refused.message]
      expect(words, name).toEqual([shown.reason])
    }
  })
})

describe('the price of a ticket for a customer', () => {
  const reference = (id: number) => `FW${String(id).padStart(6, '0')}`

  async function scene() {
    const { as } = await startPlatform()
    const [ben, amina, ellie] = [await as('ben'), await as('amina'), await as('ellie')]
    const [swim] = (await ben.call(listTimesV2, { params: swims, query: { date: '2026-04-10' } })).data
    const params = { venue: venues.newer, activityId: String(swim?.id) }
    return { ben, amina, ellie, params, swim }
  }

  test('[S7-033, O-44] is their member price, with the saving', async () => {
    const { ben, ellie, params, swim } = await scene()
    const body = { reference: reference(ben.id), is_v2: true, occurrence_id: swim?.occurrence_id ?? null }
    const expected = {
      customer_id: ben.id,
      price: { value: 0 },
      original_price: { value: 560 },
      discount: { value: 560 },
    }
    expect((await ben.call(priceTicket, { params, body })).data).toMatchObject(expected)
    expect((await ellie.call(priceTicket, { params, body })).data).toMatchObject(expected)
  })

  test('[O-44] is refused where there is no discount, and for an unknown customer', async () => {
    const { ben, amina, params } = await scene()
    const none = await amina.refusal(priceTicket, { params, body: { reference: reference(amina.id) } })
    expect(none).toMatchObject({ status: 400, code: 'discount_not_applied' })
    for (const body of [{ reference: reference(ben.id) }, { reference: 'nobody' }]) {
      expect(await amina.refusal(priceTicket, { params, body })).toMatchObject({ status: 404 })
    }
    const older = { reference: reference(ben.id), is_v2: false }
    expect(await ben.refusal(priceTicket, { params, body: older })).toMatchObject({ status: 404 })
    const elsewhere = { params: { ...params, venue: venues.older }, body: { reference: reference(ben.id) } }
    expect(await ben.refusal(priceTicket, elsewhere)).toMatchObject({ status: 404 })
  })
})
