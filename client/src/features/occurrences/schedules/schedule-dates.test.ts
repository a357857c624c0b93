import type { BookableActionName } from '@touchline/contract/client'
import { beforeAll, describe, expect, test } from 'vitest'
import schedules from '../../../i18n/en/courses.json'
import { startI18n } from '../../../i18n/start-i18n.ts'
import { locationOf } from './schedule.ts'
import { scheduleSpan, rhythmOf } from './schedule-rhythm.ts'
import { inListOrder } from '../list/schedule-order.ts'
import { sessionTag } from '../session-tag.ts'
import { at, schedule, now, session, startedSchedule } from '../testing/schedule-examples.ts'
import { dayToShow, sessionsOf, spanOf, stripOf } from '../list/timetable.ts'

beforeAll(() => startI18n())

describe('the dates of a course', () => {
  test('weekly at the same time', () => {
    expect(rhythmOf(schedule())).toEqual({ kind: 'weekly', weekday: 'Tuesday', time: '17:00 to 17:45' })
    expect(scheduleSpan(schedule())).toEqual({ from: '1 December', to: '15 December' })
  })

  test('once', () => {
    expect(rhythmOf(schedule({ occurrences: [session('2026-12-01')] }))).toEqual({
      kind: 'once',
      day: 'Tuesday 1 December 2026',
      time: '17:00 to 17:45',
    })
  })

  test('on irregular days', () => {
    expect(rhythmOf(schedule({ occurrences: [session('2026-12-01'), session('2026-12-09')] })).kind).toBe('several')
    expect(rhythmOf(schedule({ occurrences: [] })).kind).toBe('several')
  })

  test('the place, when the sessions share one', () => {
    expect(locationOf(schedule())).toBe('Main pool')
    const moving = [session('2026-12-01'), session('2026-12-08', { locationName: 'Hall' })]
    expect(locationOf(schedule({ occurrences: moving }))).toBeNull()
  })

  test('[P3-098] the friendly name of the place, else its own', () => {
    expect(locationOf(schedule({ occurrences: [session('2026-12-01')] }))).toBe('Main pool')
    const friendly = session('2026-12-01', { friendlyLocationName: 'The big pool' })
    expect(locationOf(schedule({ occurrences: [friendly] }))).toBe('The big pool')
  })
})

describe('the tag of a session', () => {
  const saying = (action: BookableActionName | null, message: string | null = null) =>
    session('2026-12-01', { bookableAction: { action, message } })

  test.each([
    ['S4-078', 'Past session', session('2026-11-17')],
    ['O-25, S4-078, S4-079', 'Busy at this time', saying(null, 'You have already booked a session for this time.')],
    ['S4-078, S4-072 partly', 'Booked', saying('cancel_booking')],
    ['S4-078, S4-073 partly', 'Reserved', saying('cancel_reservation')],
    ['S4-078, S4-075', 'On waitlist', saying('leave_waitlist')],
    ['S4-078, S4-074', 'Join waitlist', saying('join_waitlist')],
    ['S4-078', 'Sold out', session('2026-12-01', { capacity: { available: 0, consumed: 12, maximum: 12 } })],
  ])('[%s] reads "%s"', (_, text, one) => {
    const tag = sessionTag(one, now)
    expect(tag && schedules.tags[tag]).toBe(text)
  })

  test('[S4-071 partly] has no status while it can be booked, and says when it was called off', () => {
    expect(sessionTag(saying('book'), now)).toBeNull()
    expect(sessionTag(session('2026-12-01', { status: 'cancelled' }), now)).toBe('cancelled')
  })

  test('[O-524] reads "Postponed" at any time, unless the person has booked it or it was called off', () => {
    const postponed = (date: string, more: object = {}) =>
      sessionTag(session(date, { isPostponed: true, ...more }), now)
    expect([postponed('2026-12-01'), postponed('2026-11-17')]).toEqual(['postponed', 'postponed'])
    expect(postponed('2026-12-01', { bookableAction: { action: 'cancel_booking', message: null } })).toBe('booked')
    expect(postponed('2026-12-01', { status: 'cancelled' })).toBe('cancelled')
    expect(schedules.tags.postponed).toBe('Postponed')
  })

  test('a session in progress is not in the past', () => {
    expect(
      sessionTag(session('2026-11-20', { startsAt: at('2026-11-20 11:30'), endsAt: at('2026-11-20 12:30') }), now),
    ).toBeNull()
  })
})

describe('the list', () => {
  test('is in order of start, with finished courses last', () => {
    const ended = schedule({ id: 'a', startsAt: at('2026-09-01 17:00'), endsAt: at('2026-10-01 17:00') })
    const later = schedule({ id: 'b' })
    const running = startedSchedule({ id: 'c' })
    expect(inListOrder([ended, later, running], now).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  })
})

describe('the timetable', () => {
  const evening = { startsAt: at('2026-12-01 19:00'), endsAt: at('2026-12-01 20:00') }
  const late = schedule({ id: 'late', name: 'Late lane', occurrences: [session('2026-12-01', evening)] })

  test('shows the sessions of a day by part of day and by time', () => {
    const parts = sessionsOf([late, schedule()], '2026-12-01')
    expect(parts.map(({ part }) => part)).toEqual(['evening'])
    expect(parts[0]?.rows.map((row) => row.schedule.name)).toEqual(['First strokes', 'Late lane'])
    expect(sessionsOf([late], '2026-12-02')).toEqual([])
  })

  test('runs from the next day with a session to the last one', () => {
    expect(spanOf([schedule()], '2026-11-20')).toEqual({ first: '2026-12-01', last: '2026-12-15' })
    expect(spanOf([startedSchedule()], '2026-11-20')).toEqual({ first: '2026-11-24', last: '2026-12-01' })
    expect(spanOf([], '2026-11-20')).toEqual({ first: '2026-11-20', last: '2026-11-20' })
  })

  test.each([
    [null, '2026-12-01'],
    ['2026-12-09', '2026-12-09'],
    ['2020-01-01', '2026-12-01'],
    ['2031-01-01', '2026-12-15'],
  ])('when asked for %s it shows %s', (asked, day) => {
    expect(dayToShow(asked, spanOf([schedule()], '2026-11-20'))).toBe(day)
  })

  test('offers two weeks of days at a time, each with its sessions', () => {
    const span = spanOf([schedule()], '2026-11-20')
    const strip = stripOf([schedule()], '2026-12-09', span)
    expect(strip).toHaveLength(14)
    expect(strip[0]).toEqual({ day: '2026-12-01', sessions: 1 })
    expect(strip[1]).toEqual({ day: '2026-12-02', sessions: 0 })
    expect(stripOf([schedule()], '2026-12-15', span)[0]?.day).toBe('2026-12-15')
  })
})
