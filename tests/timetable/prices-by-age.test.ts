import {
  addItems,
  listMembershipTypes,
  listMoves,
  listOccurrences,
  listOwnedPackages,
  listStartingSoon,
  listTimetableV2,
  quoteItems,
  readActivityClass,
  readCart,
  updateItem,
} from '@touchline/contract'
import { expect, test } from 'vitest'
import { seedIds } from '../carts/basket.ts'
import { around, classes, classOf, dayCard, hall, make, nia, seeded, taken, tomorrow } from '../sandbox/own-records.ts'
import { basketOf } from '../support/basket.ts'
import { type Person, startPlatform } from '../support/platform.ts'

const window = { opensMinutesBefore: null, closesMinutesBefore: null }
const junior = { name: 'Junior', price: 300, memberPrice: 100, ages: [{ minimum: 6, maximum: 15 }] }
const adult = { name: 'Adult', price: 650, memberPrice: 400 }
const concession = {
  name: 'Concession',
  price: 450,
  memberPrice: null,
  ages: [
    { minimum: null, maximum: 5 },
    { minimum: 60, maximum: null },
  ],
}
const plain = {
  window,
  membersWindow: window,
  waitlist: undefined,
  split: undefined,
  ages: undefined,
  qualification: 'everyone',
  allowAnonymous: true,
  maximum: 10,
}
const atSeedsVenue = {
  ...plain,
  // Other sessions may be in the same hall.
  bookingStrategy: 'overlapping',
  venueId: 1,
  categoryId: classes.id,
  locationId: seeded.locations.find(({ venueId }) => venueId === 1)?.id,
}

/** A class at the first venue of the seed with these prices. */
async function classWith(prices: readonly object[], data: object = {}) {
  const starts = [tomorrow, '2026-04-09T10:00:00Z']
  return taken(await startPlatform(), { ...data, schedules: [classOf(0, starts, { ...atSeedsVenue, prices })] })
}

const params = { venue: 'ashcombe-leisure-centre', activity: classes.slug }

async function rowFor(person: Pick<Person, 'call'>, selected?: number) {
  const query = { date: '2026-04-08', ...(selected === undefined ? {} : { selected_user_id: selected }) }
  const { data } = await person.call(listTimetableV2, { params, query })
  const row = data.find(({ name }) => name === 'Mine 0')
  if (!row) throw new Error('the class is not there')
  return row
}

const sold = (id: string | number, forId?: number) => ({
  purchasable_type: 'av2Booking' as const,
  purchasable_id: String(id),
  ...(forId === undefined ? {} : { purchased_for_user_id: forId }),
})

test('[O-510] a visitor sees the lowest price of a class and all its prices; a person sees their own', async () => {
  const inside = await classWith([adult, junior, concession])
  const seen = await rowFor(inside.visitor)
  expect(seen).toMatchObject({
    price: { value: 300 },
    action_to_show: { status: 'book' },
    prices: [
      { name: 'Adult', ages: [], price: { value: 650 }, member_price: { value: 400 }, is_own: false },
      { name: 'Junior', ages: [{ min_age: 6, max_age: 15, label: 'Children 6 to 15' }], price: { value: 300 } },
      {
        name: 'Concession',
        ages: [
          { min_age: null, max_age: 5 },
          { min_age: 60, max_age: null },
        ],
        price: { value: 450 },
        member_price: null,
      },
    ],
  })
  const amina = await inside.as('amina')
  const ownOf = async (selected?: number) => {
    const { price, prices } = await rowFor(amina, selected)
    return [price?.value, prices.find(({ is_own }) => is_own)?.name]
  }
  expect(await ownOf()).toEqual([650, 'Adult'])
  expect(await ownOf(seedIds.idris)).toEqual([300, 'Junior'])
  expect(await ownOf(seedIds.yusuf)).toEqual([450, 'Concession'])
  const ben = await inside.as('ben')
  expect(await rowFor(ben)).toMatchObject({ price: { value: 400 }, normal_price: { value: 650 } })
  const details = await inside.visitor.call(readActivityClass, { params: { id: String(seen.id) }, query: {} })
  expect(details.data.prices).toHaveLength(3)
  const query = {
    source: 'online',
    starts_after: '2026-04-08T09:00:00Z',
    starts_before: '2026-04-08T12:00:00Z',
    venue_ids: [1],
  } as const
  const listed = (await inside.visitor.call(listOccurrences, { query })).data.find(({ name }) => name === 'Mine 0')
  expect(listed?.price?.value).toBe(300)
  const soonFor = async (who: Pick<Person, 'call'>) =>
    (await who.call(listStartingSoon, { query: { source: 'online', venue: params.venue, limit: 48 } })).data.find(
      ({ name }) => name === 'Mine 0',
    )
  expect(await soonFor(inside.visitor)).toMatchObject({ price: { value: 300 }, is_from: true })
  expect(await soonFor(amina)).toMatchObject({ price: { value: 650 }, is_from: false })
})

