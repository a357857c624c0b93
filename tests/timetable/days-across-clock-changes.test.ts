import { listDates, listSlotsV2, listTimetable, listTimetableV2, readVenue } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'
import { venues } from './timetable.ts'

/** The eve of each change of clocks, of a leap day and of a year. */
const eves = [
  ['clocks go forward', '2026-03-28T12:00:00Z', ['2026-03-28', '2026-03-29', '2026-03-30']],
  ['clocks go back', '2026-10-24T12:00:00Z', ['2026-10-24', '2026-10-25', '2026-10-26']],
  ['it is 29 February', '2028-02-28T12:00:00Z', ['2028-02-28', '2028-02-29', '2028-03-01']],
  ['a year ends', '2026-12-31T12:00:00Z', ['2026-12-31', '2027-01-01', '2027-01-02']],
] as const

describe.each(eves)('when %s', (_what, at, days) => {
  test('[S7-029 partly, S7-030, O-63] every slot is on the day of its local time, and on no other', async () => {
    const { visitor } = await startPlatform({ at })
    const seen = new Set<string>()
    for (const date of days) {
      const params = { venue: venues.newer, activity: 'badminton-courts' }
      const { data } = await visitor.call(listSlotsV2, { params, query: { date } })
      expect(data.length).toBeGreaterThan(0)
      for (const { id, starts_at: from, ends_at: to } of data) {
        expect(from.local.slice(0, 10)).toBe(date)
        expect(from.format_24_hour).toBe(from.local.slice(11, 16))
        expect(Date.parse(`${to?.utc.replace(' ', 'T')}Z`) - Date.parse(`${from.utc.replace(' ', 'T')}Z`)).toBe(
          3_600_000,
        )
        expect(seen.has(String(id))).toBe(false)
        seen.add(String(id))
      }
    }
  })

  test('[S7-020 partly, O-64] the dates are consecutive', async () => {
    const { visitor } = await startPlatform({ at })
    const params = { venue: venues.newer, category: 'badminton-courts' }
    const { data } = await visitor.call(listDates, { params, query: {} })
    expect(data.slice(0, 3).map(({ raw }) => raw)).toEqual(days)
  })
})

test('[C-35, S7-025 partly] a day belongs to one generation from its first minute to its last, by the clock of the venue', async () => {
  const { visitor, advance } = await startPlatform({ at: '2026-10-14T12:00:00Z' })
  const { data: venue } = await visitor.call(readVenue, { params: { venue: venues.moving } })
  expect(venue.activities_v2_migration_date).toBe('2026-10-24')
  const params = { venue: venues.moving, activity: 'fitness-classes' }
  const counts = async () => [
    (await visitor.call(listTimetable, { params, query: {} })).data.length,
    (await visitor.call(listTimetableV2, { params, query: {} })).data.length,
  ]
  const [older = 0, newer = 0] = await counts()
  expect([older > 0, newer]).toEqual([true, 0])
  // 23:59 in London on the eve, then midnight: 22:59 and 23:00 in UTC.
  await advance('P9DT10H59M')
  expect((await counts())[1]).toBe(0)
  await advance('PT1M')
  const [before = 0, after = 0] = await counts()
  expect([before, after > 0]).toEqual([0, true])
})
