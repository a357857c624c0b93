import { expect, test } from 'vitest'
import { calendarFile } from './calendar.ts'

const madeAt = Date.parse('2025-04-07T10:00:00Z')
const swim = {
  uid: 'booking-12@touchline',
  startsAt: Date.parse('2025-04-08T16:00:00Z'),
  endsAt: Date.parse('2025-04-08T16:45:00Z'),
  title: 'Swimming; beginners, level 1',
  location: 'Pool\\hall',
}

test('a calendar file has one event per session, in UTC, with line ends as the format asks', () => {
  const file = calendarFile([swim], madeAt)
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:booking-12@touchline',
    'DTSTAMP:20250407T100000Z',
    'DTSTART:20250408T160000Z',
    'DTEND:20250408T164500Z',
    'SUMMARY:Swimming\\; beginners\\, level 1',
    'LOCATION:Pool\\\\hall',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('long lines are folded at 75 bytes without breaking a character', () => {
  const title = 'Nofio i ddechreuwyr – '.repeat(8)
  const lines = calendarFile([{ ...swim, title }], madeAt).split('\r\n')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})
