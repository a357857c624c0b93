import { utcDateTime } from '@touchline/clock'
import type { Text } from '@touchline/contract'
import type { Language } from '@touchline/languages'
import { word } from '../../texts/index.ts'

/** One event in a calendar, as it is now. */
export type CalendarEvent = {
  /** The same in mails, files and feeds. */
  readonly uid: string
  /** The number of changes since booking; the higher one wins. */
  readonly sequence: number
  /** The booking's last change, epoch milliseconds. */
  readonly changedAt: number
  readonly isCancelled: boolean
  /** It has no date yet. */
  readonly isTentative?: boolean | undefined
  readonly startsAt: number
  readonly endsAt: number
  readonly title: string
  readonly location: Text | string
}

export type Calendar = {
  readonly organisation: string
  /** Of its reader. */
  readonly language: Language
  readonly events: readonly CalendarEvent[]
}

/** `CANCEL` removes its events from the calendar. */
export type CalendarMessage = Calendar & { readonly method: 'PUBLISH' | 'CANCEL' }

/** The format needs an address. This one reaches nobody: its top-level domain never exists. RFC 2606 */
const organiserAddress = 'mailto:bookings@touchline.invalid'

/**
 * An iCalendar file (RFC 5545, RFC 5546). Each event has the sequence and the stamp that it has reached, so that a file
 * sent again never takes a calendar back. RFC 5546 2.1.5
 */
export function calendarFile({ method, ...calendar }: CalendarMessage): string {
  return written([`METHOD:${method}`], calendar)
}

/** A calendar to subscribe to, which is no message. */
export function calendarFeed(calendar: Calendar): string {
  const heading = [`X-WR-CALNAME:${escapeText(calendar.organisation)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']
  return written(heading, calendar)
}

/** The title of a booking's entry; the attendee stands in it where that is not the reader. */
export function titleOf(name: string, attendee: string | null): string {
  return attendee === null ? name : `${name} (${attendee})`
}

function written(heading: readonly string[], { events, ...calendar }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Bookings//EN',
    'CALSCALE:GREGORIAN',
    ...heading,
    ...events.flatMap((event) => linesOf(event, calendar)),
    'END:VCALENDAR',
  ]
  return lines
    .flatMap(fold)
    .map((line) => `${line}\r\n`)
    .join('')
}

function linesOf(event: CalendarEvent, { organisation, language }: Omit<Calendar, 'events'>): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stamp(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(word(language, event.location))}`,
    `ORGANIZER;CN=${parameter(organisation)}:${organiserAddress}`,
    `STATUS:${statusOf(event)}`,
    'END:VEVENT',
  ]
}

function statusOf({ isCancelled, isTentative }: CalendarEvent): string {
  if (isCancelled) return 'CANCELLED'
  return isTentative === true ? 'TENTATIVE' : 'CONFIRMED'
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
