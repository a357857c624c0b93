import {
  applyScenario,
  checkInvariants,
  createSandbox,
  deleteSandbox,
  listCourses,
  listScenarios,
  login,
  readCourse,
  resetSandbox,
  updateOccurrence,
} from '@touchline/contract'
import { platformRecords, seedDay, type SeedRecords } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { at, dayCard, make, nia, riverside } from './own-records.ts'
import { platformIn, startPlatform, type TestPlatform } from '../support/platform.ts'

const query = { source: 'online', per_page: 100, filter_by_first_bookable_at: false } as const

async function placesLeft({ visitor }: Pick<TestPlatform, 'visitor'>, slug: string) {
  const { data } = await visitor.call(listCourses, { query })
  return data.find((course) => course.slug === slug)?.capacity.available
}

describe('scenarios', () => {
  test('are listed with their parameters', async () => {
    const { visitor } = await startPlatform()
    const { data } = await visitor.call(listScenarios, {})
    expect(data.map(({ name }) => name)).toEqual([
      'last-place',
      'course-after-third-week',
      'booking-opens-soon',
      'crowded-category',
      'paying-by-card-gateway',
      'paying-by-card-provider',
      'paying-by-session-provider',
    ])
    expect(data[0]?.parameters).toEqual([
      { name: 'places', description: 'How many places are left', minimum: 1, maximum: 10, default: 1 },
    ])
  })

  test('accept values at creation, at a reset and when applied', async () => {
    const platform = await startPlatform()
    const { visitor, sandbox, host } = platform
    const params = { id: sandbox, name: 'last-place' }
    await visitor.call(applyScenario, { params, body: { parameters: { places: 3 } } })
    expect(await placesLeft(platform, 'last-place-trampolining')).toBe(3)
    const body = { scenario: 'last-place', parameters: { places: 4 } }
    await visitor.call(resetSandbox, { params, body })
    expect(await placesLeft(platform, 'last-place-trampolining')).toBe(4)
    const id = `${sandbox}-made`
    await visitor.call(createSandbox, { body: { id, ...body, parameters: { places: 5 } } })
    expect(await placesLeft(platformIn(host, id), 'last-place-trampolining')).toBe(5)
    await visitor.call(deleteSandbox, { params: { id } })
  })

  test('are applied one after the other, each once, without breaking a rule', async () => {
    const { visitor, sandbox, advance } = await startPlatform()
    await advance('P9D')
    for (const name of ['last-place', 'course-after-third-week', 'booking-opens-soon', 'crowded-category']) {
      await visitor.call(applyScenario, { params: { id: sandbox, name }, body: {} })
    }
    const again = { params: { id: sandbox, name: 'last-place' }, body: {} }
    expect(await visitor.refusal(applyScenario, again)).toMatchObject({ status: 409, code: 'scenario_applied' })
    expect((await visitor.call(checkInvariants, { params: { id: sandbox } })).data.broken).toEqual([])
  })

  test.each([
    [{ places: 11 }, { 'parameters.places': ['This field must be a whole number from 1 to 10.'] }],
    [{ places: 1.5 }, { 'parameters.places': ['This field must be a whole number from 1 to 10.'] }],
    [{ seats: 1 }, { 'parameters.seats': ['There is no such parameter; there is places.'] }],
  ])('with %j are refused, naming the parameter', async (parameters, errors) => {
    const { visitor, sandbox } = await startPlatform()
    const params = { id: sandbox, name: 'last-place' }
    const refused = await visitor.refusal(applyScenario, { params, body: { parameters } })
    expect(refused).toMatchObject({ status: 422, errors })
    const body = { scenario: 'last-place', parameters }
    expect(await visitor.refusal(resetSandbox, { params, body })).toMatchObject({ status: 422, errors })
  })

  test('of an unknown name do not exist, and parameters belong to one', async () => {
    const { visitor, sandbox } = await startPlatform()
    const params = { id: sandbox, name: 'nothing' }
    expect(await visitor.refusal(applyScenario, { params, body: {} })).toMatchObject({ status: 404 })
    const refused = await visitor.refusal(resetSandbox, { params, body: { parameters: { places: 1 } } })
    expect(refused.errors).toEqual({ scenario: ['Name the scenario that these parameters belong to.'] })
  })
})

