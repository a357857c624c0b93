import type { Entry } from '../entries/entry.ts'

/** A class from half past five to a quarter past six that can be booked. */
export function entry(more: Partial<Entry> = {}): Entry {
  return {
    id: 'oc1',
    occurrenceId: 'oc1',
    name: 'Body pump',
    begins: '17:30',
    ends: '18:15',
    instructors: ['Jade Okafor'],
    tags: [{ id: '1', name: 'Strength' }],
    location: { id: '10', name: 'Studio 1' },
    standing: { kind: 'bookable' },
    isPostponed: false,
    capacity: { available: 6, maximum: 20 },
    price: { value: 720, formatted: '£7.20', currency: 'GBP' },
    normalPrice: null,
    priceReason: null,
    prices: [],
    suitableFor: null,
    pictureKind: null,
    ...more,
  }
}
