import { type AddItem, addItems, listBookings } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { hostOfSeed } from '../support/host.ts'
import { addCourse, basketOf, courseCalled } from '../support/basket.ts'
import { cards, openStage } from '../payments/stage.ts'
import { ids, seedWithRaces } from '../places/programme.ts'

const host = hostOfSeed(seedWithRaces)
const camp = { purchasable_type: 'camp', purchasable_id: ids.camp } as const
const whole: AddItem = { ...camp, booking_full_camp: true }
const first: AddItem = { ...camp, booking_full_camp: false, camp_occurrence_ids: [ids.firstDay] }

async function stageOf() {
  const stage = await openStage({ host: await host() })
  const person = await stage.platform.as('carys')
  const add = (item: AddItem) => person.call(addItems, { params: basketOf(person.id), body: { items: [item] } })
  const refuse = (item: AddItem) => person.refusal(addItems, { params: basketOf(person.id), body: { items: [item] } })
  return { stage, person, carys: await stage.as('carys'), add, refuse }
}

describe('a camp', () => {
  test('bought whole is one line, with a share for each session in basket, order and bookings', async () => {
    const { stage, person, carys, add } = await stageOf()
    const { data: cart } = await add(whole)
    const shares = [501, 500]
    expect(cart.items).toMatchObject([
      { type: 'av2_booking_bundle', booking_type: 'camps', line_total: { value: 1001 } },
    ])
    expect(cart.items[0]?.child_items.map(({ price }) => price.value)).toEqual(shares)
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    const { body } = await carys.complete(uuid ?? '')
    const order = await carys.order(body.order_id)
    expect(order.items[0]?.child_items.map(({ occurrence_id: id }) => id)).toEqual([ids.firstDay, ids.secondDay])
    const { data } = await person.call(listBookings, { query: { cancellation_source: 'customers', per_page: 100 } })
    const own = data.filter(({ occurrence_id: id }) => id === ids.firstDay || id === ids.secondDay)
    expect(own.map(({ price }) => price?.value)).toEqual(shares)
    await stage.settle()
  })

  test('[P5-010, P5-011, P5-012, C-71] takes one choice from its wire flags', async () => {
    const { refuse } = await stageOf()
    expect((await refuse(camp)).errors).toEqual({ 'items.0.booking_full_camp': ['This field is required'] })
    for (const item of [
      { ...first, booking_full_camp: true },
      { ...camp, booking_full_camp: false },
    ]) {
      expect(Object.keys((await refuse(item)).errors ?? {})).toEqual(['items.0.camp_occurrence_ids'])
    }
    const other = await refuse({ ...first, camp_occurrence_ids: [ids.split] })
    expect(other.errors).toEqual({ 'items.0.camp_occurrence_ids': ['This session is not part of this camp.'] })
  })

  test('[P9-005, S5-002] has quantity 1, as has a course', async () => {
    const { add, refuse, person } = await stageOf()
    for (const quantity of [2, 10]) {
      expect(Object.keys((await refuse({ ...whole, quantity })).errors ?? {})).toEqual(['items.0.quantity'])
      const course = await courseCalled(person, 'first-strokes')
      const item = { purchasable_type: 'course', purchasable_id: course.id, quantity } as const
      expect(Object.keys((await refuse(item)).errors ?? {})).toEqual(['items.0.quantity'])
    }
    expect((await add(whole)).data.items).toMatchObject([{ quantity: 1 }])
    expect((await addCourse(person, 'pilates-foundations')).items.map(({ quantity }) => quantity)).toEqual([1, 1])
  })

  test('[O-25, P9-021] is sold by session at one price each; then the entire camp is refused, another day is not', async () => {
    const { add, refuse } = await stageOf()
    const { data } = await add(first)
    expect(data.items).toMatchObject([
      { quantity: 1, line_total: { value: 600 }, child_items: [{ occurrence_id: ids.firstDay }] },
    ])
    expect(await refuse(whole)).toMatchObject({
      code: 'already_booked',
      message: 'You have already booked some individual sessions on this camp.',
    })
    expect(await refuse(first)).toMatchObject({ code: 'already_booked' })
    await add({ ...first, camp_occurrence_ids: [ids.secondDay] })
  })

  test('[P4-020, P3-088] is not sold whole once it has begun', async () => {
    const { stage, refuse, add } = await stageOf()
    await stage.advance('P13DT2H')
    expect(await refuse(whole)).toMatchObject({ code: 'not_bookable', message: 'This camp has already started.' })
    await add({ ...first, camp_occurrence_ids: [ids.secondDay] })
  })
})