describe('records of one’s own', () => {
  test('are added to the seed when the sandbox is made', async () => {
    const platform = await startPlatform()
    const { visitor, sandbox, host } = platform
    const courses = platformRecords(seedDay(Date.parse(at))).schedules.filter(({ kind }) => kind === 'course')
    const [course] = courses
    const mine = {
      ...course,
      id: '0190a1b2-0000-7000-8000-000000800002',
      slug: 'a-course-of-mine',
      occurrences: course?.occurrences.map((one, n) => ({ ...one, id: `mine${String(n).padStart(30, '0')}` })),
    }
    const made = await make(platform, { users: [nia], schedules: [mine] })
    expect(made.status, made.text).toBe(201)
    const params = { id: `${sandbox}-own` }
    const inside = platformIn(host, params.id)
    await inside.visitor.call(login, { body: { username: nia.email, password: nia.password } })
    expect(await placesLeft(inside, 'a-course-of-mine')).toBe(course?.maximum)
    expect(await inside.invariants()).toEqual([])
    await visitor.call(deleteSandbox, { params })
  })

  test('show on seeded entities, which other sandboxes have cached without them', async () => {
    const platform = await startPlatform()
    const { visitor, sandbox, host } = platform
    const { schedules, questionSections } = platformRecords(seedDay(Date.parse(at)))
    const course = schedules.find(({ kind }) => kind === 'course')
    const [section] = questionSections
    if (!course || !section) throw new Error('the seed has no course with a question')
    const read = async ({ visitor: reader }: Pick<TestPlatform, 'visitor'>) =>
      (await reader.call(readCourse, { params: { idOrSlug: course.id }, query: { source: 'online' } })).data
    const before = await read(platform)
    const locations = [{ id: 800_003, venueId: course.venueId, parentId: null, name: 'Hall of mine' }]
    const mine = { ...section, id: 800_004, scheduleId: course.id, title: 'Asked by me' }
    const made = await make(platform, { locations, questionSections: [mine] })
    expect(made.status, made.text).toBe(201)
    const inside = platformIn(host, `${sandbox}-own`)
    const [occurrence] = before.occurrences
    const moved = await (
      await inside.as('ellie')
    ).call(updateOccurrence, {
      params: { occurrenceId: occurrence?.id ?? '' },
      body: { data: { location_ids: [800_003] } },
    })
    expect(moved.data.location_name).toBe('Hall of mine')
    const after = await read(inside)
    expect(after.custom_question_sections.map(({ title }) => title)).toEqual([
      ...before.custom_question_sections.map(({ title }) => title),
      'Asked by me',
    ])
    await visitor.call(deleteSandbox, { params: { id: `${sandbox}-own` } })
  })

  test.each([
    [{ users: [{ ...nia, bornOn: 'May' }] }, { 'data.users.0.bornOn': ['This field must be a date (YYYY-MM-DD).'] }],
    [{ users: [{ ...nia, firstName: undefined }] }, { 'data.users.0.firstName': ['This field is required'] }],
    [{ users: [{ ...nia, shoeSize: 5 }] }, { 'data.users.0.shoeSize': ['This field is not recognised.'] }],
    [{ people: [] }, { 'data.people': ['This field is not recognised.'] }],
    [
      { schedules: [{ kind: 'swim' }] },
      { 'data.schedules.0.kind': ['This field must be one of: course, camp, class, ticketed, slots.'] },
    ],
    [{ users: [{ ...nia, id: 1 }] }, { 'data.users.0.id': ["The id 1 is used by the seed's user FW000001."] }],
    [{ users: [{ ...nia, homeVenueId: 77 }] }, { 'data.users.0.homeVenueId': ['There is no venue 77.'] }],
    [
      { venues: [{ ...riverside, openingTimes: 'Mo-Fr 10:00-20:00; SH off' }] },
      {
        'data.venues.0.openingTimes': [
          'The opening times cannot be read: There are no holidays (SH) defined for country gb and state England.',
        ],
      },
    ],
    [
      { packages: [dayCard] },
      {
        'data.packages.0.contents.0.options.0.soldAt.scheduleId': ['The schedule has to be in the same data.'],
      },
    ],
    [
      { users: [{ ...nia, email: 'amina@example.test' }] },
      { 'data.users.0.email': ["The address amina@example.test is used by the seed's user FW000001."] },
    ],
  ])('are refused with an error message: %j', async (data, errors) => {
    const platform = await startPlatform()
    const { status, json } = await make(platform, data)
    expect([status, (json() as { errors?: unknown }).errors]).toEqual([422, errors])
    expect(await platform.host.sandboxes.has(`${platform.sandbox}-own`)).toBe(false)
  })

  test('may be of every kind in the seed', async () => {
    const platform = await startPlatform()
    // Every id is there already: the shape of each record passes, and nothing else is said.
    const { venues, categories, questionSections, credits }: SeedRecords = platformRecords(seedDay(Date.parse(at)))
    const refused = await make(platform, { venues, categories, questionSections, credits })
    expect(refused.status).toBe(422)
    const { errors } = refused.json() as { readonly errors: Readonly<Record<string, readonly string[]>> }
    expect([...new Set(Object.keys(errors).map((field) => field.split('.').slice(0, 2).join('.')))].toSorted()).toEqual(
      ['data.categories', 'data.credits', 'data.questionSections', 'data.venues'],
    )
  })
})
