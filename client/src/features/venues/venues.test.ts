import { describe, expect, test } from 'vitest'
import { openingOn, openStateAt } from './about/opening-times.ts'
import { findVenues, isPostcode, milesBetween, milesText, placeOf, textsMatch } from './search/venue-search.ts'
import type { Venue, VenueQuery } from './search/venue-search.ts'

function venue(slug: string, name: string, latitude: number | null, longitude: number | null): Venue {
  return {
    id: slug.length,
    name,
    slug,
    address1: 'Meadow Lane',
    address2: null,
    town: 'Ashcombe',
    area: null,
    postcode: 'AC1 4QT',
    openingTimes: 'Mo-Su 08:00-18:00',
    coordinates: { latitude, longitude },
    timezone: 'Europe/London',
    activitiesV2MigrationDate: null,
    campsAndCoursesEnabled: { enabled: true },
    description: null,
    pictureUrl: null,
    createdAt: '2012-01-09T09:00:00Z',
  }
}

const venues = [
  venue('porthwen', 'Canolfan Hamdden Porthŵen', 52.3, -4.1),
  venue('ashcombe', 'Ashcombe Leisure Centre', 51, -2.8),
  venue('nowhere', 'Bramley Hall', null, null),
]
const activities: Readonly<Record<string, readonly string[]>> = {
  porthwen: ['Paddle sports'],
  nowhere: ['Swimming lessons'],
}
const all: VenueQuery = {
  search: '',
  from: null,
  radius: null,
  chosen: null,
  activitiesOf: (slug) => activities[slug] ?? [],
}
const slugs = (query: Partial<VenueQuery>) => findVenues(venues, { ...all, ...query }).map((found) => found.venue.slug)

describe('finding a venue', () => {
  test.each([
    ['ASHCOMBE', true],
    ['leisure', true],
    [' centre ', true],
    ['pool', false],
  ])('[S5-064] searching for "%s" finds Ashcombe Leisure Centre: %s', (search, found) => {
    expect(textsMatch(['Ashcombe Leisure Centre'], search)).toBe(found)
  })

  test('a name matches without its accents', () => {
    expect(slugs({ search: 'porthwen' })).toEqual(['porthwen'])
  })

  test.each([
    ['a postcode without its space', 'ac14qt', ['ashcombe', 'nowhere', 'porthwen']],
    ['the start of a postcode', 'AC1', ['ashcombe', 'nowhere', 'porthwen']],
    ['an activity', 'swim', ['nowhere']],
    ['an activity and a place', 'paddle porthwen', ['porthwen']],
    ['words that are in none together', 'swimming porthwen', []],
  ])('%s finds the centres it belongs to', (_, search, found) => {
    expect(slugs({ search })).toEqual(found)
  })

  test('[O-01 partly] without a location venues are sorted by name, the last chosen one first', () => {
    expect(slugs({})).toEqual(['ashcombe', 'nowhere', 'porthwen'])
    expect(slugs({ chosen: 'porthwen' })).toEqual(['porthwen', 'ashcombe', 'nowhere'])
  })

  test('[S5-065] with a location the nearest come first and venues outside the radius are left out', () => {
    const from = { latitude: 51.02, longitude: -2.8 }
    expect(slugs({ from, radius: 5, chosen: 'porthwen' })).toEqual(['ashcombe'])
    expect(slugs({ from })).toEqual(['ashcombe', 'porthwen', 'nowhere'])
  })

  test('[O-57 partly] around a postcode the venues of the platform’s answer are shown, the nearest first', () => {
    const near = new Map([
      ['porthwen', 12],
      ['ashcombe', 3],
    ])
    expect(slugs({ search: 'ZZ1 1ZZ', near })).toEqual(['ashcombe', 'porthwen'])
    expect(['ZZ1 1ZZ', 'ac14qt', 'CF10 1AA'].map(isPostcode)).toEqual([true, true, true])
    expect(['AC1', 'swim', 'Tai chi 60'].map(isPostcode)).toEqual([false, false, false])
  })

  test('[S3-006] a search result has name, longitude, latitude and the distance in miles', () => {
    const from = { latitude: 51, longitude: -2.8 }
    const [nearest, , unknown] = findVenues(venues, { ...all, from })
    expect(nearest).toMatchObject({
      venue: { name: 'Ashcombe Leisure Centre', coordinates: { longitude: -2.8, latitude: 51 } },
      miles: 0,
    })
    expect(unknown).toMatchObject({ venue: { name: 'Bramley Hall' }, miles: null })
  })

  test('[S3-006 partly] [S9-009] a distance is in miles with one decimal', () => {
    const degree = milesBetween({ latitude: 51, longitude: 0 }, { latitude: 52, longitude: 0 })
    expect(milesText(degree)).toBe('69.1')
  })

  test.each([
    [51, -2.8, true],
    [90, 200, true],
    [90.1, 0, false],
    [51, Number.POSITIVE_INFINITY, false],
    [null, 0, false],
  ])('[S5-063] latitude %s and longitude %s are a location: %s', (latitude, longitude, valid) => {
    expect(placeOf({ coordinates: { latitude, longitude } }) !== null).toBe(valid)
  })
})

