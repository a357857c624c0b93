import { expect, test } from 'vitest'
import { checkRecords } from '../check-records.ts'
import { pounds } from '@touchline/money'
import { importFeeds } from './import-feeds.ts'
import type { Item } from './read-feeds.ts'
import { startReport } from './report.ts'

const plainClient = {
  id: 1,
  name: 'Leisure',
  host: null,
  currency: pounds,
  termsHtml: '<p>None</p>',
  onlineJoiningEnabled: false,
  campsAndCoursesBookingEnabled: true,
  onlineGuestPassesEnabled: false,
  paidBookingEnabled: true,
  autoTranslateEnabledForCustomer: false,
  kioskHomeUrl: null,
}

/** Nothing is there beside the records, which bring an organisation. */
const besideNothing = () => ({})

const place = {
  name: 'Quay Hall',
  address: '4 Quay Road',
  geo: { latitude: 51.1, longitude: -2.9 },
}

/** A class with a session at each of some moments. */
function classAt(...moments: readonly string[]): readonly Item[] {
  const sessions = moments.map((startDate, index): Item => {
    const id = `session ${index}`
    return {
      file: 'a.json',
      kind: 'ScheduledSession',
      id,
      data: { id, superEvent: 'yoga', startDate, duration: 'PT1H' },
    }
  })
  const data = { id: 'yoga', name: 'Yoga', location: place }
  return [...sessions, { file: 'a.json', kind: 'SessionSeries', id: 'yoga', data }]
}

function startsOf(items: readonly Item[], now: string, isShifted = true) {
  const options = { now: Date.parse(now), isShifted, timezone: 'Europe/London', plainClient }
  const { records, weeks } = importFeeds(items, options, startReport())
  const occurrences = records.schedules?.flatMap((schedule) => schedule.occurrences) ?? []
  return { weeks, starts: occurrences.map(({ startsAt }) => new Date(startsAt).toISOString().slice(0, 16)) }
}

test('[O-523] a shift moves the first session to the week from now, and all others by as many weeks', () => {
  const saved = classAt('2025-01-06T18:00:00Z', '2025-01-13T18:00:00Z', '2025-01-15T18:00:00Z')
  expect(startsOf(saved, '2026-01-07T12:00:00Z')).toEqual({
    weeks: 53,
    starts: ['2026-01-12T18:00', '2026-01-19T18:00', '2026-01-21T18:00'],
  })
  expect(startsOf(saved, '2024-12-20T12:00:00Z')).toMatchObject({
    weeks: -2,
    starts: ['2024-12-23T18:00', expect.anything(), expect.anything()],
  })
  expect(startsOf(saved, '2026-01-07T12:00:00Z', false)).toMatchObject({
    weeks: 0,
    starts: ['2025-01-06T18:00', expect.anything(), expect.anything()],
  })
})

test('[O-523] a shifted session keeps its time of day at the venue when the clocks have changed', () => {
  const winter = classAt('2025-01-06T18:00:00Z', '2025-01-07T18:00:00+02:00')
  expect(startsOf(winter, '2025-06-04T12:00:00Z').starts).toEqual(['2025-06-09T17:00', '2025-06-10T15:00'])
})

const clock = { now: Date.parse('2026-01-07T12:00:00Z'), isShifted: false, timezone: 'Europe/London', plainClient }

/** A class with one session, whose series says something else. */
function classWith(fields: object): readonly Item[] {
  return classAt('2026-01-12T18:00:00Z').map((item) =>
    item.kind === 'SessionSeries' ? { ...item, data: { ...item.data, ...fields } } : item,
  )
}

test.each([
  [{ location: { ...place, geo: { latitude: 510, longitude: 0 } } }, 'its location Quay Hall has no coordinates'],
  [{ offers: [{ price: 1e18, priceCurrency: 'GBP' }] }, 'the price of its offer is no amount'],
  [{ offers: [{ price: -1, priceCurrency: 'GBP' }] }, 'the price of its offer is no amount'],
  [{ offers: [{ price: 4, priceCurrency: 'pounds' }] }, 'the currency of its price has no code of three letters'],
  [{ name: '  ' }, 'it has no name'],
  [{ duration: 'PT1H', location: 'here' }, 'it has no location'],
])('[O-522] a series with %j is refused with its reason', (fields, reason) => {
  const report = startReport()
  expect(importFeeds(classWith(fields), clock, report).records.schedules).toEqual([])
  expect(report.problems).toEqual([`a.json: yoga: ${reason}`])
})

