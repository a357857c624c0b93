import { describe, expect, test } from 'vitest'
import { now } from '../../occurrences/testing/schedule-examples.ts'
import { isBookable } from '../../occurrences/session.ts'
import type { Session } from '../../occurrences/session.ts'
import { camp, campDay } from '../testing/camp-examples.ts'
import { bookableIds, campOffer, chosenDates, sessionsShown } from './camp-offer.ts'

const days = ['2026-12-07', '2026-12-08', '2026-12-09'] as const
const said = (message: string) => ({ bookableAction: { action: null, message } })
const soldOut = { ...said('Sold out'), capacity: { available: 0, consumed: 12, maximum: 12 } }

/** The camp with changes to its second day. */
function withSecond(more: Partial<Session>) {
  return camp({ occurrences: [campDay(days[0]), campDay(days[1], more), campDay(days[2])] })
}
const idOf = (day: string) => campDay(day).id

describe('how a camp can be booked', () => {
  test('[S4-051, S4-052] whole or by dates; whole by default', () => {
    expect(campOffer(camp(), now)).toEqual({ kind: 'either' })
    expect(chosenDates(null, { kind: 'either' }, [])).toEqual({ kind: 'whole' })
  })

  test('[S4-053, S4-058] with only one way, in that one', () => {
    const whole = campOffer(camp({ soldAs: { whole: true, single: false } }), now)
    expect(whole).toEqual({ kind: 'whole' })
    expect(chosenDates({ kind: 'sessions', sessionIds: ['x'] }, whole, [])).toEqual({ kind: 'whole' })
    const single = campOffer(camp({ soldAs: { whole: false, single: true } }), now)
    expect(single).toEqual({ kind: 'sessions', whyNotWhole: null, preselected: [] })
    expect(chosenDates({ kind: 'whole' }, single, [])).toEqual({ kind: 'sessions', sessionIds: [] })
  })

  test.each([
    ['full', soldOut, 'sold-out'],
    ['full with a waitlist', { ...soldOut, bookableAction: { action: 'join_waitlist', message: null } }, 'sold-out'],
    ['closed', said('Booking has closed.'), 'closed'],
    ['at the time of something else', said('You have already booked a session for this time.'), 'busy'],
    ['booked', { bookableAction: { action: 'cancel_booking', message: null } }, 'booked'],
  ] as const)(
    '[S4-054, S4-056, S4-057, C-74] with a session that is %s, by the other sessions, which are chosen',
    (_, more, because) => {
      const one = withSecond(more)
      const offer = campOffer(one, now)
      expect(offer).toMatchObject({
        kind: 'sessions',
        whyNotWhole: { because },
        preselected: [idOf(days[0]), idOf(days[2])],
      })
      expect(chosenDates(null, offer, bookableIds(one, now))).toEqual({
        kind: 'sessions',
        sessionIds: [idOf(days[0]), idOf(days[2])],
      })
    },
  )

  test('[S4-054, S4-057, P3-088] once it has begun, by the remaining days', () => {
    const second = Date.parse('2026-12-08T10:00:00Z')
    expect(campOffer(camp(), second)).toEqual({
      kind: 'sessions',
      whyNotWhole: { because: 'past' },
      preselected: [idOf(days[2])],
    })
  })

  test('[S4-055, S4-056] a customer with some sessions books others', () => {
    const bookableAction = {
      action: null,
      message: 'You have ALREADY BOOKED some Individual Sessions on this camp.',
    }
    expect(campOffer(camp({ bookableAction }), now)).toMatchObject({
      kind: 'sessions',
      whyNotWhole: { because: 'booked' },
    })
  })

  test('[O-125] a called-off session blocks nothing and cannot be chosen', () => {
    const one = withSecond({ status: 'cancelled', ...said('This session has been cancelled.') })
    expect(campOffer(one, now)).toEqual({ kind: 'either' })
    expect(bookableIds(one, now)).toEqual([idOf(days[0]), idOf(days[2])])
  })

  test('a customer without a price for the whole books by dates', () => {
    expect(campOffer(camp({ price: null }), now)).toMatchObject({ whyNotWhole: { because: 'no-price' } })
  })

  test('the choice is kept as far as it is still available', () => {
    const choice = { kind: 'sessions', sessionIds: [idOf(days[1]) ?? '', idOf(days[2]) ?? ''] } as const
    const one = withSecond(soldOut)
    expect(chosenDates(choice, campOffer(one, now), bookableIds(one, now))).toEqual({
      kind: 'sessions',
      sessionIds: [idOf(days[2])],
    })
  })
})

describe('a session of a camp', () => {
  test('[C-66, C-74] is judged by its places for an unknown visitor', () => {
    const silent = { bookableAction: { action: null, message: null } }
    expect(isBookable(campDay(days[0], silent), now)).toBe(true)
    expect(isBookable(campDay(days[0], { ...silent, capacity: soldOut.capacity }), now)).toBe(false)
    expect(isBookable(campDay(days[0], { id: null }), now)).toBe(false)
  })

  test('[S4-080] is hidden when it is not sold alone and the camp is sold whole only', () => {
    const alone = said('You cannot book this session individually.')
    const bundled = camp({ soldAs: { whole: true, single: false }, occurrences: [campDay(days[0], alone)] })
    expect(sessionsShown(bundled)).toEqual([])
    expect(sessionsShown(camp({ occurrences: [campDay(days[0], alone)] }))).toHaveLength(1)
  })
})
