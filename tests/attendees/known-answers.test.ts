import { type AddItem, addItems, type Camp, type Answer, readCamp, removeItem } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { seedIds } from '../carts/basket.ts'
import { basketOf } from '../support/basket.ts'
import { type Person, startPlatform } from '../support/platform.ts'

const { idris, safiya } = seedIds

async function campFor(person: Person, slug: string, userId?: number): Promise<Camp> {
  const query = { source: 'online' as const, ...(userId === undefined ? {} : { selected_user_id: userId }) }
  return (await person.call(readCamp, { params: { idOrSlug: slug }, query })).data
}

/** The first option of a choice, and the words for everything else. */
function answersTo(camp: Camp, words: string): Answer[] {
  const questions = camp.custom_question_sections.flatMap((section) => section.questions)
  return questions.flatMap(({ id, type, options }): Answer[] => {
    if (type === 'text' || type === 'long_text') return [{ custom_question_id: id, answer: words }]
    return type === 'select' ? [{ custom_question_id: id, answer: options[0]?.id ?? null }] : []
  })
}

async function addFor(person: Person, camp: Camp, userId: number, words: string) {
  const waiver = camp.occurrences[0]?.restrictions?.pre_purchase_waiver
  const item: AddItem = {
    purchasable_type: 'camp',
    purchasable_id: camp.id,
    purchased_for_user_id: userId,
    booking_full_camp: false,
    camp_occurrence_ids: camp.occurrences.slice(0, 1).map(({ id }) => id),
    custom_question_answers: answersTo(camp, words),
    activity_restriction_ids: waiver ? [waiver.id] : [],
  }
  return (await person.call(addItems, { params: basketOf(person.id), body: { items: [item] } })).data
}

describe('answers that were given before', () => {
  test('[O-353] are said of the same questions of another camp, in its own options, for each person', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    await addFor(amina, await campFor(amina, 'river-meadow-camp', idris), idris, '01632 960777')
    const other = await campFor(amina, 'woods-and-water-fortnight', safiya)
    const own = (other.known_answers ?? []).find(({ user_id: userId }) => userId === idris)
    expect(own?.answers).toEqual(answersTo(other, '01632 960777'))
    const ids = other.custom_question_sections.flatMap(({ questions }) => questions.map(({ id }) => id))
    expect(own?.answers.every(({ custom_question_id: id }) => ids.includes(id))).toBe(true)
  })

  test('[O-353] are those of the last time, and none of a place that was given up unpaid', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const camp = await campFor(amina, 'woods-and-water-fortnight', idris)
    const { items } = await addFor(amina, camp, idris, '01632 960777')
    const cartItemId = items[0]?.id ?? 0
    await amina.call(removeItem, { params: { ...basketOf(amina.id), cartItemId }, query: {} })
    const later = (await campFor(amina, 'woods-and-water-fortnight', idris)).known_answers ?? []
    expect(JSON.stringify(later)).not.toContain('01632 960777')
  })

  test('[O-353] are never said to somebody else, to a visitor or to staff', async () => {
    const platform = await startPlatform()
    const [amina, carys, ellie] = [await platform.as('amina'), await platform.as('carys'), await platform.as('ellie')]
    await addFor(amina, await campFor(amina, 'river-meadow-camp', idris), idris, '01632 960777')
    for (const person of [carys, platform.visitor]) {
      const answer = await campFor(person, 'woods-and-water-fortnight')
      expect(JSON.stringify(answer.known_answers ?? [])).not.toContain('01632 960777')
    }
    const atDesk = await ellie.call(readCamp, {
      params: { idOrSlug: 'woods-and-water-fortnight' },
      query: { source: 'foh', selected_user_id: amina.id },
    })
    expect(JSON.stringify(atDesk.data.known_answers ?? [])).not.toContain('01632 960777')
  })
})
