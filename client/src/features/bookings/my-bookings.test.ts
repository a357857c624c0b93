import { describe, expect, test } from 'vitest'
import {
  arrange,
  bookingsIn,
  entryAt,
  losesByCancelling,
  movedAlong,
  newTimeOf,
  peopleIn,
  placeOf,
} from './my-bookings.ts'
import { cancelledToCome } from './cancelling/cancelled-bookings.ts'
import type { Entry } from './my-bookings.ts'
import { at, booking, camp, course, now } from './testing/booking-examples.ts'

const idsOf = (entries: readonly { readonly booking: { readonly id: number }; readonly sessions: number }[]) =>
  entries.map(({ booking: { id }, sessions }) => [id, sessions])

describe('a customer’s bookings', () => {
  test('are sorted by time; the sessions of a course are one counted entry', () => {
    const all = bookingsIn([
      booking(4, 9),
      booking(1, 1),
      booking(2, 3, course),
      booking(3, 10, course),
      booking(5, -3),
      booking(6, -5),
      booking(7, 2, { status: 'cancelled' }),
      booking(8, -2, { status: 'cancelled' }),
    ])
    const { next, thisWeek, later, past } = arrange(all, now)
    const cancelled = cancelledToCome(all, now)
    expect(next?.booking.id).toBe(1)
    expect(idsOf(thisWeek)).toEqual([[2, 2]])
    expect(idsOf(later)).toEqual([[4, 1]])
    expect(idsOf(cancelled)).toEqual([[7, 1]])
    expect(idsOf(past)).toEqual([
      [5, 1],
      [6, 1],
    ])
  })

  test('[O-595] this week ends on Sunday, as the week of the dashboard does', () => {
    const all = bookingsIn([booking(1, 0, { startsAt: at(0, 1) }), booking(2, 6), booking(3, 7)])
    const { thisWeek, later } = arrange(all, now)
    expect(idsOf(thisWeek)).toEqual([[2, 1]])
    expect(idsOf(later)).toEqual([[3, 1]])
    const onSunday = arrange(all, now + 6 * 24 * 3_600_000)
    expect(onSunday.next?.booking.id).toBe(2)
    expect(idsOf(onSunday.thisWeek)).toEqual([])
    expect(idsOf(onSunday.later)).toEqual([[3, 1]])
  })

  test('[O-376] the days of a camp are one entry with all of them; another child’s are another', () => {
    const other = { ...camp, bookingBundleContext: { id: 9 }, userId: 2 }
    const all = bookingsIn([
      booking(1, -1, camp),
      booking(2, 1, camp),
      booking(3, 2, { ...camp, status: 'cancelled', cancelled: { source: 'customers' } }),
      booking(4, 3, { ...camp, status: 'cancelled', cancelled: { source: 'occurrence' } }),
      booking(5, 4, camp),
      booking(6, 1.1, other),
      booking(7, 4, other),
    ])
    const { next, thisWeek, past } = arrange(all, now)
    const cancelled = cancelledToCome(all, now)
    const daysOf = (entries: readonly Entry[]) =>
      entries.map(({ booking: { id }, sessions, days }) => [id, sessions, days.map((day) => day.id)])
    expect(next && daysOf([next])).toEqual([[2, 2, [1, 2, 3, 4, 5]]])
    expect(daysOf(thisWeek)).toEqual([[6, 2, [6, 7]]])
    // The centre's cancellation is another thing than the customer's.
    expect(daysOf(cancelled)).toEqual([
      [3, 1, [3]],
      [4, 1, [4]],
    ])
    expect(daysOf(past)).toEqual([[1, 1, [1]]])
  })

  test('[O-524] a postponed one is never the next, stays at its old date until that is over, and is not past then', () => {
    const postponed = { isPostponed: true }
    const all = bookingsIn([
      booking(1, 1, postponed),
      booking(2, 2, course),
      booking(3, 1.5, { ...course, ...postponed }),
      booking(4, -3, postponed),
      booking(5, 9, postponed),
    ])
    const { next, thisWeek, later, past } = arrange(all, now)
    expect(next?.booking.id).toBe(2)
    expect([idsOf(thisWeek), idsOf(later), idsOf(past)]).toEqual([
      [[1, 1]],
      [
        [4, 1],
        [5, 1],
      ],
      [],
    ])
    expect(arrange(bookingsIn([booking(1, 1, postponed)]), now).next).toBeNull()
  })

  test('are found by one of their occurrences: a course as a whole, and no past or cancelled one', () => {
    const all = bookingsIn([
      booking(1, 1, { occurrenceId: 'oc1' }),
      booking(2, 3, { ...course, occurrenceId: 'oc2' }),
      booking(3, 10, { ...course, occurrenceId: 'oc3' }),
      booking(4, -3, { occurrenceId: 'oc4' }),
      booking(5, 2, { occurrenceId: 'oc5', status: 'cancelled' }),
    ])
    const found = ['oc1', 'oc2', 'oc3', 'oc4', 'oc5'].map((id) => entryAt(arrange(all, now), all, id))
    expect(found.map((entry) => entry && [entry.booking.id, entry.sessions])).toEqual([
      [1, 1],
      [2, 2],
      [2, 2],
      null,
      null,
    ])
  })

  test('a booking under way is not past, and one without a time is left out', () => {
    const all = bookingsIn([booking(1, -0.01, { endsAt: at(0, 1) }), booking(2, 1, { startsAt: null })])
    expect(arrange(all, now).next?.booking.id).toBe(1)
    expect(all).toHaveLength(1)
  })

  test('[O-295] a place that was only held in a basket is no booking, cancelled or not any more', () => {
    const never = { status: 'cancelled', orderId: null } as const
    const all = bookingsIn([booking(1, 1, never), booking(2, 2, { ...never, orderId: 7 }), booking(3, -2, never)])
    expect(all.map(({ id }) => id)).toEqual([2])
  })

  test('each person is listed once', () => {
    const all = bookingsIn([booking(1, 1), booking(2, 2, { userId: 9, firstName: 'Safiya' }), booking(3, 3)])
    expect(peopleIn(all)).toEqual([
      { id: 1, name: 'Amina' },
      { id: 9, name: 'Safiya' },
    ])
  })
})

