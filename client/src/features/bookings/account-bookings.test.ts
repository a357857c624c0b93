import { describe, expect, test } from 'vitest'
import { accountBookings, pastEntries } from './account-bookings.ts'
import { comingRows, entriesOf, sharedRows } from './booking-rows.ts'
import { arrange, bookingsIn } from './my-bookings.ts'
import { booking, camp, course, now } from './testing/booking-examples.ts'

const cancelled = (source: string) => ({ status: 'cancelled', cancelled: { source } })
const ids = (entries: readonly { readonly booking: { readonly id: number } }[]) =>
  entries.map(({ booking: { id } }) => id)

describe('the bookings of an account', () => {
  test('[O-442] a cancelled booking stays at its time until its day is over, whoever cancelled it', () => {
    const all = bookingsIn([
      booking(1, 1),
      booking(2, 2, cancelled('occurrence')),
      booking(3, 3, cancelled('my-account')),
      booking(4, 9),
      booking(5, -1),
      booking(6, -2, cancelled('occurrence')),
      // Earlier today.
      booking(7, -1 / 24, cancelled('my-account')),
    ])
    const { thisWeek, later, past } = accountBookings(all, now)
    expect(ids(thisWeek)).toEqual([7, 1, 2, 3])
    expect(ids(later)).toEqual([4])
    expect(ids(past)).toEqual([5, 6])
  })

  test('past sessions of a course are one row that counts where the person was', () => {
    const all = bookingsIn([
      booking(1, -3, { ...course, attended: true }),
      booking(2, -10, { ...course, attended: false }),
      booking(3, -17, { ...course, attended: true }),
      booking(4, -5, { attended: true }),
    ])
    const rows = pastEntries(accountBookings(all, now).past)
    expect(rows.map(({ booking: { id }, sessions, attended }) => [id, sessions, attended])).toEqual([
      [1, 3, { times: 2, of: 3 }],
      [4, 1, { times: 1, of: 1 }],
    ])
  })
})

test.each([
  ['that has begun', [-3, -10, -17]],
  ['to come', [3, 10, 17]],
  ['under way', [-10, -3, 4]],
])('[O-383] a cancelled course %s is one row with all its sessions, so that it names all that came back', (_, days) => {
  const changes = { ...course, status: 'cancelled', cancelled: { source: 'customers', returned: { value: 500 } } }
  const all = bookingsIn(days.map((day, index) => booking(index + 1, day, changes)))
  const { thisWeek, later, past } = accountBookings(all, now)
  const rows = [...thisWeek, ...later, ...pastEntries(past)]
  const returned = rows.map((row) => row.days.map((one) => one.cancelled?.returned?.value))
  expect(returned).toEqual([[500, 500, 500]])
})

describe('rows of a camp', () => {
  const away = (source: string) => ({ ...camp, ...cancelled(source) })

  test('[O-376] past days are one row, and so are cancelled ones', () => {
    const all = bookingsIn([
      booking(1, -3, { ...camp, attended: true }),
      booking(2, -2, { ...camp, attended: false }),
      booking(3, -1, away('my-account')),
      booking(4, 1, away('my-account')),
      booking(5, 2, away('occurrence')),
      booking(6, 3, away('occurrence')),
    ])
    const { thisWeek, past } = accountBookings(all, now)
    expect(thisWeek.map(({ sessions, days }) => [sessions, days.map(({ id }) => id)])).toEqual([
      [2, [3, 4]],
      [2, [5, 6]],
    ])
    expect(ids(thisWeek)).toEqual([4, 5])
    expect(pastEntries(past).map(({ sessions, days }) => [sessions, days.map(({ id }) => id)])).toEqual([[2, [1, 2]]])
  })

  test('[O-376] several days are a row of their own, one left may share it with a brother', () => {
    const brother = { ...camp, bookingBundleContext: { id: 9 }, userId: 2 }
    const at = (day: number, id: number, changes: object) =>
      booking(id, day, { ...changes, occurrenceId: `day ${day}` })
    const rowsOf = (all: ReturnType<typeof bookingsIn>) => {
      const { next, thisWeek, later } = comingRows(arrange(all, now))
      return [next, ...thisWeek, ...later].map((row) => row && ids(entriesOf(row)))
    }
    expect(rowsOf(bookingsIn([at(1, 1, camp), at(2, 2, camp), at(1, 3, brother), at(2, 4, brother)]))).toEqual([
      [1],
      [3],
    ])
    expect(rowsOf(bookingsIn([at(1, 1, camp), at(1, 3, brother), at(9, 5, {})]))).toEqual([[1, 3], [5]])
  })
})

describe('rows of several people', () => {
  const same = { occurrenceId: 'swim' }

  test('share the session and the order', () => {
    const all = bookingsIn([
      booking(1, 1, same),
      booking(2, 1, same),
      booking(3, 1, { ...same, orderId: 2 }),
      booking(4, 1, { ...same, orderId: null }),
    ])
    const rows = sharedRows(accountBookings(all, now).thisWeek)
    expect(rows.map((row) => ids(entriesOf(row)))).toEqual([[1, 2], [3], [4]])
  })

  test('a person whose place was called off leaves the row', () => {
    const all = bookingsIn([booking(1, 1, same), booking(2, 1, { ...same, ...cancelled('occurrence') })])
    expect(sharedRows(accountBookings(all, now).thisWeek)).toHaveLength(2)
  })
})
