import {
  listDates,
  listTickets,
  listTimesV2,
  listVenueCategories,
  readActivityClass,
  readVenueCategory,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { readOnlyPlatform, startPlatform } from '../support/platform.ts'
import { tomorrow, venues } from './timetable.ts'

const reading = readOnlyPlatform()
const swims = { venue: venues.newer, category: 'public-swims' }

describe('activities booked by date at a venue', () => {
  test('[S7-018, S3-051, S3-052, S3-056] are listed as groups, with their venues', async () => {
    const { visitor } = await reading()
    const { data } = await visitor.call(listVenueCategories, { params: { venue: venues.newer }, query: {} })
    expect(data.map(({ slug }) => slug)).toEqual(['fitness', 'in-the-water', 'mind-and-body', 'racket-sports'])
    expect(data.every(({ is_root: isRoot, browse_by_name: by }) => isRoot && by === 'location')).toBe(true)
    expect(data.find(({ slug }) => slug === 'in-the-water')).toMatchObject({
      v1_type: null,
      v2_type: null,
      locations: [{ venue_slug: venues.newer }, { venue_slug: venues.older }],
      children: [{ slug: 'public-swims', booking_type: 'ticketed' }],
      next_date: '2026-04-07',
    })
  })

  test.each([
    ['fitness-classes', 'class_templates', 'classes', null],
    ['badminton-courts', 'ad_hoc_templates', 'resources', 'customer'],
    ['public-swims', 'fast_ticket_templates', 'ticketed', null],
  ])('[S7-019, S3-053, S3-054, S3-055] %s has a group and one booking type', async (slug, v1, v2, allocation) => {
    const { visitor } = await reading()
    const { data } = await visitor.call(readVenueCategory, {
      params: { venue: venues.newer, activitySlug: slug },
      query: {},
    })
    expect(data).toMatchObject({ is_root: false, v1_type: v1, v2_type: v2, allocation_strategy: allocation })
    const byId = { params: { venue: venues.newer, activitySlug: data.id }, query: {} }
    expect((await visitor.call(readVenueCategory, byId)).data).toEqual(data)
  })

  test.each(['swimming-lessons', 'open-climbing', 'quidditch'])('%s is not found', async (activitySlug) => {
    const { visitor } = await reading()
    const params = { venue: venues.newer, activitySlug }
    expect(await visitor.refusal(readVenueCategory, { params, query: {} })).toMatchObject({ status: 404 })
  })

  test('a group or activity with only finished sessions is still found, without a day', async () => {
    const { visitor, advance } = await startPlatform()
    await advance('P760D')
    const read = async (activitySlug: string) =>
      (await visitor.call(readVenueCategory, { params: { venue: venues.newer, activitySlug }, query: {} })).data
    const nothing = { children: [], locations: [], next_date: null }
    expect(await read('fitness')).toMatchObject({ name: 'Fitness', v2_type: null, ...nothing })
    expect(await read('fitness-classes')).toMatchObject({ v2_type: 'classes', parent: { slug: 'fitness' }, ...nothing })
    const params = { venue: venues.newer, activitySlug: 'open-climbing' }
    expect(await visitor.refusal(readVenueCategory, { params, query: {} })).toMatchObject({ status: 404 })
  })
})

describe('the dates of an activity', () => {
  test('[S7-020, S7-021, O-64] are consecutive days from today, with the availability of each', async () => {
    const { visitor } = await reading()
    const params = { venue: venues.newer, category: 'fitness-classes' }
    const { data } = await visitor.call(listDates, { params, query: {} })
    expect(data[0]).toEqual({ raw: '2026-04-07', pretty: 'Tuesday 7 April', is_bookable: true })
    expect(data.at(-1)?.raw).toBe('2026-05-05')
    expect(data.length).toBe(29)
    // There are no sessions on Sundays.
    const closed = data.filter((date) => !date.is_bookable).map(({ pretty }) => pretty.split(' ')[0])
    expect(new Set(closed)).toEqual(new Set(['Sunday']))
  })
})

describe('one class, slot or time', () => {
  test('[S7-032, C-37] is read by number or occurrence id, and returns its own id', async () => {
    const { visitor } = await reading()
    const list = { params: { venue: venues.newer, activity: 'public-swims' }, query: { date: tomorrow } }
    const [first] = (await visitor.call(listTimesV2, list)).data
    const { data } = await visitor.call(readActivityClass, { params: { id: String(first?.id) }, query: {} })
    expect(data).toMatchObject({ ...first, category: { slug: 'public-swims' }, venue: { slug: venues.newer } })
    expect(data.tickets.length).toBe(3)
    expect(data.cancellation_summary?.until?.local).toBe(`${tomorrow} 04:30:00`)
  })

  test.each(['0', '99999999', '99999999999999', 'oc00000000000000000000000000000000', 'venues-of-old'])(
    '%s is not found',
    async (id) => {
      const { visitor } = await reading()
      expect(await visitor.refusal(readActivityClass, { params: { id }, query: {} })).toMatchObject({ status: 404 })
    },
  )
})

describe('tickets', () => {
  test('[S7-022, P3-109] tickets of one time name whom they admit and their price for the caller', async () => {
    const platform = await reading()
    const list = { params: { venue: venues.newer, activity: 'public-swims' }, query: { date: tomorrow } }
    const [first] = (await platform.visitor.call(listTimesV2, list)).data
    const params = { ...swims, activity: String(first?.id) }
    const { data } = await platform.visitor.call(listTickets, { params, query: {} })
    expect(data.map(({ name, attendees, price }) => [name, attendees, price?.value])).toEqual([
      ['Adult', 1, 560],
      ['Junior or over 60', 1, 380],
      ['Family of four', 4, 1650],
    ])
    expect(data[0]).toMatchObject({ extra_pricing_options: [], pricing_option: { name: 'Adult' } })
    const ben = await platform.as('ben')
    const own = (await ben.call(listTickets, { params, query: {} })).data
    // A junior's ticket is not for an adult member. [O-281]
    expect(own.map(({ price }) => price?.value)).toEqual([0, 380, 1650])
  })

  test('tickets of an activity are those of its next time, and none where it has no tickets', async () => {
    const { visitor } = await reading()
    const next = await visitor.call(listTickets, { params: { ...swims, activity: 'public-swims' }, query: {} })
    expect(next.data.length).toBe(3)
    const courts = { venue: venues.newer, category: 'badminton-courts', activity: 'badminton-courts' }
    expect((await visitor.call(listTickets, { params: courts, query: {} })).data).toEqual([])
    const elsewhere = { ...swims, category: 'fitness-classes', activity: String(next.data[0]?.occurrence_id) }
    expect(await visitor.refusal(listTickets, { params: elsewhere, query: {} })).toMatchObject({ status: 404 })
  })
})
