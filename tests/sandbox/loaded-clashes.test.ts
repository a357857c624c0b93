import { listOccurrences, updateOccurrence } from '@touchline/contract'
import { expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'
import { classOf, hall, riverside, taken, yoga } from './own-records.ts'

test('[O-481] C14: loaded sessions are judged by all four kinds of clash, as changes are', async () => {
  const instructors = [{ id: 800_080, name: 'Ada' }]
  const other = { ...hall, id: 800_031, name: 'Studio' }
  const closures = [
    {
      id: 800_070,
      venueId: riverside.id,
      startsAt: '2026-12-25T00:00:00Z',
      endsAt: '2026-12-26T00:00:00Z',
      message: 'Christmas',
      locationIds: [],
    },
  ]
  const data = {
    venues: [{ ...riverside, openingTimes: 'Mo-Su 07:00-21:00' }],
    locations: [hall, other],
    categories: [yoga],
    closures,
    schedules: [
      classOf(0, ['2026-04-08T10:00:00Z', '2026-04-08T20:30:00Z', '2026-12-24T10:00:00Z', '2026-12-25T10:00:00Z'], {
        instructors,
      }),
      classOf(1, ['2026-04-08T10:30:00Z', '2026-04-09T10:00:00Z'], { instructors, locationId: other.id }),
      classOf(2, ['2026-04-09T10:30:00Z'], { locationId: other.id }),
    ],
  }
  const inside = await taken(await startPlatform(), data)
  const ellie = await inside.as('ellie')
  const query = {
    source: 'foh',
    starts_after: '2026-04-08T00:00:00Z',
    starts_before: '2026-12-31T00:00:00Z',
    per_page: 100,
  } as const
  const { data: all } = await ellie.call(listOccurrences, { query: { ...query, venue_ids: [riverside.id] } })
  const told = all
    .filter(({ name }) => name.startsWith('Mine'))
    .map(({ name, starts_at, clashes }) => [
      `${name} ${starts_at.utc.slice(5, 16)}`,
      clashes.map(({ kind }) => kind).join(', '),
    ])
  expect(Object.fromEntries(told)).toEqual({
    'Mine 0 04-08 10:00': 'instructors',
    'Mine 1 04-08 10:30': 'instructors',
    'Mine 0 04-08 20:30': 'opening_times',
    'Mine 1 04-09 10:00': 'locations',
    'Mine 2 04-09 10:30': 'locations',
    'Mine 0 12-24 10:00': '',
    'Mine 0 12-25 10:00': 'closure',
  })
  expect(await inside.invariants()).toEqual([])
})

test('[O-481] C14: a loaded closure also falls on what the seed sells', async () => {
  const platform = await startPlatform()
  const closures = [
    {
      id: 800_070,
      venueId: 1,
      startsAt: '2026-04-09T00:00:00Z',
      endsAt: '2026-04-10T00:00:00Z',
      message: 'Shut',
      locationIds: [],
    },
  ]
  const inside = await taken(platform, { closures })
  const ellie = await inside.as('ellie')
  const query = {
    source: 'foh',
    starts_after: '2026-04-09T00:00:00Z',
    starts_before: '2026-04-10T00:00:00Z',
    per_page: 100,
  } as const
  const { data } = await ellie.call(listOccurrences, { query: { ...query, venue_ids: [1] } })
  const atVenue = data.filter(({ status }) => status !== 'cancelled')
  expect(atVenue.length).toBeGreaterThan(0)
  expect(atVenue.filter(({ clashes }) => !clashes.some(({ kind }) => kind === 'closure'))).toEqual([])
  const [first] = atVenue
  const params = { occurrenceId: first?.id ?? '' }
  const { data: saved } = await ellie.call(updateOccurrence, { params, body: { data: {} } })
  expect(saved.status).toBe('clashing')
})
