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

/** An event of a calendar that somebody subscribes to. */
export type FeedEvent = CalendarEvent & {
  readonly isCancelled: boolean
  /** The booking's last change, epoch milliseconds. */
  readonly changedAt: number
}

/** The format needs an address. This one reaches nobody: its top-level domain never exists. RFC 2606 */
const organiserAddress = 'mailto:bookings@touchline.invalid'

/** An iCalendar file (RFC 5545, RFC 5546). An event keeps its UID from booking to cancellation. */
export function calendarFile({ method, organisation, events, madeAt }: CalendarMessage): string {
  const state = { organisation, stampedAt: madeAt, isCancelled: method === 'CANCEL' }
  return written([`METHOD:${method}`], (event) => ({ ...event, ...state }), events)
}

/** A calendar to subscribe to. It is no message, so an event's stamp is the time of its last change. RFC 5545 3.8.7.2 */
export function calendarFeed({
  organisation,
  events,
}: Pick<CalendarMessage, 'organisation'> & { readonly events: readonly FeedEvent[] }): string {
  const heading = [`X-WR-CALNAME:${escapeText(organisation)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']
  return written(heading, (event) => ({ ...event, organisation, stampedAt: event.changedAt }), events)
}

type Written = CalendarEvent & {
  readonly organisation: string
  readonly stampedAt: number
  readonly isCancelled: boolean
}

function written<Event>(
  heading: readonly string[],
  stateOf: (event: Event) => Written,
  events: readonly Event[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Bookings//EN',
    'CALSCALE:GREGORIAN',
    ...heading,
    ...events.map(stateOf).flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines
    .flatMap(fold)
    .map((line) => `${line}\r\n`)
    .join('')
}

function linesOf(event: Written): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:booking-${event.bookingId}@touchline`,
    `DTSTAMP:${stamp(event.stampedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `ORGANIZER;CN=${parameter(event.organisation)}:${organiserAddress}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

function stamp(instant: number): string {
  return `${utcDateTime(instant).replaceAll(/[-:]/g, '').replace(' ', 'T')}Z`
}

/** A line break within a text would begin another line of the file; other control characters are not allowed. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
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