test('[O-510] quote, basket and a changed attendee agree on the price of the age, and the line says which it is', async () => {
  const inside = await classWith([adult, junior, concession])
  const amina = await inside.as('amina')
  const { id } = await rowFor(inside.visitor)
  for (const [forId, price, name] of [
    [undefined, 650, 'Mine 0: Adult'],
    [seedIds.idris, 300, 'Mine 0: Junior'],
    [seedIds.yusuf, 450, 'Mine 0: Concession'],
  ] as const) {
    const body = { items: [sold(id, forId)] }
    const quote = await amina.call(quoteItems, { params: basketOf(amina.id), body })
    expect(quote.data).toMatchObject({ total: { value: price }, lines: [{ name, price: { value: price } }] })
    const { data } = await amina.call(addItems, { params: basketOf(amina.id), body })
    expect(data.items.at(-1)).toMatchObject({ name, price: { value: price } })
  }
  const { data } = await amina.call(readCart, { params: basketOf(amina.id), query: {} })
  expect(data.total.value).toBe(650 + 300 + 450)
  expect(await inside.invariants()).toEqual([])
})

test('[O-510] an item that is changed from an adult to a child costs the price of the child', async () => {
  const inside = await classWith([adult, junior, concession])
  const amina = await inside.as('amina')
  const { id } = await rowFor(inside.visitor)
  const { data } = await amina.call(addItems, { params: basketOf(amina.id), body: { items: [sold(id)] } })
  const changed = await amina.call(updateItem, {
    params: { userId: amina.id, source: 'activity-booking', cartItemId: data.items[0]?.id ?? 0 },
    body: { data: { purchased_for_user_id: seedIds.idris } },
  })
  expect(changed.data).toMatchObject({ total: { value: 300 }, items: [{ name: 'Mine 0: Junior' }] })
})

test('[O-510] the age on the day of the session decides, also after a birthday', async () => {
  const users = [{ ...nia, bornOn: '2010-04-09' }]
  const links = [{ ownerId: 1, userId: nia.id, relationship: 'parent', confirmedAt: 0, id: 800_005 }]
  const inside = await classWith([adult, junior], { users, linkedUsers: links })
  const amina = await inside.as('amina')
  const price = async (date: string) => {
    const query = { date, selected_user_id: nia.id }
    const { data } = await amina.call(listTimetableV2, { params, query })
    return data.find(({ name }) => name === 'Mine 0')?.price?.value
  }
  expect([await price('2026-04-08'), await price('2026-04-09')]).toEqual([300, 650])
})

test('[O-510] a booking moves to a day with the same price, and not beyond the birthday that changes it', async () => {
  const users = [{ ...nia, bornOn: '2010-04-09' }]
  const linkedUsers = [{ ownerId: 1, userId: nia.id, relationship: 'parent', confirmedAt: 0, id: 800_005 }]
  const starts = [tomorrow, '2026-04-09T10:00:00Z']
  const schedule = classOf(0, starts, { ...atSeedsVenue, prices: [adult, junior] })
  const item = {
    id: 800_091,
    purchasableType: 'av2Booking',
    purchasableId: schedule.occurrences[0]?.id,
    soldAt: { scheduleId: schedule.id, price: { byAge: 1 } },
    name: 'Mine 0: Junior',
    price: 300,
    quantity: 1,
    benefitApplied: false,
    purchasedForUserId: nia.id,
    extras: [],
  }
  const items = [item, { ...item, id: 800_092, purchasedForUserId: seedIds.idris }]
  const order = {
    id: 800_090,
    cartUuid: '0190a1b2-0000-7000-8000-000000800090',
    userId: 1,
    source: 'activity-booking',
    completedAt: '2026-04-07T08:00:00Z',
    total: 600,
    payments: [{ tenderType: 'cash', amount: 600 }],
    refundStatus: null,
    items,
  }
  const bookings = items.map(({ id, purchasedForUserId: userId }) => ({
    id,
    scheduleId: schedule.id,
    orderId: order.id,
    orderItemId: id,
    status: 'settled',
    price: 300,
    createdAt: order.completedAt,
    cancelledAt: null,
    cancellationSource: null,
    occurrenceId: schedule.occurrences[0]?.id,
    userId,
    count: 1,
  }))
  const inside = await taken(await startPlatform(), {
    users,
    linkedUsers,
    schedules: [schedule],
    orders: [order],
    bookings,
  })
  const amina = await inside.as('amina')
  const query = { cancellation_source: 'customers' } as const
  const movesOf = async (id: number) =>
    (await amina.call(listMoves, { params: { id }, query })).data.map(({ occurrence_id }) => occurrence_id)
  expect(await movesOf(800_091)).toEqual([])
  expect(await movesOf(800_092)).toEqual([schedule.occurrences[1]?.id])
})

