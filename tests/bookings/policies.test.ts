import { addItems, moveBooking, refundOrder, updateAttendance, updateBookings } from '@touchline/contract'
import { type CancellationPolicy, publishedPolicies } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { early, session } from './programme.ts'
import { alone, bookerOn, cancel, cancellation, policyStages } from './stage.ts'

const stages = Object.fromEntries(
  Object.entries(publishedPolicies).map(([name, policy]: [string, CancellationPolicy]) => [
    name,
    policyStages(name, policy),
  ]),
)

async function opened(name: keyof typeof publishedPolicies) {
  const stage = await stages[name]?.()
  if (!stage) throw new Error(`there is no policy ${name}`)
  return { stage, carys: await bookerOn(stage, 'carys') }
}

const price = 850

describe('[O-32 partly, P4-007, P4-008, P8-032] the policies that operators publish', () => {
  test('lessons: credit until a day before, then £3.00 and no refund', async () => {
    const { stage, carys } = await opened('lessons')
    await carys.book(alone(session(1)))
    await carys.book(alone(session(2)))
    await cancel(carys.person, [(await carys.at(session(2))).id])
    expect(await carys.credit()).toMatchObject({ general: price })
    // 23 hours before the first one.
    await stage.advance('P13DT9H30M')
    const { id, cancellation: terms } = await carys.at(session(1))
    expect(terms).toMatchObject({ awards_credit: false, outcome: { returned: { value: 0 }, fee: { value: 300 } } })
    await cancel(carys.person, [id])
    expect(await carys.credit()).toMatchObject({ general: price })
    expect(await carys.penalties()).toMatchObject([{ amount: { value: 300 }, blocks: [], paid_at: null }])
    expect((await carys.put(alone(session(3)))).data.count).toBe(1)
  })

  test('[O-33 partly] a fee never exceeds the amount paid minus staff refunds', async () => {
    const { stage, carys } = await opened('lessons')
    await carys.book(alone(session(1)))
    const { id, order } = await carys.at(session(1))
    const ellie = await stage.platform.as('ellie')
    const body = { refunds: [{ tender_type: 'credit' as const, amount: price - 120 }] }
    await ellie.call(refundOrder, { params: { orderId: order?.id ?? 0 }, body })
    await stage.advance('P13DT9H30M')
    expect((await carys.at(session(1))).cancellation.outcome).toMatchObject({ fee: { value: 120 } })
    await cancel(carys.person, [id])
    expect(await carys.penalties()).toMatchObject([{ amount: { value: 120 } }])
  })

  test('camps: no cancellation within three days', async () => {
    const { stage, carys } = await opened('camps')
    await carys.book(alone(session(1)))
    const { id } = await carys.at(session(1))
    await stage.advance('P12D')
    const refusal = await carys.person.refusal(updateBookings, cancellation([id]))
    const { message } = publishedPolicies.camps
    expect([refusal.status, refusal.code, refusal.message]).toEqual([409, 'booking_not_cancellable', message])
    expect((await carys.at(session(1))).cancellation).toMatchObject({
      can_cancel: false,
      cannot_cancel_reason: message,
      outcome: null,
    })
  })

  test('Better: four hours; late or absent £3.00, due before the next booking', async () => {
    const { stage, carys } = await opened('feeBeforeNext')
    await carys.book(alone(session(1)))
    await carys.book(alone(session(2)))
    // Three hours before the first one.
    await stage.advance('P14DT5H30M')
    await cancel(carys.person, [(await carys.at(session(1))).id])
    expect(await carys.penalties()).toMatchObject([{ amount: { value: 300 }, blocks: ['booking'] }])
    const params = basketOf(carys.person.id)
    const again = await carys.person.refusal(addItems, { params, body: { items: [alone(session(5))] } })
    expect(again).toMatchObject({ status: 403, code: 'booking_blocked' })
    const missed = await carys.at(session(2))
    await stage.advance('P1DT4H')
    const ellie = await stage.platform.as('ellie')
    const absent = { body: { data: { booking_ids: [missed.id], status: 'absent' as const } } }
    await ellie.call(updateAttendance, absent)
    await ellie.call(updateAttendance, absent)
    expect((await carys.penalties()).map(({ amount }) => amount.value)).toEqual([300, 300])
  })

  test('Your Leisure: the third in 30 days costs £5.00 and blocks booking and access', async () => {
    const { stage, carys } = await opened('threeInThirtyDays')
    for (const day of [1, 2, 3]) await carys.book(alone(session(day)))
    await stage.advance('P14DT7H30M')
    for (const day of [1, 2, 3]) {
      expect(await carys.penalties()).toEqual([])
      const { id, cancellation: terms } = await carys.at(session(day))
      expect(terms.outcome?.fee?.value ?? 0).toBe(day === 3 ? 500 : 0)
      expect(terms.outcome?.returned.value).toBe(0)
      await cancel(carys.person, [id])
      await stage.advance('P1D')
    }
    expect(await carys.penalties()).toMatchObject([{ amount: { value: 500 }, blocks: ['booking', 'access'] }])
  })

  test('BH Live: the third in 60 days costs £2.00; two hours, one hour for sessions before nine', async () => {
    const { stage, carys } = await opened('threeInSixtyDays')
    await carys.book(alone(early(1)))
    await carys.book(alone(session(1)))
    const cutOff = async (id: string) => (await carys.at(id)).cancellation.cut_off?.utc
    expect(await cutOff(early(1))).toBe('2026-04-21 05:30:00')
    expect(await cutOff(session(1))).toBe('2026-04-21 15:30:00')
    for (const day of [2, 3]) await carys.book(alone(session(day)))
    await stage.advance('P14DT7H30M')
    for (const day of [1, 2, 3]) {
      await cancel(carys.person, [(await carys.at(session(day))).id])
      await stage.advance('P1D')
    }
    expect(await carys.penalties()).toMatchObject([{ amount: { value: 200 }, blocks: [] }])
  })

  test('Live Active: no refund, moves until three hours before [O-94 partly]', async () => {
    const { stage, carys } = await opened('moveUntilThreeHours')
    await carys.book(alone(session(1)))
    const { id, cancellation: terms } = await carys.at(session(1))
    expect(terms).toMatchObject({ can_move: true, awards_credit: false, outcome: { returned: { value: 0 } } })
    const to = { params: { id }, body: { data: { occurrence_id: session(4) } } }
    expect((await carys.person.call(moveBooking, to)).data).toMatchObject({ id, price: { value: price } })
    await stage.advance('P17DT6H')
    expect((await carys.at(session(4))).cancellation).toMatchObject({ can_move: false, can_cancel: false })
    const back = { params: { id }, body: { data: { occurrence_id: session(6) } } }
    expect(await carys.person.refusal(moveBooking, back)).toMatchObject({ status: 409, code: 'booking_not_movable' })
  })

  test('Bradford: no refund at any time; cancelling releases the place', async () => {
    const { carys } = await opened('moveOnly')
    await carys.book(alone(session(1)))
    const { data } = await cancel(carys.person, [(await carys.at(session(1))).id])
    expect(data).toMatchObject([{ status: 'cancelled', cancelled: { returned: { value: 0 }, fee: null } }])
    expect(await carys.credit()).toMatchObject({ general: 0 })
  })
})