describe('the value that moves with a booking', () => {
  const of = (price: number, returned: number | null) => {
    const [one] = bookingsIn([
      booking(1, 1, {
        price: { value: price },
        cancellation: { outcome: returned === null ? null : { returned: { value: returned } } },
      }),
    ])
    return one && movedAlong(one)
  }

  test('is its price, where cancelling would refund the same, or when unknown', () => {
    expect(of(3200, 3200)).toBe('price')
    expect(of(3200, null)).toBe('price')
    expect(of(0, 0)).toBe('nothing')
  })

  test('is the whole payment, without a second figure, where extras or fees change the sum', () => {
    expect(of(3200, 4000)).toBe('all')
    expect(of(3200, 0)).toBe('all')
    expect(of(0, 800)).toBe('all')
  })
})

test('the place of a booking names the centre, with the room where there is one session', () => {
  const place = { locationName: 'Court 1', venue: { name: 'Ashcombe Leisure Centre' } } as Parameters<typeof placeOf>[0]
  expect(placeOf(place)).toBe('Court 1, Ashcombe Leisure Centre')
  expect(placeOf(place, 10)).toBe('Ashcombe Leisure Centre')
  expect(placeOf({ locationName: null, venue: null })).toBe('')
})

test('[O-561] a booking that the venue has moved says whether its date or its time is new; others say nothing', () => {
  const newsOf = (changes: object) => bookingsIn([booking(1, 3, changes)]).map(newTimeOf)
  expect(newsOf({ movedFrom: at(1) })).toEqual(['date'])
  expect(newsOf({ movedFrom: at(3, 2) })).toEqual(['time'])
  expect(newsOf({ movedFrom: null })).toEqual([null])
  // A platform without the field.
  expect(newsOf({})).toEqual([null])
})

test.each([
  ['a full refund', { returned: 560, fee: null }, false],
  ['a part of the price', { returned: 280, fee: null }, true],
  ['a fee', { returned: 560, fee: 300 }, true],
  ['nothing that the platform says', null, false],
])('[O-601] cancelling with %s loses money or not', (_what, given, loses) => {
  const price = (value: number) => ({ value, formatted: null, currency: null })
  const outcome = given && {
    returned: price(given.returned),
    fee: given.fee === null ? null : price(given.fee),
    blocks: [],
  }
  const [one] = bookingsIn([booking(1, 1, { price: price(560), cancellation: { canCancel: true, outcome } })])
  expect(one && losesByCancelling(one)).toBe(loses)
})
