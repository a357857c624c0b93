import {
  addItems,
  deleteOccurrence,
  listBookings,
  listCredits,
  listStartingSoon,
  readCamp,
  readCart,
  updateOccurrence,
} from '@touchline/contract'
import { expect, test } from 'vitest'
import { cards, openStage } from '../payments/stage.ts'
import { basketOf, courseCalled } from '../support/basket.ts'

const safiya = 9
const beach = {
  params: { idOrSlug: 'wythnos-y-traeth' },
  query: { source: 'online', selected_user_id: safiya },
} as const
const [slug, running] = ['tennis-for-beginners', 'stroke-improvers']

async function opened() {
  const stage = await openStage()
  const ellie = await stage.platform.as('ellie')
  const carys = await stage.platform.as('carys')
  const customer = await stage.as('carys')
  return {
    stage,
    ellie,
    carys,
    customer,
    seen: () => courseCalled(carys, slug),
    callOff: (occurrenceId: string | undefined) =>
      ellie.call(deleteOccurrence, {
        params: { occurrenceId: occurrenceId ?? '' },
        body: { data: { reason: 'adverse_weather' } },
      }),
    buy: async () => {
      const { transaction_uuid: uuid } = await customer.authorise(cards.good)
      const { body } = await customer.complete(uuid)
      return customer.order(body.order_id)
    },
  }
}

test('[O-51, O-141 partly, O-210] a course is sold without its called-off session, at the price of the others', async () => {
  const { stage, carys, customer, seen, callOff, buy } = await opened()
  const before = await seen()
  expect([before.price?.value, before.occurrences.length]).toEqual([5400, 6])
  const [first, second, ...others] = before.occurrences
  await callOff(first?.id)
  const course = await seen()
  expect(course).toMatchObject({
    price: { value: 4500 },
    normal_price: { value: 4500 },
    pro_rata_price: null,
    cancellation_summary: { amount: { value: 4500 } },
    starts_at: second?.starts_at,
    bookable_action: { action: 'book' },
  })
  expect(course.occurrences.map(({ status }) => status)).toEqual(['cancelled', ...Array<string>(5).fill('bookable')])
  expect(course.occurrences[0]?.bookable_action.message).toBe('This session has been cancelled.')
  const cart = await customer.add(slug)
  expect(cart.items).toMatchObject([{ line_total: { value: 4500 }, price_note: null }])
  const order = await buy()
  const sold = order.items[0]?.child_items.map(({ occurrence_id: id }) => id)
  expect(sold).toEqual([second, ...others].map((session) => session?.id))
  const { data } = await carys.call(listBookings, { query: { cancellation_source: 'customers', per_page: 100 } })
  const own = data.filter(({ name }) => name === before.name)
  expect(own.map(({ price }) => price?.value)).toEqual([900, 900, 900, 900, 900])
  await stage.settle()
})

test('[O-51, O-210] earlier buyers pay no more in the end', async () => {
  const { stage, carys, customer, seen, callOff, buy } = await opened()
  await customer.add(slug)
  const order = await buy()
  await callOff((await seen()).occurrences[2]?.id)
  const { data } = await carys.call(listCredits, { params: { userId: carys.id }, query: {} })
  const back = data.filter(({ reason }) => reason.includes(order.items[0]?.name ?? 'nothing'))
  expect(back.map(({ amount }) => amount.value)).toEqual([900])
  expect(order.total.value - 900).toBe((await courseCalled(stage.platform.visitor, slug)).price?.value)
  await stage.settle()
})

test('[P3-084, P9-020] the share of a started course counts no called-off session', async () => {
  const { carys, callOff } = await opened()
  const before = await courseCalled(carys, running)
  const each = (before.pro_rata_price?.value ?? 0) / 7
  await callOff(before.occurrences.at(-1)?.id)
  const after = await courseCalled(carys, running)
  expect([after.price?.value, after.pro_rata_price?.value]).toEqual([11 * each, 6 * each])
  expect(after.ends_at).toEqual(before.occurrences.at(-2)?.ends_at)
  expect(after.occurrences.slice(-2).map(({ price }) => price?.value)).toEqual([each, undefined])
  const item = { purchasable_type: 'course', purchasable_id: before.id } as const
  const { data } = await carys.call(addItems, { params: basketOf(carys.id), body: { items: [item] } })
  expect(data.items).toMatchObject([
    { price_note: '6 of 11 sessions left', line_total: { value: 6 * each }, child_items: Array(6).fill({}) },
  ])
})

