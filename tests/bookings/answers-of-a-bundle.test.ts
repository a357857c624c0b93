import { addItems, readBookingBundle } from '@touchline/contract'
import { expect, test } from 'vitest'
import { courseItem, seedIds } from '../carts/basket.ts'
import { courseCalled } from '../support/basket.ts'
import { startPlatform } from '../support/platform.ts'

test('[P3-118, P3-127] a reserved bundle has no price, and each answer is a text, a day or the chosen options', async () => {
  const amina = await (await startPlatform()).as('amina')
  const course = await courseItem(amina, 'tumblers-6-to-9', { answered: true })
  const { data } = await amina.call(addItems, {
    params: { userId: amina.id, source: 'class-booking' },
    body: { items: [{ ...course, purchased_for_user_id: seedIds.safiya }] },
  })
  const { data: bundle } = await amina.call(readBookingBundle, {
    params: { id: data.items[0]?.booking_bundle_id ?? 0 },
    query: { cancellation_source: 'customers' },
  })
  expect([bundle.status, bundle.total_price]).toEqual(['reserved', null])

  const sent = new Map(course.custom_question_answers?.map((one) => [one.custom_question_id, one.answer]))
  const questions = bundle.custom_question_sections.flatMap((section) => section.questions)
  const asked = (await courseCalled(amina, 'tumblers-6-to-9')).custom_question_sections
  expect(new Set(questions.map(({ id }) => id))).toEqual(
    new Set(asked.flatMap((section) => section.questions.map(({ id }) => id))),
  )
  const kinds = new Set(questions.map(({ type }) => type))
  for (const kind of ['text', 'date', 'select', 'multi_select'] as const) expect(kinds).toContain(kind)
  for (const { id, type, answer, answers } of questions) {
    const expected = type === 'multi_select' ? { answers: sent.get(id) } : { answer: sent.get(id) }
    expect({ answer, answers }, type).toEqual({ answer: undefined, answers: undefined, ...expected })
  }
})
