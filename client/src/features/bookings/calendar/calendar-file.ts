import type { Entity } from '@touchline/contract/client'
import type { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Read } from '../../../api/keys.ts'
import { instantOf } from '../../../i18n/calendar.ts'
import { dateOf } from '../../../i18n/date-of.ts'
import type { MyBooking } from '../my-bookings.ts'

type WireOrder = Entity<'OrderForReader'>

type Order = Read<WireOrder>

/** One event in a calendar file; instants are epoch milliseconds. */
export type CalendarEvent = {
  /** The same in every copy of the file and in the platform's mails, so that nothing appears twice. */
  readonly uid: string
  /** The number of changes since the booking, and the last of them. RFC 5546 2.1.5 */
  readonly sequence: number
  readonly changedAt: number
  readonly isCancelled: boolean
  /** It has no date yet. */
  readonly isPostponed: boolean
  readonly startsAt: number
  readonly endsAt: number
  readonly title: string
  readonly location: string
}

/** The origin of a file. */
export type CalendarSource = {
  /** Host of the platform: tells entries of installations apart where the platform names none. */
  readonly host: string
  readonly organisation: string
}

/** An event for each dated session of an order. `now` stamps those of an order without a date. */
export function calendarEvents(
  order: Pick<Order, 'items' | 'createdAt'>,
  { number, host, now }: { readonly number: string; readonly host: string; readonly now: number },
): readonly CalendarEvent[] {
  const orderedAt = instantIn(order.createdAt, now)
  return order.items.flatMap((item) =>
    [item, ...item.childItems]
      // A bundle's own time spans all its sessions.
      .filter((booked) => (booked === item ? item.type === 'av2_booking' : booked.startsAt))
      .flatMap((booked) => eventOf(booked, item, { number, host, orderedAt })),
  )
}

/** The event of a booking. */
export function bookingEvent(
  booking: MyBooking,
  { host, now }: { readonly host: string; readonly now: number },
): CalendarEvent {
  const { id, startsAt, endsAt, name, locationName, venue, calendar, createdAt, status } = booking
  return {
    uid: `booking-${id}@${host}`,
    sequence: 0,
    changedAt: instantIn(createdAt, now),
    isCancelled: status === 'cancelled',
    isPostponed: booking.isPostponed === true,
    ...entryOf(calendar),
    startsAt: instantOf(startsAt),
    endsAt: instantOf(endsAt ?? startsAt),
    title: name ?? '',
    location: placeOf(locationName, venue?.name),
  }
}

/** The number of sessions: several people, or several kinds of ticket, at one time and place are one. [O-449] */
export function sessionsIn(events: readonly CalendarEvent[]): number {
  return new Set(events.map(({ startsAt, endsAt, location }) => `${startsAt} ${endsAt} ${location}`)).size
}

type Item = Order['items'][number]
type Booked = Pick<Item, 'bookingId' | 'occurrenceId' | 'startsAt' | 'endsAt' | 'locationName' | 'venue' | 'calendar'>

/** The platform's own facts of an entry; nothing where it names none. */
function entryOf(calendar: Booked['calendar'] | MyBooking['calendar']): Partial<CalendarEvent> {
  if (!calendar?.uid) return {}
  const { uid, sequence, changedAt, cancelled, postponed } = calendar
  const changed = Date.parse(changedAt ?? '')
  return {
    uid,
    sequence: sequence ?? 0,
    isCancelled: cancelled ?? false,
    ...(typeof postponed === 'boolean' ? { isPostponed: postponed } : {}),
    ...(Number.isFinite(changed) ? { changedAt: changed } : {}),
  }
}

type Ordered = { readonly number: string; readonly host: string; readonly orderedAt: number }

/** The platform's id of a booking, or a text that is the same in every copy of the order. */
function uidOf({ bookingId, occurrenceId, startsAt }: Booked, { number, host }: Ordered): string {
  return `booking-${bookingId ?? `${number}-${occurrenceId ?? startsAt?.utc.replaceAll(/\D/g, '')}`}@${host}`
}

function eventOf(booked: Booked, item: Item, ordered: Ordered): readonly CalendarEvent[] {
  const { startsAt, endsAt, locationName, venue, calendar } = booked
  if (!startsAt) return []
  const name = item.name ?? ordered.number
  return [
    {
      uid: uidOf(booked, ordered),
      sequence: 0,
      changedAt: ordered.orderedAt,
      isCancelled: false,
      isPostponed: false,
      ...entryOf(calendar),
      startsAt: instantOf(startsAt),
      endsAt: instantOf(endsAt ?? startsAt),
      title: item.purchasedForName ? `${name} (${item.purchasedForName})` : name,
      location: placeOf(locationName, venue?.name),
    },
  ]
}

function placeOf(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}

function instantIn(text: string | null | undefined, otherwise: number): number {
  const instant = Date.parse(text ?? '')
  return Number.isFinite(instant) ? instant : otherwise
}

/** No mail reaches it; the format needs an address. RFC 2606 */
const organiserAddress = 'bookings@touchline.invalid'

/** An iCalendar file of events: the same events give the same file. */
export async function calendarText(
  events: readonly CalendarEvent[],
  { organisation }: Pick<CalendarSource, 'organisation'>,
): Promise<string> {
  // Loaded on demand: most customers never want the file.
  const { default: ical } = await import('ical-generator')
  const method: `${ICalCalendarMethod}` = 'PUBLISH'
  const calendar = ical({
    prodId: { company: 'Touchline', product: 'Bookings', language: 'EN' },
    // The library's enumerations have the same texts as values.
    method: method as ICalCalendarMethod,
  })
  for (const event of events) {
    const { uid, sequence, changedAt, startsAt, endsAt, title, location } = event
    calendar.createEvent({
      id: uid,
      sequence,
      start: dateOf(startsAt),
      end: dateOf(endsAt),
      stamp: dateOf(changedAt),
      status: statusOf(event) as ICalEventStatus,
      organizer: { name: organisation, email: organiserAddress },
      summary: title,
      location,
    })
  }
  return calendar.toString()
}

/** RFC 5545, STATUS */
function statusOf({ isCancelled, isPostponed }: CalendarEvent): `${ICalEventStatus}` {
  if (isCancelled) return 'CANCELLED'
  return isPostponed ? 'TENTATIVE' : 'CONFIRMED'
}

/** Downloads a calendar file. */
export function offerFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
