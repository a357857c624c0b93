import type { Entity } from '@touchline/contract/client'
import type { ICalCalendarMethod } from 'ical-generator'
import type { Read } from '../../../api/keys.ts'
import { instantOf } from '../../../i18n/calendar.ts'
import { dateOf } from '../../../i18n/date-of.ts'

type WireOrder = Entity<'OrderForReader'>

type Order = Read<WireOrder>

/** One event in a calendar file; instants are epoch milliseconds. */
export type CalendarEvent = {
  /** The same in every copy of the file and in the confirmation mail, so that nothing appears twice. */
  readonly uid: string
  readonly startsAt: number
  readonly endsAt: number
  readonly title: string
  readonly location: string
}

type Item = Order['items'][number]
type Booked = Pick<Item, 'bookingId' | 'occurrenceId' | 'startsAt' | 'endsAt' | 'locationName' | 'venue'>

/** An event for each dated session of an order. */
export function calendarEvents(order: Pick<Order, 'items'>, number: string): readonly CalendarEvent[] {
  return order.items.flatMap((item) =>
    [item, ...item.childItems]
      // A bundle's own time spans all its sessions.
      .filter((booked) => (booked === item ? item.type === 'av2_booking' : booked.startsAt))
      .flatMap((booked) => eventOf(booked, item, number)),
  )
}

/** The platform's id of a booking, or a text that is the same in every copy of the order. */
function uidOf({ bookingId, occurrenceId, startsAt }: Booked, number: string): string {
  return `booking-${bookingId ?? `${number}-${occurrenceId ?? startsAt?.utc.replaceAll(/\D/g, '')}`}@touchline`
}

function eventOf(booked: Booked, item: Item, number: string): readonly CalendarEvent[] {
  const { startsAt, endsAt, locationName, venue } = booked
  if (!startsAt) return []
  const name = item.name ?? number
  return [
    {
      uid: uidOf(booked, number),
      startsAt: instantOf(startsAt),
      endsAt: instantOf(endsAt ?? startsAt),
      title: item.purchasedForName ? `${name} (${item.purchasedForName})` : name,
      location: [locationName, venue?.name].filter(Boolean).join(', '),
    },
  ]
}

/**
 * An iCalendar file of events; `madeAt` (epoch milliseconds) is the order's, so that the same order gives the same
 * file.
 */
export async function calendarText(events: readonly CalendarEvent[], madeAt: number): Promise<string> {
  // Loaded on demand: most customers never want the file.
  const { default: ical } = await import('ical-generator')
  const method: `${ICalCalendarMethod}` = 'PUBLISH'
  const calendar = ical({
    prodId: { company: 'Touchline', product: 'Bookings', language: 'EN' },
    // The library's enumeration has the same texts as values.
    method: method as ICalCalendarMethod,
  })
  for (const { uid, startsAt, endsAt, title, location } of events) {
    calendar.createEvent({
      id: uid,
      start: dateOf(startsAt),
      end: dateOf(endsAt),
      stamp: dateOf(madeAt),
      summary: title,
      location,
    })
  }
  return calendar.toString()
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
