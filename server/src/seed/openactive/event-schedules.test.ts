import { expect, test } from 'vitest'
import { sessionsOfSchedules } from './event-schedules.ts'
import { startReport } from './report.ts'

const options = { now: Date.parse('2026-03-18T12:00:00Z'), timezone: 'Europe/London' }

/** The starts of a series with this schedule, in UTC, and what is reported. */
function expanded(schedule: unknown, series: object = {}) {
  const report = startReport()
  const item = { file: 'a.json', kind: 'SessionSeries', id: 'yoga', data: { ...series, eventSchedule: schedule } }
  const sessions = sessionsOfSchedules(item, options, report)
  const starts = sessions.map(({ startsAt }) => new Date(startsAt).toISOString().slice(0, 16))
  return {
    starts,
    minutes: sessions.map(({ startsAt, endsAt }) => (endsAt - startsAt) / 60_000),
    report: report.lines(),
  }
}

const weekly = {
  type: 'Schedule',
  startDate: '2026-03-19',
  endDate: '2026-04-06',
  startTime: '18:30',
  endTime: '19:15:00',
  repeatFrequency: 'P1W',
  byDay: ['https://schema.org/Monday', 'https://schema.org/Thursday'],
  scheduleTimezone: 'Europe/London',
}

test('[O-527] a weekly rhythm has its days, at the same time of the clock when that changes, without its exceptions', () => {
  expect(expanded([{ ...weekly, exceptDate: ['2026-03-26'] }])).toEqual({
    starts: ['2026-03-19T18:30', '2026-03-23T18:30', '2026-03-30T17:30', '2026-04-02T17:30', '2026-04-06T17:30'],
    minutes: [45, 45, 45, 45, 45],
    report: [],
  })
})

test.each([
  ['every second week, counted from Monday', { repeatFrequency: 'P2W' }, ['19', '30', '02']],
  ['of fourteen days', { repeatFrequency: 'P14D', byDay: ['MO', 'TH'] }, ['19', '30', '02']],
  ['without a weekday', { byDay: undefined }, ['19', '26', '02']],
  ['of every third day', { repeatFrequency: 'P3D', byDay: [], endDate: '2026-03-28' }, ['19', '22', '25', '28']],
  ['of days that are a Monday', { repeatFrequency: 'P1D', byDay: ['Monday'] }, ['23', '30', '06']],
  [
    'that repeats three times, an exception among them',
    { repeatCount: 3, exceptDate: '2026-03-23T18:30:00Z' },
    ['19', '26'],
  ],
  ['of a month', { byMonth: [4] }, ['02', '06']],
])('[O-527] a rhythm %s', (_, changes, days) => {
  expect(expanded([{ ...weekly, ...changes }]).starts.map((start) => start.slice(8, 10))).toEqual(days)
})

test('[O-527] a rhythm without an end, or with one in many years, or without any date, is planned for a year from now', () => {
  for (const endDate of [undefined, '9999-12-31']) {
    const { starts } = expanded({ ...weekly, startDate: '1990-01-04', endDate, byDay: ['Thursday'] })
    expect([starts.length, starts.at(0), starts.at(-1)]).toEqual([52, '2026-03-19T18:30', '2027-03-11T18:30'])
  }
  const partial = { startTime: '09:00', repeatFrequency: 'P1W', byDay: ['Friday'] }
  const dateless = expanded([partial], { duration: 'PT1H' })
  expect([dateless.starts.length, dateless.starts[0], dateless.minutes[0]]).toEqual([52, '2026-03-20T09:00', 60])
})

test('[O-527] a rhythm that is over is kept with its last year', () => {
  const { starts } = expanded({ ...weekly, startDate: '1990-01-04', endDate: '2024-05-02', byDay: ['Thursday'] })
  expect([starts.length, starts.at(0), starts.at(-1)]).toEqual([53, '2023-05-04T17:30', '2024-05-02T17:30'])
})

test.each([
  ['scheduleTimezone', { scheduleTimezone: 'Mars/Olympus' }],
  ['startTime', { startTime: '25:00' }],
  ['endTime, duration', { endTime: undefined }],
  ['repeatFrequency', { repeatFrequency: 'P1M' }],
  ['repeatFrequency', { repeatFrequency: 'P0D' }],
  ['byDay', { byDay: ['2MO'] }],
  ['startDate', { startDate: undefined, repeatFrequency: 'P2W' }],
  ['endDate', { endDate: '2019-01-01' }],
])('[O-527] what cannot be said is reported by its field: %s of %j', (field, changes) => {
  expect(expanded([{ ...weekly, ...changes }])).toEqual({
    starts: [],
    minutes: [],
    report: [`SessionSeries.eventSchedule (${field}): 1 (yoga)`],
  })
})

test('[O-527] a rhythm of anything else is reported, and never an error', () => {
  for (const schedule of [7, null, 'weekly', [[]], { byDay: [null, {}] }, [{ startTime: {} }]])
    expect(() => expanded(schedule)).not.toThrow()
})