test('[O-510] somebody whose age no price is for cannot book, and is told why; a visitor still sees the class', async () => {
  const inside = await classWith([junior])
  const [amina, ellie] = [await inside.as('amina'), await inside.as('ellie')]
  const { id, action_to_show: shown, price } = await rowFor(inside.visitor)
  expect([shown.status, price?.value]).toEqual(['book', 300])
  expect(await rowFor(amina)).toMatchObject({
    price: null,
    bookable_action: { action: null, reason: { code: 'no_price_for_age' } },
    action_to_show: {
      status: null,
      reason: "There is no price for this person's age, so they can't be booked onto this.",
    },
  })
  const refusal = await amina.refusal(addItems, { params: basketOf(amina.id), body: { items: [sold(id)] } })
  expect(refusal).toMatchObject({ status: 422, code: 'not_bookable' })
  // Without a name somebody counts as an adult.
  const desk = { userId: ellie.id, source: 'front-of-house' } as const
  const unnamed = { items: [{ purchasable_type: 'purchasableOccurrence' as const, purchasable_id: String(id) }] }
  expect(await ellie.refusal(addItems, { params: desk, body: unnamed })).toMatchObject({ status: 422 })
})

test('[O-510] the price page of memberships compares each price by age', async () => {
  const inside = await classWith([adult, { ...junior, name: 'Under 16s' }])
  const { data } = await inside.visitor.call(listMembershipTypes, { params: { venue: '1' }, query: {} })
  const spans = data.flatMap(({ activity_prices: all = [] }) => all).filter(({ name }) => name === 'Under 16s')
  expect(spans[0]).toMatchObject({ price: { value: 300 }, member_price: { value: 100 } })
})

test.each([
  [
    'two ordinary prices',
    [adult, { ...adult, name: 'Other' }],
    'prices.1.ages',
    'Price Adult is for anybody already; Other needs ages.',
  ],
  [
    'two prices for one age',
    [junior, { ...concession, ages: [{ minimum: 15, maximum: 20 }] }],
    'prices.1.ages.0',
    'Somebody aged 15 would have two prices: Junior is for that age too.',
  ],
  [
    'a price for nobody',
    [{ ...junior, ages: [] }],
    'prices.0.ages',
    'The price is for nobody: there is no range of ages.',
  ],
  ['no price', [], 'prices', 'There is at least one price.'],
  [
    'ages the wrong way round',
    [{ ...junior, ages: [{ minimum: 9, maximum: 6 }] }],
    'prices.0.ages.0',
    'The minimum age, 9, is above the maximum, 6.',
  ],
] as const)('[O-510] %s is refused, with field and words', async (_, prices, field, says) => {
  const made = await make(await startPlatform(), {
    ...around,
    schedules: [classOf(0, [tomorrow], { ...plain, locationId: hall.id, prices })],
  })
  expect([made.status, made.json().error?.fields ?? made.json().errors]).toEqual([
    422,
    { [`data.schedules.0.${field}`]: [says] },
  ])
})

/** The class with a package of Amina's for it, whose content is sold at this price. */
async function classWithPackage(price: unknown) {
  const schedule = classOf(0, [tomorrow], { ...atSeedsVenue, prices: [adult, junior] })
  const contents = [{ usages: 5, options: [{ name: 'Mine', soldAt: { scheduleId: schedule.id, price } }] }]
  const item = {
    id: 800_091,
    purchasableType: 'pricingOption',
    purchasableId: String(dayCard.id),
    soldAt: { packageId: dayCard.id },
    name: 'Day card',
    price: 1000,
    quantity: 1,
    benefitApplied: false,
    purchasedForUserId: null,
    extras: [],
  }
  const order = {
    id: 800_090,
    cartUuid: '0190a1b2-0000-7000-8000-000000800090',
    userId: 1,
    source: 'activity-booking',
    completedAt: '2026-04-07T08:00:00Z',
    total: 1000,
    payments: [{ tenderType: 'cash', amount: 1000 }],
    refundStatus: null,
    items: [item],
  }
  const owned = {
    orderId: order.id,
    orderItemId: item.id,
    packageId: dayCard.id,
    userId: 1,
    boughtAt: order.completedAt,
    expiresAt: null,
    used: [0],
  }
  return taken(await startPlatform(), {
    schedules: [schedule],
    packages: [{ ...dayCard, contents }],
    orders: [order],
    ownedPackages: [owned],
  })
}

test.each([
  ['single sessions pays at every price by age', 'single', [0, 0], ['Mine (Adult)', 'Mine (Junior)']],
  ['one price by age pays at that price alone', { byAge: 1 }, [650, 0], ['Mine']],
] as const)('[O-510] a package for %s', async (_, price, pays, names) => {
  const inside = await classWithPackage(price)
  const amina = await inside.as('amina')
  const { id } = await rowFor(inside.visitor)
  const quoted = async (forId?: number) => {
    const body = { items: [{ ...sold(id, forId), apply_benefit: true }] }
    return (await amina.call(quoteItems, { params: basketOf(amina.id), body })).data.total.value
  }
  expect([await quoted(), await quoted(seedIds.idris)]).toEqual(pays)
  const { data } = await amina.call(listOwnedPackages, { params: { userId: amina.id }, query: {} })
  const mine = data.find(({ package_id: one }) => one === dayCard.id)
  expect(mine?.contents[0]?.pricing_options.map(({ name }) => name)).toEqual(names)
  expect(await inside.invariants()).toEqual([])
})
