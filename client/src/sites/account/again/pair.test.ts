import type { Entity } from '@touchline/contract/client'
import { describe, expect, test } from 'vitest'
import type { Read } from '../../../api/keys.ts'
import { bookingsIn } from '../../../features/bookings/my-bookings.ts'
import { exampleItem } from '../../../features/carts/testing/cart-examples.ts'
import { hasItem, heldIn } from './held.ts'
import { frequentPairs, pairOf } from './pair.ts'

const now = Date.parse('2026-11-21T09:00:00Z')
const amina = 1
const safiya = 9

type Visit = { readonly name: string; readonly ago: number; readonly userId?: number; readonly more?: object }

function visits(...all: readonly Visit[]) {
  const answers = all.map(({ name, ago, userId = amina, more = {} }, index) => {
    const utc = new Date(now - ago * 24 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
    return {
      id: 100 + index,
      name,
      userId,
      status: 'settled',
      bookingType: 'classes',
      venue: { slug: 'ashcombe' },
      category: { slug: 'fitness' },
      startsAt: { utc, local: utc, timezone: 'Europe/London' },
      ...more,
    }
  })
  // Only these fields decide what is booked again.
  return bookingsIn(answers as unknown as readonly Read<Entity<'Booking'>>[])
}

const everybody = { now, personId: null }
const namesOf = (pairs: ReturnType<typeof frequentPairs>) => pairs.map(({ personId, name }) => [personId, name])

describe('[O-275] the pairs that are booked again', () => {
  test('are the three most frequent, of equally frequent ones the latest', () => {
    const all = visits(
      { name: 'Spin', ago: 3 },
      { name: 'Dance', ago: 10, userId: safiya },
      { name: 'Dance', ago: 17, userId: safiya },
      { name: 'Yoga', ago: 5 },
      { name: 'Pump', ago: 30 },
    )
    expect(namesOf(frequentPairs(all, everybody))).toEqual([
      [safiya, 'Dance'],
      [amina, 'Spin'],
      [amina, 'Yoga'],
    ])
    expect(frequentPairs(all, everybody)[0]?.booking.id).toBe(101)
  })

  test('leave out what is older than 90 days, ahead or cancelled, and courses and camps', () => {
    const all = visits(
      { name: 'Old', ago: 91 },
      { name: 'Ahead', ago: -1 },
      { name: 'Cancelled', ago: 2, more: { status: 'cancelled' } },
      { name: 'Course', ago: 2, more: { bookingType: 'courses' } },
      { name: 'Camp', ago: 2, more: { bookingType: 'camps' } },
      { name: 'Recent', ago: 89 },
    )
    expect(namesOf(frequentPairs(all, everybody))).toEqual([[amina, 'Recent']])
  })

  test('are those of the chosen person', () => {
    const all = visits({ name: 'Spin', ago: 3 }, { name: 'Dance', ago: 10, userId: safiya })
    expect(namesOf(frequentPairs(all, { now, personId: safiya }))).toEqual([[safiya, 'Dance']])
  })
})

describe('[O-276] a place that the basket holds', () => {
  const [booking] = visits({ name: 'Spin', ago: 3 })
  const pair = booking ? pairOf(booking) : null
  const spin = {
    ...exampleItem([]),
    type: 'av2_booking' as const,
    name: 'Spin',
    purchasableId: 'oc1',
    venue: { id: 1, name: 'Ashcombe', slug: 'ashcombe' },
    categorySlug: 'fitness',
  }
  // Only the items matter.
  const basket = (...items: readonly object[]) => ({ items }) as unknown as Parameters<typeof hasItem>[0]
  const heldOf = (...items: readonly object[]) => heldIn(basket(...items), pair ? [pair] : [], amina)?.item.id

  test('is found when it is alone, of the same person, activity and centre', () => {
    expect(heldOf(spin)).toBe(7)
    expect(heldOf(spin, { ...spin, id: 8 })).toBeUndefined()
    expect(heldOf({ ...spin, purchasedForUserId: safiya })).toBeUndefined()
    expect(heldOf({ ...spin, name: 'Spin 45' })).toBeUndefined()
    expect(heldOf({ ...spin, venue: { id: 2, name: 'Porthwen', slug: 'porthwen' } })).toBeUndefined()
  })

  test('is not added again for the same person', () => {
    expect(hasItem(basket(spin), { purchasableId: 'oc1' }, amina, amina)).toBe(true)
    expect(hasItem(basket(spin), { purchasableId: 'oc1' }, safiya, amina)).toBe(false)
    expect(hasItem(basket(spin), { purchasableId: 'oc2' }, amina, amina)).toBe(false)
  })
})
