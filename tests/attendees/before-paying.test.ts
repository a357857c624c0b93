import {
  addItems,
  agreeToWaivers,
  answerForCart,
  answerForOccurrence,
  type ApiTypes,
  listCartAttendees,
  listPreviousAttendees,
  readCart,
  updateItem,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { courseItem, idOf, seedIds } from '../carts/basket.ts'
import { alone, attempt } from '../places/attempts.ts'
import { ids, seedWithRaces } from '../places/programme.ts'
import { basketOf } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import type { Person } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { seedWith } from '../support/seed-with.ts'

const question = {
  id: 900_100,
  question: 'Anything we should know?',
  type: 'text',
  required: true,
  position: 1,
  options: [],
  defaultAnswer: null,
} as const

/** Yoga with a waiver and a question, pilates with a question, both free of charge; a swim that asks each of a group. */
const host = hostOfSeed(
  seedWith(
    'attendees',
    (writer) => ({
      schedules: (records) =>
        writer.schedules(
          records.map((record) =>
            record.slug === 'race-free' ? { ...record, prePurchaseWaiverId: 2, maximum: 5 } : record,
          ),
        ),
      questionSections: async (records) => {
        const asking = [
          [900_100, '0199aaaa-0000-7000-8000-000000000090', question],
          [900_101, '0199aaaa-0000-7000-8000-000000000080', { ...question, id: 900_101 }],
        ] as const
        const added = asking.map(([id, scheduleId, asked]) => ({
          id,
          scheduleId,
          title: 'Your health',
          description: null,
          position: 1,
          questions: [asked],
        }))
        await writer.questionSections([...records, ...added])
      },
    }),
    seedWithRaces,
  ),
)

async function stage() {
  const platform = await startPlatform({ host: await host() })
  const amina = await platform.as('amina')
  return { platform, amina }
}

const cartOf = async (person: Person) => (await person.call(readCart, { params: basketOf(person.id), query: {} })).data
const askedOf = async (person: Person) => (await person.call(listCartAttendees, { params: basketOf(person.id) })).data

async function order(person: Person) {
  const { item_hash } = await cartOf(person)
  const body = { item_hash, source: 'activity-booking', terms: true, completed_waivers: [], payments: [] } as const
  return person.send({ method: 'POST', url: '/api/checkout/complete', payload: body })
}

type Answers = ApiTypes['answerForCart']['body']['answers'][number]['custom_question_answers']
const answered: Answers = [{ custom_question_id: question.id, answer: 'A bad knee' }]

describe('[O-05 partly] agreements before payment', () => {
  test('[O-131, C-80] a line bought without a form asks for waiver and questions at the checkout, by person', async () => {
    const { amina } = await stage()
    expect(await attempt(amina, { ...alone(ids.free), purchased_for_user_id: seedIds.idris })).toBe('added')
    expect((await cartOf(amina)).attendee_waivers_required).toBe(true)
    expect(await askedOf(amina)).toMatchObject([
      {
        position: 1,
        item_name: 'race-free',
        user_id: seedIds.idris,
        first_name: 'Idris',
        last_name: 'Rahman',
        names_asked: false,
        custom_question_sections: [{ title: 'Your health', questions: [{ id: question.id }] }],
        answers: [],
        waiver: { id: 2, type: 'pre-purchase-waiver' },
        is_complete: false,
      },
    ])
    const refused = await order(amina)
    expect([refused.status, refused.json()]).toMatchObject([422, { errors: { attendees: [expect.any(String)] } }])
  })

  test('[S7-052, S7-053, O-49 partly] payment is possible once everyone has agreed and answered, and nothing is asked again', async () => {
    const { amina } = await stage()
    const item = { ...alone(ids.free), purchased_for_user_id: seedIds.idris }
    const { data } = await amina.call(addItems, { params: basketOf(amina.id), body: { items: [item] } })
    const cartId = data.id ?? 0
    const entry = { cart_item_id: idOf(data.items[0]), position: 1, custom_question_answers: answered }
    await amina.call(answerForCart, { params: { cartId }, body: { answers: [entry] } })
    expect((await cartOf(amina)).attendee_waivers_required).toBe(true)
    const agreement = { restriction_id: 2, user_id: seedIds.idris, agreed: true } as const
    await amina.call(agreeToWaivers, { body: { waivers: [agreement, agreement] } })
    expect((await cartOf(amina)).attendee_waivers_required).toBe(false)
    expect(await askedOf(amina)).toMatchObject([{ waiver: null, answers: answered, is_complete: true }])
    expect((await order(amina)).status).toBe(200)
  })

  test('[P5-014 partly, P5-015, S5-011, S5-012, P8-007] answers are validated by their questions and refused by question id', async () => {
    const { amina } = await stage()
    const { data } = await amina.call(addItems, { params: basketOf(amina.id), body: { items: [alone(ids.free)] } })
    const entry = { cart_item_id: idOf(data.items[0]), position: 1 }
    const send = (answers: Answers) =>
      amina.refusal(answerForCart, {
        params: { cartId: data.id ?? 0 },
        body: { answers: [{ ...entry, custom_question_answers: answers }] },
      })
    const key = `answers.0.custom_question_answers.${question.id}`
    expect((await send([])).errors).toEqual({ [key]: ['This field is required'] })
    expect((await send([{ custom_question_id: question.id, answer: 7 }])).errors).toEqual({
      [key]: ['Please enter an answer'],
    })
    expect((await send([...answered, { custom_question_id: 1, answer: 'x' }])).errors).toHaveProperty([
      'answers.0.custom_question_answers.1',
    ])
    expect(await askedOf(amina)).toMatchObject([{ answers: [], is_complete: false }])
  })

  test('each attendee of a group line is asked for by name, and all are required', async () => {
    const { amina } = await stage()
    const tickets = { purchasable_type: 'activityTicket', purchasable_id: ids.adult, quantity: 2 } as const
    const { data } = await amina.call(addItems, { params: basketOf(amina.id), body: { items: [tickets] } })
    const asked = await askedOf(amina)
    expect(asked.map(({ position, names_asked }) => [position, names_asked])).toEqual([
      [1, false],
      [2, true],
    ])
    const entry = {
      cart_item_id: idOf(data.items[0]),
      custom_question_answers: [{ custom_question_id: 900_101, answer: 'No' }],
    }
    const params = { cartId: data.id ?? 0 }
    const both = [
      { ...entry, position: 1 },
      { ...entry, position: 2 },
    ]
    const refusal = await amina.refusal(answerForCart, { params, body: { answers: both } })
    expect(Object.keys(refusal.errors ?? {})).toEqual(['answers.1.first_name', 'answers.1.last_name'])
    const named = [both[0] ?? entry, { ...entry, position: 2, first_name: 'Sam', last_name: 'Okoro' }]
    await amina.call(answerForCart, { params, body: { answers: named.map((one) => ({ position: 1, ...one })) } })
    expect((await cartOf(amina)).attendee_waivers_required).toBe(false)
  })

  test('[S7-054] the answers for one occurrence can be sent alone', async () => {
    const { amina } = await stage()
    await amina.call(addItems, { params: basketOf(amina.id), body: { items: [alone(ids.free)] } })
    const params = { occurrenceId: ids.free }
    await amina.call(answerForOccurrence, { params, body: { answers: answered } })
    expect(await askedOf(amina)).toMatchObject([{ answers: answered }])
    const other = await amina.refusal(answerForOccurrence, {
      params: { occurrenceId: ids.told },
      body: { answers: [] },
    })
    expect(other).toMatchObject({ status: 404 })
  })

  test('[S7-050, O-50] an attendee entered before can be picked again', async () => {
    const { amina } = await stage()
    const item = { ...alone(ids.free), purchased_for_user_id: seedIds.idris }
    const { data } = await amina.call(addItems, { params: basketOf(amina.id), body: { items: [item] } })
    const entry = { cart_item_id: idOf(data.items[0]), position: 1, custom_question_answers: answered }
    await amina.call(answerForCart, { params: { cartId: data.id ?? 0 }, body: { answers: [entry] } })
    const previous = async (id: number) => (await amina.call(listPreviousAttendees, { params: { id }, query: {} })).data
    expect(await previous(2)).toEqual([
      { id: expect.any(Number), first_name: 'Idris', last_name: 'Rahman', answers: answered },
    ])
    expect(await previous(1)).toEqual([])
  })

  test('[O-50, O-209] attendees that staff enter for a customer can be picked again by both', async () => {
    const { amina, platform } = await stage()
    const ellie = await platform.as('ellie')
    const params = { userId: amina.id, source: 'front-of-house' } as const
    const item = { ...alone(ids.free), purchased_for_user_id: seedIds.idris }
    const { data } = await ellie.call(addItems, { params, body: { items: [item] } })
    const entry = { cart_item_id: idOf(data.items[0]), position: 1, custom_question_answers: answered }
    await ellie.call(answerForCart, { params: { cartId: data.id ?? 0 }, body: { answers: [entry] } })
    const namesFor = async (person: Person, query: ApiTypes['listPreviousAttendees']['query']) =>
      (await person.call(listPreviousAttendees, { params: { id: 2 }, query })).data.map((one) => one.first_name)
    expect(await namesFor(amina, {})).toEqual(['Idris'])
    expect(await namesFor(ellie, { source: 'foh', selected_user_id: amina.id })).toEqual(['Idris'])
    expect(await namesFor(ellie, {})).toEqual([])
    const asked = { params: { id: 2 }, query: { selected_user_id: amina.id } }
    expect(await ellie.refusal(listPreviousAttendees, asked)).toMatchObject({ status: 403 })
    const carys = await platform.as('carys')
    const atDesk = { params: { id: 2 }, query: { ...asked.query, source: 'foh' } } as const
    expect(await carys.refusal(listPreviousAttendees, atDesk)).toMatchObject({ status: 403 })
  })

  test('[O-49] a line assigned to another person asks them for missing agreements', async () => {
    const { amina } = await stage()
    const course = await courseItem(amina, 'deep-water-confidence')
    const item = { ...course, purchased_for_user_id: seedIds.idris, activity_restriction_ids: [1] }
    const { data } = await amina.call(addItems, { params: basketOf(amina.id), body: { items: [item] } })
    expect(data.attendee_waivers_required).toBe(false)
    const params = { ...basketOf(amina.id), cartItemId: idOf(data.items[0]) }
    const change = { data: { purchased_for_user_id: seedIds.safiya } }
    const moved = await amina.call(updateItem, { params, body: change })
    expect(moved.data.attendee_waivers_required).toBe(true)
    expect(await askedOf(amina)).toMatchObject([{ user_id: seedIds.safiya, waiver: { id: 1 }, is_complete: false }])
    await amina.call(agreeToWaivers, {
      body: { waivers: [{ restriction_id: 1, user_id: seedIds.safiya, agreed: true }] },
    })
    expect((await cartOf(amina)).attendee_waivers_required).toBe(false)
  })

  test('nobody can agree for a stranger, agree to anything but a waiver, or answer for another basket', async () => {
    const { amina, platform } = await stage()
    const stranger = { restriction_id: 1, user_id: (await platform.as('carys')).id, agreed: true } as const
    expect(await amina.refusal(agreeToWaivers, { body: { waivers: [stranger] } })).toMatchObject({ status: 403 })
    const induction = { restriction_id: 4, user_id: amina.id, agreed: true } as const
    expect(await amina.refusal(agreeToWaivers, { body: { waivers: [induction] } })).toMatchObject({
      status: 422,
      errors: { 'waivers.0.restriction_id': [expect.any(String)] },
    })
    const { data } = await amina.call(addItems, { params: basketOf(amina.id), body: { items: [alone(ids.free)] } })
    const carys = await platform.as('carys')
    const entry = { cart_item_id: idOf(data.items[0]), position: 1, custom_question_answers: answered }
    const foreign = await carys.refusal(answerForCart, { params: { cartId: data.id ?? 0 }, body: { answers: [entry] } })
    expect(foreign).toMatchObject({ status: 404 })
  })
})
