import type { Order as WireOrder } from '@touchline/contract/client'
import type { ICalCalendarMethod } from 'ical-generator'
import type { Camel } from '../../api/keys.ts'
import { dateOf } from '../../app/machine.ts'
import { instantOf } from '../../i18n/when.ts'

type Order = Camel<WireOrder>

/** One dated happening in a calendar file; instants are epoch milliseconds. */
export type CalendarEvent = {
  /** The same in every copy of the file and in the confirmation mail, so that nothing appears twice. */
  readonly uid: string
  readonly startsAt: number
  readonly endsAt: number
  readonly title: string
  readonly location: string
}

type Item = Order['items'][number]
type Booked = Pick<Item, 'type' | 'bookingId' | 'startsAt' | 'endsAt' | 'locationName' | 'venue'>

/** An event for each dated session of an order; what has no time is in no calendar. */
export function calendarEvents(order: Pick<Order, 'items'>): readonly CalendarEvent[] {
  return order.items.flatMap((item) => [item, ...item.childItems].flatMap((booked) => eventOf(booked, item)))
}

function eventOf(
  { type, bookingId, startsAt, endsAt, locationName, venue }: Booked,
  item: Item,
): readonly CalendarEvent[] {
  if (type !== 'av2_booking' || bookingId === undefined || !startsAt || !endsAt) return []
  return [
    {
      uid: `booking-${bookingId}@touchline`,
      startsAt: instantOf(startsAt),
      endsAt: instantOf(endsAt),
      title: item.purchasedForName ? `${item.name} (${item.purchasedForName})` : item.name,
      location: [locationName, venue?.name].filter((part) => part !== undefined).join(', '),
    },
  ]
}

/** An iCalendar file of events; `madeAt` (epoch milliseconds) is the order's, so that the same order makes the same file. */
export async function calendarText(events: readonly CalendarEvent[], madeAt: number): Promise<string> {
  // Fetched when a customer wants the file: most never do.
  const { default: ical } = await import('ical-generator')
  const method: `${ICalCalendarMethod}` = 'PUBLISH'
  const calendar = ical({
    prodId: { company: 'Touchline', product: 'Bookings', language: 'EN' },
    // The library's enumeration has the same texts as its values.
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
