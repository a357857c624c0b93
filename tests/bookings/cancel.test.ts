import { cancelBooking, listMails, readBookingBundle, readMail, readOrder, updateBookings } from '@touchline/contract'
import { publishedPolicies } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { addCourse } from '../support/basket.ts'
import { openStage, type Stage } from '../payments/stage.ts'
import { session } from './programme.ts'
import { alone, bookerOn, cancel, cancellation, policyStages } from './stage.ts'

const onClasses = policyStages('cancel', publishedPolicies.feeBeforeNext)

async function mailsOf(stage: Stage, kind: string) {
  const params = { id: stage.sandbox }
  const { data } = await stage.platform.visitor.call(listMails, { params, query: { per_page: 100 } })
  const found = data.filter((mail) => mail.kind === kind)
  return Promise.all(
    found.map(
      async ({ id: mailId }) => (await stage.platform.visitor.call(readMail, { params: { ...params, mailId } })).data,
    ),
  )
}

describe('cancelling by both calls', () => {
  test('[S7-085, P7-041, C-43, C-16 partly, O-66] DELETE cancels a booking, with and without the slash, and refunds as credit', async () => {
    const stage = await onClasses()
    const carys = await bookerOn(stage, 'carys')
    const orderId = await carys.book(alone(session(1)))
    await carys.book(alone(session(2)))
    const [one, two] = [await carys.at(session(1)), await carys.at(session(2))]
    const { data } = await carys.person.call(cancelBooking, {
      params: { bookingId: one.id },
      query: { source: 'bookings' },
    })
    expect(data).toMatchObject([
      {
        id: one.id,
        status: 'cancelled',
        capacity_consumed: 0,
        cancelled: { source: 'customers', returned: { value: 850 } },
      },
    ])
    const slashed = `/api/activities/bookings/${two.id}/?source=bookings`
    expect((await carys.person.send({ method: 'DELETE', url: slashed })).status).toBe(200)
    expect(await carys.credit()).toMatchObject({ general: 1700 })
    const params = { userId: carys.person.id, orderId }
    const { data: order } = await carys.person.call(readOrder, { params, query: {} })
    expect(order).toMatchObject({ status: 'success', refund_status: 'full' })
    // The confirmation of a cancelled booking no longer expects anybody. [O-101]
    expect(order.items).toMatchObject([{ type: 'av2_booking', cancelled_at: expect.any(String) as unknown }])
    await stage.settle()
  })

  test('[P4-005, P7-029, C-44] an update cancels many, all or none', async () => {
    const stage = await onClasses()
    const carys = await bookerOn(stage, 'carys')
    for (const day of [1, 2, 3]) await carys.book(alone(session(day)))
    const ids = [(await carys.at(session(1))).id, (await carys.at(session(2))).id, (await carys.at(session(3))).id]
    const [first = 0, ...others] = ids
    await cancel(carys.person, [first])
    const refusal = await carys.person.refusal(updateBookings, cancellation(ids))
    expect(refusal).toMatchObject({
      status: 409,
      code: 'booking_not_cancellable',
      message: 'This booking has been cancelled.',
    })
    expect((await carys.bookings()).filter(({ status }) => status === 'settled')).toHaveLength(2)
    const { data } = await cancel(carys.person, others)
    expect(data.map(({ id, status }) => [id, status])).toEqual(others.map((id) => [id, 'cancelled']))
    expect(await carys.credit()).toMatchObject({ general: 3 * 850 })
  })

  test('[P3-048, O-34] is refused to strangers and to customers for the venue; staff may cancel after the cut-off with a reason', async () => {
    const stage = await onClasses()
    const carys = await bookerOn(stage, 'carys')
    for (const day of [1, 2]) await carys.book(alone(session(day)))
    const [one, two] = [await carys.at(session(1)), await carys.at(session(2))]
    const amina = await stage.platform.as('amina')
    expect(await amina.refusal(updateBookings, cancellation([one.id]))).toMatchObject({ status: 404 })
    expect(await carys.person.refusal(updateBookings, cancellation([one.id], 'occurrence'))).toMatchObject({
      status: 403,
    })
    expect(await carys.person.refusal(updateBookings, cancellation([one.id], 'foh'))).toMatchObject({ status: 403 })
    await stage.advance('P14DT7H')
    const ellie = await stage.platform.as('ellie')
    const { data } = await ellie.call(updateBookings, cancellation([one.id], 'foh', 'The lift was broken'))
    expect(data).toMatchObject([
      { cancelled: { source: 'foh', reason: 'The lift was broken', returned: { value: 850 }, fee: null } },
    ])
    const { data: venue } = await ellie.call(updateBookings, cancellation([two.id], 'occurrence'))
    expect(venue).toMatchObject([{ cancelled: { source: 'occurrence', returned: { value: 850 }, fee: null } }])
    expect((await carys.penalties()).length).toBe(0)
  })

  test('[O-31 partly] a reserved booking removes it from its basket', async () => {
    const stage = await onClasses()
    const carys = await bookerOn(stage, 'carys')
    await carys.put(alone(session(1)))
    const { id } = await carys.at(session(1))
    const { data } = await cancel(carys.person, [id])
    expect(data).toMatchObject([{ id, status: 'cancelled', price: { value: 850 } }])
    expect((await carys.customer.cart()).count).toBe(0)
  })

  test('many times at once cancels once: one refund, one place released', async () => {
    const stage = await onClasses()
    const carys = await bookerOn(stage, 'carys')
    await carys.book(alone(session(1)))
    const { id } = await carys.at(session(1))
    const body = { data: { update_type: 'cancellation', cancellation_source: 'customers', booking_ids: [id] } }
    const send = () => carys.person.send({ method: 'PATCH', url: updateBookings.path, payload: body })
    const statuses = (await Promise.all(Array.from({ length: 20 }, send))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    expect(await carys.credit()).toMatchObject({ general: 850 })
  })

  test('sends a mail that removes the calendar entry', async () => {
    const stage = await onClasses()
    const carys = await bookerOn(stage, 'carys')
    await carys.book(alone(session(1)))
    const { id, calendar } = await carys.at(session(1))
    await cancel(carys.person, [id])
    const [mail] = await mailsOf(stage, 'booking-cancelled')
    expect(mail?.text).toContain("We've refunded £8.50 as credit")
    expect(mail?.html).toContain('evening-spin')
    const [confirmed] = await mailsOf(stage, 'order-confirmation')
    const uid = /UID:(.*)\r\n/.exec(confirmed?.ics ?? '')?.[1]
    expect(uid).toBe(calendar?.uid)
    expect(mail?.ics).toContain(`UID:${uid}\r\n`)
    expect(mail?.ics).toMatch(/METHOD:CANCEL\r\n[^]*SEQUENCE:1\r\n[^]*STATUS:CANCELLED\r\n/)
  })
})

describe('bookings in a bundle', () => {
  test('a course is cancelled for its remaining sessions: its place is released, past sessions stay', async () => {
    const stage = await openStage()
    const gwen = await bookerOn(stage, 'gwen')
    const yoga = (await gwen.bookings()).filter(({ name }) => name === 'Chair yoga')
    const total = yoga.length
    await stage.advance('P4D')
    const left = (await gwen.bookings()).filter(
      ({ name, cancellation: terms }) => name === 'Chair yoga' && terms.can_cancel,
    )
    expect(left.length).toBe(total - 1)
    const expected = left.reduce((sum, { price }) => sum + (price?.value ?? 0), 0)
    const [next] = left
    expect(next?.cancellation.outcome).toMatchObject({
      booking_ids: left.map(({ id }) => id),
      returned: { value: expected },
      credits: [{ type: 'general', amount: { value: expected } }],
      fee: null,
    })
    const { data } = await cancel(gwen.person, [left[2]?.id ?? 0])
    expect(data.map(({ id }) => id)).toEqual(left.map(({ id }) => id))
    expect(await gwen.credit()).toMatchObject({ general: expected })
    const after = (await gwen.bookings()).filter(({ name }) => name === 'Chair yoga')
    expect(after.map(({ status }) => status)).toEqual(['settled', ...left.map(() => 'cancelled')])
  })

  test('a camp day can be cancelled alone; extras are refunded with the last one', async () => {
    const stage = await openStage()
    const amina = await bookerOn(stage, 'amina')
    const before = (await amina.credit())['general'] ?? 0
    const camp = (await amina.bookings()).find(
      ({ name, status }) => name === 'River meadow camp' && status === 'settled',
    )
    const query = { cancellation_source: 'customers' } as const
    const params = { id: camp?.booking_bundle_context?.id ?? 0 }
    const { data: bundle } = await amina.person.call(readBookingBundle, { params, query })
    const extras = bundle.extras.reduce((sum, { price }) => sum + price.value, 0)
    expect(extras).toBeGreaterThan(0)
    const paid = (bundle.total_price?.value ?? 0) + extras
    expect(camp?.cancellation.outcome?.returned.value).toBe(paid)
    await cancel(amina.person, [camp?.id ?? 0])
    expect((await amina.credit())['general']).toBe(before + paid)
    const { data: gone } = await amina.person.call(readBookingBundle, { params, query })
    expect(gone).toMatchObject({ status: 'cancelled', bookings: [{ cancelled: { returned: { value: paid } } }] })
  })

  test('[O-32 partly] membership credit is refunded as membership credit, in proportion and exactly', async () => {
    const stage = await onClasses()
    const ben = await bookerOn(stage, 'ben')
    for (const day of [1, 2, 3]) await ben.put(alone(session(day)))
    // Ben has £20.00 of membership credit; £7.01 of it go into £25.50.
    const credits = [{ type: 'membership' as const, amount: 701 }]
    await ben.person.send({
      method: 'POST',
      url: '/api/credits/apply',
      payload: { credits, source: 'activity-booking' },
    })
    await ben.pay()
    expect(await ben.credit()).toMatchObject({ membership: 1299, general: 0 })
    const ids = [(await ben.at(session(1))).id, (await ben.at(session(2))).id, (await ben.at(session(3))).id]
    const expected = [233, 234, 234]
    for (const [index, id] of ids.entries()) {
      const { cancellation: terms } = await ben.at(session(index + 1))
      const own = expected[index] ?? 0
      expect(terms.outcome?.credits.map(({ type, amount }) => [type, amount.value])).toEqual([
        ['membership', own],
        ['general', 850 - own],
      ])
      await cancel(ben.person, [id])
    }
    expect(await ben.credit()).toMatchObject({ membership: 2000, general: 3 * 850 - 701 })
    await stage.settle()
  })

  test('[O-48 partly] a released place is offered to the waitlist', async () => {
    const stage = await onClasses()
    const carys = await bookerOn(stage, 'carys')
    await carys.book(alone(session(1)))
    const people = ['amina', 'gwen'] as const
    for (const name of people) await (await bookerOn(stage, name)).book(alone(session(1)))
    const ben = await bookerOn(stage, 'ben')
    const url = `/api/v1/activities/occurrences/${session(1)}/waitlist/members`
    const joined = await ben.person.send({ method: 'POST', url, payload: { data: { user_id: ben.person.id } } })
    expect(joined.status, joined.text).toBeLessThan(300)
    await cancel(carys.person, [(await carys.at(session(1))).id])
    await stage.advance('PT1M')
    expect((await mailsOf(stage, 'waitlist')).map(({ to }) => to)).toEqual(['ben@example.test'])
    expect((await ben.put(alone(session(1)))).data.count).toBe(1)
  })

  test('a course in a basket is removed as a whole', async () => {
    const stage = await openStage()
    const amina = await bookerOn(stage, 'amina')
    await addCourse(amina.person, 'badminton-from-scratch')
    const reserved = (await amina.bookings()).filter(({ status }) => status === 'reserved')
    const [first] = reserved
    await cancel(amina.person, [first?.id ?? 0])
    expect((await amina.bookings()).filter(({ status }) => status === 'reserved')).toEqual([])
  })
})