test.each([
  { ageRange: { minValue: 12, maxValue: 8 } },
  { maximumAttendeeCapacity: 1e12 },
  { location: { ...place, openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '25:00', closes: '99:99' }] } },
  { description: `${'<&'.repeat(20_000)}` },
  { subEvent: [{ id: 'session 0', startDate: '2026-01-12T18:00:00Z' }] },
  { level: [7, { prefLabel: 'Hard' }], leader: 'Ines', offers: {}, activity: [null] },
])('[O-522] a series with %j becomes records that the check finds nothing wrong with', (fields) => {
  const { records } = importFeeds(classWith({ offers: [{ price: 4 }], ...fields }), clock, startReport())
  expect(checkRecords(records, besideNothing).problems.map(({ field }) => field)).toEqual([])
})

const offer = (name: string | undefined, price: number, more: object = {}) => ({ name, price, ...more })

/** The prices that a class with these offers has, and what has no place. */
function pricesOf(offers: readonly object[], fields: object = {}) {
  const report = startReport()
  const { records } = importFeeds(classWith({ offers, ...fields }), clock, report)
  expect(checkRecords(records, besideNothing).problems).toEqual([])
  const [schedule] = records.schedules ?? []
  const byAge = schedule && 'prices' in schedule ? (schedule.prices ?? []) : []
  const shown = byAge.map(({ name, price, ages = [] }) => [
    name,
    price,
    ...ages.map(({ minimum, maximum }) => `${minimum}-${maximum}`),
  ])
  return { price: schedule?.price, byAge: shown, left: report.lines().filter((line) => line.includes('offers')) }
}

test.each([
  [
    'by name',
    [offer('Junior', 3), offer('Adult', 7)],
    700,
    [
      ['Junior', 300, 'null-15'],
      ['Adult', 700],
    ],
  ],
  [
    'by their ranges, also without a name',
    [
      offer('Adult', 7, { ageRange: { minValue: 16 } }),
      offer(undefined, 3, { ageRestriction: { minValue: 5, maxValue: 15 } }),
    ],
    700,
    [
      ['Adult', 700, '16-null'],
      ['5–15', 300, '5-15'],
    ],
  ],
  [
    'by the years in a name',
    [offer('Standard', 7), offer('Under 12s', 2), offer('12 to 17 years', 4), offer('Over 65', 5)],
    700,
    [
      ['Standard', 700],
      ['Under 12s', 200, 'null-11'],
      ['12 to 17 years', 400, '12-17'],
      ['Over 65', 500, '65-null'],
    ],
  ],
])('[O-526] several offers become prices by age: %s', (_, offers, price, byAge) => {
  expect(pricesOf(offers)).toEqual({ price, byAge, left: [] })
})

test('[O-526] an offer without an age, for members, or for ages that have a price already is counted', () => {
  const offers = [
    offer('Adult', 7),
    offer('Concession', 5),
    offer('Junior', 3),
    offer('Under 8s', 2),
    offer('Junior member', 1),
    offer('Over 60s', -1),
  ]
  const { byAge, left } = pricesOf(offers)
  expect(byAge).toEqual([
    ['Adult', 700],
    ['Junior', 300, 'null-15'],
  ])
  const names = ['Concession', 'Junior member', 'Over 60s', 'Under 8s']
  expect(left).toEqual(names.map((name) => `SessionSeries.offers (${name}): 1 (yoga)`))
})

test('[O-527] a series that only says its rhythm has the sessions of it; dated ones count where there are any', () => {
  const eventSchedule = [
    { byDay: ['Monday'], startTime: '18:00', repeatFrequency: 'P1W', startDate: '2026-01-12', repeatCount: 3 },
  ]
  const [, series] = classWith({ eventSchedule, duration: 'PT1H' })
  if (!series) throw new Error('there is a series')
  const mondays = ['2026-01-12T18:00', '2026-01-19T18:00', '2026-01-26T18:00']
  expect(startsOf([series], '2026-01-07T12:00:00Z', false).starts).toEqual(mondays)
  const event = { ...series, kind: 'Event' }
  expect(startsOf([event], '2026-01-07T12:00:00Z', false).starts).toEqual(mondays)
  expect(startsOf(classWith({ eventSchedule }), '2026-01-07T12:00:00Z', false).starts).toHaveLength(1)
})
