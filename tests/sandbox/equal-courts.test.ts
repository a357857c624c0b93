import { addItems, listSlots } from '@touchline/contract'
import { expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { startPlatform } from '../support/platform.ts'
import { category, classOf, errorsOf, hall, make, openAlways, taken, tomorrow } from './own-records.ts'

const slots = { ...category('resources'), id: '0190a1b2-0000-7000-8000-000000800051', slug: 'riverside-courts' }
const badminton = { ...slots, parentId: null, venueIds: [openAlways.id] }
const open = { opensMinutesBefore: null, closesMinutesBefore: null }

function courtsRecord(names: readonly string[], each: object = {}) {
  const { name, weeks, ...rest } = classOf(0, [tomorrow], { window: open, membersWindow: open })
  const shared = Object.fromEntries(
    [
      'descriptionHtml',
      'instructors',
      'qualification',
      'memberPrice',
      'prePurchaseWaiverId',
      'prePurchaseInductionId',
      'restrictionCriteria',
      'extraIds',
      'createdAt',
      'window',
    ].map((key) => [key, Reflect.get(rest, key)]),
  )
  return {
    id: '0190a1b2-0000-7000-8000-000000800070',
    slug: 'badminton',
    venueId: openAlways.id,
    parentId: hall.id,
    locations: names.map((court, index) => ({ id: 800_100 + index, name: court })),
    each: {
      ...shared,
      name: `${name} badminton`,
      weeks,
      categoryId: badminton.id,
      maximum: 1,
      price: 900,
      startsAt: tomorrow,
      endsAt: '2026-04-08T11:00:00Z',
      occurrences: [
        { startsAt: tomorrow, endsAt: '2026-04-08T11:00:00Z' },
        { startsAt: '2026-04-08T11:00:00Z', endsAt: '2026-04-08T12:00:00Z' },
      ],
      ...each,
    },
  }
}

const data = (record: object) => ({
  venues: [openAlways],
  locations: [hall],
  categories: [badminton],
  courts: [record],
})

async function idsOf(names: readonly string[]) {
  const inside = await taken(await startPlatform(), data(courtsRecord(names)))
  const params = { venue: openAlways.slug, activity: badminton.slug }
  const { data: rows } = await inside.visitor.call(listSlots, { params, query: { date: '2026-04-08' } })
  return {
    inside,
    rows,
    ids: new Map(rows.map((row) => [`${row.location.name} ${row.starts_at.format_24_hour}`, row])),
  }
}

test('[O-511] a record of three courts sells each of them at each time, and a court more changes no id', async () => {
  const two = await idsOf(['Court 1', 'Court 2'])
  const three = await idsOf(['Court 1', 'Court 2', 'Court 3'])
  expect(three.rows.map(({ location, starts_at: at }) => `${location.name} ${at.format_24_hour}`).toSorted()).toEqual([
    'Court 1 11:00',
    'Court 1 12:00',
    'Court 2 11:00',
    'Court 2 12:00',
    'Court 3 11:00',
    'Court 3 12:00',
  ])
  expect(new Set(three.rows.map(({ id }) => id)).size).toBe(6)
  for (const [key, { id }] of two.ids) expect(three.ids.get(key)?.id).toBe(id)
  const { inside } = three
  const amina = await inside.as('amina')
  const book = (key: string) => {
    const id = three.ids.get(key)?.id ?? ''
    const item = { purchasable_type: 'av2Booking', purchasable_id: String(id) } as const
    return amina.call(addItems, { params: basketOf(amina.id), body: { items: [item] } })
  }
  await book('Court 1 11:00')
  const { data: cart } = await book('Court 2 12:00')
  expect(cart.total.value).toBe(1800)
  expect(await inside.invariants()).toEqual([])
})

test.each([
  [
    'a wrong shape, by the field of the record',
    { each: { price: 5.2 } },
    { 'data.courts.0.each.price': ['This field must be a whole number.'] },
  ],
  [
    'a problem of all courts, once',
    { each: { split: { online: 1, foh: 1 } } },
    { 'data.courts.0.each.split': ['The places of both channels come to 2, the maximum is 1.'] },
  ],
  [
    'a court with the id of another location, by the court',
    {
      locations: [
        { id: 800_100, name: 'Court 1' },
        { id: hall.id, name: 'Court 2' },
      ],
    },
    { 'data.courts.0.locations.1.id': [`The id ${hall.id} is used by locations.0 (Hall).`] },
  ],
  [
    'two sessions of a court at one time',
    {
      each: {
        occurrences: [
          { startsAt: tomorrow, endsAt: '2026-04-08T11:00:00Z' },
          { startsAt: tomorrow, endsAt: '2026-04-08T12:00:00Z' },
        ],
      },
    },
    { 'data.courts.0.each.occurrences.1.startsAt': ['Session 0 of the list begins at the same time.'] },
  ],
] as const)(
  '[O-511] the check tells %s',
  async (_, changes: { each?: object; locations?: readonly object[] }, fields) => {
    const { each, ...others } = changes
    const made = await make(await startPlatform(), data({ ...courtsRecord(['Court 1', 'Court 2'], each), ...others }))
    expect([made.status, errorsOf(made)]).toEqual([422, fields])
  },
)

test('[O-511] another record that uses what a court has names record and court', async () => {
  const schedule = {
    ...classOf(1, [tomorrow], { kind: 'slots', window: open, categoryId: badminton.id, slug: 'badminton-2' }),
    locationId: hall.id,
  }
  const record = courtsRecord(['Court 1', 'Court 2'])
  const made = await make(await startPlatform(), { ...data(record), schedules: [schedule] })
  expect(errorsOf(made)).toEqual({
    'data.courts.0.slug': [
      'At the same venue and in the same category, the slug badminton-2 is used by schedules.0 (badminton-2).',
    ],
  })
})
