import { listMoves, moveBooking } from '@touchline/contract'
import { publishedPolicies } from '@touchline/seed'
import { expect, test } from 'vitest'
import { session } from './programme.ts'
import { alone, bookerOn, cancel, policyStages } from './stage.ts'

const opened = policyStages('moves', publishedPolicies.feeBeforeNext)

test('[O-94] a booking says where it can move: what moving takes, and nothing else', async () => {
  const stage = await opened()
  const carys = await bookerOn(stage, 'carys')
  for (const day of [1, 2]) await carys.book(alone(session(day)))
  const { id } = await carys.at(session(1))
  const moves = async (by = carys) =>
    by.person.call(listMoves, { params: { id }, query: { cancellation_source: 'customers' } })
  const before = (await moves()).data
  const offered = before.map((one) => one.occurrence_id)
  // Where she is already, and what begins later than four weeks from now, is not among them.
  expect(offered.slice(0, 3)).toEqual([session(3), session(4), session(5)])
  expect(before[0]).toMatchObject({ available: 3, location_name: expect.any(String) })
  expect(before.every(({ starts_at: at }) => (at.utc ?? '') < '2026-05-05 10:00:00')).toBe(true)
  const amina = await bookerOn(stage, 'amina')
  expect(
    await amina.person.refusal(listMoves, { params: { id }, query: { cancellation_source: 'customers' } }),
  ).toMatchObject({ status: 404 })
  const to = { params: { id }, body: { data: { occurrence_id: session(3) } } }
  expect((await carys.person.call(moveBooking, to)).data).toMatchObject({ id, price: { value: 850 } })
  expect((await moves()).data[0]?.occurrence_id).toBe(session(1))
  await cancel(carys.person, [id])
  const gone = await carys.person.refusal(listMoves, { params: { id }, query: { cancellation_source: 'customers' } })
  expect(gone).toMatchObject({ status: 409, code: 'booking_not_movable' })
  await stage.settle()
})
