import { expect, test } from 'vitest'
import { nextRow, postponedRows, sharedRows } from './booking-rows.ts'
import { calendarOf } from './cancelling/use-places.ts'
import { alone, bookingsIn } from './my-bookings.ts'
import { booking, course } from './testing/booking-examples.ts'

const postponed = { isPostponed: true }
const all = bookingsIn([
  booking(1, 1, postponed),
  booking(2, 1, { ...postponed, occurrenceId: 'oc1', userId: 2 }),
  booking(3, 2, course),
  booking(4, 3, { ...course, ...postponed }),
  booking(5, 4, { ...postponed, status: 'cancelled' }),
])
const entries = all.map(alone)

test('[O-540] the code for the door is at the first row that takes place at its date', () => {
  expect(nextRow(sharedRows(entries))?.first.booking.id).toBe(3)
  expect(nextRow(postponedRows(all))).toBeUndefined()
})

test('[O-540] people at one postponed session are told together, and a course names its postponed session', () => {
  expect(postponedRows(all).map(({ first, others }) => [first.booking.id, others.length])).toEqual([
    [1, 1],
    [4, 0],
  ])
})

test('[O-540] a calendar file leaves postponed sessions out', () => {
  const places = { places: [], count: 0, isGoing: () => true, choose: () => undefined }
  const of = (ids: readonly number[], isByDay: boolean) => {
    const some = entries.filter((entry) => ids.includes(entry.booking.id))
    return calendarOf({ ...places, entries: some, going: some, isByDay }).map(({ id }) => id)
  }
  expect(of([1, 2], false)).toEqual([])
  expect(of([4], true)).toEqual([])
  expect(of([1, 3], false)).toEqual([3])
})
