import { expect, test } from 'vitest'
import { checkRecords } from '../check-records.ts'
import { importFeeds } from './import-feeds.ts'
import type { Item } from './read-feeds.ts'
import { startReport } from './report.ts'

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
  const options = { now: Date.parse(now), isShifted, timezone: 'Europe/London' }
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

const clock = { now: Date.parse('2026-01-07T12:00:00Z'), isShifted: false, timezone: 'Europe/London' }

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
