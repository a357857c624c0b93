import { listSlotsV2, listTimes, listTimesV2, listTimetable, listTimetableV2 } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { readOnlyPlatform } from '../support/platform.ts'
import { dayLists, movesOn, rowNamed, tomorrow, venues } from './timetable.ts'

const reading = readOnlyPlatform()
const fitness = { venue: venues.newer, activity: 'fitness-classes' }
const courts = { venue: venues.newer, activity: 'badminton-courts' }

describe('a day', () => {
  test('[S7-027, S7-028, S3-057] of classes is in order of time, each with tags, instructors and local time', async () => {
    const { visitor } = await reading()
    const { data } = await visitor.call(listTimetableV2, { params: fitness, query: { date: tomorrow } })
    const times = data.map(({ starts_at: at }) => at.format_24_hour)
    expect(times).toEqual(times.toSorted())
    expect(rowNamed(data, 'Body pump')).toMatchObject({
      starts_at: { format_24_hour: '17:30', local: `${tomorrow} 17:30:00`, utc: `${tomorrow} 16:30:00` },
      ends_at: { format_24_hour: '18:15' },
      tags: [{ name: 'Strength' }],
      instructors: [{ name: 'Marek Dvorak' }, { name: 'Hollie Brand' }],
      duration: 45,
      location: { name: 'Gym floor' },
      capacity: { available: 7, maximum: 16 },
    })
  })

  test('[S7-024, S3-060, S3-061] of tickets has times with start, end and an action with a reason', async () => {
    const { visitor } = await reading()
    const params = { venue: venues.newer, activity: 'public-swims' }
    const { data } = await visitor.call(listTimesV2, { params, query: { date: tomorrow } })
    expect(data.map(({ starts_at: from, ends_at: to }) => `${from.format_24_hour}-${to.format_24_hour}`)).toEqual([
      '08:30-09:30',
      '13:30-14:30',
      '15:30-16:45',
      '17:00-18:00',
    ])
    for (const row of data) expect(row).toMatchObject({ instructors: [], action_to_show: expect.any(Object) })
    expect(data.every(({ action_to_show: { status, reason } }) => (status === null) === (reason !== null))).toBe(true)
  })

  test('[S7-030, S7-031, S3-058] of courts has every court at every hour, or one court, or those of a hall', async () => {
    const { visitor } = await reading()
    const list = async (location_id?: number) => {
      const query = { date: tomorrow, ...(location_id === undefined ? {} : { location_id }) }
      return (await visitor.call(listSlotsV2, { params: courts, query })).data
    }
    const all = await list()
    const hall = new Set(all.map(({ location }) => location.name))
    expect(hall).toEqual(new Set(['Court 1', 'Court 2', 'Court 3', 'Court 4']))
    const one = all.find(({ location }) => location.name === 'Court 2')?.location.id ?? 0
    expect((await list(one)).map(({ id }) => id)).toEqual(
      all.filter(({ location }) => location.name === 'Court 2').map(({ id }) => id),
    )
    expect((await list(Math.floor(one / 10) * 10)).length).toBe(all.length)
    expect(await list(100)).toEqual([])
  })

  test('[S4-041 partly] is today by default', async () => {
    const { visitor } = await reading()
    const { data } = await visitor.call(listTimetableV2, { params: fitness, query: {} })
    expect(new Set(data.map(({ starts_at: { local } }) => local.slice(0, 10)))).toEqual(new Set(['2026-04-07']))
  })

  test('of a group has the sessions of all its activities', async () => {
    const { visitor } = await reading()
    const of = async (activity: string) =>
      (await visitor.call(listTimetableV2, { params: { ...fitness, activity }, query: { date: tomorrow } })).data
    expect((await of('mind-and-body')).map(({ id }) => id)).toEqual((await of('yoga-classes')).map(({ id }) => id))
    expect((await of('yoga-classes')).length).toBeGreaterThan(0)
  })

  test.each([
    [{ ...fitness, venue: 'nowhere' }],
    [{ ...fitness, activity: 'quidditch' }],
    [{ ...fitness, activity: 'swimming-lessons' }],
  ])('[S8-003 partly] of %j is not found', async (params) => {
    const { visitor } = await reading()
    expect(await visitor.refusal(listTimetableV2, { params, query: { date: tomorrow } })).toMatchObject({ status: 404 })
  })

  test('[C-77 partly] not in the calendar is refused', async () => {
    const { visitor } = await reading()
    const refused = await visitor.refusal(listTimetableV2, { params: fitness, query: { date: '2026-02-30' } })
    expect(refused).toMatchObject({ status: 422, errors: { date: [expect.any(String)] } })
  })
})

describe('the two generations', () => {
  test.each(Object.entries(dayLists))(
    '[S7-023, S7-026, S7-029, C-35, C-37] of %s: numbers before the migration date, occurrences from it on',
    async (_name, { older, newer, activity }) => {
      const { visitor } = await reading()
      const list = async (call: typeof older | typeof newer, venue: string) =>
        (await visitor.call(call, { params: { venue, activity }, query: { date: tomorrow } })).data
      const [before, after] = [await list(older, venues.older), await list(newer, venues.newer)]
      expect(before.length).toBeGreaterThan(0)
      expect(before.every(({ id, is_v2: isV2 }) => typeof id === 'number' && !isV2)).toBe(true)
      expect(after.every(({ id, is_v2: isV2 }) => /^oc[0-9a-f]{32}$/.test(String(id)) && isV2)).toBe(true)
      expect(await list(newer, venues.older)).toEqual([])
      expect(await list(older, venues.newer)).toEqual([])
    },
  )

  test('[C-35, S7-025 partly] of a migrating venue: the day before is the last v1 day, the migration date the first v2 day', async () => {
    const { visitor } = await reading()
    const params = { venue: venues.moving, activity: 'fitness-classes' }
    const count = async (call: typeof listTimetable | typeof listTimetableV2, date: string) =>
      (await visitor.call(call, { params, query: { date } })).data.length
    expect(await count(listTimetable, '2026-04-16')).toBeGreaterThan(0)
    expect(await count(listTimetableV2, '2026-04-16')).toBe(0)
    expect(await count(listTimetable, movesOn)).toBe(0)
    expect(await count(listTimetableV2, movesOn)).toBeGreaterThan(0)
  })

  test('are two shapes of the same data: all fields but the id agree', async () => {
    const { visitor } = await reading()
    const params = { venue: venues.older, activity: 'public-swims' }
    const { data } = await visitor.call(listTimes, { params, query: { date: tomorrow } })
    const [time] = data
    expect(Object.keys(time ?? {}).toSorted()).toEqual(
      Object.keys(
        (await visitor.call(listTimesV2, { params: { ...params, venue: venues.newer }, query: { date: tomorrow } }))
          .data[0] ?? {},
      ).toSorted(),
    )
  })
})
