import { listMembershipTypes, type MembershipType, readMembershipType } from '@touchline/contract'
import { expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

const at = (venue: string) => ({ params: { venue }, query: {} })
const pricesOf = ({ activity_prices: prices }: MembershipType, slug: string) =>
  prices
    .filter(({ category }) => category.slug === slug)
    .map(({ name, price, member_price, is_from }) => [name, price?.value ?? null, member_price?.value ?? null, is_from])

test('[O-06 partly, O-173] memberships of a venue list the price of each activity with and without them', async () => {
  const { visitor } = await startPlatform()
  const { data } = await visitor.call(listMembershipTypes, at('ashcombe-leisure-centre'))
  expect(data.map(({ name }) => name)).toEqual(['Fairwater All In', 'Swim and Sauna'])
  const [allIn, swim] = data
  expect(allIn).toMatchObject({ monthly_price: { value: 3650 }, joining_fee: { value: 1500 } })
  expect(allIn?.venues.map(({ id }) => id)).toEqual([1, 2, 3])
  if (!allIn || !swim) return
  expect(pricesOf(allIn, 'badminton-courts')).toEqual([['One session', 1150, 500, false]])
  expect(pricesOf(allIn, 'public-swims')).toEqual([
    ['Adult', 560, 0, false],
    ['Family of four', 1650, 1650, false],
    ['Junior or over 60', 380, 0, false],
  ])
  // It changes only the prices of what is sold with it.
  expect(pricesOf(swim, 'badminton-courts')).toEqual([['One session', 1150, 1150, false]])
  const classes = allIn.activity_prices.find(({ category }) => category.slug === 'fitness-classes')
  // Most classes are free for members, and others are not.
  expect(classes).toMatchObject({ is_from: true, member_price: { value: 0 }, member_is_from: true })
  const swims = allIn.activity_prices.filter(({ category }) => category.slug === 'public-swims')
  expect(swims.map((one) => one.member_is_from)).toEqual([false, false, false])
  const one = await visitor.call(readMembershipType, { params: { venue: '1', membershipTypeId: 2 } })
  expect(one.data).toEqual(swim)
})

test('[O-575 partly] in Welsh the kinds of sale are in Welsh, and kinds of ticket as the operator wrote them', async () => {
  const { visitor } = await startPlatform()
  const headers = { 'accept-language': 'cy' }
  const { data } = await visitor.call(listMembershipTypes, { ...at('ashcombe-leisure-centre'), headers })
  const names = new Set(data.flatMap((type) => type.activity_prices.map(({ name }) => name)))
  expect([...names].toSorted()).toEqual([
    'Adult',
    'Family of four',
    'Junior or over 60',
    'Un sesiwn',
    'Y cwrs cyfan',
    'Y gwersyll cyfan',
  ])
  const ours = data.flatMap((type) => type.activity_prices.filter((price) => price.is_own_name !== true))
  expect(new Set(ours.map(({ name }) => name))).toEqual(new Set(['Un sesiwn', 'Y cwrs cyfan', 'Y gwersyll cyfan']))
})

test('[O-173] a membership not valid at the venue, and an unknown venue, are not found', async () => {
  const { visitor } = await startPlatform()
  const { data } = await visitor.call(listMembershipTypes, at('millwick-sports-village'))
  expect(data.map(({ id }) => id)).toEqual([1])
  const elsewhere = { params: { venue: '3', membershipTypeId: 2 } }
  expect(await visitor.refusal(readMembershipType, elsewhere)).toMatchObject({ status: 404, code: 'item_not_found' })
  expect(await visitor.refusal(listMembershipTypes, at('nowhere'))).toMatchObject({ status: 404 })
})
