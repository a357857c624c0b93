import { expect } from 'vitest'
import { at, dataOf, rowsOf } from './caller.ts'
import type { ContractTest } from './contract-test.ts'
import { problemsForVisitors, problemsWith } from './stated-shape.ts'

const courses = '/api/v1/activities/courses'
const bookable = '/api/v1/activities/categories/bookable'
const online = { source: 'online' } as const

/** The public catalogue: the site, its venues and their activities. */
export function catalogueTests(contractTest: ContractTest): void {
  const visits = { writes: false, needs: [] } as const

  contractTest('the theme has its colours, logo and styles', visits, async ({ visitor }) => {
    expect(problemsWith('Theme', dataOf(await visitor.get('/api/theme')))).toEqual([])
  })

  contractTest('the client says in which currency prices are', visits, async ({ visitor }) => {
    expect(problemsWith('Client', dataOf(await visitor.get('/api/client')))).toEqual([])
  })

  contractTest('venues are listed, and read by their slug', visits, async ({ visitor, found }) => {
    const venues = rowsOf(await visitor.get('/api/activities/venues'))
    const first = found(venues[0], 'venue')
    expect(venues.flatMap((venue) => problemsWith('Venue', venue))).toEqual([])
    const one = dataOf(await visitor.get(`/api/activities/venues/${String(at(first, 'slug'))}`))
    expect(problemsWith('Venue', one)).toEqual([])
    expect(at(one, 'id')).toBe(at(first, 'id'))
  })

  contractTest('courses are listed as the documents state them', visits, async ({ visitor, found }) => {
    const all = rowsOf(await visitor.get(courses, online))
    found(all[0], 'course')
    expect(all.flatMap((course) => problemsForVisitors('Course schedule', course))).toEqual([])
  })

  contractTest('one course has its sessions, extras and questions', visits, async ({ visitor, found }) => {
    const all = rowsOf(await visitor.get(courses, online))
    const id = String(at(found(all[0], 'course'), 'id'))
    const course = dataOf(await visitor.get(`${courses}/${id}`, online))
    expect(at(course, 'id')).toBe(id)
    expect(problemsForVisitors('Course schedule', course)).toEqual([])
    expect(problemsForVisitors('Course detail', course)).toEqual([])
    expect(partsOf(course)).toEqual([])
    found(at(course, 'occurrences', 0), 'session of the course')
  })

  contractTest('courses can be narrowed to a venue and to a category', visits, async ({ visitor, found }) => {
    const all = rowsOf(await visitor.get(courses, online))
    const category = at(found(all[0], 'course'), 'category')
    const inCategory = rowsOf(await visitor.get(courses, { ...online, category_ids: [String(at(category, 'id'))] }))
    expect(new Set(inCategory.map((course) => at(course, 'category', 'id')))).toEqual(new Set([at(category, 'id')]))
    const venue = at(all[0], 'venue', 'id')
    const atVenue = rowsOf(await visitor.get(courses, { ...online, venue_ids: [Number(venue)] }))
    expect(new Set(atVenue.map((course) => at(course, 'venue', 'id')))).toEqual(new Set([venue]))
  })

  contractTest('a venue has bookable categories, and a category is read by its slug', visits, async (scene) => {
    const { visitor, found } = scene
    const course = found(rowsOf(await visitor.get(courses, online))[0], 'course')
    const venue = `${bookable}/${String(at(course, 'venue', 'id'))}`
    const categories = rowsOf(await visitor.get(venue, online))
    expect(categories.length).toBeGreaterThan(0)
    expect(categories.flatMap((category) => problemsWith('Category', category))).toEqual([])
    const slug = String(at(course, 'category', 'slug'))
    const one = dataOf(await visitor.get(`${venue}/${slug}`, online))
    expect(problemsWith('Category', one)).toEqual([])
    expect(at(one, 'slug')).toBe(slug)
  })

  contractTest(
    'what restricts a session is read with its terms',
    { writes: false, needs: ['login'] },
    async (scene) => {
      const { get } = await scene.customer()
      // As many as the documents allow on a page. [P9]
      const many = rowsOf(await get(courses, { ...online, per_page: 100 }))
      const sessions = many.flatMap((course) => listAt(course, 'occurrences'))
      const waivers = sessions.flatMap((session) => at(session, 'restrictions', 'pre_purchase_waiver') ?? [])
      const waiver = scene.found(waivers[0], 'session with a waiver that the customer has not agreed to')
      const record = dataOf(await get(`/api/v1/activities/restrictions/${String(at(waiver, 'id'))}`))
      expect(problemsWith('Waiver or restriction record', record)).toEqual([])
      expect(at(record, 'type')).toBe('pre-purchase-waiver')
    },
  )

  const pages = { writes: false, needs: ['our decisions'] } as const
  contractTest('the catalogue is read by the page, and ends', pages, async ({ visitor }) => {
    const first = await visitor.get(courses, { ...online, page: 1, per_page: 2 })
    const pagination = at(first.body, 'meta', 'pagination')
    expect(problemsWith('Pagination metadata', pagination)).toEqual([])
    expect(pagination).toMatchObject({ previous_page: null, current_page: 1, next_page: 2, records_on_current_page: 2 })
    const last = Number(at(pagination, 'total_pages'))
    const beyond = await visitor.get(courses, { ...online, page: last + 1, per_page: 2 })
    expect(rowsOf(beyond)).toEqual([])
    expect(at(beyond.body, 'meta', 'pagination')).toMatchObject({ records_on_current_page: 0, next_page: null })
  })
}

/** Errors of the entities inside a course. */
function partsOf(course: unknown): readonly string[] {
  const sessions = listAt(course, 'occurrences')
  const sections = listAt(course, 'custom_question_sections')
  return [
    ...sessions.flatMap((each) => [
      ...problemsForVisitors('Occurrence', each),
      ...problemsForVisitors('Session of a course', each),
    ]),
    ...sections.flatMap((each) => problemsWith('Custom question section', each)),
    ...sections.flatMap((each) => listAt(each, 'questions')).flatMap((each) => problemsWith('Question', each)),
    ...listAt(course, 'extras').flatMap((each) => problemsWith('Extra', each)),
  ]
}

function listAt(value: unknown, field: string): readonly unknown[] {
  const list = at(value, field)
  return Array.isArray(list) ? list : []
}
