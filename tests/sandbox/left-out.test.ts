import { addItems, listOccurrences, readVenue } from '@touchline/contract'
import { expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { startPlatform } from '../support/platform.ts'
import { around, classOf, openAlways, taken, tomorrow } from './own-records.ts'

test('[O-486] a venue without phone and e-mail address sells a class without a limit of places', async () => {
  const venues = [{ ...openAlways, phone: null, email: null }]
  const window = { opensMinutesBefore: null, closesMinutesBefore: null }
  const changes = {
    maximum: null,
    window,
    split: undefined,
    waitlist: undefined,
    qualification: 'everyone',
    allowAnonymous: true,
  }
  const inside = await taken(await startPlatform(), { ...around, venues, schedules: [classOf(0, [tomorrow], changes)] })
  const venue = await inside.visitor.call(readVenue, { params: { venue: openAlways.slug } })
  expect(venue.data).toMatchObject({ telephone: null, email: null })
  const query = {
    source: 'online',
    starts_after: '2026-04-08T09:00:00Z',
    starts_before: '2026-04-08T12:00:00Z',
  } as const
  const list = async () =>
    (await inside.visitor.call(listOccurrences, { query: { ...query, venue_ids: [openAlways.id] } })).data
  const [session] = await list()
  expect(session?.capacity).toEqual({ maximum: null, available: null, consumed: 0 })
  const amina = await inside.as('amina')
  const item = {
    purchasable_type: 'av2Booking',
    purchasable_id: session?.id ?? '',
  } as const
  await amina.call(addItems, { params: basketOf(amina.id), query: {}, body: { items: [item] } })
  expect((await list())[0]?.capacity).toEqual({ maximum: null, available: null, consumed: 1 })
  expect(await inside.invariants()).toEqual([])
})
