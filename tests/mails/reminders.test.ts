import { changeUser, listMemberships, moveBooking } from '@touchline/contract'
import { publishedPolicies } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { mailsOf } from '../account/account.ts'
import { session } from '../bookings/programme.ts'
import { alone, bookerOn, cancel, policyStages } from '../bookings/stage.ts'
import { cards, openStage } from '../payments/stage.ts'
import { createCustomer } from '../payments/customer.ts'

const opened = policyStages('reminders', publishedPolicies.feeBeforeNext)

/** Carys has booked the class of Tuesday 21 April, 18:30; it is 7 April, 10:00. */
async function booked() {
  const stage = await opened()
  const carys = await bookerOn(stage, 'carys')
  await carys.book(alone(session(1)))
  const reminders = () => mailsOf(stage.platform, 'booking-reminder')
  return { stage, carys, reminders }
}

describe('[O-303] a reminder', () => {
  test('comes at ten on the day before, once, with what to know', async () => {
    const { stage, reminders } = await booked()
    await stage.advance('P12DT23H59M')
    expect(await reminders()).toEqual([])
    await stage.advance('PT1M')
    const [mail, ...others] = await reminders()
    expect([mail?.to, mail?.subject, others]).toEqual(['carys@example.test', 'Reminder: evening-spin', []])
    for (const part of [
      'Tuesday 21 April 2026, 18:30 to 19:30',
      'Map and directions: https://www.google.com/maps/dir/?api=1&destination=',
      'Questions?',
      'Open your booking: http://localhost:4000/booking-confirmed/',
      'Switch them off in My details.',
    ]) {
      expect(mail?.text).toContain(part)
    }
    expect(mail?.text).toMatch(/cancel/i)
    await stage.advance('P3D')
    expect(await reminders()).toHaveLength(1)
  })

  test('follows a move, and does not come for what was cancelled', async () => {
    const { stage, carys, reminders } = await booked()
    const { id } = await carys.at(session(1))
    await carys.person.call(moveBooking, { params: { id }, body: { data: { occurrence_id: session(3) } } })
    await stage.advance('P14D')
    expect(await reminders()).toEqual([])
    await stage.advance('P1D')
    expect((await reminders()).map(({ text }) => text)).toEqual([expect.stringContaining('Thursday 23 April 2026')])
    await carys.book(alone(session(5)))
    await cancel(carys.person, [(await carys.at(session(5))).id])
    await stage.advance('P4D')
    expect(await reminders()).toHaveLength(1)
  })

  test('comes earlier for a booking that was moved to an earlier day', async () => {
    const stage = await opened()
    const carys = await bookerOn(stage, 'carys')
    await carys.book(alone(session(9)))
    const { id } = await carys.at(session(9))
    await carys.person.call(moveBooking, { params: { id }, body: { data: { occurrence_id: session(2) } } })
    await stage.advance('P14D')
    expect(await mailsOf(stage.platform, 'booking-reminder')).toHaveLength(1)
  })

  test('does not come to a customer who has switched it off', async () => {
    const { stage, carys, reminders } = await booked()
    const { data } = await carys.person.call(changeUser, { body: { data: { booking_reminders: false } } })
    expect(data.booking_reminders).toBe(false)
    await stage.advance('P14D')
    expect(await reminders()).toEqual([])
  })

  test('of all bookings of an order on one day is one mail', async () => {
    const stage = await opened()
    const carys = await bookerOn(stage, 'carys')
    await carys.put(alone(session(1)))
    await carys.put(alone(session(101)))
    await carys.pay()
    await stage.advance('P14D')
    const mails = await mailsOf(stage.platform, 'booking-reminder')
    expect(mails.map(({ subject }) => subject)).toEqual(['Reminder: morning-spin, evening-spin'])
    expect(mails[0]?.text.match(/^- (morning|evening)-spin, Tuesday 21 April 2026/gm)).toHaveLength(2)
  })
})

test('[O-304, O-381] a member is told a week before the membership ends, once, with the price of the renewal', async () => {
  const stage = await openStage()
  const carys = await stage.platform.as('carys')
  const customer = createCustomer(carys, stage.tokenise)
  const bought = { purchasable_type: 'membershipRenewal', purchasable_id: '1-1' }
  await customer.call('POST', `/api/v1/users/${carys.id}/carts/activity-booking/items`, { items: [bought] })
  const { transaction_uuid: uuid } = await customer.authorise(cards.good)
  await customer.complete(uuid ?? '')
  await stage.advance('P21D')
  expect(await mailsOf(stage.platform, 'membership-ends')).toEqual([])
  await stage.advance('P3D')
  const [mail, ...others] = await mailsOf(stage.platform, 'membership-ends')
  expect([mail?.subject, others]).toEqual(['Your membership ends on 6 May 2026', []])
  // What the account site and the pricing page show: the month and the renewal fee.
  const { data } = await carys.call(listMemberships, { params: { userId: carys.id }, query: {} })
  const { formatted = '' } = data[0]?.next_payment?.amount ?? {}
  expect(formatted).toBe('£36.50')
  expect(mail?.text).toContain(`renew it online or at your centre. The next month costs ${formatted}.`)
  expect(mail?.text).toContain('See how to renew: http://localhost:4000/pricing')
  await stage.advance('P10D')
  expect(await mailsOf(stage.platform, 'membership-ends')).toHaveLength(1)
})
