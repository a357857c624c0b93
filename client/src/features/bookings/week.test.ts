import { expect, test } from 'vitest'
import type { MyBooking } from './my-bookings.ts'
import { daysFrom, entriesOfWeek, peopleShown } from './week.ts'

const at = (local: string) => ({ utc: local, local, timezone: 'UTC' })

function booking(id: number, local: string, more: Partial<MyBooking> = {}): MyBooking {
  // Only what a week reads.
  return { id, userId: 1, name: 'Spin', status: 'settled', startsAt: at(local), endsAt: null, ...more } as MyBooking
}

const now = Date.parse('2026-04-08T10:00:00Z')
const wait = { id: 9, userId: 2, startsAt: at('2026-04-12 09:00:00'), occurrence: { occurrenceId: 'a', name: 'HIIT' } }

test('a week holds what begins from Monday to Sunday, by time, with what is over and what is waited for', () => {
  const bookings = [
    booking(3, '2026-04-12 23:30:00'),
    booking(1, '2026-04-06 00:00:00'),
    booking(4, '2026-04-13 00:00:00'),
    booking(5, '2026-04-05 23:59:00'),
    booking(6, '2026-04-09 09:00:00', { status: 'cancelled' }),
    booking(7, '2026-04-09 09:00:00', { isPostponed: true }),
  ]
  const entries = entriesOfWeek({ bookings, waits: [wait] }, '2026-04-06', now)
  expect(entries.map(({ key, state }) => [key, state])).toEqual([
    ['booking 1', 'been'],
    ['wait 9', 'waiting'],
    ['booking 3', 'booked'],
  ])
})

test('a week has seven days across a month', () => {
  expect(daysFrom('2026-04-27').at(-1)).toBe('2026-05-03')
})

test('of more than six people those with something on are shown, until all are asked for', () => {
  const people = Array.from({ length: 8 }, (_, index) => ({ id: index + 1 }))
  const entries = entriesOfWeek({ bookings: [booking(1, '2026-04-09 09:00:00')], waits: [wait] }, '2026-04-06', now)
  expect(peopleShown(people, entries, false).map(({ id }) => id)).toEqual([1, 2])
  expect(peopleShown(people, entries, true)).toHaveLength(8)
  expect(peopleShown(people.slice(2), entries, false)).toHaveLength(6)
})
