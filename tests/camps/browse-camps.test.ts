import { addItems, type Camp, listCamps, moveClock, readCamp } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { seedIds } from '../carts/basket.ts'
import { expectFields } from '../support/kind-of.ts'
import { basketOf } from '../support/basket.ts'
import { type Person, readOnlyPlatform, startPlatform } from '../support/platform.ts'

const reading = readOnlyPlatform()
const online = { source: 'online' as const }

async function campCalled(person: Person, idOrSlug: string, attendeeId?: number): Promise<Camp> {
  const query = { ...online, ...(attendeeId === undefined ? {} : { selected_user_id: attendeeId }) }
  return (await person.call(readCamp, { params: { idOrSlug }, query })).data
}

const actionsOf = ({ occurrences }: Camp) => occurrences.map(({ bookable_action: { action } }) => action)

describe('a list of camps', () => {
  test('[P7-022, P7-023, S7-040] is in order of start, in pages, filtered by venue, category and dates', async () => {
    const { visitor } = await reading()
    const list = async (more: object) => (await visitor.call(listCamps, { query: { ...online, ...more } })).data
    const all = await list({})
    const starts = all.map(({ starts_at: { utc } }) => utc)
    expect(starts).toEqual(starts.toSorted())
    expect(all.length).toBe(6)
    expect(await list({ per_page: 2, page: 2 })).toEqual(all.slice(2, 4))
    const narrowed = await list({ venue_slugs: ['millwick-sports-village'], category_slugs: ['sports-camps'] })
    expect(narrowed.map(({ slug }) => slug)).toEqual(['railway-yard-football-camp', 'climb-and-create-days'])
    const ids = { venue_ids: [narrowed[0]?.venue.id], category_ids: [narrowed[0]?.category.id] }
    expect(await list(ids)).toEqual(narrowed)
    const third = all[2]
    const from = { starts_after: `${third?.starts_at.utc.replace(' ', 'T')}Z` }
    expect(await list(from)).toEqual(all.slice(3))
    expect(await list({ starts_before: from.starts_after })).toEqual(all.slice(0, 2))
  })

  test('[C-66, S6-020] shows a visitor prices and places, but no action and no restriction', async () => {
    const { visitor } = await reading()
    for (const camp of (await visitor.call(listCamps, { query: online })).data) {
      expect(camp.bookable_action).toEqual({ action: null, message: null })
      expect(camp.occurrences.every(({ restrictions }) => restrictions === null)).toBe(true)
      expect(actionsOf(camp).every((action) => action === null)).toBe(true)
    }
  })

  test('has the same fields as the camp itself, except the package that would pay and answers given before', async () => {
    const platform = await reading()
    const amina = await platform.as('amina')
    const query = { ...online, selected_user_id: seedIds.safiya }
    for (const row of (await amina.call(listCamps, { query })).data) {
      const { covered_by: _, known_answers: _given, ...alone } = await campCalled(amina, row.id, seedIds.safiya)
      expect(alone).toEqual(row)
    }
  })

  test('is cached for visitors, and a booked session shows at once', async () => {
    const platform = await startPlatform()
    const url = '/api/v1/activities/camps?source=online'
    const first = await platform.visitor.send({ method: 'GET', url })
    const again = await platform.visitor.send({
      method: 'GET',
      url,
      headers: { 'if-none-match': String(first.headers['etag']) },
    })
    expect([again.status, again.text]).toEqual([304, ''])
    const carys = await platform.as('carys')
    const before = await campCalled(carys, 'climb-and-create-days')
    const session = before.occurrences[0]
    const item = { purchasable_type: 'camp', purchasable_id: before.id, booking_full_camp: false } as const
    const waiver = session?.restrictions?.pre_purchase_waiver?.id ?? 0
    await carys.call(addItems, {
      params: basketOf(carys.id),
      body: { items: [{ ...item, camp_occurrence_ids: [session?.id ?? ''], activity_restriction_ids: [waiver] }] },
    })
    const after = await platform.visitor.send({ method: 'GET', url })
    expect(after.text).not.toBe(first.text)
    const seen = (await platform.visitor.call(listCamps, { query: online })).data.find(({ id }) => id === before.id)
    expect(seen?.occurrences[0]?.capacity.consumed).toBe((session?.capacity.consumed ?? 0) + 1)
  })
})

