import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadTexts, startI18n } from '../../../i18n/start-i18n.ts'
import { namespaces } from '../../../i18n/text-catalogue.ts'
import { audienceOf } from './ages.ts'
import { scheduleStanding } from './schedule-standing.ts'
import type { ScheduleStanding } from './schedule-standing.ts'
import type { Schedule } from './schedule.ts'
import { standingText } from './standing-text.ts'
import { at, schedule, now, startedSchedule } from '../testing/schedule-examples.ts'

const silent = { action: null, message: null }
const full = { available: 0, consumed: 12, maximum: 12 }

describe('what a customer can do with a course', () => {
  const told: readonly (readonly [Schedule['bookableAction'], ScheduleStanding])[] = [
    [{ action: 'book', message: null }, { kind: 'bookable' }],
    [{ action: 'cancel_booking', message: null }, { kind: 'booked' }],
    [{ action: 'cancel_reservation', message: null }, { kind: 'reserved' }],
    [{ action: 'join_waitlist', message: null }, { kind: 'sold-out' }],
    [{ action: null, message: 'Sold out' }, { kind: 'sold-out' }],
    [
      { action: null, message: 'You do not qualify to book this.' },
      { kind: 'closed', because: 'said', reason: null, message: 'You do not qualify to book this.' },
    ],
  ]
  test.each(told)('is the status that the platform gives: %j', (bookableAction, standing) => {
    expect(scheduleStanding(schedule({ bookableAction }), now)).toEqual(standing)
  })

  test('[S4-061 partly] a course that has started stays bookable', () => {
    expect(scheduleStanding(startedSchedule(), now)).toEqual({ kind: 'bookable' })
  })
})

describe('[C-66 partly] the status that a visitor sees when the platform gives none', () => {
  const visitors = (more: Partial<Schedule>): ScheduleStanding =>
    scheduleStanding(schedule({ bookableAction: silent, ...more }), now)

  test('nothing prevents booking', () => {
    expect(visitors({})).toEqual({ kind: 'bookable' })
    expect(scheduleStanding(startedSchedule({ bookableAction: silent }), now)).toEqual({ kind: 'bookable' })
  })

  test('[S4-062, P4-019 partly] a course that has ended is unavailable', () => {
    const over = { startsAt: at('2026-10-01 17:00'), endsAt: at('2026-11-20 12:00') }
    expect(visitors(over)).toEqual({ kind: 'closed', because: 'ended', kindOf: 'course' })
  })

  test('[O-210 partly] a course with every session called off is closed', () => {
    const occurrences = schedule().occurrences.map((session) => ({ ...session, status: 'cancelled' as const }))
    expect(visitors({ occurrences })).toEqual({ kind: 'closed', because: 'cancelled', kindOf: 'course' })
    expect(visitors({ occurrences: [...occurrences, ...schedule().occurrences.slice(0, 1)] })).toEqual({
      kind: 'bookable',
    })
  })

  test('[O-524] a course with a postponed session is closed; what is sold by the day is not', () => {
    const [first, ...others] = schedule().occurrences.map((session) => ({ ...session, isPostponed: false }))
    const occurrences = first ? [{ ...first, isPostponed: true }, ...others] : []
    expect(visitors({ occurrences })).toEqual({ kind: 'closed', because: 'postponed', kindOf: 'course' })
    expect(visitors({ occurrences, soldAs: { whole: true, single: true } })).toEqual({ kind: 'bookable' })
  })

  test('[O-36 partly] booking opens later', () => {
    expect(visitors({ firstBookableAt: at('2026-11-27 09:00') })).toEqual({
      kind: 'closed',
      because: 'opens',
      date: '27 November',
    })
  })

  test('[C-72 partly] a started course that takes no late joiners is closed', () => {
    const closed = startedSchedule({ bookableAction: silent, allowCustomerBookCourseAfterStart: false })
    expect(scheduleStanding(closed, now)).toEqual({ kind: 'closed', because: 'started', kindOf: 'course' })
  })

  test('[S9-027] no places left is sold out', () => {
    expect(visitors({ capacity: full })).toEqual({ kind: 'sold-out' })
    expect(visitors({ capacity: { available: null, consumed: 0, maximum: null } })).toEqual({ kind: 'bookable' })
  })
})

describe('[O-97 partly] the reason why a customer is not eligible, by the code of the platform', () => {
  beforeAll(async () => {
    await startI18n()
    await loadTexts(namespaces)
  })

  const said = (
    code: string,
    more: { readonly age?: number; readonly limit?: number; readonly membership?: string },
  ) => {
    const reason = { code, ...more }
    const bookableAction = { action: null, message: 'What the platform says.', reason }
    return standingText(
      scheduleStanding(schedule({ bookableAction }), now),
      i18next.getFixedT('en', ['courses', 'home', 'common']),
    )
  }

  test.each([
    ['too_young', { age: 5, limit: 8 }, 'Too young: from 8, and 5 on the first day.'],
    ['too_old', { age: 15, limit: 12 }, 'Too old: up to 12, and 15 on the first day.'],
    ['too_old', { age: 38, limit: 12 }, 'For children up to 12.'],
    ['too_old', { limit: 12 }, 'What the platform says.'],
    ['does_not_qualify', {}, 'What the platform says.'],
    ['does_not_qualify', { membership: 'All In' }, 'Members only: join All In'],
  ])('%s with %j', (code, more, text) => {
    expect(said(code, more)).toBe(text)
  })
})

test('[O-97 partly] pictures show children, adults or the audience of the category', () => {
  expect(audienceOf({ suitableFor: { minAge: 8, maxAge: 12 } })).toBe('children')
  expect(audienceOf({ suitableFor: { minAge: 16, maxAge: null } })).toBe('adults')
  expect(audienceOf({ suitableFor: { minAge: 5, maxAge: null } })).toBeNull()
  expect(audienceOf({})).toBeNull()
})
