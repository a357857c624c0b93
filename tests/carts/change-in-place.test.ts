import {
  type AddItem,
  addItems,
  addLinkedUser,
  type Answer,
  type Camp,
  type ItemUpdate,
  listCamps,
  listLinkedUsers,
  readCamp,
  readCart,
  updateItem,
  updateOccurrence,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { startPlatform, type Person, type TestPlatform } from '../support/platform.ts'
import { seedIds } from './basket.ts'

const { idris, safiya } = seedIds

async function campCalled(person: Person, slug: string, actAs?: number): Promise<Camp> {
  const query = { source: 'online' as const, ...(actAs === undefined ? {} : { selected_user_id: actAs }) }
  return (await person.call(readCamp, { params: { idOrSlug: slug }, query })).data
}

function answersTo(camp: Camp, words: string): Answer[] {
  return camp.custom_question_sections.flatMap(({ questions }) =>
    questions.flatMap(({ id, type, options }): Answer[] => {
      const [option] = options
      const given: Partial<Record<typeof type, Answer['answer']>> = {
        text: words,
        long_text: words,
        number: 3,
        select: option?.id ?? null,
        multi_select: option ? [option.id] : [],
        checkbox: option ? option.id : true,
        date: '2019-05-04',
      }
      const answer = given[type]
      return answer === undefined ? [] : [{ custom_question_id: id, answer }]
    }),
  )
}

function waiversOf({ occurrences }: Camp): number[] {
  return occurrences[0]?.restrictions?.pre_purchase_waiver ? [occurrences[0].restrictions.pre_purchase_waiver.id] : []
}

/** Amina's basket with two days of a camp for Idris. */
async function stage(platform: TestPlatform, slug = 'river-meadow-camp') {
  const amina = await platform.as('amina')
  const camp = await campCalled(amina, slug, idris)
  const days = camp.occurrences.map(({ id }) => id)
  const [monday = '', tuesday = ''] = days
  const params = basketOf(amina.id)
  const item: AddItem = {
    purchasable_type: 'camp',
    purchasable_id: camp.id,
    purchased_for_user_id: idris,
    booking_full_camp: false,
    camp_occurrence_ids: [monday, tuesday],
    custom_question_answers: answersTo(camp, '01632 960777'),
    activity_restriction_ids: waiversOf(camp),
  }
  const { data: before } = await amina.call(addItems, { params, body: { items: [item] } })
  const [line] = before.items
  if (!line) throw new Error('nothing was added')
  const at = { ...params, cartItemId: line.id }
  const change = async (data: ItemUpdate) => (await amina.call(updateItem, { params: at, body: { data } })).data
  const refusal = (data: ItemUpdate) => amina.refusal(updateItem, { params: at, body: { data } })
  const places = async () => {
    const { occurrences } = await campCalled(amina, slug)
    return occurrences.map(({ capacity }) => capacity?.available ?? null)
  }
  return { amina, camp, days, params, item, before, line, change, refusal, places }
}

const daysOf = ({ child_items: parts }: Awaited<ReturnType<typeof stage>>['line']) =>
  parts.flatMap(({ occurrence_id: id }) => id ?? [])

describe('a line of a basket', () => {
  test('[O-350] gets other days where it stands, with its places, price and hash', async () => {
    const platform = await startPlatform()
    const { days, line, before, change, places } = await stage(platform)
    const [monday = '', tuesday = '', wednesday = ''] = days
    const free = await places()
    const cart = await change({ booking_full_camp: false, camp_occurrence_ids: [tuesday, wednesday] })
    const [changed] = cart.items
    expect(changed).toMatchObject({
      id: line.id,
      booking_bundle_id: line.booking_bundle_id,
      line_total: line.line_total,
    })
    expect(changed && daysOf(changed)).toEqual([tuesday, wednesday])
    expect(changed?.chosen).toMatchObject({ booking_full_camp: false, camp_occurrence_ids: [tuesday, wednesday] })
    expect(cart.item_hash).not.toBe(before.item_hash)
    const now = await places()
    expect(now.map((left, index) => (left ?? 0) - (free[index] ?? 0))).toEqual([1, 0, -1, 0, 0])
    const kept = changed?.child_items.find(({ occurrence_id: id }) => id === tuesday)?.booking_id
    expect(kept).toBe(line.child_items.find(({ occurrence_id: id }) => id === tuesday)?.booking_id)
    const { items } = await change({ booking_full_camp: true })
    expect(items[0] && daysOf(items[0])).toEqual(days)
    expect((await change({ booking_full_camp: false, camp_occurrence_ids: [monday] })).items).toHaveLength(1)
  })

  test('[O-350] gets other extras and answers, and tells the form what it has', async () => {
    const platform = await startPlatform()
    const { camp, line, change, item } = await stage(platform)
    expect(line.chosen?.custom_question_answers).toEqual(item.custom_question_answers)
    const lunch = camp.extras.find(({ name }) => /shirt/i.test(name))
    if (!lunch) throw new Error('the camp has no shirt')
    const answers = answersTo(camp, '01632 960778')
    const { items } = await change({
      extras: [{ pricing_option_id: lunch.id, quantity: 2 }],
      custom_question_answers: answers,
    })
    expect(items[0]?.child_items.filter(({ type }) => type === 'pricing_option')).toMatchObject([
      { pricing_option_id: lunch.id, quantity: 2 },
    ])
    expect(items[0]?.chosen?.custom_question_answers).toEqual(answers)
    const without = await change({ extras: [] })
    expect(without.total.value).toBe(line.line_total.value)
    expect(without.items[0]?.chosen?.custom_question_answers).toEqual(answers)
  })

  test('[O-350] goes to another person with their own answers, in one step', async () => {
    const platform = await startPlatform()
    // Safiya has booked the other camp.
    const { camp, line, change } = await stage(platform, 'woods-and-water-fortnight')
    const answers = answersTo(camp, '01632 960779')
    const { items } = await change({
      purchased_for_user_id: safiya,
      custom_question_answers: answers,
      activity_restriction_ids: waiversOf(camp),
    })
    expect(items).toMatchObject([{ id: line.id, purchased_for_user_id: safiya }])
    expect(items[0]?.chosen?.custom_question_answers).toEqual(answers)
  })

  test('[O-350] stays as it is when the change is refused, and each field says why', async () => {
    const platform = await startPlatform()
    const { amina, camp, line, refusal, params, before } = await stage(platform)
    const wrong = await refusal({
      extras: [{ pricing_option_id: 1, quantity: 1 }],
      custom_question_answers: [],
    })
    const asked = camp.custom_question_sections.flatMap(({ questions }) => questions.filter(({ required }) => required))
    expect(asked.length).toBeGreaterThan(0)
    expect(Object.keys(wrong.errors ?? {}).toSorted()).toEqual(
      ['data.extras.0.pricing_option_id', ...asked.map(({ id }) => `data.custom_question_answers.${id}`)].toSorted(),
    )
    expect((await refusal({ booking_full_camp: false, camp_occurrence_ids: [] })).errors).toEqual({
      'data.camp_occurrence_ids': ['Choose at least one session.'],
    })
    const { data } = await amina.call(readCart, { params, query: {} })
    expect(data.items).toEqual([line])
    expect(data.item_hash).toBe(before.item_hash)
  })

  test('[O-350] is shown what it can become: its own days are free, full ones are not', async () => {
    const platform = await startPlatform()
    const { amina, camp, days, line } = await stage(platform, 'woods-and-water-fortnight')
    const query = { source: 'online', selected_user_id: idris } as const
    const params = { idOrSlug: camp.id }
    const own = (await amina.call(readCamp, { params, query })).data
    const instead = (await amina.call(readCamp, { params, query: { ...query, instead_of_item_id: line.id } })).data
    const actionsOf = ({ occurrences }: Camp) => occurrences.map(({ bookable_action: one }) => one?.action)
    expect(actionsOf(own).slice(0, 2)).toEqual(['cancel_reservation', 'cancel_reservation'])
    const full = camp.occurrences.findIndex(({ capacity }) => capacity?.available === 0)
    expect(actionsOf(instead)).toEqual(days.map((_, index) => (index === full ? 'join_waitlist' : 'book')))
  })

  test('[O-350] counts as free for its own buyer only', async () => {
    const platform = await startPlatform()
    const { amina, camp, days, line } = await stage(platform, 'woods-and-water-fortnight')
    const [monday = ''] = days
    const maximum = (await campCalled(amina, camp.slug, idris)).occurrences[0]?.capacity.consumed ?? 0
    const ellie = await platform.as('ellie')
    const capacity = { strategy: 'shared', maximum } as const
    await ellie.call(updateOccurrence, { params: { occurrenceId: monday }, body: { data: { capacity } } })
    const mondayFor = async (person: Person, linked: number) => {
      const query = { source: 'online', selected_user_id: linked, instead_of_item_id: line.id } as const
      const { data } = await person.call(readCamp, { params: { idOrSlug: camp.id }, query })
      return data.occurrences[0]?.bookable_action?.action
    }
    expect(await mondayFor(amina, idris)).toBe('book')
    const carys = await platform.as('carys')
    const child = {
      first_name: 'Nia',
      last_name: 'Bevan',
      date_of_birth: '2018-02-01',
      relationship: 'parent',
    } as const
    await carys.call(addLinkedUser, { params: { userId: carys.id }, body: { data: child } })
    const { data: links } = await carys.call(listLinkedUsers, { params: { userId: carys.id } })
    const nia = links.at(-1)?.referenced_user.id ?? 0
    expect(await mondayFor(carys, nia)).toBe('join_waitlist')
  })

  test('[O-350] keeps its old day when somebody else has the last place of the new one', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const { data: camps } = await amina.call(listCamps, { query: { source: 'online' } })
    expect(camps.length).toBeGreaterThan(0)
    const camp = await campCalled(amina, 'woods-and-water-fortnight', idris)
    const full = camp.occurrences.find(({ capacity }) => capacity?.available === 0)
    const free = camp.occurrences.find(({ capacity }) => (capacity?.available ?? 0) > 0)
    if (!full || !free) throw new Error('the camp has no full day')
    const item: AddItem = {
      purchasable_type: 'camp',
      purchasable_id: camp.id,
      purchased_for_user_id: idris,
      booking_full_camp: false,
      camp_occurrence_ids: [free.id],
      custom_question_answers: answersTo(camp, '01632 960777'),
      activity_restriction_ids: waiversOf(camp),
    }
    const params = basketOf(amina.id)
    const { data: before } = await amina.call(addItems, { params, body: { items: [item] } })
    const refused = await amina.refusal(updateItem, {
      params: { ...params, cartItemId: before.items[0]?.id ?? 0 },
      body: { data: { booking_full_camp: false, camp_occurrence_ids: [free.id, full.id] } },
    })
    expect(refused.code).toBe('sold_out')
    expect((await amina.call(readCart, { params, query: {} })).data.items).toEqual(before.items)
  })
})
