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

test('[C-15 partly, O-97] a venue with courses switched off offers only what is booked by date', async () => {
  const { visitor } = await startPlatform({ host: await closed() })
  const { data } = await visitor.call(listActivities, { query: {} })
  expect(data.map(({ name }) => name)).not.toContain('Climbing')
  const there = data.filter(({ venues }) => venues.some(({ id }) => id === 3)).map(({ booking_type: type }) => type)
  expect(new Set(there)).toEqual(new Set(['classes', 'ticketed', 'resources']))
})
