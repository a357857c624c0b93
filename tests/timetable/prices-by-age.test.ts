import {
  addItems,
  listMembershipTypes,
  listOccurrences,
  listStartingSoon,
  listTimetableV2,
  quoteItems,
  readActivityClass,
  readCart,
  updateItem,
} from '@touchline/contract'
import { expect, test } from 'vitest'
import { seedIds } from '../carts/basket.ts'
import { nia } from '../sandbox/own-records.ts'
import { basketOf } from '../support/basket.ts'
import type { Person } from '../support/platform.ts'
import { adult, classWith, concession, junior, params, rowFor, sold } from './aged-class.ts'

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
  } as const
  const listed = (await inside.visitor.call(listOccurrences, { query: { ...query, venue_ids: [1] } })).data.find(
    ({ name }) => name === 'Mine 0',
  )
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
  const spans = data.flatMap(({ activity_prices: all }) => all).filter(({ name }) => name === 'Under 16s')
  expect(spans[0]).toMatchObject({ price: { value: 300 }, member_price: { value: 100 } })
})
