import { day } from '@touchline/clock'
import {
  type AddItem,
  addItems,
  addLostAgain,
  cancelBooking,
  clearCart,
  deleteOccurrence,
  listBookings,
  listMails,
  type OccurrenceChange,
  readCamp,
  readCart,
  removeItem,
  updateBookings,
  updateOccurrence,
} from '@touchline/contract'
import { personaId } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { ids, places, seedWithProgramme, start } from '../occurrences/programme.ts'
import { alone } from '../places/attempts.ts'
import { addCourse, basketOf, courseCalled } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import type { Person } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { seedWith } from '../support/seed-with.ts'
import { idOf, seedIds } from './basket.ts'

/** Carys can book for Dylan. */
const link = { id: 99_001, ownerId: personaId('carys'), userId: personaId('dylan'), relationship: 'sibling' } as const
const seedWithLink = seedWith(
  'occurrences-linked',
  (writer) => ({
    linkedUsers: (records) => writer.linkedUsers([...records, { ...link, confirmedAt: start - 90 * day }]),
  }),
  seedWithProgramme,
)

const host = hostOfSeed(seedWithLink)

async function stage() {
  const platform = await startPlatform({ host: await host() })
  const [carys, ellie] = [await platform.as('carys'), await platform.as('ellie')]
  return {
    platform,
    carys,
    ellie,
    add: (...occurrenceIds: readonly string[]) =>
      carys.call(addItems, { params: basketOf(carys.id), body: { items: occurrenceIds.map(alone) } }),
    basket: (language = 'en') => basketIn(carys, language),
    callOff: (occurrenceId: string) =>
      ellie.call(deleteOccurrence, { params: { occurrenceId }, body: { data: { reason: 'adverse_weather' } } }),
    move: (occurrenceId: string, data: OccurrenceChange) =>
      ellie.call(updateOccurrence, { params: { occurrenceId }, body: { data } }),
  }
}

async function basketIn(person: Person, language: string) {
  const headers = { 'accept-language': language }
  return (await person.call(readCart, { params: basketOf(person.id), query: {}, headers })).data
}

const yogaIsOff =
  'moved-yoga (22 April 2026, 10:00) is not going ahead and is no longer in your basket. The weather is too bad.'
const danceIsOff =
  'moved-dance (22 April 2026, 12:00) is not going ahead and is no longer in your basket. The weather is too bad.'

