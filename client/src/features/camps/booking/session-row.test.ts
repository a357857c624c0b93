import { describe, expect, test } from 'vitest'
import type { DatesChoice } from '../../occurrences/booking/draft/booking-draft.ts'
import type { Session } from '../../occurrences/session.ts'
import { now } from '../../occurrences/testing/schedule-examples.ts'
import { campDay } from '../testing/camp-examples.ts'
import { likeAll, sessionRow } from './session-row.ts'

const day = '2026-12-07'
const byDates: DatesChoice = { kind: 'sessions', sessionIds: [] }
const whole: DatesChoice = { kind: 'whole' }
const doing = (action: string | null, message: string | null = null) => ({
  // Platforms may have actions unknown to the contract.
  bookableAction: { action, message } as Session['bookableAction'],
})
const row = (more: Partial<Session>, choice: DatesChoice = byDates, at = now) => {
  const { state, tag, message } = sessionRow(campDay(day, more), choice, at)
  return { state, tag, message }
}

describe('a session in the chooser', () => {
  test('[S4-071, S4-082] can be chosen, and then is selected', () => {
    expect(row({})).toEqual({ state: 'selectable', tag: null, message: null })
    const chosen = { kind: 'sessions', sessionIds: [campDay(day).id ?? ''] } as const
    expect(row({}, chosen).state).toBe('selected')
    expect(row({}, whole).state).toBe('checked')
  })

  test('[S4-072, S4-073] shows that it is booked or reserved, and is included', () => {
    expect(row(doing('cancel_booking'))).toMatchObject({ state: 'checked', tag: 'booked' })
    expect(row(doing('cancel_reservation'))).toMatchObject({ state: 'checked', tag: 'reserved' })
  })

  test('[S4-078, S4-083] cannot be chosen when full; its waitlist is offered', () => {
    const full = { capacity: { available: 0, consumed: 12, maximum: 12 } }
    expect(row({ ...full, ...doing(null, 'Sold out') })).toMatchObject({ state: 'disabled', tag: 'sold-out' })
    expect(row({ ...full, ...doing('join_waitlist') })).toMatchObject({ state: 'disabled', tag: 'join-waitlist' })
    expect(row({ ...full, ...doing('leave_waitlist') })).toMatchObject({ state: 'disabled', tag: 'on-waitlist' })
  })

  test('[S4-079] shows a conflict with another booking', () => {
    const busy = doing(null, 'You have already booked a session for this time.')
    expect(row(busy)).toEqual({ state: 'disabled', tag: 'busy', message: null })
  })

  test('[S4-076, S4-077] is disabled with a reason when there is no action but a message', () => {
    expect(row(doing(null, 'Booking has closed.'))).toEqual({
      state: 'disabled',
      tag: null,
      message: 'Booking has closed.',
    })
  })

  test('[O-524] that is postponed cannot be chosen, by a visitor either; who has booked it keeps it', () => {
    const postponed = { isPostponed: true, status: 'clashing' } as const
    expect(row(postponed)).toEqual({ state: 'disabled', tag: 'postponed', message: null })
    expect(row({ ...postponed, ...doing(null, 'Postponed.') })).toMatchObject({ state: 'disabled', message: null })
    expect(row(postponed, whole).state).toBe('disabled')
    expect(row({ ...postponed, ...doing('cancel_booking') })).toMatchObject({ state: 'checked', tag: 'booked' })
  })

  test('[S4-078, S4-081] is marked as past when over', () => {
    expect(row({}, byDates, Date.parse('2026-12-08T00:00:00Z'))).toMatchObject({ state: 'past', tag: 'past' })
  })
})

describe('the reason against all sessions', () => {
  const rowOf = (more: Partial<Session>) => sessionRow(campDay(day, more), byDates, now)
  const tooOld = rowOf(doing(null, 'Too old: up to 11.'))
  const booked = rowOf(doing('cancel_booking'))

  test('is shown once where all have the same; tagged sessions have their own', () => {
    expect(likeAll([tooOld, booked, tooOld])).toBe(tooOld)
  })

  test('is absent where reasons differ, one is available, or there is only one', () => {
    expect(likeAll([tooOld, rowOf(doing(null, 'Booking has closed.'))])).toBeNull()
    expect(likeAll([tooOld, rowOf({})])).toBeNull()
    expect(likeAll([rowOf({}), rowOf({})])).toBeNull()
    expect(likeAll([tooOld, booked])).toBeNull()
  })
})
