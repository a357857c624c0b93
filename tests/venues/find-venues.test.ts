import { type ApiTypes, limits, listVenues, namedSchemas, readVenue } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { findingsOn } from '../contract/contract-answers.ts'
import { hostOfFile } from '../support/host.ts'
import { readOnlyPlatform, startPlatform } from '../support/platform.ts'

const reading = readOnlyPlatform()
const asked: string[] = []
const withGeocoder = hostOfFile(() => ({
  geocode: async (postcode) => {
    asked.push(postcode)
    return postcode === 'ZZ1 1ZZ' ? ashcombe : undefined
  },
}))

type Query = ApiTypes['listVenues']['query']

const ashcombe = { latitude: 51.0413, longitude: -2.8342 }

async function listed(query: Query) {
  const { visitor } = await reading()
  return visitor.call(listVenues, { query })
}

/** Towns of the venues a visitor finds, in order. */
async function towns(query: Query): Promise<readonly string[]> {
  return (await listed(query)).data.map(({ town }) => town)
}

describe('venues', () => {
  test('[S7-015 partly, O-86] are listed by name, 20 on a page', async () => {
    const { data, meta } = await listed({})
    expect(data.map(({ town }) => town)).toEqual(['Ashcombe', 'Porthwen', 'Millwick'])
    expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).toSorted())
    expect(meta.pagination).toMatchObject({ records_per_page: 20, total_records: 3 })
    expect(meta.sorting).toEqual({ sort_by: 'name', direction: 'ascending' })
  })

  test('[O-504] have the opening hours of the days of this week', async () => {
    const { visitor } = await reading()
    const { data } = await visitor.call(readVenue, { params: { venue: 'ashcombe-leisure-centre' } })
    expect(data.opening_days).toHaveLength(8)
    expect(
      data.opening_days?.map(({ hours }) => hours?.map(({ opens, closes }) => `${opens}-${closes}`).join()),
    ).toEqual(['08:00-18:00', ...Array<string>(5).fill('06:30-22:00'), '07:30-19:00', '08:00-18:00'])
    expect((await listed({})).data[0]?.opening_days).toEqual(data.opening_days)
  })

  test.each([
    ['millwick', ['Millwick']],
    ['LEISURE centre', ['Ashcombe', 'Porthwen']],
    ['canolfan', ['Porthwen']],
    ['Cánolfan', ['Porthwen']],
    ['ceredigion', ['Porthwen']],
    [' AC1 ', ['Ashcombe']],
    ['ac14qt', ['Ashcombe']],
    ['pw3', ['Porthwen']],
    ['Mw5 2', ['Millwick']],
    ['paddle', ['Porthwen']],
    ['Racket sports', ['Ashcombe', 'Porthwen', 'Millwick']],
    ['%', []],
    ['', ['Ashcombe', 'Porthwen', 'Millwick']],
  ])('[O-57] matching "%s" are %j', async (search, expected) => {
    expect(await towns({ search })).toEqual(expected)
  })

  test('[O-57, S3-006 partly] near a location are sorted nearest first, with the distance in miles', async () => {
    const { data, meta } = await listed(ashcombe)
    expect(data.map(({ town, distance_in_miles: miles }) => [town, miles])).toEqual([
      ['Ashcombe', 0],
      ['Porthwen', 104.4],
      ['Millwick', 189.4],
    ])
    expect(meta.sorting.sort_by).toBe('distance')
  })

  test('[O-80, S7-058] around a postcode use the geocoder, or the postcodes of venues where it finds nothing', async () => {
    const { visitor } = await startPlatform({ host: await withGeocoder() })
    const near = async (query: Query) => (await visitor.call(listVenues, { query })).data.map(({ town }) => town)
    expect(await near({ postcode: 'ZZ1 1ZZ', radius: 5 })).toEqual(['Ashcombe'])
    expect(await near({ postcode: 'PW3 1AA', radius: 5 })).toEqual(['Porthwen'])
    expect(asked).toEqual(['ZZ1 1ZZ', 'PW3 1AA'])
    expect(await near({ postcode: 'AC1 9ZZ' })).toEqual(['Ashcombe'])
    expect(asked).toHaveLength(2)
  })

  test('have no distance without a location', async () => {
    const { data } = await listed({ radius: 5 })
    expect(data).toHaveLength(3)
    for (const venue of data) expect(venue).not.toHaveProperty('distance_in_miles')
  })

  test('[P5-051, P9-017, S5-058 partly, S9-006 partly] within a radius of 0 to 30 miles', async () => {
    const near = { latitude: 51.2, longitude: -2.8342 }
    expect(await towns({ ...near, radius: limits.radius.maximum })).toEqual(['Ashcombe'])
    expect(await towns({ ...near, radius: 5 })).toEqual([])
    expect(await towns({ ...ashcombe, radius: 0 })).toEqual(['Ashcombe'])
    // 5.04 miles to the north: shown as 5, and further than 5.
    const just = { latitude: ashcombe.latitude + 5.04 / 69.0934, longitude: ashcombe.longitude }
    expect((await listed({ ...just, radius: 6 })).data.map((venue) => venue.distance_in_miles)).toEqual([5])
    expect(await towns({ ...just, radius: 5 })).toEqual([])
  })

  test.each([
    [{ radius: 31 }, 'radius'],
    [{ radius: -1 }, 'radius'],
    [{ latitude: 91, longitude: 0 }, 'latitude'],
    [{ latitude: 0, longitude: -181 }, 'longitude'],
    [{ postcode: 'AC14' }, 'postcode'],
    [{ postcode: 'AC1 44QT' }, 'postcode'],
    [{ search: 'x'.repeat(256) }, 'search'],
  ])('[C-77, P5-051, P5-052, S5-058, S9-006] refuse %j by field', async (query, field) => {
    const { visitor } = await reading()
    const { status, errors } = await visitor.refusal(listVenues, { query })
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]])
  })

  test('refuse a location with one coordinate', async () => {
    const { visitor } = await reading()
    const { status, errors } = await visitor.refusal(listVenues, { query: { latitude: 51 } })
    expect([status, errors]).toEqual([422, { longitude: ['This field is required'] }])
  })

  test.each(['AC1 4QT', 'ac14qt', 'AC1 9ZZ'])(
    '[P5-052] of the postcode %s are those of its district',
    async (postcode) => {
      expect(await towns({ postcode })).toEqual(['Ashcombe'])
    },
  )
})

