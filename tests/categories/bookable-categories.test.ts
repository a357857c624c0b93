import {
  addItems,
  listBookableCategories,
  listCourses,
  readBookableCategory,
  readClient,
  readCourse,
  readVenue,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { basketOf, courseCalled } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { seedWith } from '../support/seed-with.ts'

const ashcombe = 'ashcombe-leisure-centre'
const millwick = 'millwick-sports-village'

describe('bookable categories', () => {
  test('[S7-042 partly, O-81] are those of the venue, by slug or id, in order of name', async () => {
    const { visitor } = await startPlatform()
    const { data } = await visitor.call(listBookableCategories, { params: { venue: ashcombe }, query: {} })
    const names = data.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(names).toContain('Swimming lessons')
    expect(names).not.toContain('Climbing')
    expect(data.every(({ bookable_count: count }) => count > 0)).toBe(true)
    expect((await visitor.call(listBookableCategories, { params: { venue: '1' }, query: {} })).data).toEqual(data)
  })

  test('[P5-044] of some booking types only', async () => {
    const { visitor } = await startPlatform()
    const of = async (booking_types: readonly ('courses' | 'camps' | 'classes')[]) => {
      const query = { booking_types: [...booking_types] }
      const { data } = await visitor.call(listBookableCategories, { params: { venue: ashcombe }, query })
      return new Set(data.map(({ booking_type: type }) => type))
    }
    expect(await of(['courses'])).toEqual(new Set(['courses']))
    expect(await of(['courses', 'camps'])).toEqual(new Set(['camps', 'courses']))
    expect(await of(['classes'])).toEqual(new Set(['classes']))
  })

  test('[P3-129] name their group, and that they are in use', async () => {
    const { visitor } = await startPlatform()
    const { data } = await visitor.call(readBookableCategory, {
      params: { venue: ashcombe, category: 'swimming-lessons' },
      query: {},
    })
    expect(data.parent).toMatchObject({ name: 'In the water', slug: 'in-the-water', booking_type: null })
    expect(data.children).toEqual([])
    expect(data.in_use).toEqual({ in_use: true, reasons: ['It has courses or camps.'] })
    expect(data.created_at).toMatch(/^\d{4}-\d{2}-\d{2}T/)
  })

  test('count unfinished activities only, and disappear when none is left', async () => {
    const { visitor, advance } = await startPlatform()
    const count = async () => {
      const { data } = await visitor.call(listBookableCategories, { params: { venue: ashcombe }, query: {} })
      return data.reduce((total, category) => total + category.bookable_count, 0)
    }
    const before = await count()
    await advance('P60D')
    const later = await count()
    expect(later).toBeLessThan(before)
    await advance('P700D')
    expect(await count()).toBe(0)
  })

  test('[S7-043 partly, O-81] one of them, by slug or id', async () => {
    const { visitor } = await startPlatform()
    const read = (category: string) =>
      visitor.call(readBookableCategory, { params: { venue: ashcombe, category }, query: {} })
    const { data } = await read('swimming-lessons')
    expect(data).toMatchObject({ name: 'Swimming lessons', booking_type: 'courses' })
    expect((await read(data.id)).data).toEqual(data)
  })

  test('one with only finished activities is still found, with none to book', async () => {
    const { visitor, advance } = await startPlatform()
    const read = () =>
      visitor.call(readBookableCategory, { params: { venue: ashcombe, category: 'swimming-lessons' }, query: {} })
    const { data: before } = await read()
    await advance('P760D')
    expect((await read()).data).toEqual({ ...before, bookable_count: 0 })
    const asCamps = {
      params: { venue: ashcombe, category: 'swimming-lessons' },
      query: { booking_types: ['camps' as const] },
    }
    expect(await visitor.refusal(readBookableCategory, asCamps)).toMatchObject({ status: 404 })
  })

  test.each([
    ['atlantis', 'swimming-lessons'],
    [ashcombe, 'climbing'],
    [ashcombe, 'sword-dancing'],
  ])('at %s, %s is not found', async (venue, category) => {
    const { visitor } = await startPlatform()
    const refused = await visitor.refusal(readBookableCategory, { params: { venue, category }, query: {} })
    expect(refused).toMatchObject({ status: 404, code: 'item_not_found' })
  })

  test('an unknown venue is not found, instead of an empty list', async () => {
    const { visitor } = await startPlatform()
    const refused = await visitor.refusal(listBookableCategories, { params: { venue: 'atlantis' }, query: {} })
    expect(refused).toMatchObject({ status: 404 })
  })
})

describe('where camps and courses are switched off', () => {
  const offAtMillwick = hostOfSeed(
    seedWith('off-at-millwick', (writer) => ({
      venues: (venues) =>
        writer.venues(venues.map((venue) => ({ ...venue, campsAndCoursesEnabled: venue.slug !== millwick }))),
    })),
  )
  const offEverywhere = hostOfSeed(
    seedWith('off-everywhere', (writer) => ({
      clients: (clients) =>
        writer.clients(clients.map((client) => ({ ...client, campsAndCoursesBookingEnabled: false }))),
    })),
  )

  /** The camps and courses that a visitor finds at a venue. */
  async function findings({ visitor }: TestPlatform, venue: string) {
    const query = { booking_types: ['courses' as const, 'camps' as const] }
    const categories = await visitor.call(listBookableCategories, { params: { venue }, query })
    const courses = await visitor.call(listCourses, { query: { source: 'online', venue_slugs: [venue] } })
    return [categories.data.length, courses.data.length]
  }

  test('[C-15 partly, S1-032] at one venue, it lists none and the others are unaffected', async () => {
    const platform = await startPlatform({ host: await offAtMillwick() })
    expect(await findings(platform, millwick)).toEqual([0, 0])
    const [categories = 0, courses = 0] = await findings(platform, ashcombe)
    expect(Math.min(categories, courses)).toBeGreaterThan(0)
    const { data } = await platform.visitor.call(readVenue, { params: { venue: millwick } })
    expect(data.camps_and_courses_enabled).toEqual({ enabled: false })
  })

  test('[C-15 partly] at one venue, its courses are neither found nor sold', async () => {
    const on = await startPlatform()
    const { id } = await courseCalled(on.visitor, 'badminton-from-scratch')
    const off = await startPlatform({ host: await offAtMillwick() })
    const refused = await off.visitor.refusal(readCourse, { params: { idOrSlug: id }, query: { source: 'online' } })
    expect(refused.status).toBe(404)
    const amina = await off.as('amina')
    const body = { items: [{ purchasable_id: id, purchasable_type: 'course' }] } as const
    const parts = { params: basketOf(amina.id), query: {}, body: { items: [...body.items] } }
    expect(await amina.refusal(addItems, parts)).toMatchObject({ status: 422 })
  })

  test('[C-15 partly, S3-011] everywhere, no venue lists any', async () => {
    const platform = await startPlatform({ host: await offEverywhere() })
    for (const venue of [ashcombe, millwick]) expect(await findings(platform, venue)).toEqual([0, 0])
    const { data } = await platform.visitor.call(readClient, {})
    expect(data.camps_and_courses_booking_enabled).toBe(false)
  })
})
