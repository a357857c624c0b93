import type { Dated } from '../schedules/index.ts'
import type { Amount, Text } from '@touchline/contract'
import { text } from '../../texts/index.ts'
import { calendarFile, type CalendarEvent } from './calendar.ts'
import { compose, type MailContent } from './compose.ts'
import type { Reader } from './post.ts'
import { lineOf, linesOfMove, nameFor } from './words.ts'

/** A booking as a mail shows it. */
export type ToldBooking = Dated & {
  readonly bookingId: number
  readonly sequence: number
  /** The attendee, unless it is the reader. */
  readonly attendee: string | null
}

type Writing = Reader & { readonly madeAt: number }

/** The consequences of a cancellation for money and rights. */
export type Consequences = {
  /** Null: nothing comes back. */
  readonly credit: Amount | null
  /** The amount that goes back to the card. */
  readonly card: Amount | null
  /** Names of the packages that get usages back. */
  readonly packages: readonly string[]
  readonly fee: Amount | null
  readonly blocks: readonly ('booking' | 'access')[]
}

/** The mail about a cancellation by a customer, or by the venue with a reason. */
export function writeCancellation({
  bookings,
  consequences,
  because,
  madeAt,
  ...to
}: Writing & {
  readonly bookings: readonly ToldBooking[]
  readonly consequences: Consequences
  /** The venue's reason; null when the customer cancelled. */
  readonly because: Text | string | null
}): MailContent {
  const name = bookings[0]?.name ?? ''
  const { organisation } = to
  return compose({
    ...to,
    subject: text(because === null ? 'mails:cancelled_subject' : 'mails:called_off_subject', { name }),
    blocks: [
      because === null ? text('mails:cancelled') : text('mails:called_off', { because }),
      {
        list: bookings.map((booking) => ({ text: lineOf(booking, nameFor(booking.name, booking.attendee)) })),
      },
      ...said(consequences),
    ],
    ics: calendarFile({ method: 'CANCEL', organisation, events: bookings.map(eventOf), madeAt }),
  })
}

function said({ credit, card, packages, fee, blocks }: Consequences): readonly Text[] {
  const lines = []
  if (card !== null) lines.push(text('mails:back_to_card', { amount: card }))
  if (credit !== null) lines.push(text('mails:back_as_credit', { amount: credit }))
  for (const name of packages) lines.push(text('mails:back_to_package', { name }))
  if (card === null && credit === null && packages.length === 0) lines.push(text('mails:nothing_back'))
  if (fee !== null) lines.push(text('mails:fee', { amount: fee }))
  if (fee !== null && blocks.includes('booking')) lines.push(text('mails:fee_booking'))
  if (fee !== null && blocks.includes('access')) lines.push(text('mails:fee_access'))
  return lines
}

/** The mail about a new time or place; `before` is the old one. */
export function writeMove({
  booking,
  before,
  byVenue,
  madeAt,
  ...to
}: Writing & { readonly booking: ToldBooking; readonly before: Dated; readonly byVenue: boolean }): MailContent {
  const { organisation } = to
  return compose({
    ...to,
    subject: text(byVenue ? 'mails:moved_by_venue_subject' : 'mails:moved_subject', { name: booking.name }),
    blocks: [
      text(byVenue ? 'mails:moved_by_venue' : 'mails:moved'),
      { list: linesOfMove({ before, after: booking, attendee: booking.attendee }) },
      ...(byVenue ? [text('mails:may_cancel')] : []),
    ],
    ics: calendarFile({ method: 'PUBLISH', organisation, events: [eventOf(booking)], madeAt }),
  })
}

function eventOf({ bookingId, sequence, startsAt, endsAt, name, attendee, location }: ToldBooking): CalendarEvent {
  return { bookingId, sequence, startsAt, endsAt, title: attendee === null ? name : `${name} (${attendee})`, location }
}