describe('lines removed from a basket by staff', () => {
  test('[O-51, O-101, O-202] are reported with name, time and reason, in both languages', async () => {
    const { add, basket, callOff } = await stage()
    await add(ids.yoga, ids.later)
    await callOff(ids.yoga)
    const said = await basket()
    expect([said.items.map(({ occurrence_id: id }) => id), said.notices, said.lost]).toEqual([
      [ids.later],
      [yogaIsOff],
      [],
    ])
    expect((await basket('cy')).notices).toEqual([
      'Nid yw moved-yoga (22 Ebrill 2026, 10:00) yn mynd yn ei flaen ac nid yw yn eich basged mwyach. Mae’r tywydd yn rhy wael.',
    ])
  })

  test('[O-101] stay reported through further changes and an expired hold, until they were read', async () => {
    const { platform, carys, add, basket, callOff } = await stage()
    await add(ids.yoga, ids.dance)
    await callOff(ids.yoga)
    await callOff(ids.dance)
    const { items, hold, notices } = await basket()
    expect([items, hold, notices]).toEqual([[], null, [yogaIsOff, danceIsOff]])
    const { data: added } = await add(ids.later)
    expect(added.notices).toEqual([yogaIsOff, danceIsOff])
    await platform.advance('PT15M')
    const lost = await basket()
    expect(lost.lost).toHaveLength(1)
    expect(lost.notices).toEqual([
      yogaIsOff,
      danceIsOff,
      expect.stringMatching(/^We could not hold your places any longer/),
    ])
    // Expired lines stay reported until the next change.
    const { data: again } = await add(ids.court)
    expect([again.notices, again.lost]).toEqual([[yogaIsOff, danceIsOff], []])
    const params = { ...basketOf(carys.id), cartItemId: idOf(again.items[0]) }
    expect((await carys.call(removeItem, { params, query: {} })).data.notices).toEqual([])
    expect(await platform.invariants()).toEqual([])
  })

  test('[O-88, O-101] stay reported when expired lines are added again', async () => {
    const { platform, carys, add, basket, callOff } = await stage()
    await add(ids.yoga, ids.later)
    await callOff(ids.yoga)
    await platform.advance('PT15M')
    expect((await basket()).notices).toHaveLength(2)
    const { data: again } = await carys.call(addLostAgain, { params: basketOf(carys.id), query: {} })
    expect([again.items.map(({ occurrence_id: id }) => id), again.lost]).toEqual([[ids.later], []])
    expect(again.notices).toEqual([yogaIsOff])
    expect((await basket()).notices).toEqual([yogaIsOff])
  })

  test('[O-51, O-88, O-210] a course with a called-off session can be added again for the others', async () => {
    const { platform, carys, basket, callOff } = await stage()
    const { items: before } = await addCourse(carys, 'first-strokes')
    const { occurrences } = await courseCalled(carys, 'first-strokes')
    await callOff(occurrences[1]?.id ?? '')
    const said = await basket()
    expect([said.items, said.lost]).toEqual([[], [{ name: before[0]?.name, purchasable_type: 'course', quantity: 1 }]])
    expect(said.notices).toEqual([
      expect.stringMatching(
        /^.+ is no longer in your basket, as its session on .+ is not going ahead\. You can add it again for its other sessions\. The weather is too bad\.$/,
      ),
    ])
    expect((await basket('cy')).notices[0]).toMatch(
      /gan nad yw ei sesiwn ar \d+ (Ebrill|Mai) 2026, \d\d:\d\d yn mynd yn ei blaen\. Gallwch ei ychwanegu eto .+\. Mae’r tywydd yn rhy wael\.$/,
    )
    const { data: again } = await carys.call(addLostAgain, { params: basketOf(carys.id), query: {} })
    expect(again.items.map(({ name, child_items: sessions }) => [name, sessions.length])).toEqual([
      [before[0]?.name, (before[0]?.child_items.length ?? 0) - 1],
    ])
    expect([again.notices, again.lost]).toEqual([[], []])
    expect(await platform.invariants()).toEqual([])
  })

  test('[O-51, O-101, O-210] camp days can be added again without the called-off ones, at their price', async () => {
    const { platform, callOff } = await stage()
    const amina = await platform.as('amina')
    const query = { source: 'online', selected_user_id: seedIds.idris } as const
    const { data: camp } = await amina.call(readCamp, { params: { idOrSlug: 'railway-yard-football-camp' }, query })
    const [first = '', second = '', third = ''] = camp.occurrences
      .filter(({ bookable_action: { action } }) => action === 'book')
      .map(({ id }) => id)
    const params = basketOf(amina.id)
    const item: AddItem = {
      purchasable_type: 'camp',
      purchasable_id: camp.id,
      purchased_for_user_id: seedIds.idris,
      booking_full_camp: false,
      camp_occurrence_ids: [first, second, third],
    }
    const { data: before } = await amina.call(addItems, { params, body: { items: [item] } })
    const price = before.total.value
    await callOff(second)
    const said = await basketIn(amina, 'en')
    const lost = { name: camp.name, purchasable_type: 'camp', quantity: 1 } as const
    expect([said.items, said.lost]).toEqual([[], [lost]])
    expect(said.notices).toEqual([
      expect.stringMatching(/ is not going ahead\. You can add it again for its other sessions\. The weather .+\.$/),
    ])
    const { data: again } = await amina.call(addLostAgain, { params, query: {} })
    const held = again.items.flatMap(({ child_items: days }) => days.map(({ occurrence_id: id }) => id))
    expect([held, again.total.value, again.notices]).toEqual([[first, third], (price * 2) / 3, []])
    // The report of an expired line does not change with a day called off later.
    await platform.advance('PT15M')
    await callOff(third)
    const { data: last } = await amina.call(addLostAgain, { params, query: {} })
    expect([last.items.map((line) => line.child_items.length), last.total.value]).toEqual([[1], price / 3])
    expect(await platform.invariants()).toEqual([])
  })

  test('[O-31, O-101] a reservation cancelled by staff is reported, one cancelled by its customer is not', async () => {
    const { carys, ellie, add, basket } = await stage()
    await add(ids.yoga, ids.later)
    const query = { cancellation_source: 'customers' as const, status: ['reserved' as const] }
    const reserved = (await carys.call(listBookings, { query })).data
    const bookingAt = (occurrenceId: string) => reserved.find(({ occurrence_id: id }) => id === occurrenceId)?.id ?? 0
    await ellie.call(cancelBooking, { params: { bookingId: bookingAt(ids.yoga) }, query: { source: 'foh' } })
    expect((await basket()).notices).toEqual([
      'moved-yoga (22 April 2026, 10:00) was cancelled at the centre and is no longer in your basket.',
    ])
    await carys.call(cancelBooking, { params: { bookingId: bookingAt(ids.later) }, query: { source: 'bookings' } })
    expect(await basket()).toMatchObject({ items: [], notices: [] })
  })

  test.each(['customers', 'my-account'] as const)(
    '[O-101, O-202] a cancellation by the attendee (%s) is reported to the basket’s owner, beside earlier reports',
    async (source) => {
      const { platform, carys, add, basket, move } = await stage()
      await add(ids.yoga)
      const forDylan = { ...alone(ids.dance), purchased_for_user_id: link.userId }
      const { data: cart } = await carys.call(addItems, { params: basketOf(carys.id), body: { items: [forDylan] } })
      const bookingOf = (occurrenceId: string) =>
        cart.items.find(({ occurrence_id: id }) => id === occurrenceId)?.booking_id ?? 0
      const cancel = (person: Person, occurrenceId: string) => {
        const booking_ids = [bookingOf(occurrenceId)]
        const data = { update_type: 'cancellation', cancellation_source: source, booking_ids } as const
        return person.call(updateBookings, { body: { data } })
      }
      await move(ids.yoga, { start_time: '15:30' })
      await cancel(await platform.as('dylan'), ids.dance)
      const said = await basket()
      expect([said.items.map(({ occurrence_id: id }) => id), said.notices]).toEqual([
        [ids.yoga],
        [
          expect.stringContaining('moved-yoga (22 April 2026, 10:00) has been moved.'),
          'moved-dance (22 April 2026, 12:00) was cancelled by someone else and is no longer in your basket.',
        ],
      ])
      expect((await basket('cy')).notices[1]).toBe(
        'Canslwyd moved-dance (22 Ebrill 2026, 12:00) gan rywun arall ac nid yw yn eich basged mwyach.',
      )
      await cancel(carys, ids.yoga)
      expect(await basket()).toMatchObject({ items: [], notices: [] })
      expect(await platform.invariants()).toEqual([])
    },
  )

  test('[O-91, O-101] a line taken to another basket is reported in the first one', async () => {
    const { carys, add, basket } = await stage()
    const { data } = await add(ids.yoga)
    const item = { purchasable_type: 'booking', purchasable_id: data.items[0]?.booking_id ?? 0 } as const
    const there = { userId: carys.id, source: 'class-booking' } as const
    await carys.call(addItems, { params: there, body: { items: [item] } })
    expect(await basket()).toMatchObject({
      items: [],
      notices: ['moved-yoga has moved to another of your baskets.'],
    })
    await carys.call(clearCart, { params: basketOf(carys.id) })
    expect((await basket()).notices).toEqual([])
  })
})

