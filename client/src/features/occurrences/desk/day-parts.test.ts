import { expect, test } from 'vitest'
import { dayParts, isOn } from './day-parts.ts'
import type { DeskSession } from './use-desk-sessions.ts'

type Example = {
  readonly id: string
  readonly from: number
  readonly court?: string
  readonly consumed?: number
  readonly available?: number
  readonly status?: string
}

const at = (hour: number) => ({
  utc: `2026-06-24 ${String(hour).padStart(2, '0')}:00:00`,
  local: `2026-06-24 ${String(hour + 1).padStart(2, '0')}:00:00`,
  timezone: 'Europe/London',
})

/** A class of one hour, or the hour of a court. */
const session = ({ id, from, court, consumed = 0, available = 1, status = 'bookable' }: Example) =>
  ({
    id,
    name: court === undefined ? 'Spin' : 'Badminton',
    locationName: court ?? 'Studio',
    bookingType: court === undefined ? 'classes' : 'resources',
    startsAt: at(from),
    endsAt: at(from + 1),
    capacity: { consumed, available, maximum: 1 },
    status,
  }) as unknown as DeskSession

const noon = Date.parse('2026-06-24T12:00:00Z')
const ids = (sessions: readonly DeskSession[]) => sessions.map(({ id }) => id)

test('[O-581] the list of a day begins with the session that is on, and ended ones are apart', () => {
  const ended = session({ id: 'ended', from: 11 })
  const on = session({ id: 'on', from: 12 })
  const next = session({ id: 'next', from: 13 })
  const parts = dayParts([ended, on, next], noon)
  expect(ids(parts.coming)).toEqual(['on', 'next'])
  expect(ids(parts.ended)).toEqual(['ended'])
  expect([ended, on, next].map((one) => isOn(one, noon))).toEqual([false, true, false])
})

test('[O-581] free court hours to come stand court by court, booked ones in the list', () => {
  const { coming, courts } = dayParts(
    [
      session({ id: 'gone', from: 10, court: 'Court 2' }),
      session({ id: 'ten', from: 13, court: 'Court 10' }),
      session({ id: 'two', from: 13, court: 'Court 2' }),
      session({ id: 'booked', from: 14, court: 'Court 2', consumed: 1, available: 0 }),
      session({ id: 'clashes', from: 15, court: 'Court 2', available: 0 }),
      session({ id: 'called off', from: 16, court: 'Court 2', status: 'cancelled' }),
      session({ id: 'later', from: 17, court: 'Court 2' }),
    ],
    noon,
  )
  expect(ids(coming)).toEqual(['booked'])
  expect(courts.map(({ name, hours }) => [name, ids(hours)])).toEqual([
    ['Court 2\u00A0· Badminton', ['two', 'later']],
    ['Court 10\u00A0· Badminton', ['ten']],
  ])
})
