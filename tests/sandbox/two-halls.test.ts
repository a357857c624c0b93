import {
  addItems,
  listOccurrences,
  listSlots,
  listTimetable,
  login,
  resendConfirmation,
  updateOccurrence,
} from '@touchline/contract'
import { languages } from '@touchline/languages'
import { expect, test } from 'vitest'
import { calendarOf, mailsOf, open } from '../account/account.ts'
import { basketOf } from '../support/basket.ts'
import { login as credentials, startPlatform } from '../support/platform.ts'
import {
  around,
  booked,
  category,
  classOf,
  errorsOf,
  hall,
  make,
  openAlways,
  plain,
  riverside,
  taken,
  tomorrow,
  yoga,
} from './own-records.ts'

const building = { ...hall, name: 'Sports building' }
const hallA = { ...hall, id: 800_031, parentId: hall.id, name: 'Hall A' }
const hallB = { ...hall, id: 800_032, parentId: hall.id, name: 'Hall B' }
const hallC = { ...hall, id: 800_033, parentId: hall.id, name: 'Hall C' }
const annexe = { ...hall, id: 800_034, parentId: null, name: 'Annexe' }
const both = { ...plain, locationId: hallA.id, otherLocationIds: [hallB.id] }
const places = { ...around, locations: [building, hallA, hallB, hallC, annexe] }

const query = {
  source: 'foh',
  starts_after: '2026-04-08T00:00:00Z',
  starts_before: '2026-04-20T00:00:00Z',
  per_page: 100,
} as const

test('[O-512] a session in two halls is shown in both, in words of the language', async () => {
  const inside = await taken(await startPlatform(), { ...places, schedules: [classOf(0, [tomorrow], both)] })
  const params = { venue: riverside.slug, activity: yoga.slug }
  const { data: rows } = await inside.visitor.call(listTimetable, { params, query: { date: '2026-04-08' } })
  expect(rows[0]?.location).toEqual({ id: hallA.id, name: 'Hall A and Hall B' })
  const url = `/api/activities/venue/${riverside.slug}/activity/${yoga.slug}/timetable?date=2026-04-08`
  const welsh = await inside.visitor.send({ method: 'GET', url, headers: { 'accept-language': languages.cy.locale } })
  expect(welsh.text).toContain('Hall A a Hall B')
  const ellie = await inside.as('ellie')
  const { data } = await ellie.call(listOccurrences, { query: { ...query, venue_ids: [riverside.id] } })
  expect(data[0]).toMatchObject({
    location_name: 'Hall A and Hall B',
    locations: [{ name: 'Hall A' }, { name: 'Hall B' }, { name: 'Sports building' }, { name: riverside.name }],
  })
})

test.each([
  ['en', 'Hall A and Hall B'],
  ['cy', 'Hall A a Hall B'],
] as const)('[O-512] calendar files in %s name both halls of a session as "%s"', async (language, halls) => {
  const schedule = classOf(0, [tomorrow], both)
  const sold = booked(schedule, [{ name: 'Mine 0', price: 600 }])
  const inside = await taken(await startPlatform(), { ...places, schedules: [schedule], ...sold })
  const amina = await inside.as('amina')
  await inside.visitor.call(login, { body: credentials('amina'), headers: { 'accept-language': language } })
  const orderId = sold.orders[0]?.id ?? 0
  await amina.call(resendConfirmation, { params: { userId: amina.id, orderId } })
  const [mail] = await mailsOf(inside, 'order-confirmation')
  const { body: feed } = await open(inside, await calendarOf(amina))
  const location = `LOCATION:${halls}\\, ${riverside.name}`
  expect(mail?.ics).toContain(location)
  expect(feed).toContain(location)
})

