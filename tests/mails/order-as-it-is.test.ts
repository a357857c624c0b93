import {
  type Booking,
  deleteOccurrence,
  listBookings,
  readOrder,
  resendConfirmation,
  updateOccurrence,
} from '@touchline/contract'
import { publishedPolicies } from '@touchline/seed'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { calendarOf, mailsOf, open } from '../account/account.ts'
import { session } from '../bookings/programme.ts'
import { alone, bookerOn, cancel, policyStages } from '../bookings/stage.ts'
import { courses, openStage } from '../payments/stage.ts'
import { ownHostOfSeed } from '../support/host.ts'
import { startPlatform } from '../support/platform.ts'
import { seedWith } from '../support/seed-with.ts'

const opened = policyStages('order-as-it-is', publishedPolicies.feeBeforeNext)

/** The events of a calendar as a calendar program reads them, by UID: sequence, status, stamp and start. */
function eventsIn(body: string) {
  const parts = ICAL.Component.fromString(body).getAllSubcomponents('vevent')
  const at = (part: ICAL.Component, name: string) => (part.getFirstPropertyValue(name) as ICAL.Time).toJSDate()
  return new Map(
    parts.map((part) => [
      String(part.getFirstPropertyValue('uid')),
      {
        sequence: Number(part.getFirstPropertyValue('sequence')),
        status: String(part.getFirstPropertyValue('status')),
        stamp: at(part, 'dtstamp').toISOString(),
        start: at(part, 'dtstart').toISOString(),
      },
    ]),
  )
}

/** An order of a course and two classes; one session was moved, one called off, and the customer cancelled a class. */
async function changedOrder() {
  const stage = await opened()
  const carys = await bookerOn(stage, 'carys')
  const ellie = await stage.platform.as('ellie')
  await carys.customer.add(courses.badminton)
  await carys.put(alone(session(1)))
  const orderId = await carys.book(alone(session(2)))
  const bookings = async (): Promise<readonly Booking[]> =>
    (await carys.bookings()).filter(({ order_id: id }) => id === orderId)
  const sessions = (await bookings()).filter(({ booking_type: type }) => type === 'courses')
  const [moved = '', calledOff = ''] = sessions.slice(-2).map(({ occurrence_id: id }) => id)
  await stage.advance('PT1H')
  const change = { data: { start_time: '11:15' } }
  await ellie.call(updateOccurrence, { params: { occurrenceId: moved }, body: change })
  await stage.advance('PT1H')
  await ellie.call(deleteOccurrence, {
    params: { occurrenceId: calledOff },
    body: { data: { reason: 'adverse_weather' } },
  })
  await cancel(carys.person, [(await carys.at(session(2))).id])
  await stage.advance('PT1H')
  const params = { userId: carys.person.id, orderId }
  await carys.person.call(resendConfirmation, { params })
  const [again, first] = await mailsOf(stage.platform, 'order-confirmation')
  const { data: order } = await carys.person.call(readOrder, { params, query: {} })
  return { stage, carys, again, first, order, bookings, moved, calledOff }
}

describe('[O-96, O-300] a confirmation sent again is the order as it is now', () => {
  test('it says what takes place, what was cancelled and what came back; its events have reached their state', async () => {
    const { stage, carys, again, first, order, bookings, moved, calledOff } = await changedOrder()
    const [standing = '', gone = ''] = again?.text.split('\nCancelled\n') ?? []
    expect(standing).toContain('Badminton from scratch')
    expect(standing).toContain('11:15')
    expect(standing).toContain('(changed since you booked)')
    expect(gone).toContain('evening-spin')
    expect(order.refunds.length).toBeGreaterThan(0)
    for (const { amount } of order.refunds) expect(gone).toContain(`${amount.formatted} as credit`)
    expect(first?.text).not.toContain('Refunded')

    const events = eventsIn(again?.ics ?? '')
    for (const { calendar, occurrence_id: id, starts_at: start } of await bookings()) {
      const event = events.get(calendar?.uid ?? '')
      const isCalledOff = id === calledOff || id === session(2)
      expect(event).toEqual({
        sequence: isCalledOff || id === moved ? 1 : 0,
        status: isCalledOff ? 'CANCELLED' : 'CONFIRMED',
        stamp: calendar?.changed_at.replace('Z', '.000Z'),
        start: `${start.utc.replace(' ', 'T')}.000Z`,
      })
    }
    expect(events.size).toBe((await bookings()).length)
    const feed = eventsIn((await open(stage.platform, await calendarOf(carys.person))).body)
    for (const [uid, event] of events) expect(feed.get(uid)).toEqual(event)
  })

  test('the site reads the same facts from the order as from the booking', async () => {
    const { order, bookings } = await changedOrder()
    const ofOrder = new Map(
      order.items
        .flatMap((item) => [item, ...item.child_items])
        .flatMap(({ booking_id: id, calendar }) => (id === undefined ? [] : [[id, calendar] as const])),
    )
    for (const { id, calendar, status } of await bookings()) {
      expect(ofOrder.get(id)).toEqual(calendar)
      expect(calendar?.cancelled).toBe(status === 'cancelled')
    }
  })

  test('an order of which nothing is left is no confirmation', async () => {
    const stage = await opened()
    const carys = await bookerOn(stage, 'carys')
    const orderId = await carys.book(alone(session(1)))
    await cancel(carys.person, [(await carys.at(session(1))).id])
    await stage.advance('PT1M')
    await carys.person.call(resendConfirmation, { params: { userId: carys.person.id, orderId } })
    const [again] = await mailsOf(stage.platform, 'order-confirmation')
    expect(again?.subject).toMatch(/^Booking cancelled: TL-/)
    expect(again?.text).toContain('Everything in your order')
    expect(again?.text).toContain('£8.50 as credit')
  })
})

test('[O-300] no two installations, and no two sandboxes, make the same UID', async () => {
  async function uids(stage: Awaited<ReturnType<typeof openStage>>) {
    const amina = await stage.platform.as('amina')
    const carys = await stage.as('carys')
    await carys.add('walking-football')
    await carys.sendCompletion(await carys.completion(undefined))
    const seeded = eventsIn((await open(stage.platform, await calendarOf(amina))).body)
    const [mail] = await mailsOf(stage.platform, 'order-confirmation')
    return { seeded: [...seeded.keys()], bought: [...eventsIn(mail?.ics ?? '').keys()] }
  }
  // Each fills its own database with the same records.
  const installation = async (name: string) => openStage({ host: await ownHostOfSeed(seedWith(name, () => ({}))) })
  const [here, there] = [await installation('installation-a'), await installation('installation-b')]
  const [a, b, c] = [await uids(here), await uids(there), await uids(await openStage())]
  expect(a.seeded.length).toBeGreaterThan(0)
  expect(a.bought.length).toBeGreaterThan(0)
  expect(a.seeded.filter((uid) => b.seeded.includes(uid))).toEqual([])
  const bought = [...a.bought, ...b.bought, ...c.bought]
  expect(new Set(bought).size).toBe(bought.length)
})

test('[O-300] a place that is only reserved has no calendar entry', async () => {
  const { as } = await startPlatform()
  const amina = await as('amina')
  const query = { cancellation_source: 'my-account' as const, status: ['settled' as const], per_page: 100 }
  for (const { calendar } of (await amina.call(listBookings, { query })).data)
    expect(calendar?.uid).toMatch(/^[\da-f]{32}@/)
  const stage = await opened()
  const carys = await bookerOn(stage, 'carys')
  await carys.put(alone(session(1)))
  expect((await carys.at(session(1))).calendar).toBeNull()
})
