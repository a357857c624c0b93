import { calendarFile, type CalendarEvent } from './calendar.ts'
import { compose, type MailContent } from './compose.ts'
import { type Dated, lineOf, nameFor, whenOf } from './words.ts'

/** A booking as a mail tells of it. */
export type ToldBooking = Dated & {
  readonly bookingId: number
  readonly sequence: number
  /** Who comes, where that is not the reader. */
  readonly attendee: string | null
}

type Reader = { readonly firstName: string; readonly organisation: string; readonly madeAt: number }

/** What became of money and rights by a cancellation, in words of amounts. */
export type Consequences = {
  /** "£18.00"; null: nothing comes back. */
  readonly credit: string | null
  /** What goes back to the card. */
  readonly card: string | null
  readonly fee: string | null
  readonly blocks: readonly ('booking' | 'access')[]
}

/** Somebody cancelled, or the venue did, which `because` says why. [O-32, O-34] */
export function writeCancellation({
  bookings,
  consequences,
  because,
  madeAt,
  ...to
}: Reader & {
  readonly bookings: readonly ToldBooking[]
  readonly consequences: Consequences
  /** Why the venue cancelled; null: the customer did. */
  readonly because: string | null
}): MailContent {
  const name = bookings[0]?.name ?? ''
  const { organisation } = to
  return compose({
    ...to,
    subject: because === null ? `Booking cancelled: ${name}` : `We have to cancel: ${name}`,
    blocks: [
      because === null ? 'your booking is cancelled:' : `we are sorry: we have to cancel this (${because}).`,
      { list: bookings.map((booking) => ({ text: lineOf(booking, nameFor(booking.name, booking.attendee)) })) },
      ...said(consequences),
    ],
    ics: calendarFile({ method: 'CANCEL', organisation, events: bookings.map(eventOf), madeAt }),
  })
}

function said({ credit, card, fee, blocks }: Consequences): readonly string[] {
  const lines = []
  if (card !== null) lines.push(`${card} goes back to your card.`)
  if (credit !== null) lines.push(`${credit} comes back to you as credit, which you can use for twelve months.`)
  if (card === null && credit === null) lines.push('Nothing comes back for it.')
  if (fee !== null) lines.push(`A fee of ${fee} applies. You can pay it in your basket.`)
  if (fee !== null && blocks.includes('booking')) lines.push('You can book again once it is paid.')
  if (fee !== null && blocks.includes('access')) lines.push('You can come in again once it is paid.')
  return lines
}

/** It takes place at another time or place; `before` is when and where it was. */
export function writeMove({
  booking,
  before,
  byVenue,
  madeAt,
  ...to
}: Reader & { readonly booking: ToldBooking; readonly before: Dated; readonly byVenue: boolean }): MailContent {
  const name = nameFor(booking.name, booking.attendee)
  const { organisation } = to
  return compose({
    ...to,
    subject: byVenue ? `New time or place: ${booking.name}` : `Booking moved: ${booking.name}`,
    blocks: [
      byVenue ? 'something you have booked takes place at another time or place.' : 'your booking is moved.',
      {
        list: [
          { text: `Now: ${lineOf(booking, name)}` },
          {
            text: `Before: ${[before.name === booking.name ? '' : before.name, whenOf(before), before.location].filter((part) => part !== '').join(', ')}`,
          },
        ],
      },
      ...(byVenue ? ['If that does not suit you, you can cancel in your bookings.'] : []),
    ],
    ics: calendarFile({ method: 'PUBLISH', organisation, events: [eventOf(booking)], madeAt }),
  })
}

function eventOf({ bookingId, sequence, startsAt, endsAt, name, attendee, location }: ToldBooking): CalendarEvent {
  return { bookingId, sequence, startsAt, endsAt, title: nameFor(name, attendee), location }
}