test('[O-512] sessions and closures in either hall clash with it, what is in a third does not', async () => {
  const at = (day: string) => `2026-04-${day}T10:00:00Z`
  const data = {
    ...places,
    closures: [
      {
        id: 800_070,
        venueId: riverside.id,
        startsAt: '2026-04-11T00:00:00Z',
        endsAt: '2026-04-12T00:00:00Z',
        message: 'New floor',
        locationIds: [hallB.id],
      },
    ],
    schedules: [
      classOf(0, [at('08'), at('09'), at('10'), at('11')], both),
      classOf(1, [at('08')], { ...plain, locationId: hallA.id }),
      classOf(2, [at('09')], { ...plain, locationId: hallB.id }),
      classOf(3, [at('10')], { ...plain, locationId: hallC.id }),
    ],
  }
  const inside = await taken(await startPlatform(), data)
  const ellie = await inside.as('ellie')
  const listed = async () =>
    (await ellie.call(listOccurrences, { query: { ...query, venue_ids: [riverside.id] } })).data.map(
      ({ name, starts_at, clashes }) =>
        `${name} ${starts_at.utc.slice(8, 10)} ${clashes.map(({ kind }) => kind).join()}`,
    )
  expect(await listed()).toEqual([
    'Mine 0 08 locations',
    'Mine 1 08 locations',
    'Mine 0 09 locations',
    'Mine 2 09 locations',
    'Mine 0 10 ',
    'Mine 3 10 ',
    'Mine 0 11 closure',
  ])
  // Staff move one out of the second hall, and another one into both.
  const [eighth, ninth] = data.schedules[0]?.occurrences ?? []
  const move = (id: string | undefined, ids: number[]) =>
    ellie.call(updateOccurrence, {
      params: { occurrenceId: id ?? '' },
      body: { data: { location_ids: ids } },
    })
  expect((await move(ninth?.id, [hallA.id])).data).toMatchObject({ location_name: 'Hall A', status: 'bookable' })
  expect((await move(eighth?.id, [hallB.id, hallC.id, building.id])).data).toMatchObject({
    location_name: 'Hall B and Hall C',
    status: 'bookable',
  })
  const apart = await ellie.refusal(updateOccurrence, {
    params: { occurrenceId: eighth?.id ?? '' },
    body: { data: { location_ids: [hallA.id, annexe.id] } },
  })
  expect(apart).toMatchObject({ status: 422, code: 'validation_failed' })
  expect(await inside.invariants()).toEqual([])
})

test('[O-512] a court in the second hall is not sold during a session that needs both', async () => {
  const slots = category('resources')
  const courts = {
    ...slots,
    id: '0190a1b2-0000-7000-8000-000000800051',
    slug: 'riverside-courts',
    parentId: null,
    venueIds: [openAlways.id],
  }
  const court = classOf(1, [tomorrow, '2026-04-08T12:00:00Z'], {
    ...plain,
    kind: 'slots',
    categoryId: courts.id,
    locationId: hallB.id,
    otherLocationIds: [hallC.id],
  })
  const data = {
    ...places,
    categories: [yoga, courts],
    schedules: [classOf(0, [tomorrow], { ...both, bookingStrategy: 'sequential' }), court],
  }
  const inside = await taken(await startPlatform(), data)
  const amina = await inside.as('amina')
  const body = (index: number) => ({
    items: [{ purchasable_type: 'av2Booking' as const, purchasable_id: court.occurrences[index]?.id ?? '' }],
  })
  expect(await amina.refusal(addItems, { params: basketOf(amina.id), body: body(0) })).toMatchObject({ status: 409 })
  const { data: cart } = await amina.call(addItems, { params: basketOf(amina.id), body: body(1) })
  expect(cart.items[0]).toMatchObject({ location_name: 'Hall B and Hall C' })
  const slotsAt = async (locationId: number) => {
    const params = { venue: riverside.slug, activity: courts.slug }
    const asked = { date: '2026-04-08', location_id: locationId }
    return (await inside.visitor.call(listSlots, { params, query: asked })).data.length
  }
  expect([await slotsAt(hallC.id), await slotsAt(building.id), await slotsAt(hallA.id)]).toEqual([2, 2, 0])
})

test.each([
  [
    'that nothing contains',
    [annexe.id],
    'No location contains both Hall A and Annexe. List one, such as the building, as the parent of both.',
  ],
  ['of which one lies in the other', [hall.id], 'Location Sports building is, contains or lies in Hall A.'],
] as const)('[O-512] the check refuses two halls %s', async (_, otherLocationIds, says) => {
  const schedule = classOf(0, [tomorrow], { ...both, otherLocationIds })
  const made = await make(await startPlatform(), { ...places, schedules: [schedule] })
  expect(errorsOf(made)).toEqual({ 'data.schedules.0.otherLocationIds.0': [says] })
})
