import { cancelBooking, updateBookings } from '@touchline/contract'
import { format } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import { openStage } from '../payments/stage.ts'
import { hostOfSeed } from '../support/host.ts'
import { bought as boughtOn, type Bought, type Credit, seedWithCredit } from './bought.ts'

const host = hostOfSeed(seedWithCredit)
const bought = async (credits?: Credit) => boughtOn(await openStage({ host: await host() }), credits)

const cancelCourse = async ({ carys, bookings, course, read }: Bought) => {
  const { items } = await read()
  const name = items.find(({ id }) => id === course.id)?.name
  const booking = (await bookings()).find((one) => one.name === name)
  const asked = { params: { bookingId: booking?.id ?? 0 }, query: { source: 'bookings' } } as const
  await carys.person.call(cancelBooking, asked)
}

describe('[O-180 partly] an item with its extras is refunded up to its price', () => {
  test('[O-382] a refunded extra is not refunded again with its course, and the refusal names the rest', async () => {
    const order = await bought()
    const { course, extra } = order
    await order.refund('online', extra.price, extra.id)
    expect(await order.refused('online', course.price, course.id)).toMatchObject({ code: 'refund_not_possible' })
    expect(await order.refused('credit', 1, extra.id)).toMatchObject({ code: 'refund_not_possible' })
    const over = await order.refused('off-system', course.price, course.id)
    expect(over.message).toBe(
      `This amount cannot be refunded in this way: at most ${format(course.price - extra.price)}.`,
    )
    await order.refund('online', course.price - extra.price, course.id)
    expect(await order.refused('online', 1, course.id)).toMatchObject({ code: 'refund_not_possible' })
    await order.stage.settle()
  })

  test('nor when the customer cancels the course', async () => {
    const order = await bought()
    const { course, extra } = order
    await order.refund('online', extra.price, extra.id)
    await cancelCourse(order)
    expect(await order.back()).toEqual([
      ['credit', course.price - extra.price],
      ['online', extra.price],
    ])
    await order.stage.settle()
  })

  test('nor after the customer has cancelled the course', async () => {
    const order = await bought()
    await cancelCourse(order)
    expect(await order.refused('online', order.extra.price, order.extra.id)).toMatchObject({
      code: 'refund_not_possible',
    })
    expect(await order.back()).toEqual([['credit', order.course.price]])
    await order.stage.settle()
  })
})

test('[O-180 partly] lines cancelled together are each refunded the rest of their price', async () => {
  const order = await bought()
  const { total } = await order.read()
  await order.refund('credit', 1)
  const booking_ids = (await order.bookings()).map(({ id }) => id)
  const data = { update_type: 'cancellation', cancellation_source: 'foh', booking_ids } as const
  await order.ellie.call(updateBookings, { body: { data } })
  expect(await order.credit()).toEqual({ membership: 0, general: total.value })
  await order.stage.settle()
})

test('[O-180 partly] a cancellation to the card refunds only remaining money', async () => {
  const order = await bought([{ type: 'general', amount: 1500 }])
  const { total } = await order.read()
  await order.refund('off-system', total.value - 1500)
  expect(await order.refused('online', 1)).toMatchObject({ code: 'refund_not_possible' })
  const booking_ids = (await order.bookings()).map(({ id }) => id)
  const data = { update_type: 'cancellation', cancellation_source: 'foh', refund_to: 'card', booking_ids } as const
  await order.ellie.call(updateBookings, { body: { data } })
  expect(await order.credit()).toEqual({ membership: 0, general: 1500 })
  expect((await order.read()).refunded.value).toBe(total.value)
  expect((await order.back()).filter(([way]) => way === 'online')).toEqual([])
  await order.stage.settle()
})

test('[O-32 partly, O-140 partly] membership credit already refunded is not refunded again', async () => {
  const order = await bought([{ type: 'membership', amount: 1500 }])
  const { total } = await order.read()
  const half = Math.floor(total.value / 2)
  await order.refund('credit', half)
  const membership = Math.floor((half * 1500) / total.value)
  expect(await order.credit()).toEqual({ membership, general: half - membership })
  for (const { id: bookingId } of await order.bookings()) {
    const asked = { params: { bookingId }, query: { source: 'bookings' } } as const
    await order.carys.person.call(cancelBooking, asked)
  }
  expect(await order.credit()).toEqual({ membership: 1500, general: total.value - 1500 })
  await order.stage.settle()
})
