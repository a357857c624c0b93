import { describe, expect, test } from 'vitest'
import { bookingItem } from '../../occurrences/booking/booking-item.ts'
import { totalOf, withExtras } from '../../occurrences/booking/summary/price-lines.ts'
import { extra, now, price } from '../../occurrences/testing/schedule-examples.ts'
import { campIn } from '../camp.ts'
import { camp, campDay } from '../testing/camp-examples.ts'
import { boughtOf, campLines, savingOfWhole } from './camp-selection.ts'
import { campWeeks } from './camp-weeks.ts'

const idsOf = (count: number) =>
  camp()
    .occurrences.slice(0, count)
    .flatMap(({ id }) => id ?? [])
const sessions = (count: number) => ({ kind: 'sessions', sessionIds: idsOf(count) }) as const

describe('the price of a camp', () => {
  test('[S9-031, P9-021, C-47] sessions cost the first one’s price times their number', () => {
    const odd = camp({ occurrences: camp().occurrences.map((one, index) => ({ ...one, price: price(3200 + index) })) })
    expect(totalOf(campLines(odd, sessions(2), now))).toBe(6400)
    const [first, ...others] = camp().occurrences
    const unpriced = camp({ occurrences: first ? [{ ...first, price: null }, ...others] : [] })
    expect(totalOf(campLines(unpriced, sessions(3), now))).toBe(9600)
  })

  test('[S9-032, P9-022] the whole costs the camp’s price', () => {
    expect(totalOf(campLines(camp(), { kind: 'whole' }, now))).toBe(8000)
  })

  test('[S9-033, P9-023, S2-162 partly] extras add their price times their quantity', () => {
    const lines = withExtras(campLines(camp(), sessions(2), now), [{ extra: extra(4, 480), quantity: 3 }])
    expect(totalOf(lines)).toBe(6400 + 1440)
    expect(totalOf(withExtras(campLines(camp({ price: null }), { kind: 'whole' }, now), []))).toBeNull()
  })

  test('[O-488] the whole is less than days that together cost more, by the difference', () => {
    expect([1, 2, 3].map((count) => savingOfWhole(camp(), sessions(count), now))).toEqual([0, 0, 1600])
    expect(savingOfWhole(camp({ price: null }), sessions(3), now)).toBe(0)
    expect(savingOfWhole(camp(), { kind: 'whole' }, now)).toBe(0)
  })

  test('[S9-031, S9-033] while days are still to be chosen only extras cost anything', () => {
    const none = campLines(camp(), sessions(0), now)
    expect(totalOf(withExtras(none, [], true), true)).toBe(0)
    expect(totalOf(withExtras(none, [{ extra: extra(4, 480), quantity: 3 }], true), true)).toBe(1440)
  })
})

describe('the item for the basket', () => {
  const parts = { purchasedForUserId: 9, extras: [], answers: [], agreedWaiverId: null }

  test('[C-71, S5-006, S9-029] names the whole camp, or its sessions', () => {
    expect(bookingItem('c1', boughtOf({ kind: 'whole' }), parts)).toEqual({
      purchasableId: 'c1',
      purchasableType: 'camp',
      bookingFullCamp: true,
      quantity: 1,
      purchasedForUserId: 9,
    })
    expect(bookingItem('c1', boughtOf(sessions(2)), parts)).toMatchObject({
      bookingFullCamp: false,
      campOccurrenceIds: idsOf(2),
    })
  })
})

describe('weeks', () => {
  const fortnight = ['2026-12-07', '2026-12-08', '2026-12-14', '2026-12-15'].map((day) => campDay(day))

  test('[S2-173] sessions of a camp of several weeks are grouped by week, from Monday', () => {
    const weeks = campWeeks({ durationInWeeks: 2 }, fortnight)
    expect(weeks.map(({ number, sessions: own }) => [number, own.length])).toEqual([
      [1, 2],
      [2, 2],
    ])
    expect(campWeeks({ durationInWeeks: null }, fortnight)).toHaveLength(2)
  })

  test('[S2-173] a camp of one week has no groups', () => {
    expect(campWeeks({ durationInWeeks: 1 }, fortnight.slice(0, 2))).toMatchObject([{ number: null }])
    expect(campWeeks({ durationInWeeks: 1 }, [])).toEqual([])
  })
})

describe('how a camp is sold', () => {
  const { kind: _kind, soldAs: _soldAs, proRataPrice: _none, ...answer } = camp()
  const read = (said: readonly ('bundled' | 'individual')[], more: object = {}) =>
    campIn({
      ...answer,
      occurrences: [...answer.occurrences],
      extras: [],
      ...more,
      pricingOptionAvailability: [...said],
    })?.soldAs

  test('[S3-074, S3-075] follows the platform', () => {
    expect(read(['bundled', 'individual'])).toEqual({ whole: true, single: true })
    expect(read(['individual'])).toEqual({ whole: false, single: true })
    expect(read(['bundled'])).toEqual({ whole: true, single: false })
  })

  test('follows the prices where the platform does not say', () => {
    expect(read([])).toEqual({ whole: true, single: true })
    expect(read([], { price: null })).toEqual({ whole: false, single: true })
  })
})
