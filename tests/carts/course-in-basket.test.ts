import { addItems, clearCart, readCart, readCourse, removeItem, updateItem } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { type Person, startPlatform } from '../support/platform.ts'
import { basketOf, courseCalled } from '../support/basket.ts'
import { courseItem, idOf, seedIds } from './basket.ts'

describe('a course in the basket', () => {
  test('[P3-024, P3-025 partly, S7-073 partly] is one bundle with a child item for each session, and its place is held', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const before = await readPlaces(carys, 'first-strokes')
    const { data } = await carys.call(addItems, {
      params: basketOf(carys.id),
      body: { items: [await courseItem(carys, 'first-strokes')] },
    })
    const [item] = data.items
    expect(item).toMatchObject({ type: 'av2_booking_bundle', booking_type: 'courses', quantity: 1, max_quantity: 1 })
    expect(item).toHaveProperty('booking_bundle_id', expect.any(Number))
    expect(item?.child_items.every(({ type }) => type === 'av2_booking')).toBe(true)
    expect(data.total).toEqual(item?.line_total)
    expect(data.item_count).toBe(1)
    expect(await readPlaces(carys, 'first-strokes')).toBe(before + 1)
  })

  test('[P9-020] costs its remaining sessions once started, and only they are booked', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const { data } = await carys.call(addItems, {
      params: basketOf(carys.id),
      body: { items: [await courseItem(carys, 'stroke-improvers')] },
    })
    const { price, pro_rata_price: proRata } = await courseCalled(carys, 'stroke-improvers')
    expect(data.items[0]).toMatchObject({ price_note: '7 of 12 sessions left', line_total: proRata })
    expect(proRata?.value).toBeLessThan(price?.value ?? 0)
    expect(data.items[0]?.child_items).toHaveLength(7)
  })

  test('[P3-025] extras are child items beside the sessions, with their own total, and can be removed alone', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const course = await courseItem(amina, 'tumblers-6-to-9', { answered: true, extras: 2 })
    const item = { ...course, purchased_for_user_id: seedIds.safiya }
    const { data } = await amina.call(addItems, { params: basketOf(amina.id), body: { items: [item] } })
    const kinds = new Set(data.items[0]?.child_items.map(({ type }) => type))
    expect(kinds).toEqual(new Set(['av2_booking', 'pricing_option']))
    const extra = data.items[0]?.child_items.find(({ type }) => type === 'pricing_option')
    expect(extra?.line_total.value).toBe(2 * (extra?.price.value ?? 0))
    const left = await amina.call(removeItem, { params: { ...basketOf(amina.id), cartItemId: extra?.id ?? 0 } })
    expect(left.data.items).toHaveLength(1)
    expect(left.data.total.value).toBe(data.total.value - (extra?.line_total.value ?? 0))
  })

  test.each([
    [{ pricing_option_id: 0, quantity: 1 }, 'pricing_option_id'],
    [{ pricing_option_id: 4_294_967_296, quantity: 1 }, 'pricing_option_id'],
    [{ quantity: 1 }, 'pricing_option_id'],
    [{ pricing_option_id: 1, quantity: 0 }, 'quantity'],
  ])('[P5-008, P5-009, S5-008, S5-009] the extra %j is refused by field', async (extra, field) => {
    const amina = await (await startPlatform()).as('amina')
    const item = { ...(await courseItem(amina, 'first-strokes')), extras: [extra] }
    const url = `/api/v1/users/${amina.id}/carts/activity-booking/items`
    const refused = await amina.send({ method: 'POST', url, payload: { items: [item] } })
    const key = `items.0.extras.0.${field}`
    expect([refused.status, refused.json()]).toMatchObject([422, { errors: { [key]: [expect.any(String)] } }])
  })

  test('[S5-002 partly, P9-005 partly] the quantity of a course is 1', async () => {
    const { carys, refused } = await refusing()
    expect(await refused(carys, { quantity: 2 })).toMatchObject({
      status: 422,
      errors: { 'items.0.quantity': ['The quantity of a course is always 1.'] },
    })
  })

  test('[S5-006 partly, P5-012 partly] camp fields are forbidden for a course', async () => {
    const { carys, refused } = await refusing()
    const refusal = await refused(carys, { booking_full_camp: true, camp_occurrence_ids: [`oc${'0'.repeat(32)}`] })
    expect(Object.keys(refusal.errors ?? {})).toEqual(['items.0.booking_full_camp', 'items.0.camp_occurrence_ids'])
  })

  test('[P5-015, S5-012, C-46] unanswered questions are refused per question id', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const item = await courseItem(carys, 'tumblers-6-to-9')
    const refusal = await carys.refusal(addItems, { params: basketOf(carys.id), body: { items: [item] } })
    expect(refusal.status).toBe(422)
    const keys = Object.keys(refusal.errors ?? {})
    expect(keys).toHaveLength(3)
    expect(keys.every((key) => /^items\.0\.custom_question_answers\.\d+$/.test(key))).toBe(true)
    expect((await carys.call(readCart, { params: basketOf(carys.id), query: {} })).data.items).toEqual([])
  })

  test('[O-49 partly, P3-104] needs one agreement to its waiver, and none of an unknown person', async () => {
    const platform = await startPlatform()
    expect(await waiverOf(platform.visitor, 'deep-water-confidence')).toBeUndefined()
    const carys = await platform.as('carys')
    const item = await courseItem(carys, 'deep-water-confidence')
    const refusal = await carys.refusal(addItems, { params: basketOf(carys.id), body: { items: [item] } })
    expect(refusal.errors).toHaveProperty(['items.0.activity_restriction_ids'])
    const waiver = await waiverOf(carys, 'deep-water-confidence')
    const agreed = { ...item, activity_restriction_ids: [waiver ?? 0] }
    await carys.call(addItems, { params: basketOf(carys.id), body: { items: [agreed] } })
    expect(await waiverOf(carys, 'deep-water-confidence')).toBeUndefined()
  })

  test('[C-05 partly] is owned by the signed-in user and booked for the linked one, at that person’s price', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const item = { ...(await courseItem(amina, 'first-strokes')), purchased_for_user_id: seedIds.safiya }
    const { data } = await amina.call(addItems, { params: basketOf(amina.id), body: { items: [item] } })
    expect(data.items[0]).toMatchObject({ purchased_for_user_id: seedIds.safiya, purchased_for_name: 'Safiya Rahman' })
  })

  test('[C-06] cannot be booked for a stranger', async () => {
    const { carys, refused } = await refusing()
    expect(await refused(carys, { purchased_for_user_id: seedIds.ben })).toMatchObject({
      status: 403,
      code: 'unauthorised',
    })
  })

  test('[C-41 partly] can be assigned to another linked user', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const { data } = await amina.call(addItems, {
      params: basketOf(amina.id),
      body: { items: [await courseItem(amina, 'first-strokes')] },
    })
    const params = { ...basketOf(amina.id), cartItemId: idOf(data.items[0]) }
    const moved = await amina.call(updateItem, { params, body: { data: { purchased_for_user_id: seedIds.yusuf } } })
    expect(moved.data.items[0]).toMatchObject({ purchased_for_user_id: seedIds.yusuf })
    expect(moved.data.item_hash).not.toBe(data.item_hash)
  })

  test('[O-49 partly] assigned to another person needs their waiver, with an error for its field', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const waiver = await waiverOf(amina, 'deep-water-confidence')
    const item = { ...(await courseItem(amina, 'deep-water-confidence')), activity_restriction_ids: [waiver ?? 0] }
    const { data } = await amina.call(addItems, { params: basketOf(amina.id), body: { items: [item] } })
    const params = { ...basketOf(amina.id), cartItemId: idOf(data.items[0]) }
    const change = { purchased_for_user_id: seedIds.safiya }
    const refusal = await amina.refusal(updateItem, {
      params,
      body: { data: { ...change, activity_restriction_ids: [] } },
    })
    expect(Object.keys(refusal.errors ?? {})).toEqual(['data.activity_restriction_ids'])
    const agreed = { ...change, activity_restriction_ids: [waiver ?? 0] }
    const moved = await amina.call(updateItem, { params, body: { data: agreed } })
    expect(moved.data.items[0]).toMatchObject({ purchased_for_user_id: seedIds.safiya })
  })

  test('[P9-005 partly] keeps quantity 1 when it is changed', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const items = [await courseItem(carys, 'first-strokes')]
    const { data } = await carys.call(addItems, { params: basketOf(carys.id), body: { items } })
    const params = { ...basketOf(carys.id), cartItemId: idOf(data.items[0]) }
    expect(await carys.refusal(updateItem, { params, body: { data: { quantity: 2 } } })).toMatchObject({
      status: 422,
      errors: { 'data.quantity': ['The quantity of a course is always 1.'] },
    })
  })

  test('has session shares that add up to its price', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const items = [await courseItem(carys, 'stroke-improvers')]
    const { data } = await carys.call(addItems, { params: basketOf(carys.id), body: { items } })
    const [line] = data.items
    const shares = (line?.child_items ?? []).map(({ price }) => price.value)
    expect(shares).toHaveLength(7)
    expect(shares.reduce((total, share) => total + share, 0)).toBe(line?.price.value)
  })

  test('cannot book a person in two places at once, not even in one request', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const item = await courseItem(carys, 'first-strokes')
    expect(await carys.refusal(addItems, { params: basketOf(carys.id), body: { items: [item, item] } })).toMatchObject({
      code: 'already_booked',
      message: 'You have already booked a session for this time.',
    })
  })

  test('cannot be added twice for one person', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const items = [await courseItem(carys, 'first-strokes')]
    await carys.call(addItems, { params: basketOf(carys.id), body: { items } })
    expect(await carys.refusal(addItems, { params: basketOf(carys.id), body: { items } })).toMatchObject({
      status: 409,
      code: 'already_booked',
    })
  })

  test('all items are added or none', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const before = await readPlaces(carys, 'first-strokes')
    const items = [await courseItem(carys, 'first-strokes'), await courseItem(carys, 'ballroom-basics')]
    expect(await carys.refusal(addItems, { params: basketOf(carys.id), body: { items } })).toMatchObject({
      code: 'sold_out',
    })
    expect((await carys.call(readCart, { params: basketOf(carys.id), query: {} })).data.items).toEqual([])
    expect(await readPlaces(carys, 'first-strokes')).toBe(before)
  })

  test.each([
    ['ballroom-basics', 'ashcombe-leisure-centre', 'sold_out', 'Sold out'],
    ['sunrise-yoga', 'ashcombe-leisure-centre', 'not_bookable', 'This course has ended.'],
    ['back-to-netball', 'porthwen-leisure-centre', 'not_bookable', 'This course has already started.'],
    ['masters-swim-squad', 'porthwen-leisure-centre', 'not_bookable', 'You do not qualify to book this.'],
    ['tennis-cardio', 'porthwen-leisure-centre', 'not_bookable', 'Booking has closed.'],
  ])('%s at %s is refused with %s', async (slug, venue, code, message) => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const item = await courseItem(carys, slug, { venue })
    const refusal = await carys.refusal(addItems, { params: basketOf(carys.id), body: { items: [item] } })
    expect(refusal).toMatchObject({ code, message })
  })

  test('[O-18 partly] cannot be added by a customer whose penalty disables booking', async () => {
    const platform = await startPlatform()
    const dylan = await platform.as('dylan')
    const items = [await courseItem(dylan, 'first-strokes')]
    expect(await dylan.refusal(addItems, { params: basketOf(dylan.id), body: { items } })).toMatchObject({
      status: 403,
      code: 'booking_blocked',
    })
  })

  test('removing and clearing release the places', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const before = await readPlaces(carys, 'first-strokes')
    const { data } = await carys.call(addItems, {
      params: basketOf(carys.id),
      body: { items: [await courseItem(carys, 'first-strokes')] },
    })
    await carys.call(removeItem, { params: { ...basketOf(carys.id), cartItemId: idOf(data.items[0]) } })
    expect(await readPlaces(carys, 'first-strokes')).toBe(before)
    await carys.call(addItems, {
      params: basketOf(carys.id),
      body: { items: [await courseItem(carys, 'first-strokes')] },
    })
    const cleared = await carys.call(clearCart, { params: basketOf(carys.id), query: {} })
    expect(cleared.data).toMatchObject({ items: [], item_count: 0, hold: null })
    expect(await readPlaces(carys, 'first-strokes')).toBe(before)
  })
})

async function readPlaces(person: Person, slug: string): Promise<number> {
  const { data } = await person.call(readCourse, { params: { idOrSlug: slug }, query: { source: 'online' } })
  return data.capacity.consumed
}

async function waiverOf(person: Person, slug: string): Promise<number | undefined> {
  const { data } = await person.call(readCourse, { params: { idOrSlug: slug }, query: { source: 'online' } })
  return data.occurrences[0]?.restrictions?.pre_purchase_waiver?.id
}

async function refusing() {
  const platform = await startPlatform()
  const carys = await platform.as('carys')
  return {
    carys,
    refused: async (person: Person, more: object) =>
      person.refusal(addItems, {
        params: basketOf(person.id),
        body: { items: [{ ...(await courseItem(person, 'first-strokes')), ...more }] },
      }),
  }
}
