import { type AddItem, listMails, moveClock, readCamp, readMail, readOrder } from '@touchline/contract'
import { expect, test } from 'vitest'
import { courseItem, seedIds } from '../carts/basket.ts'

import { openStage, type Stage } from '../payments/stage.ts'
import { courseCalled } from '../support/basket.ts'
import { bookerOn } from './stage.ts'

const hour = 3_600_000

const instantOf = ({ utc }: { readonly utc: string }) => Date.parse(`${utc}Z`)

/** The terms of the one thing in an order, as they are now. */
async function termsIn(booker: Awaited<ReturnType<typeof bookerOn>>, orderId: number) {
  const { data } = await booker.person.call(readOrder, { params: { userId: booker.person.id, orderId } })
  return data.items[0]?.cancellation_summary
}

async function advanceTo(stage: Stage, at: number): Promise<void> {
  const { sandbox: id, platform } = stage
  await platform.visitor.call(moveClock, { params: { id }, body: { now: new Date(at).toISOString() } })
}

test('[O-140] the remaining sessions of a course are refunded by their own deadlines, as announced', async () => {
  const stage = await openStage()
  const carys = await bookerOn(stage, 'carys')
  const course = await courseCalled(carys.person, 'first-strokes')
  const [first, second, ...others] = course.occurrences
  if (!first || !second) throw new Error('the course has too few sessions')
  expect(course.cancellation_summary).toMatchObject({ later: { returns: 'nothing', sessions: 'all_left' } })
  const orderId = await carys.book(await courseItem(carys.person, 'first-strokes'))
  expect((await termsIn(carys, orderId))?.later).toEqual(course.cancellation_summary?.later)

  await advanceTo(stage, instantOf(first.ends_at))
  const { price, cancellation: free } = await carys.at(second.id)
  const each = price?.value ?? 0
  expect(free.outcome).toMatchObject({ returned: { value: each * (others.length + 1) }, fee: null })
  expect((await termsIn(carys, orderId))?.later.sessions).toBe('all_left')

  await advanceTo(stage, instantOf(second.starts_at) - hour)
  const { cancellation: late } = await carys.at(second.id)
  expect(late.outcome).toMatchObject({ returned: { value: each * others.length }, fee: { value: 300 } })

  await advanceTo(stage, instantOf(others.at(-1)?.starts_at ?? second.starts_at) - hour)
  expect((await termsIn(carys, orderId))?.later.sessions).toBeNull()
})

test('[O-140] each camp day is cancelled by its own deadline, as announced', async () => {
  const stage = await openStage()
  const amina = await bookerOn(stage, 'amina')
  const { data: camp } = await amina.person.call(readCamp, {
    params: { idOrSlug: 'woods-and-water-fortnight' },
    query: { source: 'online', selected_user_id: seedIds.idris },
  })
  const each = { returns: 'not_possible', sessions: 'each' }
  expect(camp.cancellation_summary).toMatchObject({ returns: 'credit_full', later: each })
  const days = camp.occurrences.filter(({ bookable_action: { action } }) => action === 'book')
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) throw new Error('the camp has too few days')
  const waiver = camp.occurrences[0]?.restrictions?.pre_purchase_waiver?.id ?? 0
  const asked = camp.custom_question_sections.flatMap(({ questions }) => questions)
  const answers = asked.flatMap(({ id, required, options: [option] }) =>
    required ? [{ custom_question_id: id, answer: option?.id ?? '07700 900111' }] : [],
  )
  const item: AddItem = {
    purchasable_type: 'camp',
    purchasable_id: camp.id,
    purchased_for_user_id: seedIds.idris,
    booking_full_camp: false,
    camp_occurrence_ids: [first.id, last.id],
    activity_restriction_ids: [waiver],
    custom_question_answers: answers,
  }
  const orderId = await amina.book(item)
  await advanceTo(stage, instantOf(first.starts_at) - hour)
  expect((await amina.at(first.id)).cancellation.can_cancel).toBe(false)
  const { cancellation, price } = await amina.at(last.id)
  expect(cancellation).toMatchObject({ can_cancel: true, outcome: { returned: price } })
  expect(await termsIn(amina, orderId)).toMatchObject({ until: null, later: each })
})

test('[O-385] the terms of a course with an extra say the amount that cancelling returns, in order and booking', async () => {
  const stage = await openStage()
  const carys = await bookerOn(stage, 'carys')
  const orderId = await carys.book(await courseItem(carys.person, 'tennis-for-beginners', { extras: 1 }))
  const booking = (await carys.bookings()).find((one) => one.order_id === orderId)
  const terms = await termsIn(carys, orderId)
  expect(terms).toMatchObject({ returns: 'credit_full', amount: booking?.cancellation.outcome?.returned })
  expect(booking?.cancellation_summary).toEqual(terms)
  const { text } = await lastMail(stage)
  expect(text).toContain('Full refund as credit.')
  expect(text).toContain('After that, you can still cancel the remaining sessions. Each has its own deadline.')
  await stage.settle()
})

async function lastMail({ sandbox: id, platform: { visitor } }: Stage) {
  const { data } = await visitor.call(listMails, { params: { id }, query: { per_page: 1 } })
  return (await visitor.call(readMail, { params: { id, mailId: data[0]?.id ?? 0 } })).data
}
