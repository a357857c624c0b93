import { type ApiTypes, listActivities, listBookableCategories } from '@touchline/contract'
import { expect, test } from 'vitest'
import { hostOfSeed } from '../support/host.ts'
import { readOnlyPlatform, startPlatform } from '../support/platform.ts'
import { seedWith } from '../support/seed-with.ts'

const reading = readOnlyPlatform()
const closed = hostOfSeed(
  seedWith('no-courses-at-millwick', (writer) => ({
    venues: (records) =>
      writer.venues(
        records.map((one) => (one.slug.startsWith('millwick') ? { ...one, campsAndCoursesEnabled: false } : one)),
      ),
  })),
)

async function found(query: ApiTypes['listActivities']['query'] = {}) {
  const { visitor } = await reading()
  return (await visitor.call(listActivities, { query })).data
}

test('[O-97] activities of all venues list each venue with its own count', async () => {
  const { visitor } = await reading()
  const activities = await found()
  expect(activities.map(({ name }) => name)).toEqual(activities.map(({ name }) => name).toSorted())
  const dance = activities.find(({ slug }) => slug === 'dance')
  expect(dance?.venues.map(({ slug }) => slug)).toEqual([
    'ashcombe-leisure-centre',
    'porthwen-leisure-centre',
    'millwick-sports-village',
  ])
  let sum = 0
  for (const { slug, bookable_count: here } of dance?.venues ?? []) {
    const { data } = await visitor.call(listBookableCategories, { params: { venue: slug }, query: {} })
    expect(data.find((category) => category.slug === 'dance')?.bookable_count).toBe(here)
    sum += here
  }
  expect(dance?.bookable_count).toBe(sum)
  expect(dance?.soonest_starts_at?.utc.slice(0, 10)).toMatch(/^2026-04-(0[89]|1\d|2\d)$/)
})

test.each([
  [{ search: 'CLIMB' }, ['Climbing', 'Open climbing', 'Sports camps']],
  [{ search: 'racket sports' }, ['Badminton', 'Badminton courts', 'Tennis']],
  [{ search: 'quidditch' }, []],
  [{ search: 'bagminton corts' }, ['Badminton courts']],
  [{ booking_types: ['camps' as const] }, ['Holiday camps', 'Sports camps']],
])('[O-97] the filter %j gives %j', async (query, expected) => {
  expect((await found(query)).map(({ name }) => name)).toEqual(expected)
})

test('[O-97] an activity is found by its own name at the venues that plan it', async () => {
  const [pump] = await found({ search: 'body PUMP' })
  expect(pump).toMatchObject({ name: 'Fitness classes', found_names: ['Body pump'] })
  const { visitor } = await reading()
  const { data } = await visitor.call(listActivities, { query: { search: 'Lane swim' } })
  expect(data.map(({ name, venues }) => [name, venues.map(({ slug }) => slug)])).toEqual([
    ['Public swimming', ['ashcombe-leisure-centre']],
  ])
  expect((await found())[0]?.found_names).toEqual([])
})

const namesOf = async (query: ApiTypes['listActivities']['query']) =>
  (await found(query)).map(({ name, found_names: names }) => ({ name, names }))

test.each([
  ['spin', 'cycling'],
  ['swimming', 'nofio'],
  ['soccer', 'football'],
])('[O-342] %s finds what %s finds', async (one, other) => {
  const all = await namesOf({ search: one })
  expect(all.length).toBeGreaterThan(0)
  expect((await namesOf({ search: other })).map(({ name }) => name)).toEqual(all.map(({ name }) => name))
})

test('[O-342] a search of several words needs each of them, wherever it stands', async () => {
  expect(await namesOf({ search: 'spin at the weekend' })).toEqual([])
  expect(await namesOf({ search: 'fitness spin' })).toMatchObject([
    { name: 'Fitness classes', names: expect.arrayContaining(['Early spin', 'Spin 45']) },
  ])
})

test('[O-342] swimming for toddlers finds the lessons for babies, and none for schoolchildren or adults', async () => {
  const [lessons] = (await namesOf({ search: 'swimming for toddlers' })).filter(
    ({ name }) => name === 'Swimming lessons',
  )
  expect(lessons?.names).toContain('Splash babies')
  expect(lessons?.names).not.toEqual(expect.arrayContaining(['Stage four swimmers']))
  expect(lessons?.names).not.toEqual(expect.arrayContaining(['Masters swim squad']))
  expect(lessons?.names).not.toEqual(expect.arrayContaining(['Adults learn to swim']))
})

test.each(['swimming for a 7 year old', 'swimming, aged 7', 'Swimming age 7', 'nofio 7 oed'])(
  '[O-342] %s finds what is for that age',
  async (search) => {
    const [lessons] = (await namesOf({ search })).filter(({ name }) => name === 'Swimming lessons')
    expect(lessons?.names).toContain('Stage four swimmers')
    expect(lessons?.names).not.toContain('Splash babies')
  },
)

test('[O-342] a number that is part of a name is no age', async () => {
  expect(await namesOf({ search: 'Spin 45' })).toEqual([{ name: 'Fitness classes', names: ['Spin 45'] }])
})

test('[O-342] the age and the day narrow a search, and the counts with it', async () => {
  const all = await found({ search: 'swimming' })
  const lessonsOf = (rows: typeof all) => rows.find(({ slug }) => slug === 'swimming-lessons')
  const forSeven = lessonsOf(await found({ search: 'swimming', age: 7 }))
  expect(forSeven?.bookable_count).toBeLessThan(lessonsOf(all)?.bookable_count ?? 0)
  expect(forSeven?.found_names).not.toContain('Masters swim squad')
  const onThursday = lessonsOf(await found({ search: 'swimming', date: '2026-04-09' }))
  expect(onThursday?.found_names).toContain('Masters swim squad')
  expect(onThursday?.soonest_starts_at?.local.slice(0, 10)).toBe('2026-04-09')
  expect(onThursday?.found_names).not.toContain('Adults learn to swim')
  expect(await found({ search: 'swimming', date: '2026-12-25' })).toEqual([])
  const { visitor } = await reading()
  for (const query of [{ age: -1 }, { date: 'soon' }]) {
    expect(await visitor.refusal(listActivities, { query })).toMatchObject({ status: 422 })
  }
})

test('[C-15 partly, O-97] a venue with courses switched off offers only what is booked by date', async () => {
  const { visitor } = await startPlatform({ host: await closed() })
  const { data } = await visitor.call(listActivities, { query: {} })
  expect(data.map(({ name }) => name)).not.toContain('Climbing')
  const there = data.filter(({ venues }) => venues.some(({ id }) => id === 3)).map(({ booking_type: type }) => type)
  expect(new Set(there)).toEqual(new Set(['classes', 'ticketed', 'resources']))
})
