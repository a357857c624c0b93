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
  benefitApplied: true,
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
const line = (quantity: number) => ({ choice: { withPackage: true }, quote: { ...quote, quantity } })
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
/** The package usages of each line. */
const taken = (lines: ReturnType<typeof line>[], usages: readonly Usage[]) =>
  coverLines(lines, usages).map((one) =>
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

  test('pays for a whole line or not at all, after the lines before it', () => {
    expect(taken([line(3)], [usage(10, 2)])).toEqual([[]])
    expect(taken([line(2), line(2), line(1)], [usage(10, 3)])).toEqual([[[10, 2]], [], [[10, 1]]])
  })

  test('follows the order of owners, for its options and venues only', () => {
    expect(taken([line(1)], [usage(10, 1, { userId: 1, expiresAt: 1 }), usage(20, 1)])).toEqual([[[20, 1]]])
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
    const elsewhere = { ...line(1), quote: { ...quote, bookings: [booking] } }
    expect(taken([elsewhere], [usage(10, 1)])).toEqual([[]])
  })

  test('counts the sessions of a camp one by one, an entire camp once', () => {
    const bundle = { scheduleId: 's', venueId: 1, whole: false }
    expect(usagesOf({ ...quote, bundle })).toBe(0)
    expect(usagesOf({ ...quote, bundle: { ...bundle, whole: true } })).toBe(1)
  })
})
