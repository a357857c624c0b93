import {
  type ActivityClass,
  type AddItem,
  addItems,
  addToWaitlist,
  cancelBooking,
  joinWaitlist,
  leaveWaitlist,
  listTimetable,
  listTimetableV2,
  listUserWaitlists,
  removeFromWaitlist,
  updateOccurrence,
} from '@touchline/contract'
import { expect, test } from 'vitest'
import { bookerOn, cancel } from '../bookings/stage.ts'
import { openStage } from '../payments/stage.ts'
import { basketOf } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import type { Person } from '../support/person.ts'
import { seedWith } from '../support/seed-with.ts'
import { rowNamed, tomorrow, venues } from '../timetable/timetable.ts'

const movesOn = '2026-04-09'

/** A venue that moves to the newer generation the day after tomorrow. */
const host = hostOfSeed(
  seedWith('moves-soon', (writer) => ({
    venues: (records) =>
      writer.venues(
        records.map((one) => (one.slug === venues.moving ? { ...one, activitiesV2MigrationOn: movesOn } : one)),
      ),
  })),
)

/** The calls of each generation, for the class on one side of the migration date. */
const generations = {
  before: {
    date: tomorrow,
    list: listTimetable,
    itemOf: ({ id }: ActivityClass): AddItem => ({ purchasable_type: 'activity', purchasable_id: id }),
    join: (person: Person, { id }: ActivityClass) =>
      person.call(addToWaitlist, { body: { item: { id: Number(id), type: 'activity' } } }),
    leave: (person: Person, waitlistId: number) => person.call(removeFromWaitlist, { params: { waitlistId } }),
    cancel: (person: Person, bookingId: number) =>
      person.call(cancelBooking, { params: { bookingId }, query: { source: 'bookings' } }),
  },
  after: {
    date: movesOn,
    list: listTimetableV2,
    itemOf: (row: ActivityClass): AddItem => ({ purchasable_type: 'av2Booking', purchasable_id: occurrenceOf(row) }),
    join: (person: Person, row: ActivityClass) =>
      person.call(joinWaitlist, {
        params: { occurrenceId: occurrenceOf(row) },
        body: { data: { user_id: person.id } },
      }),
    leave: (person: Person, _waitlistId: number, row: ActivityClass) =>
      person.call(leaveWaitlist, { params: { occurrenceId: occurrenceOf(row), userId: person.id } }),
    cancel: (person: Person, bookingId: number) => cancel(person, [bookingId]),
  },
} as const

const occurrenceOf = ({ occurrence_id: id }: ActivityClass) => id ?? ''

test.each(['before', 'after'] as const)(
  '[C-35, C-37, S7-086, S7-087, S7-088, S7-089] %s the migration date a class is booked, waited for, cancelled, offered and booked again',
  async (side) => {
    const { date, list, itemOf, join, leave, cancel: giveUp } = generations[side]
    const stage = await openStage({ host: await host() })
    const { platform } = stage
    const [amina, carys] = [await bookerOn(stage, 'amina'), await bookerOn(stage, 'carys')]
    const ellie = await platform.as('ellie')
    const params = { venue: venues.moving, activity: 'strength-classes' }
    const rowFor = async (person: Person) =>
      rowNamed((await person.call(list, { params, query: { date } })).data, 'Kettlebells')
    const actionFor = async (person: Person) => (await rowFor(person)).action_to_show.status
    const waits = async () =>
      (await carys.person.call(listUserWaitlists, { params: { userId: carys.person.id }, query: {} })).data

    const row = await rowFor(amina.person)
    // One place more than are gone, whatever the seed has sold.
    const maximum = (row.capacity.consumed ?? 0) + 1
    const change = { capacity: { strategy: 'shared' as const, maximum } }
    await ellie.call(updateOccurrence, { params: { occurrenceId: occurrenceOf(row) }, body: { data: change } })
    expect(await actionFor(carys.person)).toBe('book')
    await amina.book(itemOf(row))
    const booking = await amina.at(occurrenceOf(row))

    expect(await actionFor(carys.person)).toBe('join_waitlist')
    const { data: entry } = await join(carys.person, row)
    expect(await actionFor(carys.person)).toBe('leave_waitlist')
    await leave(carys.person, entry.id, row)
    expect(await waits()).toEqual([])
    await join(carys.person, row)

    await giveUp(amina.person, booking.id)
    await platform.advance('PT1M')
    expect(await waits()).toMatchObject([{ status: 'offered' }])
    expect([await actionFor(carys.person), await actionFor(amina.person)]).toEqual(['book', 'join_waitlist'])
    await carys.person.call(addItems, { params: basketOf(carys.person.id), body: { items: [itemOf(row)] } })
    expect(await waits()).toEqual([])
    expect(await actionFor(carys.person)).toBe('cancel_reservation')
  },
)