test('[O-51, O-210] a course or camp with every session called off cannot be booked', async () => {
  const { stage, carys, customer, seen, callOff } = await opened()
  const course = await seen()
  const read = { params: { idOrSlug: 'river-meadow-camp' }, query: { source: 'online' } } as const
  const camp = (await carys.call(readCamp, read)).data
  for (const { id } of [...course.occurrences, ...camp.occurrences]) await callOff(id)
  const cancelled = 'This course has been cancelled.'
  expect(await seen()).toMatchObject({
    price: { value: 5400 },
    starts_at: course.starts_at,
    ends_at: course.ends_at,
    cancellation_summary: null,
    bookable_action: { action: null, message: cancelled, reason: { code: 'course_cancelled' } },
  })
  expect(await customer.tryAdd(slug)).toMatchObject({ status: 422, body: { code: 'not_bookable', message: cancelled } })
  expect((await carys.call(readCamp, read)).data.bookable_action).toMatchObject({ reason: { code: 'camp_cancelled' } })
  const query = { source: 'online', days: 31, limit: 48, venue: course.venue.slug } as const
  const soon = await stage.platform.visitor.call(listStartingSoon, { query })
  expect(soon.data.filter(({ id }) => id === course.id || id === camp.id)).toEqual([])
})

test('[O-51] a basket loses a course, with its place, when a session is called off, and can add it again', async () => {
  const { carys, customer, seen, callOff } = await opened()
  const before = await seen()
  await customer.add(slug)
  await callOff(before.occurrences[3]?.id)
  expect((await carys.call(readCart, { params: basketOf(carys.id), query: {} })).data.items).toEqual([])
  expect((await seen()).capacity).toEqual(before.capacity)
  expect((await customer.add(slug)).items[0]?.child_items).toHaveLength(5)
})

test('[O-210] an entire camp costs the price of its other days', async () => {
  const { stage, callOff } = await opened()
  const amina = await stage.platform.as('amina')
  const seen = async () => (await amina.call(readCamp, beach)).data
  const before = await seen()
  const days = before.occurrences.length
  await callOff(before.occurrences[1]?.id)
  const after = await seen()
  expect(after.price?.value).toBe(Math.round(((before.price?.value ?? 0) * (days - 1)) / days))
  expect(after).toMatchObject({ normal_price: after.price, bookable_action: { action: 'book' } })
  const agreed = before.occurrences[0]?.restrictions?.pre_purchase_waiver?.id
  const item = {
    purchasable_type: 'camp',
    purchasable_id: before.id,
    purchased_for_user_id: safiya,
    booking_full_camp: true,
    activity_restriction_ids: agreed === undefined ? [] : [agreed],
  } as const
  const { data } = await amina.call(addItems, { params: basketOf(amina.id), body: { items: [item] } })
  expect(data.items).toMatchObject([{ line_total: after.price, child_items: Array(days - 1).fill({}) }])
})

test('[O-141 partly, O-210] neither a course nor an entire camp is sold while one of its sessions clashes', async () => {
  const { stage, ellie, customer, seen } = await opened()
  const amina = await stage.platform.as('amina')
  const move = async (occurrenceId: string | undefined, time: string | undefined) => {
    const change = { params: { occurrenceId: occurrenceId ?? '' }, body: { data: { start_time: time ?? '' } } }
    return (await ellie.call(updateOccurrence, change)).data.status
  }
  const closed = { action: null, message: 'Booking has closed.' }
  const session = (await seen()).occurrences[1]
  // The venue is not open then.
  expect(await move(session?.id, '03:00')).toBe('clashing')
  expect((await seen()).bookable_action).toMatchObject(closed)
  expect((await customer.tryAdd(slug)).body).toMatchObject({ code: 'not_bookable' })
  expect(await move(session?.id, session?.starts_at.local?.slice(11, 16))).toBe('bookable')
  expect((await seen()).bookable_action).toMatchObject({ action: 'book' })
  const camp = (await amina.call(readCamp, beach)).data
  expect(camp.bookable_action.action).toBe('book')
  expect(await move(camp.occurrences[1]?.id, '03:00')).toBe('clashing')
  expect((await amina.call(readCamp, beach)).data.bookable_action).toMatchObject(closed)
})
