import { listMoves, listOwnedPackages, quoteItems } from '@touchline/contract'
import { expect, test } from 'vitest'
import { seedIds } from '../carts/basket.ts'
import {
  around,
  booked,
  classOf,
  dayCard,
  errorsOf,
  make,
  nia,
  orderOf,
  plain,
  taken,
  tomorrow,
} from '../sandbox/own-records.ts'
import { basketOf } from '../support/basket.ts'
import { startPlatform } from '../support/platform.ts'
import { adult, atSeedsVenue, concession, junior, rowFor, sold } from './aged-class.ts'

test('[O-510] a booking moves to a day with the same price, and not beyond the birthday that changes it', async () => {
  const users = [{ ...nia, bornOn: '2010-04-09' }]
  const linkedUsers = [{ ownerId: 1, userId: nia.id, relationship: 'parent', confirmedAt: 0, id: 800_005 }]
  const starts = [tomorrow, '2026-04-09T10:00:00Z']
  const schedule = classOf(0, starts, { ...atSeedsVenue, prices: [adult, junior] })
  const place = { name: 'Mine 0: Junior', price: 300, soldAt: { price: { byAge: 1 } } }
  const people = [nia.id, seedIds.idris]
  const places = people.map((purchasedForUserId) => ({ ...place, purchasedForUserId }))
  const inside = await taken(await startPlatform(), {
    users,
    linkedUsers,
    schedules: [schedule],
    ...booked(schedule, places),
  })
  const amina = await inside.as('amina')
  const query = { cancellation_source: 'customers' } as const
  const movesOf = async (id: number) =>
    (await amina.call(listMoves, { params: { id }, query })).data.map(({ occurrence_id }) => occurrence_id)
  expect(await movesOf(800_091)).toEqual([])
  expect(await movesOf(800_092)).toEqual([schedule.occurrences[1]?.id])
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
    schedules: [classOf(0, [tomorrow], { ...plain, prices })],
  })
  expect([made.status, errorsOf(made)]).toEqual([422, { [`data.schedules.0.${field}`]: [says] }])
})

/** The class with a package of Amina's for it, whose content is sold at this price. */
async function classWithPackage(price: unknown) {
  const schedule = classOf(0, [tomorrow], { ...atSeedsVenue, prices: [adult, junior] })
  const contents = [{ usages: 5, options: [{ name: 'Mine', soldAt: { scheduleId: schedule.id, price } }] }]
  const order = orderOf([
    {
      purchasableType: 'pricingOption',
      purchasableId: String(dayCard.id),
      soldAt: { packageId: dayCard.id },
      name: 'Day card',
      price: 1000,
    },
  ])
  const owned = {
    orderId: order.id,
    orderItemId: order.items[0]?.id,
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
