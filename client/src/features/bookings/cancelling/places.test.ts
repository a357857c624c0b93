import { expect, test } from 'vitest'
import { alone, bookingsIn } from '../my-bookings.ts'
import { booking } from '../testing/booking-examples.ts'
import { keptOf, partOf, placesOf } from './places.ts'

const price = { formatted: '£11.20', value: 1120, currency: 'GBP' }
const ticket = { name: 'Adult', quantity: 2 }
const entries = bookingsIn([
  booking(1, 1, { price: { ...price, value: 0 }, ticket: { name: 'Adult', quantity: 1 }, capacityConsumed: 1 }),
  booking(2, 1, { price, ticket, capacityConsumed: 2, cancellation: { tickets: 2 } }),
]).map(alone)
const [own, pair] = entries

test('[O-491] each of several equal tickets has a tick with its own price', () => {
  expect(placesOf(entries).map(({ booking: { id }, price: each }) => [id, each])).toEqual([
    [1, null],
    [2, 560],
    [2, 560],
  ])
  expect(new Set(placesOf(entries).map(({ key }) => key)).size).toBe(3)
})

test('[O-491] a booking of which one ticket is ticked goes as one ticket, and the other stays', () => {
  if (!own || !pair) throw new Error('there are two bookings')
  const part = partOf(pair, 1)
  expect(part).toMatchObject({
    keep: 1,
    booking: { id: 2, capacityConsumed: 1, ticket: { quantity: 1 }, price: { value: 560 } },
  })
  expect(keptOf([own, part])).toEqual([0, 1])
  expect(keptOf([own, partOf(pair, 2)])).toBeUndefined()
})

test('[O-491] on a platform that divides no bookings a line of tickets is one place', () => {
  const [whole] = bookingsIn([booking(3, 1, { price, ticket, capacityConsumed: 2 })]).map(alone)
  expect(placesOf(whole ? [whole] : [])).toHaveLength(1)
})
