import { minorUnits } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import type { Quote } from '../../purchasables/purchasable.ts'
import { coverLines, type Usage, usagesOf } from './cover.ts'

const quote: Quote = {
  name: 'Lane swim: Adult',
  purchasableId: 'x',
  quantity: 1,
  unitPrice: minorUnits(560),
  pricingOption: { id: 5, name: 'Adult' },
  benefitApplied: false,
  priceNote: null,
  attendeeId: 7,
  claims: [{ placesId: 1, count: 1 }],
  extras: [],
  bundle: null,
  bookings: [],
  answers: [],
  agreements: [],
  locks: [],
}
const chosen = { attendeeId: 7, extras: [], answers: [], agreed: [], withPackage: true }
const line = (quantity: number, more: Partial<Quote> = {}) => ({
  choice: { ...chosen, quantity },
  quote: { ...quote, quantity, claims: [{ placesId: 1, count: quantity }], ...more },
})
const usage = (placesId: number, left: number, more: Partial<Usage> = {}): Usage => ({
  id: placesId,
  userId: 7,
  name: 'Ten swims',
  expiresAt: null,
  position: 0,
  pricingOptionId: 5,
  placesId,
  left,
  venueIds: [1],
  ...more,
})
const buyerId = 1

/** The package usages of each line. */
const taken = (lines: ReturnType<typeof line>[], usages: readonly Usage[]) =>
  coverLines(lines, usages, buyerId).map((one) =>
    one.quote.claims.filter(({ isUsage }) => isUsage).map(({ placesId, count }) => [placesId, count]),
  )

describe('[P3-062, P3-063, P3-064, O-172] package cover', () => {
  test('adds up over the contents that name the option, the soonest to expire first', () => {
    const usages = [usage(20, 1, { position: 1 }), usage(10, 2), usage(30, 1, { expiresAt: 9 })]
    expect(taken([line(4)], usages)).toEqual([
      [
        [30, 1],
        [10, 2],
        [20, 1],
      ],
    ])
    expect(coverLines([line(4)], usages)[0]?.quote).toMatchObject({ unitPrice: 0, packageApplied: true })
  })

  test('[O-567] the note says what is left of the package after each line, and which line uses the last', () => {
    const notes = coverLines(
      [line(1), line(2), line(1)],
      [usage(10, 3), usage(11, 1, { id: 10, position: 1 })],
      buyerId,
    )
    expect(notes.map(({ quote: { priceNote } }) => priceNote)).toMatchObject([
      { key: 'carts:of_package', values: { name: 'Ten swims', count: 3 } },
      { key: 'carts:of_package', values: { name: 'Ten swims', count: 1 } },
      { key: 'carts:last_of_package', values: { name: 'Ten swims' } },
    ])
    const [several] = coverLines([line(2)], [usage(10, 1), usage(20, 1, { name: 'Five swims' })], buyerId)
    expect(several?.quote.priceNote).toMatchObject({ key: 'carts:from_package' })
  })

  test('pays for a whole line or not at all, after the lines before it', () => {
    expect(taken([line(3)], [usage(10, 2)])).toEqual([[]])
    expect(taken([line(2), line(2), line(1)], [usage(10, 3)])).toEqual([[[10, 2]], [], [[10, 1]]])
  })

  test('follows the order of owners, for its options and venues only', () => {
    expect(taken([line(1)], [usage(10, 1, { userId: 1, expiresAt: 1 }), usage(20, 1)])).toEqual([[[20, 1]]])
    expect(taken([line(1)], [usage(10, 1, { userId: 1 })])).toEqual([[[10, 1]]])
    // Another attendee of the same request pays for nobody else. [O-281]
    expect(taken([line(1)], [usage(10, 1, { userId: 2 })])).toEqual([[]])
    expect(taken([line(1)], [usage(10, 1, { pricingOptionId: 6 })])).toEqual([[]])
    const booking = {
      occurrenceId: 'o',
      scheduleId: 's',
      venueId: 2,
      startsAt: 0,
      endsAt: 1,
      count: 1,
      exclusive: false,
      price: minorUnits(560),
    }
    expect(taken([line(1, { bookings: [booking] })], [usage(10, 1)])).toEqual([[]])
  })

  test('[O-281] pays for one of several tickets, the attendee’s own, once at a time', () => {
    const visit = { occurrenceId: 'o', scheduleId: 's', venueId: 1, startsAt: 0, endsAt: 9, exclusive: false }
    const tickets = (quantity: number, more: Partial<Quote> = {}) => {
      const bookings = [{ ...visit, count: quantity, price: minorUnits(560 * quantity) }]
      return line(quantity, { own: 1, bookings, ...more })
    }
    const sold = (lines: ReturnType<typeof line>[]) =>
      coverLines(lines, [usage(10, 9)]).map((one) => [one.quote.quantity, one.choice.quantity, one.quote.unitPrice])
    expect(sold([tickets(4)])).toEqual([
      [1, 1, 0],
      [3, 3, 560],
    ])
    expect(coverLines([tickets(4)], [usage(10, 9)]).map((one) => one.quote.claims)).toEqual([
      [
        { placesId: 1, count: 1 },
        { placesId: 10, count: 1, isUsage: true },
      ],
      [{ placesId: 1, count: 3 }],
    ])
    expect(sold([tickets(1), tickets(2)])).toEqual([
      [1, 1, 0],
      [2, 2, 560],
    ])
    expect(sold([tickets(2, { own: 0 })])).toEqual([[2, 2, 560]])
    // A member has their own ticket at the member price already.
    expect(sold([tickets(1, { unitPrice: minorUnits(100), benefitApplied: true }), tickets(1)])[1]).toEqual([1, 1, 560])
  })

  test('counts the sessions of a camp one by one, an entire camp once', () => {
    const bundle = { scheduleId: 's', venueId: 1, whole: false }
    expect(usagesOf({ ...quote, bundle })).toBe(0)
    expect(usagesOf({ ...quote, bundle: { ...bundle, whole: true } })).toBe(1)
  })
})
