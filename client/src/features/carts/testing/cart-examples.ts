import { format } from '@touchline/money'
import type { CartItem } from '../cart.ts'

const timezone = 'Europe/London'

function price(value: number) {
  return { formatted: format(value), value, currency: 'GBP' }
}

function at(day: string, time: string) {
  return { utc: `${day} ${time}:00`, local: `${day} ${time}:00`, timezone }
}

type Child = CartItem['childItems'][number]

/** A session in winter, when clocks in Britain show UTC. Days are `YYYY-MM-DD`, times `HH:MM`. */
export function exampleSession(id: number, day: string, from: string, to: string): Child {
  return {
    id,
    type: 'av2_booking',
    name: 'First strokes',
    quantity: 1,
    maxQuantity: 1,
    price: price(0),
    lineTotal: price(0),
    bookingId: id,
    occurrenceId: `oc${String(id).padStart(32, '0')}`,
    bookingType: 'courses',
    startsAt: at(day, from),
    endsAt: at(day, to),
    venue: { id: 1, name: 'Ashcombe Leisure Centre' },
    locationName: 'Learner pool',
  }
}

export const exampleCap: Child = {
  id: 91,
  type: 'pricing_option',
  name: 'Swimming cap',
  quantity: 2,
  maxQuantity: null,
  price: price(350),
  lineTotal: price(700),
  pricingOptionId: 12,
}

/** A course in a basket or an order, with the given sessions and extras. */
export function exampleItem(childItems: readonly Child[]): CartItem {
  return {
    id: 7,
    type: 'av2_booking_bundle',
    name: 'First strokes',
    summary: 'Ashcombe Leisure Centre, 3 sessions',
    quantity: 1,
    maxQuantity: 1,
    price: price(8400),
    lineTotal: price(8400),
    purchasableType: 'course',
    purchasableId: 'c0ffee00-0000-4000-8000-000000000001',
    purchasedForUserId: null,
    purchasedForName: null,
    pricingOptionId: null,
    benefitApplied: false,
    packageApplied: false,
    bookingBundleId: 3,
    bookingType: 'courses',
    startsAt: at('2027-01-05', '17:00'),
    endsAt: at('2027-01-19', '17:45'),
    venue: { id: 1, name: 'Ashcombe Leisure Centre', slug: 'ashcombe-leisure-centre' },
    locationName: 'Learner pool',
    categorySlug: 'swimming',
    scheduleSlug: 'first-strokes',
    pictureKind: 'waves',
    priceNote: null,
    membershipUserId: null,
    sortBy: 1,
    enablePrintReceipt: true,
    childItems,
    createdAt: '2026-12-20T10:00:00Z',
  }
}
