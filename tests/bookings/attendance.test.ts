import { addItems, applyCredit, readCart, refundOrder, updateAttendance, updateVenue } from '@touchline/contract'
import { type PersonaName, publishedPolicies } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { session } from './programme.ts'
import { alone, bookerOn, policyStages } from './stage.ts'

const opened = policyStages('attendance', publishedPolicies.feeBeforeNext)

/** The persona (carys by default) has missed the first session and owes £3.00. */
async function absentCarys(name: PersonaName = 'carys') {
  const stage = await opened()
  const carys = await bookerOn(stage, name)
  await carys.book(alone(session(1)))
  const { id } = await carys.at(session(1))
  await stage.advance('P14DT10H')
  const ellie = await stage.platform.as('ellie')
  const say = (status: 'attended' | 'absent') =>
    ellie.call(updateAttendance, { body: { data: { booking_ids: [id], status } } })
  await say('absent')
  const [penalty] = await carys.penalties()
  const due = { purchasable_type: 'penalty', purchasable_id: penalty?.id ?? 0 } as const
  return { stage, carys, ellie, id, say, due }
}

const onCard = (orderId: number, amount: number) => ({
  params: { orderId },
  body: { refunds: [{ tender_type: 'online' as const, amount }] },
})

describe('[O-54, P4-004] an absence corrected to attended', () => {
  test('removes an unpaid penalty from list and basket, and booking is possible again', async () => {
    const { stage, carys, id, say, due } = await absentCarys()
    const params = basketOf(carys.person.id)
    expect((await carys.person.refusal(addItems, { params, body: { items: [alone(session(20))] } })).status).toBe(403)
    await carys.put(due)
    const { data } = await say('attended')
    expect(data).toMatchObject([{ id, attended: true }])
    expect(await carys.penalties()).toEqual([])
    expect((await carys.person.call(readCart, { params, query: {} })).data).toMatchObject({
      items: [],
      notices: [expect.stringMatching(/^You no longer have to pay .+, so it is no longer in your basket\.$/)],
    })
    expect(await carys.person.refusal(addItems, { params, body: { items: [due] } })).toMatchObject({ status: 404 })
    expect((await carys.put(alone(session(20)))).data.count).toBe(1)
    // Said again otherwise, it is due again, once.
    await say('absent')
    await say('absent')
    expect(await carys.penalties()).toMatchObject([{ amount: { value: 300 }, blocks: ['booking'], paid_at: null }])
    await stage.settle()
  })

  test('[O-207] refunds a paid penalty as credit, once, and its order says so', async () => {
    const { stage, carys, ellie, say, due } = await absentCarys()
    await carys.put(due)
    const orderId = await carys.pay()
    const before = (await carys.credit())['general'] ?? 0
    await say('attended')
    await say('attended')
    expect(await carys.credit()).toMatchObject({ general: before + 300 })
    expect(await carys.penalties()).toEqual([])
    const order = await carys.customer.order(orderId)
    expect(order).toMatchObject({
      status: 'success',
      refund_status: 'full',
      refunds: [{ tender_type: 'credit', amount: { value: 300 }, status: 'succeeded', item_id: order.items[0]?.id }],
    })
    expect(order.refunds[0]?.reason).toMatch(/^Put right: Missed: /)
    expect(await ellie.refusal(refundOrder, onCard(orderId, 1))).toMatchObject({ code: 'refund_not_possible' })
    await stage.settle()
  })

  test.each([
    [300, 0],
    [100, 200],
  ])('[O-207] refunds the rest after staff refunds: of 300, %i are refunded, %i follow', async (byStaff, returned) => {
    const { stage, carys, ellie, say, due } = await absentCarys()
    await carys.put(due)
    const orderId = await carys.pay()
    await ellie.call(refundOrder, onCard(orderId, byStaff))
    const before = (await carys.credit())['general'] ?? 0
    await say('attended')
    expect((await carys.credit())['general']).toBe(before + returned)
    expect(await carys.penalties()).toEqual([])
    expect(await carys.customer.order(orderId)).toMatchObject({ refund_status: 'full', refunded: { value: 300 } })
    await stage.settle()
  })

  test('[O-207, O-32 partly] refunds membership credit as membership credit', async () => {
    const { stage, carys: ben, say, due } = await absentCarys('ben')
    await ben.put(due)
    const before = await ben.credit()
    const credits = [{ type: 'membership' as const, amount: 200 }]
    await ben.person.call(applyCredit, { body: { credits, source: 'activity-booking' } })
    await ben.pay()
    await say('attended')
    expect(await ben.credit()).toEqual({ ...before, general: (before['general'] ?? 0) + 100 })
    await stage.settle()
  })

  test('corrected by two staff at once follows the last one', async () => {
    const { stage, carys, say } = await absentCarys()
    for (let round = 0; round < 8; round++) {
      await Promise.all([say('attended'), say('absent')])
      const { attended } = await carys.at(session(1))
      expect(await carys.penalties()).toHaveLength(attended ? 0 : 1)
      await say(round % 2 === 0 ? 'attended' : 'absent')
    }
    await stage.settle()
  })
})

test('[P3-120 partly, C-35, O-162] a booking is of the generation of its venue on that day', async () => {
  const { stage, carys, ellie } = await absentCarys()
  const isV2 = async () => (await carys.bookings()).find((one) => one.occurrence_id === session(1))?.is_v2
  const { venue } = (await carys.bookings())[0] ?? {}
  const move = (day: string) =>
    ellie.call(updateVenue, {
      params: { venue: venue?.slug ?? '' },
      body: { data: { activities_v2_migration_date: day } },
    })
  await move('2026-04-22')
  expect(await isV2()).toBe(false)
  await move('2026-04-21')
  expect(await isV2()).toBe(true)
  await stage.settle()
})
