import { utcDateTime } from '@touchline/clock'

/** One event in a calendar file. */
export type CalendarEvent = {
  /** The booking; its id is the calendar's key. */
  readonly bookingId: number
  /** The number of changes since booking; the higher one wins. */
  readonly sequence: number
  readonly startsAt: number
  readonly endsAt: number
  readonly title: string
  readonly location: string
}

export type CalendarMessage = {
  /** `CANCEL` removes the events from the calendar. */
  readonly method: 'PUBLISH' | 'CANCEL'
  readonly organisation: string
  readonly events: readonly CalendarEvent[]
  /** When the file was made, epoch milliseconds. */
  readonly madeAt: number
}

/** The format needs an address. This one reaches nobody: its top-level domain never exists. RFC 2606 */
const organiserAddress = 'mailto:bookings@touchline.invalid'

/** An iCalendar file (RFC 5545, RFC 5546). An event keeps its UID from booking to cancellation. */
export function calendarFile({ method, organisation, events, madeAt }: CalendarMessage): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:booking-${event.bookingId}@touchline`,
      `DTSTAMP:${stamp(madeAt)}`,
      `SEQUENCE:${event.sequence}`,
      `DTSTART:${stamp(event.startsAt)}`,
      `DTEND:${stamp(event.endsAt)}`,
      `SUMMARY:${escapeText(event.title)}`,
      `LOCATION:${escapeText(event.location)}`,
      `ORGANIZER;CN=${parameter(organisation)}:${organiserAddress}`,
      `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
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

/** A quoted parameter may contain anything but quotation marks and control characters. */
function parameter(text: string): string {
  return `"${text.replaceAll('"', "'").replaceAll(/\p{Cc}/gu, ' ')}"`
}

/** Lines have at most 75 bytes; a longer one continues after a line break and a space, never within a character. */
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
