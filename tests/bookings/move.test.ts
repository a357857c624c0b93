import { type Camp, listMoves, moveBooking, readCamp, updateOccurrence } from '@touchline/contract'
import { publishedPolicies } from '@touchline/seed'
import { expect, test } from 'vitest'
import { seedIds } from '../carts/basket.ts'
import { session } from './programme.ts'
import { alone, bookerOn, cancel, policyStages } from './stage.ts'

const onePlace = { strategy: 'shared', maximum: 1 } as const
const waiverOf = (day: Camp['occurrences'][number]) => day.restrictions?.pre_purchase_waiver?.id

const opened = policyStages('moves', publishedPolicies.feeBeforeNext)

test('[O-94] the sessions a booking can move to are exactly those that a move accepts', async () => {
  const stage = await opened()
  const carys = await bookerOn(stage, 'carys')
  for (const day of [1, 2]) await carys.book(alone(session(day)))
  const { id } = await carys.at(session(1))
  const moves = async (by = carys) =>
    by.person.call(listMoves, { params: { id }, query: { cancellation_source: 'customers' } })
  const before = (await moves()).data
  const offered = before.map((one) => one.occurrence_id)
  // The present session and those later than four weeks from now are not among them.
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

test('[O-571] the sessions to move to say the terms that the booking has there, which for a near one are past', async () => {
  const stage = await opened()
  const carys = await bookerOn(stage, 'carys')
  await carys.book(alone(session(3)))
  const { id } = await carys.at(session(3))
  const query = { cancellation_source: 'customers' } as const
  const termsAt = async (occurrenceId: string) => {
    const { data } = await carys.person.call(listMoves, { params: { id }, query })
    return data.find((one) => one.occurrence_id === occurrenceId)?.cancellation_summary
  }
  const before = await termsAt(session(1))
  expect(before).toMatchObject({ until: expect.any(Object), returns: 'credit_full', amount: { value: 850 } })
  await stage.advance('P14DT7H')
  const near = await termsAt(session(1))
  expect(near).toMatchObject({ until: null, returns: 'nothing', later: { fee: { value: expect.any(Number) } } })
  await carys.person.call(moveBooking, { params: { id }, body: { data: { occurrence_id: session(1) } } })
  expect((await carys.at(session(1))).cancellation_summary).toEqual(near)
  await stage.settle()
})

test('[O-94] a full session is not among them, and moving there is refused like a booking', async () => {
  const stage = await opened()
  const [carys, amina] = [await bookerOn(stage, 'carys'), await bookerOn(stage, 'amina')]
  const ellie = await stage.platform.as('ellie')
  await carys.book(alone(session(1)))
  const change = { params: { occurrenceId: session(3) }, body: { data: { capacity: onePlace } } }
  await ellie.call(updateOccurrence, change)
  await amina.book(alone(session(3)))
  const { id } = await carys.at(session(1))
  const query = { cancellation_source: 'customers' } as const
  const { data } = await carys.person.call(listMoves, { params: { id }, query })
  expect(data.slice(0, 2).map((one) => one.occurrence_id)).toEqual([session(2), session(4)])
  expect(data.every(({ available }) => available !== 0)).toBe(true)
  const to = { params: { id }, body: { data: { occurrence_id: session(3) } } }
  expect(await carys.person.refusal(moveBooking, to)).toMatchObject({ status: 409, code: 'sold_out' })
  await stage.settle()
})

test('[O-94] a camp day can move to any day but the others of its line', async () => {
  const stage = await opened()
  const amina = await bookerOn(stage, 'amina')
  const query = { source: 'online', selected_user_id: seedIds.idris } as const
  const { data: camp } = await amina.person.call(readCamp, { params: { idOrSlug: 'river-meadow-camp' }, query })
  const days = camp.occurrences.map(({ id }) => id)
  const questions = camp.custom_question_sections.flatMap((section) => section.questions)
  await amina.book({
    purchasable_type: 'camp',
    purchasable_id: camp.id,
    purchased_for_user_id: seedIds.idris,
    booking_full_camp: false,
    camp_occurrence_ids: days.slice(0, 2),
    custom_question_answers: questions.map(({ id, options }) => ({
      custom_question_id: id,
      answer: options[0]?.id ?? '07700 900123',
    })),
    activity_restriction_ids: camp.occurrences.slice(0, 1).flatMap((day) => waiverOf(day) ?? []),
  })
  const { id } = await amina.at(days[0] ?? '')
  const moves = async () => {
    const asked = { params: { id }, query: { cancellation_source: 'customers' } } as const
    return (await amina.person.call(listMoves, asked)).data.map((one) => one.occurrence_id)
  }
  const to = (day: string | undefined) => ({ params: { id }, body: { data: { occurrence_id: day ?? '' } } })
  expect(await moves()).toEqual(days.slice(2))
  expect(await amina.person.refusal(moveBooking, to(days[1]))).toMatchObject({ status: 409, code: 'already_booked' })
  await amina.person.call(moveBooking, to(days[2]))
  expect(await moves()).toEqual([days[0], ...days.slice(3)])
  await stage.settle()
})