describe('one camp', () => {
  test('[P3-085, P3-087, P3-119, P7-024, S7-035] has the fields of a course, its way of sale and no pro-rata price', async () => {
    const platform = await reading()
    const amina = await platform.as('amina')
    const camp = await campCalled(amina, 'river-meadow-camp', seedIds.idris)
    expect(Object.keys(camp)).not.toContain('pro_rata_price')
    expectFields([camp], {
      id: ['text'],
      name: ['text'],
      description: ['text'],
      duration_in_weeks: ['whole number'],
      starts_at: ['date-time'],
      ends_at: ['date-time'],
    })
    expect(camp).toMatchObject({
      slug: 'river-meadow-camp',
      pricing_option_availability: ['bundled', 'individual'],
      category: { slug: 'holiday-camps', booking_type: 'camps' },
      venue: { slug: 'ashcombe-leisure-centre' },
      suitable_for: { label: 'Children 6 to 11' },
      bookable_action: { action: 'book', message: null },
    })
    const shirt = camp.extras.find(({ name }) => name === 'Camp T-shirt')
    expect(shirt).toMatchObject({ id: expect.any(Number), price: { value: 800, formatted: '£8.00' } })
    expect(camp.custom_question_sections.length).toBeGreaterThan(0)
    expect(camp.occurrences[0]?.restrictions?.pre_purchase_waiver).toMatchObject({ type: 'pre-purchase-waiver' })
    expect(camp.cancellation_summary?.until).not.toBeNull()
  })

  test('[O-83] is found by its slug within venue and category; a course is not', async () => {
    const { visitor } = await reading()
    const found = await visitor.call(readCamp, {
      params: { idOrSlug: 'river-meadow-camp' },
      query: { ...online, venue_slugs: ['ashcombe-leisure-centre'], category_slugs: ['holiday-camps'] },
    })
    expect(found.data.name).toBe('River meadow camp')
    const elsewhere = { ...online, venue_slugs: ['millwick-sports-village'] }
    for (const [idOrSlug, query] of [
      ['river-meadow-camp', elsewhere],
      ['first-strokes', online],
      ['no-such', online],
    ] as const) {
      expect(await visitor.refusal(readCamp, { params: { idOrSlug }, query })).toMatchObject({ status: 404 })
    }
  })

  test('[P3-086, P3-089] is sold whole, by the session, or both; a session has its own price and action', async () => {
    const platform = await reading()
    const amina = await platform.as('amina')
    const bundled = await campCalled(amina, 'wythnos-y-traeth', seedIds.safiya)
    expect([bundled.pricing_option_availability, bundled.price?.value]).toEqual([['bundled'], 16_500])
    for (const { price, bookable_action } of bundled.occurrences) {
      expect([price, bookable_action.message]).toEqual([null, 'You cannot book this session individually.'])
    }
    const single = await campCalled(amina, 'climb-and-create-days', seedIds.safiya)
    expect([single.pricing_option_availability, single.price]).toEqual([['individual'], null])
    expect(single.occurrences.map(({ price }) => price?.value)).toEqual([3600, 3600, 3600, 3600, 3600])
    expect(actionsOf(single)).toEqual(['book', 'book', null, 'book', 'book'])
    expect(single.occurrences[2]?.bookable_action).toMatchObject({ message: 'Sold out' })
    expect(single.bookable_action).toEqual({ action: 'book', message: null })
  })

  test('[P3-094] has one group key for related sessions, week by week', async () => {
    const platform = await reading()
    const camp = await campCalled(await platform.as('amina'), 'woods-and-water-fortnight', seedIds.safiya)
    const groups = Map.groupBy(camp.occurrences, ({ interval_key: key }) => key)
    expect(
      [...groups].map(([key, sessions]) => [key, sessions.map(({ starts_at: at }) => at.local.slice(8, 10))]),
    ).toEqual([
      ['week-1', ['04', '05', '06', '07', '08']],
      ['week-2', ['11', '12', '13', '14', '15']],
    ])
  })

  test('with one full session cannot be booked whole; that session has a waitlist, in its week', async () => {
    const platform = await reading()
    const amina = await platform.as('amina')
    const camp = await campCalled(amina, 'woods-and-water-fortnight', seedIds.safiya)
    expect(camp).toMatchObject({ duration_in_weeks: 2, bookable_action: { action: 'book' } })
    expect(camp.capacity).toEqual({ available: 0, consumed: 14, maximum: 14 })
    const [full] = camp.occurrences.filter(({ capacity }) => capacity.available === 0)
    expect(full).toMatchObject({
      bookable_action: { action: 'join_waitlist', message: null },
      waitlist: { maximum: 6, available: 6, consumed: 0 },
      interval_key: 'week-1',
    })
    expect(camp.occurrences.at(-1)?.interval_key).toBe('week-2')
    const gone = await campCalled(amina, 'junior-lifeguards', seedIds.safiya)
    expect(gone.bookable_action).toMatchObject({ action: null, message: 'Sold out' })
  })

  test('[O-97] says that a person is too young or too old, of the whole and of each session', async () => {
    const platform = await reading()
    const amina = await platform.as('amina')
    const { bookable_action, occurrences } = await campCalled(amina, 'river-meadow-camp', seedIds.yusuf)
    expect(bookable_action).toMatchObject({ action: null, reason: { code: 'too_young', age: 5, limit: 6 } })
    expect(occurrences.every((session) => session.bookable_action.reason?.code === 'too_young')).toBe(true)
  })
})

