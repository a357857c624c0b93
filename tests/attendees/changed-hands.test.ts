import {
  type AddItem,
  addItems,
  addLostAgain,
  type Answer,
  answerForCart,
  answerForOccurrence,
  type ItemUpdate,
  listCartAttendees,
  listPreviousAttendees,
  readBookingBundle,
  readCart,
  updateItem,
} from '@touchline/contract'
import { minorUnits } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import { idOf, seedIds } from '../carts/basket.ts'
import { alone } from '../places/attempts.ts'
import { ids, seedWithRaces } from '../places/programme.ts'
import { basketOf } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import { startPlatform } from '../support/platform.ts'
import { seedWith } from '../support/seed-with.ts'

const { idris, safiya } = seedIds
const telephone = 900_200
const notes = 900_201
const health = 900_202

const question = { type: 'text', required: true, position: 1, options: [], defaultAnswer: null } as const

/** A camp that asks for a number and for notes, a course that asks for notes alone, a class and a swim with a question. */
const host = hostOfSeed(
  seedWith(
    'changed-hands',
    (writer) => ({
      schedules: (records) =>
        writer.schedules(
          records.map((record) => {
            if (record.slug === 'race-free') return { ...record, prePurchaseWaiverId: 2, maximum: 5 }
            return record.slug === 'race-camp' || record.slug === 'race-course'
              ? { ...record, price: minorUnits(0), sessionPrice: minorUnits(0) }
              : record
          }),
        ),
      questionSections: async (records) => {
        const number = { ...question, id: telephone, question: 'Emergency telephone number' }
        const asking = [
          [900_200, ids.camp, [number, { ...question, id: notes, question: 'Medical notes', required: false }]],
          [900_201, ids.course, [{ ...question, id: health, question: 'Medical notes', required: false }]],
          [900_202, '0199aaaa-0000-7000-8000-000000000090', [{ ...number, id: 900_203 }]],
          [900_203, '0199aaaa-0000-7000-8000-000000000080', [{ ...number, id: 900_204 }]],
        ] as const
        const common = { title: 'Looking after them', description: null, position: 1 }
        const added = asking.map(([id, scheduleId, questions]) => ({ ...common, id, scheduleId, questions }))
        await writer.questionSections([...records, ...added])
      },
    }),
    seedWithRaces,
  ),
)

const said = (...of: readonly (readonly [number, string])[]): Answer[] =>
  of.map(([id, answer]) => ({ custom_question_id: id, answer }))
const ofIdris = said([telephone, '07700 900111'], [notes, 'A nut allergy'])
const ofSafiya = said([telephone, '07700 900222'])

const day: AddItem = {
  purchasable_type: 'camp',
  purchasable_id: ids.camp,
  booking_full_camp: false,
  camp_occurrence_ids: [ids.firstDay],
  purchased_for_user_id: idris,
  custom_question_answers: ofIdris,
}
const course: AddItem = {
  purchasable_type: 'course',
  purchasable_id: ids.course,
  purchased_for_user_id: idris,
  custom_question_answers: said([health, 'A nut allergy']),
}

/** Amina's basket with one thing in it, and what can be done with that. */
async function stageWith(item: AddItem) {
  const platform = await startPlatform({ host: await host() })
  const amina = await platform.as('amina')
  const params = basketOf(amina.id)
  const { data } = await amina.call(addItems, { params, body: { items: [item] } })
  const cartId = data.id ?? 0
  const [line] = data.items
  const cart_item_id = idOf(line)
  const bundleId = line?.booking_bundle_id ?? 0
  const cart = async () => (await amina.call(readCart, { params, query: {} })).data
  return {
    platform,
    amina,
    bundleId,
    cart,
    asked: async () => (await amina.call(listCartAttendees, { params })).data,
    change: async (change: ItemUpdate) =>
      (await amina.call(updateItem, { params: { ...params, cartItemId: cart_item_id }, body: { data: change } })).data,
    answer: (custom_question_answers: Answer[]) =>
      amina.call(answerForCart, {
        params: { cartId },
        body: { answers: [{ cart_item_id, position: 1, custom_question_answers }] },
      }),
    /** The answers that staff and bookings read, by question. */
    kept: async () => {
      const call = { params: { id: bundleId }, query: { cancellation_source: 'customers' } } as const
      const { data: bundle } = await amina.call(readBookingBundle, call)
      const questions = bundle.custom_question_sections.flatMap((section) => section.questions)
      return questions.flatMap(({ id, answer }) => (answer === undefined ? [] : said([id, String(answer)])))
    },
    order: async () => {
      const { item_hash } = await cart()
      const body = { item_hash, source: 'activity-booking', terms: true, completed_waivers: [], payments: [] } as const
      return amina.send({ method: 'POST', url: '/api/checkout/complete', payload: body })
    },
  }
}

