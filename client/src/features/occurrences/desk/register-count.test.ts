import { expect, test } from 'vitest'
import { countRegister, sumOfPlaces } from './register-count.ts'
import type { DeskSession } from './use-desk-sessions.ts'

const booked = (...counts: readonly (number | null)[]) => counts.map((capacityConsumed) => ({ capacityConsumed }))

/** A session with so many places taken, and blocks of so many. */
function session(consumed: number, ...blocks: readonly number[]) {
  // Only what the count depends on.
  return {
    capacity: { consumed },
    blockBookingInformation: blocks.map((count) => ({ count })),
  } as unknown as DeskSession
}

test.each([
  ['one booking for several', booked(8, 4), session(12), { listed: 12, kept: 0, others: 0 }],
  ['places kept for clubs', booked(1), session(11, 6, 4), { listed: 1, kept: 10, others: 0 }],
  ['places in baskets', booked(1, null), session(5, 2), { listed: 2, kept: 2, others: 1 }],
  ['nobody', booked(), session(0), { listed: 0, kept: 0, others: 0 }],
])('[O-361 partly] the register says where every taken place is: %s', (_what, places, at, count) => {
  expect(countRegister(places, at)).toEqual(count)
})

test('places of bookings add up', () => {
  expect(sumOfPlaces(booked(3, 1, null))).toBe(5)
})
