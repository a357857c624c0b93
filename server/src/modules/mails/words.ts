import { localDateTime } from '@touchline/clock'
import type { Dated } from '../schedules/index.ts'
import type { Text } from '@touchline/contract'
import { text } from '../../texts/index.ts'
import type { Item, Link } from './composing/letter.ts'

/** "Tuesday 24 November 2026, 09:30 to 10:30", in the venue's time zone. */
export function whenOf({ startsAt, endsAt, timezone }: Pick<Dated, 'startsAt' | 'endsAt' | 'timezone'>): Text {
  return spanOf(localDateTime(startsAt, timezone), localDateTime(endsAt, timezone))
}

/** The same from local date-times, `YYYY-MM-DD HH:MM:SS`. */
export function spanOf(start: string, end: string): Text {
  const isSameDay = start.slice(0, 10) === end.slice(0, 10)
  return text(isSameDay ? 'mails:time' : 'mails:time_across_days', { start, end })
}

/** "Vinyasa flow, Tuesday 24 November 2026, 09:30 to 10:30, Dance studio, Ashcombe Leisure Centre". */
export function lineOf(dated: Dated, name: Text | string = dated.name): Text {
  return joined([name, whenOf(dated), dated.location])
}

function joined(parts: readonly (Text | string)[]): Text {
  return text('mails:parts', { parts: parts.filter((part) => part !== '') })
}

/** The attendee belongs to its name, where that is not the reader. */
export function nameFor(name: string, attendee: Text | string | null): Text | string {
  return attendee === null ? name : text('mails:named_with', { name, who: attendee })
}

type Move = { readonly before: Dated; readonly after: Dated; readonly attendee: Text | string | null }

/** The new and the old time and place. */
export function linesOfMove({ before, after, attendee }: Move): readonly Item[] {
  const now = lineOf(after, nameFor(after.name, attendee))
  const was = joined([before.name === after.name ? '' : before.name, whenOf(before), before.location])
  return [{ text: text('mails:now', { what: now }) }, { text: text('mails:before', { what: was }) }]
}

/** The page of an order with bookings, for its owner and its attendees. */
export function linkToBooking(publicUrl: string, orderId: number): Link {
  return { link: text('mails:open_booking'), href: `${publicUrl}/booking-confirmed/${orderId}`, to: 'page' }
}

/** The receipt of an order. */
export function linkToOrder(publicUrl: string, orderId: number): Link {
  return { link: text('mails:open_order'), href: `${publicUrl}/my-orders/${orderId}`, to: 'page' }
}

/** The page where bookings are cancelled and moved, and waitlists left. */
export function linkToBookings(publicUrl: string): Link {
  return { link: text('mails:open_bookings'), href: `${publicUrl}/my-bookings`, to: 'page' }
}

/** The page that books places, for a person whom the reader books for. */
export function linkToBook(publicUrl: string, path: string, userId: number | null): Link {
  const href = new URL(path, publicUrl)
  if (userId !== null) href.searchParams.set('for', String(userId))
  return { link: text('mails:book_now'), href: href.href, to: 'page' }
}
