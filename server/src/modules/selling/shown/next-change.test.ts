import { hour, minute } from '@touchline/clock'
import { describe, expect, test } from 'vitest'
import { schedule, sessionsOf } from '../../../testing/planned.ts'
import { endOfMinute, nextChange } from './next-change.ts'

const now = Date.parse('2026-04-07T09:00:00Z')
const at = (minutes: number) => now + minutes * minute

const windows = { scheduleId: 'schedule', audience: 'everybody', opensAt: null, closesAt: null } as const
const relative = { opensMinutesBefore: 200, closesMinutesBefore: null }
const course = schedule(
  { startsAt: at(-100), endsAt: at(500) },
  {
    sessions: [at(-100), at(440)].flatMap((startsAt) => sessionsOf(1, { startsAt, endsAt: startsAt + hour })),
    windows: [
      { ...windows, ...relative, closesAt: at(300) },
      { ...windows, ...relative, audience: 'membership:1', opensMinutesBefore: null, opensAt: at(20) },
    ],
  },
)

describe('the next instant at which a course looks different', () => {
  test.each([
    ['a window opens', at(0), at(20)],
    ['a window closes', at(20), at(300)],
    ['a session starts', at(300), at(440)],
    ['it ends', at(440), at(500)],
    ['a window opens some minutes before it starts', at(-301), at(-300)],
    ['nothing does', at(500), undefined],
  ])('%s', (_what, from, expected) => {
    expect(nextChange([course], from)).toBe(expected)
  })

  test('of several courses is the earliest', () => {
    expect(nextChange([], now)).toBeUndefined()
    expect(nextChange([course, schedule({ startsAt: at(-9), endsAt: at(1) })], now)).toBe(at(1))
  })
})

test('a minute ends after its last millisecond', () => {
  expect(endOfMinute(now)).toBe(at(1))
  expect(endOfMinute(at(1) - 1)).toBe(at(1))
})
