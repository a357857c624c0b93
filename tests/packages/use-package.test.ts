import {
  addLostAgain,
  cancelBooking,
  listBookings,
  removeBenefit,
  removePackageUsage,
  updateItem,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { openStage } from '../payments/stage.ts'
import { startPlatform } from '../support/platform.ts'
import { tomorrow } from '../timetable/timetable.ts'
import { add, freeCourt, laneSwim, leftOf } from './usages.ts'

const source = 'activity-booking'

describe('usages of a package', () => {
  test('[P3-063, P3-064, S3-025, S7-078, P7-044, O-45, O-172, O-567] make a line free, are released when removed from it, and can be used again', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const swim = await laneSwim(amina, tomorrow)
    expect(await leftOf(amina)).toEqual([3])
    const cart = await add(amina, { ...swim, quantity: 2, apply_benefit: true })
    // Their own ticket, and one beside it at the ordinary price. [O-281]
    expect(cart).toMatchObject({
      total: { value: 560 },
      items: [
        {
          package_applied: true,
          benefit_applied: false,
          price: { value: 0 },
          price_note: 'From your package: Ten swims (2 left afterwards)',
        },
        { package_applied: false, quantity: 1, price: { value: 560 } },
      ],
    })
    expect(await leftOf(amina)).toEqual([2])
    const cartItemId = cart.items[0]?.id ?? 0
    const taken = await amina.call(removePackageUsage, { params: { cartItemId }, query: { source } })
    expect(taken.data).toMatchObject({
      total: { value: 1120 },
      items: [{ package_applied: false, price_note: null }, {}],
    })
    expect(await leftOf(amina)).toEqual([3])
    const change = (data: object) =>
      amina.call(updateItem, { params: { userId: amina.id, source, cartItemId }, body: { data } })
    expect((await change({ apply_benefit: true })).data.total.value).toBe(560)
    expect(await leftOf(amina)).toEqual([2])
    const more = (await change({ quantity: 4 })).data
    expect(more.items[0]?.price_note).toBe('From your package: Ten swims (2 left afterwards)')
    expect(more).toMatchObject({
      total: { value: 4 * 560 },
      items: [{ package_applied: true, quantity: 1 }, { quantity: 1 }, { package_applied: false, quantity: 3 }],
    })
    expect(await leftOf(amina)).toEqual([2])
    // Without a word of it, nothing is taken of a package; nor is a second usage at one time.
    expect((await add(amina, { ...swim, quantity: 1 })).items[3]).toMatchObject({ package_applied: false })
    const again = await add(amina, { ...swim, quantity: 1, apply_benefit: true })
    expect(again.items[4]).toMatchObject({ package_applied: false })
  })

  test('[O-88, O-172] are released when the hold expires, and used again when the lines are added again', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    await add(amina, { ...(await laneSwim(amina, tomorrow)), quantity: 2, apply_benefit: true })
    await platform.advance('PT15M')
    expect(await leftOf(amina)).toEqual([3])
    const { data } = await amina.call(addLostAgain, { params: { userId: amina.id, source }, query: {} })
    expect(data).toMatchObject({
      total: { value: 560 },
      items: [{ package_applied: true, quantity: 1 }, { quantity: 1 }],
    })
    expect(await leftOf(amina)).toEqual([2])
  })

  test('[P3-062, O-172] are used up by the order and released by a cancellation in time', async () => {
    const stage = await openStage()
    const person = await stage.platform.as('amina')
    const amina = await stage.as('amina')
    await add(person, { ...(await laneSwim(person, tomorrow)), apply_benefit: true })
    const { body } = await amina.sendCompletion(await amina.completion(undefined))
    const order = await amina.order(body.order_id)
    expect(order).toMatchObject({ status: 'success', total: { value: 0 }, items: [{ package_applied: true }] })
    expect(await leftOf(person)).toEqual([2])
    const query = { cancellation_source: 'customers', per_page: 100 } as const
    const { data: bookings } = await person.call(listBookings, { query })
    const booked = bookings.find(({ order_id }) => order_id === order.id)
    const params = { bookingId: booked?.id ?? 0 }
    const cancelled = await person.call(cancelBooking, { params, query: { source: 'bookings' } })
    expect(cancelled.data).toMatchObject([{ status: 'cancelled' }])
    expect(await leftOf(person)).toEqual([3])
    await stage.settle()
  })
})

test('[P3-064, S7-077, P7-043, O-45, O-172] a membership benefit can be removed from a line, which then costs the full price', async () => {
  const { as } = await startPlatform()
  const ben = await as('ben')
  const cart = await add(ben, await freeCourt(ben, tomorrow))
  expect(cart.items).toMatchObject([{ benefit_applied: true, package_applied: false, price: { value: 500 } }])
  const { data } = await ben.call(removeBenefit, { params: { cartItemId: cart.items[0]?.id ?? 0 }, query: { source } })
  expect(data.items).toMatchObject([{ benefit_applied: false, price: { value: 1150 } }])
  const other = { params: { cartItemId: 99_999 }, query: { source } } as const
  expect(await ben.refusal(removeBenefit, other)).toMatchObject({ status: 404, code: 'item_not_found' })
})