describe('venues around a postcode', () => {
  test('[O-97] are sorted nearest first within the radius, from the venue with that postcode', async () => {
    const { data, meta } = await listed({ postcode: 'PW3 6HB', radius: 30 })
    expect(data.map(({ town, distance_in_miles: miles }) => [town, miles])).toEqual([['Porthwen', 0]])
    expect(meta.sorting.sort_by).toBe('distance')
    expect(await towns({ postcode: 'ZZ9 9ZZ', radius: 30 })).toEqual([])
  })
})

describe('a venue', () => {
  test('[O-97] has its directions and facilities', async () => {
    const { visitor } = await reading()
    const { data } = await visitor.call(readVenue, { params: { venue: 'ashcombe-leisure-centre' } })
    expect(data).toMatchObject({ telephone: '01632 960141', email: 'hello.ashcombe@example.test' })
    expect(data.getting_here).toContain('blue-badge')
    expect(data.facilities).toContainEqual({ code: 'hoist', name: 'Pool hoist' })
  })

  test('[S7-017 partly, S3-001, S3-002, S3-003] has an address, opening times and coordinates', async () => {
    const { visitor } = await reading()
    const { data } = await visitor.call(readVenue, { params: { venue: 'porthwen-leisure-centre' } })
    expect(data).toMatchObject({
      id: 2,
      name: 'Canolfan Hamdden Porthwen Leisure Centre',
      slug: 'porthwen-leisure-centre',
      address1: 'Harbour Road',
      address2: 'The Quay',
      town: 'Porthwen',
      area: 'Ceredigion',
      postcode: 'PW3 6HB',
      opening_times: 'Mo-Fr 07:00-21:30; Sa-Su 08:00-18:00',
      coordinates: { latitude: 52.3169, longitude: -4.1407 },
      activities_v2_migration_date: null,
      timezone: 'Europe/London',
      created_at: expect.stringMatching(/Z$/),
    })
    const nowhere = { ...data, coordinates: { latitude: null, longitude: null } }
    expect(findingsOn(namedSchemas.get('Venue'), nowhere)).toEqual([])
  })

  test('[C-37] is found by its number too', async () => {
    const { visitor } = await reading()
    expect((await visitor.call(readVenue, { params: { venue: '3' } })).data.town).toBe('Millwick')
  })

  test('that is unknown is not found', async () => {
    const { visitor } = await reading()
    const refused = await visitor.refusal(readVenue, { params: { venue: 'atlantis' } })
    expect(refused).toMatchObject({ status: 404, message: 'Unable to complete request, item not found.' })
  })
})