/** A day of a week; 0 for Monday. */
const dayOfWeek = (weekday: number) => `2026-11-${23 + weekday}`

describe('[S3-002] opening times', () => {
  const text = 'Mo-Th 06:00-22:30; Fr 6:00-12:00, 14:00-21:00; Sa off'

  test.each([
    ['a day in a range', text, 2, { kind: 'open', mayOpen: false, spans: [{ opens: '06:00', closes: '22:30' }] }],
    [
      'two spans',
      text,
      4,
      {
        kind: 'open',
        mayOpen: false,
        spans: [
          { opens: '06:00', closes: '12:00' },
          { opens: '14:00', closes: '21:00' },
        ],
      },
    ],
    ['a day off', text, 5, { kind: 'closed' }],
    ['a day without a rule', text, 6, { kind: 'closed' }],
    [
      'a later rule',
      'Mo-Su 08:00-18:00; Su 10:00-16:00',
      6,
      { kind: 'open', mayOpen: false, spans: [{ opens: '10:00', closes: '16:00' }] },
    ],
    [
      'a range over the weekend',
      'Sa-Mo 10:00-16:00',
      0,
      { kind: 'open', mayOpen: false, spans: [{ opens: '10:00', closes: '16:00' }] },
    ],
    ['always', '24/7', 3, { kind: 'open', mayOpen: false, spans: [{ opens: '00:00', closes: '24:00' }] }],
    ['public holidays', 'PH off; Mo-Fr 08:00-18:00', 1, { kind: 'unknown' }],
    ['words', 'ask at the desk', 1, { kind: 'unknown' }],
    ['nothing', '', 1, { kind: 'unknown' }],
  ])('%s', (_, times, weekday, expected) => {
    expect(openingOn({ openingTimes: times }, dayOfWeek(weekday))).toEqual(expected)
  })
})

test('[O-504] a venue whose hours the platform worked out is open, closed, or unknown between its known hours', () => {
  const openingTimes = 'Mo-Fr 09:00-17:00 || "ring the office"; Sa off; Apr-Sep Su 22:00-02:00'
  const openingDays = [
    { day: '2026-11-22', hours: [{ opens: '22:00', closes: '02:00' }], unknown: false },
    { day: '2026-11-23', hours: [{ opens: '09:00', closes: '17:00' }], unknown: true },
    { day: '2026-11-24', hours: [{ opens: '09:00', closes: '17:00' }], unknown: false },
  ]
  const state = (day: string, clock: string) => openStateAt({ openingTimes, openingDays }, day, clock)
  expect(state('2026-11-23', '01:00')).toEqual({ kind: 'open', until: '02:00' })
  expect(state('2026-11-23', '10:00')).toEqual({ kind: 'open', until: '17:00' })
  expect(state('2026-11-23', '18:00')).toEqual({ kind: 'unknown' })
  expect(state('2026-11-24', '08:00')).toEqual({ kind: 'closed', opens: '09:00' })
  expect(state('2026-12-24', '10:00')).toEqual({ kind: 'unknown' })
})

describe('open now', () => {
  const text = 'Mo-Th 06:00-22:30; Fr 18:00-02:00; Sa 10:00-12:00, 14:00-18:00; Su off'

  test.each([
    ['in the middle of a day', text, 0, '12:00', { kind: 'open', until: '22:30' }],
    ['before it opens', text, 0, '05:59', { kind: 'closed', opens: '06:00' }],
    ['when it has closed', text, 0, '22:30', { kind: 'closed', opens: null }],
    ['in a night that ends tomorrow', text, 4, '23:00', { kind: 'open', until: '02:00' }],
    ['in a night that began yesterday', text, 5, '01:00', { kind: 'open', until: '02:00' }],
    ['between two spans', text, 5, '13:00', { kind: 'closed', opens: '14:00' }],
    ['on a day off', text, 6, '12:00', { kind: 'closed', opens: null }],
    ['where it never closes', '24/7', 2, '03:00', { kind: 'open', until: null }],
    ['where nothing is said', '', 2, '03:00', { kind: 'unknown' }],
  ])('%s', (_, times, weekday, clock, state) => {
    expect(openStateAt({ openingTimes: times }, dayOfWeek(weekday), clock)).toEqual(state)
  })
})
