import { listOwnedPackages, listPackages, type Package, readPackage } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { type Person, startPlatform } from '../support/platform.ts'

const at = (venue: string, page: object = {}) => ({ params: { source: 'online', venue } as const, query: page })
const one = (venue: string, packageId: number) => ({
  params: { source: 'online', venue, packageId } as const,
  query: {},
})
const named = (all: readonly Package[], name: string) => all.find((each) => (each.friendly_name ?? each.name) === name)

describe('packages of a venue', () => {
  test('[P3-054, P3-055, P3-057, P3-058, P3-059, P3-061, P3-065, P3-066, P3-067, P7-006, P7-040, O-82] list their contents, venues, duration and price', async () => {
    const { visitor } = await startPlatform()
    const { data, meta } = await visitor.call(listPackages, at('ashcombe-leisure-centre'))
    expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).toSorted())
    expect(meta.pagination).toMatchObject({ total_records: 8, records_per_page: 20 })
    expect(named(data, 'Ten swims')).toMatchObject({
      id: 1,
      name: 'Swim ten, adult, Ashcombe',
      friendly_name: 'Ten swims',
      venue_restriction: { venue: { id: 1, slug: 'ashcombe-leisure-centre' } },
      pricing_option: { id: expect.any(Number), name: expect.any(String), reference: 'PKG-SWIM-10-ASH' },
      price: { formatted: '£50.40', value: 5040 },
      contents: [{ usages: 10, pricing_options: [{ name: 'Lane swim: Adult' }, { name: 'Family fun swim: Adult' }] }],
      expiry: { value: 6, unit: 'month' },
    })
    const mix = await visitor.call(readPackage, one('millwick-sports-village', 2))
    expect(mix.data).toMatchObject({
      venue_restriction: { group: { id: 1, name: 'All Fairwater centres', venues: [{ id: 1 }, { id: 2 }, { id: 3 }] } },
      contents: [{ usages: 5 }, { usages: 1 }],
      expiry: null,
    })
    expect(named(data, 'Opening week spin card')?.friendly_name).toBeNull()
    const page = await visitor.call(listPackages, at('1', { page: 2, per_page: 4 }))
    expect(page.data).toHaveLength(4)
  })

  test('[P3-060, O-170] a visitor reads an estimate; a customer their own price, and why they cannot buy', async () => {
    const { visitor, as } = await startPlatform()
    const say = async (person: Person, name: string) => {
      const { data } = await person.call(listPackages, at('1'))
      const found = named(data, name)
      return [found?.price.value, found?.bookable_action.action, found?.bookable_action.message]
    }
    const [ben, carys] = [await as('ben'), await as('carys')]
    expect(await say(visitor, 'Ten hours of badminton')).toEqual([9800, null, null])
    expect(await say(ben, 'Ten hours of badminton')).toEqual([4200, 'book', null])
    expect(await say(carys, 'Members’ court hours')).toEqual([2000, null, 'You do not qualify to book this.'])
    expect(await say(ben, 'Members’ court hours')).toEqual([2000, 'book', null])
    expect(await say(carys, 'Opening week spin card')).toEqual([2000, null, 'Sold out'])
    expect(await say(visitor, 'Gym starter with a coach')).toEqual([4500, null, 'This is sold at our centres only.'])
    const ellie = await as('ellie')
    const atDesk = { params: { source: 'foh', venue: '1', packageId: 5 } as const, query: {} }
    expect((await ellie.call(readPackage, atDesk)).data.bookable_action.action).toBe('book')
  })

  test('[P7-007] one not valid at the venue, and an unknown venue, are not found', async () => {
    const { visitor } = await startPlatform()
    for (const [venue, id] of [
      ['porthwen-leisure-centre', 1],
      ['1', 99],
      ['nowhere', 1],
    ] as const) {
      expect(await visitor.refusal(readPackage, one(venue, id))).toMatchObject({ status: 404, code: 'item_not_found' })
    }
    expect(await visitor.refusal(listPackages, at('nowhere'))).toMatchObject({ status: 404 })
  })
})

test('[O-545] each content of a purchased package names the activities that it is good for, once each', async () => {
  const { as } = await startPlatform()
  const activitiesOf = async (person: Person) => {
    const { data } = await person.call(listOwnedPackages, { params: { userId: person.id }, query: {} })
    return data.find(({ status }) => status === 'active')?.contents.map(({ activities }) => activities)
  }
  const [amina, ben] = [await as('amina'), await as('ben')]
  const venue = 'ashcombe-leisure-centre'
  expect(await activitiesOf(amina)).toEqual([
    [{ venue_slug: venue, category_slug: 'public-swims', booking_type: 'ticketed' }],
  ])
  expect(await activitiesOf(ben)).toEqual([
    [{ venue_slug: venue, category_slug: 'badminton-courts', booking_type: 'resources' }],
  ])
})

test('[O-572 partly] a package says whether it pays for tickets; a list of packages does not', async () => {
  const { visitor } = await startPlatform()
  const { data } = await visitor.call(listPackages, at('ashcombe-leisure-centre'))
  const covers = async (name: string) => {
    const listed = named(data, name)
    expect(listed).not.toHaveProperty('covers_tickets')
    return (await visitor.call(readPackage, one('1', listed?.id ?? 0))).data.covers_tickets
  }
  expect(await covers('Ten swims')).toBe(true)
  expect(await covers('Ten hours of badminton')).toBe(false)
})

test('[O-171, O-11 partly] purchased packages are listed with their remaining usages, to owner and staff only', async () => {
  const { as } = await startPlatform()
  const owned = async (person: Person, userId = person.id) =>
    (await person.call(listOwnedPackages, { params: { userId }, query: {} })).data
  const [amina, ben, gwen] = [await as('amina'), await as('ben'), await as('gwen')]
  expect(await owned(amina)).toMatchObject([
    { name: 'Ten swims', status: 'active', contents: [{ usages: 10, usages_left: 3 }], expires_at: expect.any(String) },
  ])
  expect(await owned(ben)).toMatchObject([{ status: 'active', contents: [{ usages_left: 1 }] }])
  expect((await owned(gwen)).map(({ status }) => status)).toEqual(['expired', 'used_up'])
  expect(await owned(await as('ellie'), ben.id)).toHaveLength(1)
  const refusal = await amina.refusal(listOwnedPackages, { params: { userId: ben.id }, query: {} })
  expect(refusal).toMatchObject({ status: 403, code: 'unauthorised' })
})
