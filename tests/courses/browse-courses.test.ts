import { type Course, listCamps, listCourses, readCourse } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { expectFields } from '../support/kind-of.ts'
import { queryText } from '../support/person.ts'
import { type Person, readOnlyPlatform, startPlatform } from '../support/platform.ts'

const reading = readOnlyPlatform()

const ashcombe = 'ashcombe-leisure-centre'
const porthwen = 'porthwen-leisure-centre'

async function course(person: Person, slug: string, venue = ashcombe): Promise<Course> {
  const { data } = await person.call(readCourse, {
    params: { idOrSlug: slug },
    query: { source: 'online', venue_slugs: [venue] },
  })
  return data
}

describe('browsing courses', () => {
  test('[P6-006, S6-020] a visitor sees courses, prices and places, but no action and no restriction', async () => {
    const { visitor } = await reading()
    const { data, meta } = await visitor.call(listCourses, { query: { source: 'online', per_page: 50 } })
    expect(data).toHaveLength(50)
    expect(meta.pagination.total_records).toBeGreaterThan(50)
    for (const { bookable_action, price, occurrences } of data) {
      expect(bookable_action).toEqual({ action: null, message: null })
      expect(price?.formatted).toMatch(/^£\d+\.\d{2}$/)
      expect(occurrences.every(({ restrictions }) => restrictions === null)).toBe(true)
    }
    const known = await course(await (await reading()).as('carys'), 'deep-water-confidence')
    expect([known.bookable_action.action, known.occurrences[0]?.restrictions?.pre_purchase_waiver?.id]).toEqual([
      'book',
      1,
    ])
  })

  test('[P7-020] a list is in order of start, in pages, filtered by venue and category', async () => {
    const { visitor } = await reading()
    const first = await visitor.call(listCourses, { query: { source: 'online', per_page: 5 } })
    const second = await visitor.call(listCourses, { query: { source: 'online', per_page: 5, page: 2 } })
    const starts = [...first.data, ...second.data].map(({ starts_at }) => starts_at.utc)
    expect(starts).toEqual(starts.toSorted())
    const narrowed = await visitor.call(listCourses, {
      query: { source: 'online', venue_slugs: [porthwen], category_slugs: ['swimming-lessons'] },
    })
    expect(narrowed.data.length).toBeGreaterThan(0)
    for (const { venue, category } of narrowed.data) {
      expect([venue.slug, category.slug]).toEqual([porthwen, 'swimming-lessons'])
    }
  })

  test('[P9-020, P3-081, P3-084, P4-018] a started course costs the share of its remaining sessions, and says so', async () => {
    const platform = await reading()
    const started = await course(await platform.as('carys'), 'stroke-improvers')
    const left = started.occurrences.filter(
      ({ bookable_action }) => bookable_action.message !== 'This session has finished.',
    )
    expect(left).toHaveLength(7)
    const full = started.price?.value ?? 0
    expect(started.pro_rata_price?.value).toBe(Math.round((full * 7) / 12))
    expect(started.bookable_action.action).toBe('book')
  })

  test('[S3-072] each session has its share of the price: those to come add up to what the course costs', async () => {
    const platform = await reading()
    const sum = (sessions: readonly { readonly price: { readonly value: number } | null }[]) =>
      sessions.reduce((total, { price }) => total + (price?.value ?? NaN), 0)
    for (const person of [platform.visitor, await platform.as('carys')]) {
      const ahead = await course(person, 'first-strokes')
      expect(sum(ahead.occurrences)).toBe(ahead.price?.value)
      const started = await course(person, 'stroke-improvers')
      const [past, left] = [started.occurrences.slice(0, 5), started.occurrences.slice(5)]
      expect(sum(left)).toBe(started.pro_rata_price?.value)
      expect(sum(past)).toBe(5 * Math.round((started.price?.value ?? NaN) / 12))
    }
  })

  test.each([
    ['first-strokes', ashcombe, { action: 'book', message: null }],
    ['ballroom-basics', ashcombe, { action: null, message: 'Sold out', reason: { code: 'sold_out' } }],
    ['sunrise-yoga', ashcombe, { action: null, message: 'This course has ended.', reason: { code: 'course_ended' } }],
    [
      'back-to-netball',
      porthwen,
      { action: null, message: 'This course has already started.', reason: { code: 'course_started' } },
    ],
    [
      'masters-swim-squad',
      porthwen,
      {
        action: null,
        message: 'You do not qualify to book this.',
        reason: { code: 'does_not_qualify', membership: 'Fairwater All In' },
      },
    ],
    ['tennis-cardio', porthwen, { action: null, message: 'Booking has closed.', reason: { code: 'booking_closed' } }],
  ])('[P3-044] %s at %s offers a new customer %j', async (slug, venue, action) => {
    const platform = await reading()
    expect((await course(await platform.as('carys'), slug, venue)).bookable_action).toEqual(action)
  })

  test('[P3-082] the price is null for a known customer who does not qualify, and the member price for one who does', async () => {
    const platform = await reading()
    expect((await course(await platform.as('carys'), 'masters-swim-squad', porthwen)).price).toBeNull()
    expect((await course(platform.visitor, 'masters-swim-squad', porthwen)).price).not.toBeNull()
  })

  test('[P9-011, P7-018] courses not yet open for booking are left out unless requested', async () => {
    const { visitor } = await reading()
    const query = { source: 'online' as const, venue_slugs: [porthwen], per_page: 100 }
    const slugs = async (more: object) =>
      (await visitor.call(listCourses, { query: { ...query, ...more } })).data.map(({ slug }) => slug)
    expect(await slugs({})).not.toContain('paddleboard-start')
    expect(await slugs({ filter_by_first_bookable_at: false })).toContain('paddleboard-start')
  })

  test('[O-36] a course not yet open for booking says when it will be', async () => {
    const platform = await reading()
    const { bookable_action } = await course(await platform.as('carys'), 'paddleboard-start', porthwen)
    expect(bookable_action.message).toMatch(/^Booking opens on \d{1,2} [A-Z][a-z]+ \d{4}\.$/)
  })

  test('[P1-019, S1-025 partly] answers follow the linked user who is acted for', async () => {
    const platform = await reading()
    const amina = await platform.as('amina')
    const safiya = 9
    const query = { source: 'online' as const, venue_slugs: [ashcombe] }
    const own = await amina.call(readCourse, { params: { idOrSlug: 'stage-four-swimmers' }, query })
    const childs = await amina.call(readCourse, {
      params: { idOrSlug: 'stage-four-swimmers' },
      query: { ...query, selected_user_id: safiya },
    })
    expect(own.data.bookable_action.reason?.code).toBe('too_old')
    expect(childs.data.bookable_action.action).toBe('cancel_booking')
  })

  test('[P3-104 partly] a missing waiver shows on the sessions of a known customer', async () => {
    const platform = await reading()
    const { occurrences } = await course(await platform.as('carys'), 'deep-water-confidence')
    expect(occurrences[0]?.restrictions?.pre_purchase_waiver).toMatchObject({ type: 'pre-purchase-waiver' })
  })

  test('[P3-090, P3-100] a session has every field of an occurrence, with the texts of its course', async () => {
    const platform = await startPlatform()
    const found = await course(await platform.as('carys'), 'first-strokes')
    const [first] = found.occurrences
    expectFields(found.occurrences, {
      id: ['text'],
      duration: ['whole number'],
      interval_key: ['text', 'nothing'],
      schedule_id: ['text'],
      recurrence_id: ['text', 'nothing'],
      original_starts_at: ['date-time'],
      original_ends_at: ['date-time'],
      booking_type: ['text'],
      schedule_reference: ['text'],
      template_name: ['text'],
      template_description: ['text'],
      category_id: ['text'],
      starts_at: ['date-time'],
      ends_at: ['date-time'],
      setup_time_in_minutes: ['whole number'],
      teardown_time_in_minutes: ['whole number'],
      status: ['text'],
    })
    expect(first).toMatchObject({
      name: found.name,
      schedule_id: found.id,
      template_name: found.name,
      template_description: found.description,
      category_id: found.category.id,
      booking_type: 'courses',
      status: 'bookable',
      original_starts_at: first?.starts_at,
      original_ends_at: first?.ends_at,
      is_detached_from_recurrence: false,
      capacity: found.capacity,
      price: { value: Math.ceil((found.price?.value ?? NaN) / found.occurrences.length) },
      clashes: [],
      tickets: [],
      block_booking_information: [],
      waitlist: { maximum: null, available: null, consumed: null },
      can_cancel: false,
      bookable_action: { action: null, message: 'You cannot book this session individually.' },
    })
    expect(first?.instructors.map(({ name }) => name)).toEqual(found.instructors)
    expect(first?.locations[0]?.name).toBe(first?.location_name)
    expect(first?.locations.at(-1)?.name).toBe(found.venue.name)
  })

  test('[P4-019] [O-32 partly] a booked course can be cancelled until it starts, and a finished course offers nothing', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const { occurrences } = (
      await amina.call(readCourse, {
        params: { idOrSlug: 'stage-four-swimmers' },
        query: { source: 'online', venue_slugs: [ashcombe], selected_user_id: 9 },
      })
    ).data
    const started = occurrences.filter(({ bookable_action: { message } }) => message === 'This session has finished.')
    expect(started.every(({ can_cancel: can }) => !can)).toBe(true)
    expect(occurrences.slice(started.length).every(({ can_cancel: can }) => can)).toBe(true)
    expect(occurrences.length).toBeGreaterThan(started.length)
    const ended = await course(amina, 'sunrise-yoga')
    expect(ended.bookable_action).toMatchObject({ action: null, message: 'This course has ended.' })
    expect(ended.occurrences.some(({ can_cancel: can }) => can)).toBe(false)
  })

  test('an unknown course is not found', async () => {
    const { visitor } = await reading()
    const refusal = await visitor.refusal(readCourse, { params: { idOrSlug: 'no-such' }, query: { source: 'online' } })
    expect(refusal).toMatchObject({ status: 404, code: 'item_not_found' })
  })
})

describe('the lists of courses and camps', () => {
  test.each([
    [{}, 'source'],
    [{ source: 'phone' }, 'source'],
    [{ source: 'online', category_ids: ['7'] }, 'category_ids.0'],
    [{ source: 'online', category_ids: ['swimming-lessons'] }, 'category_ids.0'],
  ])('[P5-021, P5-022] refuse %j by field', async (query, field) => {
    const { visitor } = await reading()
    for (const call of [listCourses, listCamps]) {
      const url = `${call.path}${queryText(query)}`
      const refused = await visitor.send({ method: 'GET', url })
      expect([refused.status, refused.json()]).toMatchObject([422, { errors: { [field]: [expect.any(String)] } }])
    }
  })
})
