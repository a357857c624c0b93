import { hour } from '@touchline/clock'
import { type AddItem, Text } from '@touchline/contract'
import { sum } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import {
  bookedAt,
  membership,
  person,
  places,
  placesById,
  priceList,
  schedule,
  sessionsOf,
  start,
} from '../../testing/planned.ts'
import { type CampChoice, quoteCamp, whyNot } from './camp.ts'
import { parseCamp } from './purchasable.ts'
import { text } from '../../texts/index.ts'

const chosen = { attendeeId: 7, quantity: 1, extras: [], answers: [], agreed: [], scheduleId: 'schedule' }
const whole: CampChoice = { ...chosen, kind: 'whole' }
const only = (...sessionIds: string[]): CampChoice => ({ ...chosen, kind: 'sessions', sessionIds })

const sessions = sessionsOf(3)
const camp = schedule({}, { sessions })
const free = placesById(places(1), places(2), places(3))
const before = { now: start - hour, channel: 'online' as const, person: person() }
const codeOf = (refusal: ReturnType<typeof whyNot>) => refusal?.reason.code

describe('the request', () => {
  const item: AddItem = { purchasable_id: 'SCHEDULE', purchasable_type: 'camp' }
  const ids = ['s1', 's2']

  test.each<[string, Partial<AddItem>, string]>([
    ['[P5-010, S5-004] without booking_full_camp', {}, 'booking_full_camp'],
    ['[P5-011, S5-005] single sessions without naming any', { booking_full_camp: false }, 'camp_occurrence_ids'],
    ['[C-71] no session at all', { booking_full_camp: false, camp_occurrence_ids: [] }, 'camp_occurrence_ids'],
    [
      '[C-71] one session twice',
      { booking_full_camp: false, camp_occurrence_ids: ['s1', 's1'] },
      'camp_occurrence_ids',
    ],
    ['[C-71] sessions of an entire camp', { booking_full_camp: true, camp_occurrence_ids: ids }, 'camp_occurrence_ids'],
    ['two camps', { booking_full_camp: true, quantity: 2 }, 'quantity'],
  ])('%s is refused with an error for its field', (_what, changes, field) => {
    expect(parseCamp({ ...item, ...changes }, 7)).toMatchObject({
      kind: 'problems',
      fields: { [field]: [expect.any(Text)] },
    })
  })

  test('flags become one choice', () => {
    expect(parseCamp({ ...item, booking_full_camp: true }, 7)).toEqual({ kind: 'choice', choice: whole })
    const some = { ...item, booking_full_camp: false, camp_occurrence_ids: ids }
    expect(parseCamp(some, 7)).toEqual({ kind: 'choice', choice: only('s1', 's2') })
  })
})

describe('an entire camp', () => {
  test('[P3-088, P4-020] is sold until it starts, on every channel', () => {
    expect(whyNot(camp, whole, free, before)).toBeUndefined()
    for (const channel of ['online', 'foh'] as const) {
      expect(codeOf(whyNot(camp, whole, free, { ...before, channel, now: start }))).toBe('camp_started')
    }
    expect(codeOf(whyNot(camp, whole, free, { ...before, now: start + 48 * hour }))).toBe('camp_ended')
  })

  test('has as many places as the session with the fewest left', () => {
    const oneFull = placesById(places(1), places(2, { consumed: 10 }), places(3))
    expect(codeOf(whyNot(camp, whole, oneFull, before))).toBe('sold_out')
    expect(codeOf(whyNot(camp, only('s1', 's3'), oneFull, before))).toBeUndefined()
  })

  test('has no waitlist, while a full session has one', () => {
    const full = placesById(places(1, { consumed: 10, waitMax: 2 }), places(2), places(3))
    expect(whyNot(camp, whole, full, before)).toMatchObject({ action: null })
    expect(whyNot(camp, only('s1'), full, before)).toMatchObject({ action: 'join_waitlist' })
  })

  test('[O-25, C-73 partly] is refused with its own message to a customer with single sessions of it', () => {
    const [first, second, third] = sessions.map(({ row }) => bookedAt(row))
    if (!first || !second || !third) throw new Error('there are three sessions')
    const having = (...bookings: (typeof first)[]) => ({ ...before, person: person({ bookings }) })
    expect(codeOf(whyNot(camp, whole, free, having(first)))).toBe('some_sessions_booked')
    expect(whyNot(camp, whole, free, having(first, second, third))).toMatchObject({ action: 'cancel_booking' })
    expect(codeOf(whyNot(camp, only('s2'), free, having(first)))).toBeUndefined()
    expect(codeOf(whyNot(camp, only('s1'), free, having(first)))).toBe('already_booked')
  })

  test('does not include a cancelled session, which cannot be booked either', () => {
    const [first, second] = sessions
    if (!first || !second) throw new Error('there are three sessions')
    const cancelled = { ...second, row: { ...second.row, status: 'cancelled' as const } }
    const shorter = schedule({}, { sessions: [first, cancelled] })
    expect(quoteCamp(shorter, whole, person())?.claims).toEqual([{ placesId: 1, count: 1 }])
    expect(codeOf(whyNot(shorter, only('s2'), free, before))).toBe('session_cancelled')
  })

  test('[P3-086] is not sold where only sessions are, and sessions are not sold where only the whole is', () => {
    expect(codeOf(whyNot(schedule({}, { sessions, whole: null }), whole, free, before))).toBe('not_whole')
    expect(codeOf(whyNot(schedule({}, { sessions, single: null }), only('s1'), free, before))).toBe('not_individually')
  })
})