describe('sessions moved by staff while in a basket', () => {
  test('[O-46, O-52, O-101, O-202] are reported with both times, and the basket hash changes', async () => {
    const { platform, add, basket, move } = await stage()
    const { data: before } = await add(ids.yoga, ids.later)
    const { affected } = await move(ids.yoga, { start_time: '15:30' })
    expect(affected.bookings).toBe(1)
    const moved =
      'moved-yoga (22 April 2026, 10:00) has been moved. It is now on 22 April 2026, 15:30 to 16:30, Quiet studio, Ashcombe Leisure Centre.'
    const after = await basket()
    expect(after.notices).toEqual([moved])
    expect(after.item_hash).not.toBe(before.item_hash)
    expect((await basket('cy')).notices).toEqual([
      'Symudwyd moved-yoga (22 Ebrill 2026, 10:00). Bydd nawr ar 22 Ebrill 2026, 15:30 tan 16:30, Quiet studio, Ashcombe Leisure Centre.',
    ])
    // Back again, to another place: each is said, and each makes another basket of it.
    await move(ids.yoga, { start_time: '10:00' })
    const back = await basket()
    await move(ids.yoga, { location_ids: [places.court] })
    const elsewhere = await basket()
    expect(elsewhere.notices).toEqual([
      moved,
      expect.stringContaining('It is now on 22 April 2026, 10:00 to 11:00, Quiet studio'),
      expect.stringContaining('10:00 to 11:00, Big hall, court 1'),
    ])
    expect(new Set([before, after, back, elsewhere].map(({ item_hash: hash }) => hash)).size).toBe(4)
    // A customer with only a hold reads it there.
    const { visitor, sandbox } = platform
    const mails = (await visitor.call(listMails, { params: { id: sandbox }, query: { per_page: 100 } })).data
    expect(mails.filter(({ kind }) => kind === 'occurrence-moved')).toEqual([])
    const { data: more } = await add(ids.dance)
    expect(more.notices).toEqual(elsewhere.notices)
  })

  test('[O-46] a new instructor or capacity does not change the basket hash', async () => {
    const { add, basket, move } = await stage()
    const { data: before } = await add(ids.yoga)
    await move(ids.yoga, { instructor_ids: [], capacity: { strategy: 'shared', maximum: 9 } })
    expect(await basket()).toMatchObject({ notices: [], item_hash: before.item_hash })
  })

  test('[O-52, O-101] a session of a course is reported under the name of the course', async () => {
    const { carys, basket, move } = await stage()
    const { items, item_hash: hash } = await addCourse(carys, 'first-strokes')
    const { occurrences } = await courseCalled(carys, 'first-strokes')
    await move(occurrences[1]?.id ?? '', { duration_minutes: 20 })
    const { notices, item_hash: changed } = await basket()
    expect(notices).toHaveLength(1)
    expect(notices[0]?.startsWith(`${items[0]?.name} (`)).toBe(true)
    expect(changed).not.toBe(hash)
  })
})
