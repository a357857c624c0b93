import { utcDateTime } from '@touchline/clock'

/** One dated happening in a calendar file. */
export type CalendarEvent = {
  /** Unique in the world and the same in every copy of the file. */
  readonly uid: string
  readonly startsAt: number
  readonly endsAt: number
  readonly title: string
  readonly location: string
}

/** An iCalendar file (RFC 5545) of events; `madeAt` is when it was made. */
export function calendarFile(events: readonly CalendarEvent[], madeAt: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(event.uid)}`,
      `DTSTAMP:${stamp(madeAt)}`,
      `DTSTART:${stamp(event.startsAt)}`,
      `DTEND:${stamp(event.endsAt)}`,
      `SUMMARY:${escapeText(event.title)}`,
      `LOCATION:${escapeText(event.location)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines
    .flatMap(fold)
    .map((line) => `${line}\r\n`)
    .join('')
}

function stamp(instant: number): string {
  return `${utcDateTime(instant).replaceAll(/[-:]/g, '').replace(' ', 'T')}Z`
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, '\\n')
}

/** Lines are at most 75 bytes; a longer one goes on after a line break and a space, never within a character. */
function fold(line: string): readonly string[] {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > 75) {
      parts.push(part)
      part = ' '
    }
    part += character
  }
  return [...parts, part]
}