describe('sessions of a camp', () => {
  test('[C-74 partly] are on sale until each begins', () => {
    const second = { ...before, now: start + 23 * hour }
    expect(codeOf(whyNot(camp, only('s1'), free, second))).toBe('session_finished')
    expect(codeOf(whyNot(camp, only('s2'), free, second))).toBeUndefined()
    expect(codeOf(whyNot(camp, only('s2'), free, { ...before, now: start + 24 * hour }))).toBe('booking_closed')
  })

  test('are refused to a person who is booked elsewhere at the time', () => {
    const [, second] = sessions
    if (!second) throw new Error('there are three sessions')
    const elsewhere = bookedAt({ ...second.row, id: 'other', scheduleId: 'other' })
    const busy = { ...before, person: person({ bookings: [elsewhere] }) }
    expect(codeOf(whyNot(camp, only('s2'), free, busy))).toBe('time_taken')
    expect(codeOf(whyNot(camp, whole, free, busy))).toBe('time_taken')
    expect(codeOf(whyNot(camp, only('s1'), free, busy))).toBeUndefined()
  })
})

describe('the price', () => {
  test('[P9-021, C-47 partly] of sessions is their number times the price of one, in one line', () => {
    const quote = quoteCamp(camp, only('s1', 's3'), person())
    expect(quote).toMatchObject({
      quantity: 1,
      unitPrice: 800,
      priceNote: text('carts:sessions_of', { count: 2, all: 3 }),
      bundle: { whole: false },
    })
    expect(quote?.bookings.map(({ occurrenceId, price }) => [occurrenceId, price])).toEqual([
      ['s1', 400],
      ['s3', 400],
    ])
  })

  test('of an entire camp is divided into shares that add up to it', () => {
    const quote = quoteCamp(camp, whole, person())
    expect(quote?.bookings.map(({ price }) => price)).toEqual([334, 333, 333])
    expect(sum(quote?.bookings.map(({ price }) => price) ?? [])).toBe(1000)
    expect(quote?.claims.map(({ placesId }) => placesId)).toEqual([1, 2, 3])
  })

  test('is the member price for members and absent for customers who do not qualify', () => {
    const member = person({ memberships: [membership(3)] })
    const forMembers = schedule({}, { sessions, whole: priceList(1, { everybody: 1000, 'membership:3': 700 }) })
    expect(quoteCamp(forMembers, whole, member)).toMatchObject({ unitPrice: 700, benefitApplied: true })
    const membersOnly = schedule({}, { sessions, whole: priceList(1, { 'membership:3': 700 }) })
    expect(codeOf(whyNot(membersOnly, whole, free, before))).toBe('does_not_qualify')
  })

  test('a place kept for the person is used first', () => {
    const waits = [{ entryId: 5, placesId: 2, count: 1, offeredUntil: 90 }]
    const full = placesById(places(1), places(2, { consumed: 10, waitMax: 1, waitUsed: 1 }), places(3))
    const offered = { ...before, person: person({ waits }) }
    expect(whyNot(camp, only('s2'), full, offered)).toBeUndefined()
    expect(quoteCamp(camp, only('s2'), offered.person)?.claims).toEqual([
      { placesId: 2, count: 1, offer: { entryId: 5, count: 1, until: 90 } },
    ])
  })
})
