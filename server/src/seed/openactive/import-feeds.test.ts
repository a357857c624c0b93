import { expect, test } from 'vitest'
import { importFeeds } from './import-feeds.ts'
import type { Item } from './read-feeds.ts'
import { startReport } from './report.ts'

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