describe('[O-131, C-80] a line assigned to another person', () => {
  test('drops the answers for camp days and asks again before payment', async () => {
    const { change, kept, asked, order } = await stageWith(day)
    expect([await kept(), await asked()]).toEqual([ofIdris, []])
    expect((await change({ purchased_for_user_id: safiya })).attendee_waivers_required).toBe(true)
    expect(await kept()).toEqual([])
    const unsaid = { position: 1, names_asked: false, answers: [], waiver: null, is_complete: false }
    const sections = [{ questions: [{ id: telephone }, { id: notes }] }]
    expect(await asked()).toMatchObject([
      { ...unsaid, user_id: safiya, first_name: 'Safiya', custom_question_sections: sections },
    ])
    const refused = await order()
    expect([refused.status, refused.json()]).toMatchObject([422, { errors: { attendees: [expect.any(String)] } }])
    // The first person is asked again too.
    expect((await change({ purchased_for_user_id: idris })).attendee_waivers_required).toBe(true)
    expect([await kept(), await asked()]).toMatchObject([[], [{ ...unsaid, user_id: idris }]])
  })

  test('keeps the new answers, in the order and afterwards', async () => {
    const { amina, change, kept, asked, answer, cart, order } = await stageWith(day)
    await change({ purchased_for_user_id: safiya })
    await answer(ofSafiya)
    expect(await kept()).toEqual(ofSafiya)
    expect(await asked()).toMatchObject([{ user_id: safiya, answers: ofSafiya, is_complete: true }])
    expect((await cart()).attendee_waivers_required).toBe(false)
    // A new price is not a new person.
    expect((await change({ apply_benefit: false })).attendee_waivers_required).toBe(false)
    expect(await kept()).toEqual(ofSafiya)
    expect((await order()).status).toBe(200)
    expect(await kept()).toEqual(ofSafiya)
    const later = said([telephone, '07700 900333'], [notes, 'Asthma'])
    await amina.call(answerForOccurrence, {
      params: { occurrenceId: ids.firstDay },
      body: { answers: later, selected_user_id: safiya },
    })
    expect(await kept()).toEqual(later)
  })

  test('asks optional questions too, and accepts empty answers', async () => {
    const { change, kept, asked, answer, order } = await stageWith(course)
    await change({ purchased_for_user_id: safiya })
    expect([await kept(), await asked()]).toMatchObject([[], [{ user_id: safiya, is_complete: false }]])
    expect((await order()).status).toBe(422)
    await answer([])
    expect((await order()).status).toBe(200)
  })

  test('keeps its answers when only the price changes', async () => {
    const { change, kept, asked } = await stageWith(day)
    expect((await change({ apply_benefit: false })).attendee_waivers_required).toBe(false)
    expect([await kept(), await asked()]).toEqual([ofIdris, []])
  })

  test('drops its answers when it comes from another basket', async () => {
    const { amina, bundleId, kept } = await stageWith(day)
    const params = { userId: amina.id, source: 'class-booking' } as const
    const reserved = { purchasable_type: 'av2BookingBundle', purchasable_id: bundleId } as const
    const { data } = await amina.call(addItems, { params, body: { items: [reserved] } })
    const put = async (change: ItemUpdate) => {
      const call = { params: { ...params, cartItemId: idOf(data.items[0]) }, body: { data: change } }
      return (await amina.call(updateItem, call)).data.attendee_waivers_required
    }
    expect([await put({ apply_benefit: false }), await kept()]).toEqual([false, ofIdris])
    expect([await put({ purchased_for_user_id: safiya }), await kept()]).toEqual([true, []])
    expect([await put({ purchased_for_user_id: idris }), await kept()]).toEqual([true, []])
    // And what changes hands first, and is brought elsewhere then, still asks.
    const back = await amina.call(addItems, { params: basketOf(amina.id), body: { items: [reserved] } })
    expect(back.data.attendee_waivers_required).toBe(true)
  })

  test('asks again when it was released and added again', async () => {
    const { platform, amina, change, asked } = await stageWith(day)
    await change({ purchased_for_user_id: safiya })
    await platform.advance('PT15M')
    const { data } = await amina.call(addLostAgain, { params: basketOf(amina.id), query: {} })
    expect([data.items.length, data.attendee_waivers_required]).toEqual([1, true])
    expect(await asked()).toMatchObject([{ user_id: safiya, answers: [], is_complete: false }])
  })

  test('drops the attendees entered for it', async () => {
    const { amina, change, asked, answer } = await stageWith({ ...alone(ids.free), purchased_for_user_id: idris })
    await answer(said([900_203, '07700 900111']))
    const previous = async () => (await amina.call(listPreviousAttendees, { params: { id: 2 }, query: {} })).data
    expect(await previous()).toHaveLength(1)
    for (const person of [safiya, idris]) {
      await change({ purchased_for_user_id: person })
      expect(await asked()).toMatchObject([{ user_id: person, answers: [], is_complete: false }])
    }
    expect(await previous()).toEqual([])
  })

  test('keeps its attendees when its quantity grows', async () => {
    const { change, asked, answer } = await stageWith({ purchasable_type: 'activityTicket', purchasable_id: ids.adult })
    const answers = said([900_204, '07700 900444'])
    await answer(answers)
    await change({ quantity: 2 })
    expect(await asked()).toMatchObject([{ answers, is_complete: true }, { answers: [] }])
  })
})
