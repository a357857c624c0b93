import { expect, test } from 'vitest'
import { calendarFile, type CalendarMessage } from './calendar.ts'

const swim = {
  uid: '5f3c@touchline',
  sequence: 0,
  changedAt: Date.parse('2025-04-07T10:00:00Z'),
  isCancelled: false,
  startsAt: Date.parse('2025-04-08T16:00:00Z'),
  endsAt: Date.parse('2025-04-08T16:45:00Z'),
  title: 'Swimming; beginners, level 1',
  location: 'Pool\\hall',
}
const message: CalendarMessage = {
  method: 'PUBLISH',
  organisation: 'Fairwater "Leisure"',
  language: 'en',
  events: [swim],
}

test('a calendar file has one event per session, in UTC, with CRLF line ends', () => {
  expect(calendarFile(message).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:5f3c@touchline',
    'DTSTAMP:20250407T100000Z',
    'SEQUENCE:0',
    'DTSTART:20250408T160000Z',
    'DTEND:20250408T164500Z',
    'SUMMARY:Swimming\\; beginners\\, level 1',
    'LOCATION:Pool\\\\hall',
    'ORGANIZER;CN="Fairwater \'Leisure\'":mailto:bookings@touchline.invalid',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a cancellation has the UID of its booking and a later sequence', () => {
  const lines = calendarFile({
    ...message,
    method: 'CANCEL',
    events: [{ ...swim, sequence: 2, isCancelled: true }],
  }).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'UID:5f3c@touchline', 'SEQUENCE:2', 'STATUS:CANCELLED']),
  )
})

test('long lines are folded at 75 bytes without breaking a character', () => {
  const title = 'Nofio i ddechreuwyr – '.repeat(8)
  const lines = calendarFile({ ...message, events: [{ ...swim, title }] }).split('\r\n')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})

test('[O-300] events of one file have their own sequence, stamp and status', () => {
  const moved = { ...swim, uid: '77@touchline', sequence: 3, changedAt: swim.changedAt + 60_000 }
  const gone = { ...moved, uid: '78@touchline', isCancelled: true }
  const text = calendarFile({ ...message, events: [swim, moved, gone] })
  const facts = text.split('BEGIN:VEVENT').slice(1)
  const of = (event: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(event)?.[1]?.trim()
  expect(facts.map((event) => ['SEQUENCE', 'DTSTAMP', 'STATUS'].map((name) => of(event, name)))).toEqual([
    ['0', '20250407T100000Z', 'CONFIRMED'],
    ['3', '20250407T100100Z', 'CONFIRMED'],
    ['3', '20250407T100100Z', 'CANCELLED'],
  ])
})
