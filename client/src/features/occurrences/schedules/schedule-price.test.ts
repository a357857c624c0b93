import { describe, expect, test } from 'vitest'
import { stepped } from '../../../ui/fields/step.ts'
import { normalPriceShown, payablePrice, pricePerSession, proRataShare, shownPrice } from './schedule.ts'
import { spanOf, stripOf } from '../list/timetable.ts'
import { rhythmOf } from './schedule-rhythm.ts'
import type { Schedule } from './schedule.ts'
import { totalOf, wholeLines, withExtras } from '../booking/summary/price-lines.ts'
import { chosenExtras, extraLimit, quantityOf } from '../../extras/extras.ts'
import { schedule, extra, now, price, startedSchedule } from '../testing/schedule-examples.ts'

describe('the price of a course', () => {
  test('[S3-071, S9-030] is the pro-rata price where there is one', () => {
    expect(payablePrice(schedule())?.value).toBe(8400)
    expect(payablePrice(startedSchedule())?.value).toBe(5600)
  })

  test('[C-78] a pro-rata price of 0 is a price', () => {
    expect(payablePrice(startedSchedule({ proRataPrice: price(0) }))?.value).toBe(0)
  })

  test('is shown per remaining session, and says when it is rounded', () => {
    expect(pricePerSession(schedule(), now)).toEqual({ amount: 2800, exact: true, sessions: 3, alone: false })
    expect(pricePerSession(startedSchedule(), now)).toEqual({ amount: 2800, exact: true, sessions: 2, alone: false })
    expect(pricePerSession(schedule({ price: price(8000) }), now)).toEqual({
      amount: 2667,
      exact: false,
      sessions: 3,
      alone: false,
    })
    expect(pricePerSession(schedule({ price: price(0) }), now)).toBeNull()
    expect(pricePerSession(schedule({ price: null }), now)).toBeNull()
  })

  test('the non-member price stands only beside the full price, and only where it is higher', () => {
    const member = { normalPrice: price(10_000) }
    expect(normalPriceShown(schedule(member), now)?.value).toBe(10_000)
    expect(normalPriceShown(schedule({ normalPrice: price(8400) }), now)).toBeNull()
    const { occurrences } = schedule()
    const bySession = {
      ...member,
      soldAs: { whole: true, single: true },
      occurrences: occurrences.map((session) => ({ ...session, price: price(2800) })),
    }
    expect(normalPriceShown(schedule(bySession), now)?.value).toBe(10_000)
    expect(pricePerSession(schedule(bySession), now)).toEqual({ amount: 2800, exact: true, sessions: 3, alone: true })
    expect(normalPriceShown(startedSchedule(bySession), now)).toBeNull()
  })

  test('[S4-054, C-74 partly] the headline is the price of one session where only sessions can be booked', () => {
    const sold = (actions: readonly (string | null)[]) =>
      schedule({
        soldAs: { whole: true, single: true },
        occurrences: schedule().occurrences.map((one, index) => ({
          ...one,
          price: price(2800),
          bookableAction: { action: actions[index] === 'book' ? 'book' : null, message: 'Sold out' },
        })),
      })
    const shown = (...actions: readonly (string | null)[]) => shownPrice(sold(actions), now)
    expect(shown('book', 'book', 'book')).toEqual({ price: price(8400), isOfSession: false })
    expect(shown('book', null, 'book')).toEqual({ price: price(2800), isOfSession: true })
    expect(normalPriceShown({ ...sold(['book', null, 'book']), normalPrice: price(9000) }, now)).toBeNull()
    // When nothing of it is for the viewer, anybody's offer decides.
    expect(shown(null, null, null)).toEqual({ price: price(8400), isOfSession: false })
    const [first, ...others] = sold([null, null, null]).occurrences
    const full = { available: 0, consumed: 12, maximum: 12 }
    const occurrences = first ? [{ ...first, capacity: full }, ...others] : []
    expect(shownPrice({ ...sold([]), occurrences }, now)?.isOfSession).toBe(true)
  })

  test('a pro-rata price names the sessions it covers', () => {
    expect(proRataShare(startedSchedule(), now)).toEqual({ left: 2, all: 3 })
    expect(proRataShare(schedule(), now)).toBeNull()
  })

  test('[O-210 partly] a session that was called off is not counted', () => {
    const off = ({ occurrences }: Schedule, index: number) =>
      occurrences.map((session, at) => (at === index ? { ...session, status: 'cancelled' as const } : session))
    const shorter = schedule({ price: price(5600), occurrences: off(schedule(), 0) })
    expect(pricePerSession(shorter, now)).toEqual({ amount: 2800, exact: true, sessions: 2, alone: false })
    const running = startedSchedule({ proRataPrice: price(2800), occurrences: off(startedSchedule(), 2) })
    expect(proRataShare(running, now)).toEqual({ left: 1, all: 2 })
    expect(rhythmOf(schedule({ occurrences: off(schedule(), 0).slice(0, 2) })).kind).toBe('once')
    expect(stripOf([shorter], '2026-12-01', spanOf([shorter], '2026-11-20'))[0]?.sessions).toBe(0)
  })

  test('[S2-180 partly, S9-033] the total is the price and each extra times its quantity', () => {
    const extras = [extra(1, 1250), extra(2, 300), extra(3, 999)]
    const lines = withExtras(wholeLines(schedule({ extras }), now), chosenExtras(extras, { 1: 2, 2: 1, 3: 0 }))
    expect(lines).toEqual([
      { kind: 'whole', name: 'First strokes', share: null, amount: 8400 },
      { kind: 'extra', id: 1, name: 'Extra 1', quantity: 2, amount: 2500 },
      { kind: 'extra', id: 2, name: 'Extra 2', quantity: 1, amount: 300 },
    ])
    expect(totalOf(lines)).toBe(11_200)
  })

  test('[C-79 partly] a customer who does not qualify sees no lines and no total', () => {
    expect(totalOf(withExtras(wholeLines(schedule({ price: null }), now), []))).toBeNull()
  })
})

describe('extras', () => {
  test.each([
    [null, 10],
    [25, 10],
    [3, 3],
    [0, 0],
    [-1, 0],
  ])('[S9-028] with a stock of %s one customer can buy %i', (available, limit) => {
    expect(extraLimit({ available })).toBe(limit)
  })

  test('[S5-010] a quantity is a whole number from 0 to 10', () => {
    const limits = { min: 0, max: extraLimit({ available: null }) }
    const typed = ['-1', '0', '1', '1.5', '10', '11'].map((text) => stepped(4, { kind: 'typed', text }, limits))
    expect(typed).toEqual([4, 4, 1, 4, 10, 4])
    expect(stepped(0, { kind: 'decrease' }, limits)).toBe(0)
    expect(stepped(10, { kind: 'increase' }, limits)).toBe(10)
  })

  test('no more counts as chosen than is still in stock', () => {
    expect(quantityOf({ 1: 5 }, extra(1, 100, 2))).toBe(2)
    expect(chosenExtras([extra(1, 100, 0)], { 1: 5 })).toEqual([])
  })
})