describe('[O-25, O-26] messages', () => {
  async function stage() {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const camp = await campCalled(amina, 'climb-and-create-days', seedIds.safiya)
    const waiver = camp.occurrences[0]?.restrictions?.pre_purchase_waiver?.id ?? 0
    const take = (...sessionIds: string[]) =>
      amina.call(addItems, {
        params: basketOf(amina.id),
        body: {
          items: [
            {
              purchasable_type: 'camp' as const,
              purchasable_id: camp.id,
              purchased_for_user_id: seedIds.safiya,
              booking_full_camp: false,
              camp_occurrence_ids: sessionIds,
              activity_restriction_ids: [waiver],
            },
          ],
        },
      })
    const moveTo = (utc: string | undefined) =>
      platform.visitor.call(moveClock, {
        params: { id: platform.sandbox },
        body: { now: `${utc?.replace(' ', 'T')}Z` },
      })
    return { amina, camp, take, moveTo, seen: () => campCalled(amina, camp.id, seedIds.safiya) }
  }

  test('[C-73] the camp says that some sessions are booked, and the others can be booked', async () => {
    const { camp, take, seen } = await stage()
    await take(camp.occurrences[0]?.id ?? '')
    const after = await seen()
    expect(after.bookable_action).toMatchObject({
      action: null,
      message: 'You have already booked some individual sessions on this camp.',
    })
    expect(actionsOf(after)).toEqual(['cancel_reservation', 'book', null, 'book', 'book'])
  })

  test('[O-97 partly] a clash names the other booking on the sessions that clash, and on no other', async () => {
    const { amina } = await stage()
    const beach = await campCalled(amina, 'wythnos-y-traeth', seedIds.safiya)
    const agreed = beach.occurrences[0]?.restrictions?.pre_purchase_waiver?.id
    const item = {
      purchasable_type: 'camp',
      purchasable_id: beach.id,
      purchased_for_user_id: seedIds.safiya,
      booking_full_camp: true,
      ...(agreed === undefined ? {} : { activity_restriction_ids: [agreed] }),
    } as const
    await amina.call(addItems, { params: basketOf(amina.id), body: { items: [item] } })
    const after = await campCalled(amina, 'woods-and-water-fortnight', seedIds.safiya)
    const clashing = after.occurrences.map(
      ({ bookable_action: { message } }) => message === 'You have already booked a session for this time.',
    )
    const others = after.occurrences.map(({ bookable_action: { reason } }) => reason?.booking)
    expect(new Set(others)).toEqual(new Set([beach.name, undefined]))
    expect(others.map((name) => name === beach.name)).toEqual(clashing)
    // The fifth is full, for which one waits.
    expect(clashing).toEqual([true, true, true, true, false, false, false, false, false, false])
    expect(after.bookable_action).toEqual({ action: 'book', message: null })
  })

  test('[P3-088, P4-020, S4-060] a camp in progress sells its remaining sessions, and nothing at the end', async () => {
    const { amina, moveTo } = await stage()
    const camp = await campCalled(amina, 'river-meadow-camp', seedIds.idris)
    await moveTo(camp.occurrences[1]?.starts_at.utc)
    const running = await campCalled(amina, camp.id, seedIds.idris)
    expect(running.bookable_action).toEqual({ action: 'book', message: null })
    expect(actionsOf(running)).toEqual([null, null, 'book', 'book', 'book'])
    expect(running.occurrences[0]?.bookable_action.message).toBe('This session has finished.')
    expect(running.occurrences[1]?.bookable_action.message).toBe('Booking has closed.')
    const whole = await amina.refusal(addItems, {
      params: basketOf(amina.id),
      body: {
        items: [
          {
            purchasable_type: 'camp',
            purchasable_id: camp.id,
            purchased_for_user_id: seedIds.idris,
            booking_full_camp: true,
          },
        ],
      },
    })
    expect(whole.status).toBe(422)
    await moveTo(camp.occurrences.at(-1)?.starts_at.utc)
    expect((await campCalled(amina, camp.id, seedIds.idris)).bookable_action).toMatchObject({
      action: null,
      message: 'This camp has already started.',
    })
    const bundled = await campCalled(amina, 'wythnos-y-traeth', seedIds.safiya)
    await moveTo(bundled.occurrences[1]?.starts_at.utc)
    expect((await campCalled(amina, bundled.id, seedIds.safiya)).bookable_action).toMatchObject({
      action: null,
      message: 'This camp has already started.',
    })
    await moveTo(camp.ends_at.utc > bundled.ends_at.utc ? camp.ends_at.utc : bundled.ends_at.utc)
    expect((await campCalled(amina, bundled.id, seedIds.safiya)).bookable_action.message).toBe('This camp has ended.')
  })
})
