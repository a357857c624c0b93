import { listOccurrences, readFooter } from '@touchline/contract'
import { expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'
import {
  around,
  category,
  classes,
  classOf,
  client,
  hall,
  make,
  nia,
  openAlways,
  riverside,
  seeded,
  taken,
  tomorrow,
  yoga,
} from './own-records.ts'

async function refusedFor(data: object): Promise<Readonly<Record<string, readonly string[]>>> {
  const { status, json, text } = await make(await startPlatform(), data)
  expect(status, text).toBe(422)
  return (json() as { readonly errors: Readonly<Record<string, readonly string[]>> }).errors
}

test.each([
  ['price', classOf(3, [tomorrow], { price: 5.2 }), { price: 'This field must be a whole number.' }],
  ['an unknown field', classOf(3, [tomorrow], { colour: 'red' }), { colour: 'This field is not recognised.' }],
  ['no end', classOf(3, [tomorrow], { endsAt: undefined }), { endsAt: 'This field is required' }],
  ['no maximum', classOf(3, [tomorrow], { maximum: undefined }), { maximum: 'This field is required' }],
  [
    'a slug',
    classOf(3, [tomorrow], { slug: 'swim™' }),
    { slug: 'This field must be small letters a to z and digits, with single hyphens between.' },
  ],
])('[O-480] C15: a wrong record is told by field and sentence: %s', async (_what, schedule, told) => {
  const [[field, says] = []] = Object.entries(told)
  const schedules = [classOf(0, []), classOf(1, []), classOf(2, []), schedule]
  expect(await refusedFor({ ...around, schedules })).toEqual({ [`data.schedules.3.${field}`]: [says] })
})

test('[O-480] C15: all problems are told at once, of records of the right shape too', async () => {
  const schedules = [
    classOf(0, [], { price: 5.2, colour: 'red' }),
    classOf(1, [tomorrow], { venueId: 77 }),
    classOf(2, [], { slug: 'mine-1' }),
  ]
  const errors = await refusedFor({ ...around, schedules, people: [] })
  expect(Object.keys(errors)).toEqual([
    'data.schedules.0.colour',
    'data.schedules.0.price',
    'data.people',
    'data.schedules.1.venueId',
  ])
})

test('[O-480] C15: no more than fifty problems are told', async () => {
  const venues = Array.from({ length: 40 }, (_, index) => ({ id: 900_000 + index }))
  expect(Object.keys(await refusedFor({ venues }))).toHaveLength(50)
})

test.each([
  [
    'two schedules with one slug',
    { schedules: [classOf(0, []), classOf(1, [], { slug: 'mine-0' })] },
    {
      'data.schedules.1.slug': [
        'At the same venue and in the same category, the slug mine-0 is used by schedules.0 (mine-0).',
      ],
    },
  ],
  [
    'a session id in two schedules',
    { schedules: [classOf(0, [tomorrow]), { ...classOf(1, []), occurrences: classOf(0, [tomorrow]).occurrences }] },
    {
      'data.schedules.1.occurrences.0.id': [
        `The occurrence id mine0${'0'.repeat(29)} is used by schedules.0 (mine-0).`,
      ],
    },
  ],
  [
    'an end before its start',
    {
      schedules: [
        classOf(0, [], {
          occurrences: [{ id: `mine${'0'.repeat(30)}`, startsAt: tomorrow, endsAt: '2026-04-08T09:00:00Z' }],
        }),
      ],
    },
    { 'data.schedules.0.occurrences.0.endsAt': ['The session ends before it starts.'] },
  ],
  [
    'two users with one address, in other letters',
    {
      users: [
        { ...nia, homeVenueId: 1 },
        {
          ...nia,
          id: 800_002,
          uuid: '0190a1b2-0000-7000-8000-000000800002',
          reference: 'NIA-2',
          email: 'NIA.Price@example.test',
        },
      ],
    },
    { 'data.users.1.email': ['The address nia.price@example.test is used by users.0 (NIA-1).'] },
  ],
  [
    'a closure that ends before it starts',
    { closures: [{ id: 800_070, venueId: 1, startsAt: 120_000, endsAt: 60_000, message: 'Shut', locationIds: [] }] },
    { 'data.closures.0.endsAt': ['The closure ends before it starts.'] },
  ],
])('[O-480] C16: contradictory records are named before the database is asked: %s', async (_what, data, errors) => {
  expect(await refusedFor({ ...around, ...data })).toEqual(errors)
})

test.each([
  [
    'in a parent category',
    { categoryId: category(null).id },
    {
      categoryId: `Category ${category(null).slug} is a parent; no page shows what is in it. Use one of its children.`,
    },
  ],
  [
    'in a category for courses',
    { categoryId: category('courses').id },
    {
      categoryId: `Category ${category('courses').slug} has bookingType courses; a schedule of kind class needs one with classes.`,
    },
  ],
  [
    'in a category that its venue does not have',
    { categoryId: classes.id },
    { categoryId: `Category ${classes.slug} is not at venue riverside: its venueIds do not name ${riverside.id}.` },
  ],
  [
    'in another venue’s hall',
    { locationId: seeded.locations[0]?.id },
    {
      locationId: `Location ${seeded.locations[0]?.name} belongs to venue ${seeded.venues[0]?.slug}, and this to venue riverside.`,
    },
  ],
])('[O-480] C17: a class that no page would show is refused: %s', async (_what, changes, told) => {
  const [[field, says] = []] = Object.entries(told)
  const errors = await refusedFor({ ...around, schedules: [classOf(0, [tomorrow], changes)] })
  expect(errors).toEqual({ [`data.schedules.0.${field}`]: [says] })
})

test('[O-480] C18: a venue brings a footer and a theme of its own beside the seed’s', async () => {
  const footers = [{ clientId: 1, venueId: riverside.id, html: '<p>By the river</p>' }]
  const themes = [{ ...seeded.themes[0], venueId: riverside.id }]
  const inside = await taken(await startPlatform(), { ...around, footers, themes })
  const { data } = await inside.visitor.call(readFooter, { query: { venue: riverside.slug } })
  expect(JSON.stringify(data)).toContain('By the river')
  const again = await refusedFor({ ...around, footers: [...footers, ...footers] })
  expect(again).toEqual({ 'data.footers.1.venueId': ['The same organisation or venue has the footer footers.0.'] })
})

test('[O-484] C19: the week of eighteen venues fits into the data of a sandbox, and what does not is refused in words', async () => {
  const numbers = Array.from({ length: 18 }, (_, index) => index)
  const venues = numbers.map((n) => ({ ...openAlways, id: 810_000 + n, slug: `venue-${n}` }))
  const locations = venues.map(({ id: venueId }) => ({ ...hall, id: venueId, venueId }))
  const categories = [{ ...yoga, venueIds: venues.map(({ id }) => id) }]
  const schedules = venues.map(({ id: venueId }, n) => {
    const occurrences = Array.from({ length: 56 }, (_, index) => {
      const startsAt = Date.parse(tomorrow) + index * 3 * 3_600_000
      return { id: `week${String(n * 100 + index).padStart(30, '0')}`, startsAt, endsAt: startsAt + 3_600_000 }
    })
    const id = `0190a1b2-0000-7000-8000-0000008${String(n).padStart(5, '0')}`
    return classOf(0, [], { id, slug: `week-${n}`, venueId, locationId: venueId, occurrences })
  })
  const data = { venues, locations, categories, schedules }
  expect(JSON.stringify(data).length).toBeGreaterThan(100_000)
  const platform = await startPlatform()
  const inside = await taken(platform, data)
  const query = {
    source: 'online',
    starts_after: '2026-04-08T09:00:00Z',
    starts_before: '2026-04-16T00:00:00Z',
    per_page: 1,
  } as const
  const { meta } = await inside.visitor.call(listOccurrences, { query: { ...query, venue_ids: [810_017] } })
  expect(meta.pagination.total_records).toBe(56)
  expect(await inside.invariants()).toEqual([])
  const refused = await make(platform, { venues: 'x'.repeat(5 * 1024 * 1024) })
  expect([refused.status, (refused.json() as { message: string }).message]).toEqual([
    413,
    'The request is too large: at most 4096 kB can be sent here.',
  ])
})

test('[O-485] C20: a second organisation has the currency of the first', async () => {
  const other = { ...client, currency: { code: 'EUR', symbol: '€' } }
  expect(await refusedFor({ clients: [other] })).toEqual({
    'data.clients.0.currency.code': [
      `A platform has one currency: this is EUR, and the seed's organisation ${seeded.clients[0]?.name} has GBP.`,
    ],
  })
  await taken(await startPlatform(), { clients: [client] })
})

test.each([
  ['JPY', 'JPY does not have two decimals, and all prices are in hundredths of their currency. GBP has them.'],
  ['KWD', 'KWD does not have two decimals, and all prices are in hundredths of their currency. GBP has them.'],
  ['ABC', 'There is no currency ABC; GBP is one.'],
])('[O-485] C21: a currency that prices cannot be in is refused: %s', async (code, says) => {
  expect(await refusedFor({ clients: [{ ...client, currency: { code, symbol: '¤' } }] })).toEqual({
    'data.clients.0.currency.code': [says],
  })
})
