import { sayIn } from '../../infra/words/say-in.ts'
import type { Dated } from '../schedules/index.ts'
import { calendarFile, type CalendarEvent } from './calendar.ts'
import { compose, type MailContent } from './compose.ts'
import { mailWords, type SayMail } from './mail-words.ts'
import type { Reader } from './post.ts'
import { lineOf, linesOfMove, nameFor } from './words.ts'

/** A booking as a mail tells of it. */
export type ToldBooking = Dated & {
  readonly bookingId: number
  readonly sequence: number
  /** Who comes, where that is not the reader. */
  readonly attendee: string | null
}

type Writing = Reader & { readonly madeAt: number }

/** What became of money and rights by a cancellation, in words of amounts. */
export type Consequences = {
  /** "£18.00"; null: nothing comes back. */
  readonly credit: string | null
  /** What goes back to the card. */
  readonly card: string | null
  /** Packages that usages come back to, by name. */
  readonly packages: readonly string[]
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
}: Writing & {
  readonly bookings: readonly ToldBooking[]
  readonly consequences: Consequences
  /** Why the venue cancelled; null: the customer did. */
  readonly because: string | null
}): MailContent {
  const name = bookings[0]?.name ?? ''
  const { organisation, language } = to
  const say = mailWords(language)
  return compose({
    ...to,
    subject: say(because === null ? 'cancelled_subject' : 'called_off_subject', { name }),
    blocks: [
      because === null ? say('cancelled') : say('called_off', { because: sayIn(language, because) }),
      {
        list: bookings.map((booking) => ({ text: lineOf(language, booking, nameFor(booking.name, booking.attendee)) })),
      },
      ...said(say, consequences),
    ],
    ics: calendarFile({ method: 'CANCEL', organisation, events: bookings.map(eventOf), madeAt }),
  })
}

function said(say: SayMail, { credit, card, packages, fee, blocks }: Consequences): readonly string[] {
  const lines = []
  if (card !== null) lines.push(say('back_to_card', { amount: card }))
  if (credit !== null) lines.push(say('back_as_credit', { amount: credit }))
  for (const name of packages) lines.push(say('back_to_package', { name }))
  if (card === null && credit === null && packages.length === 0) lines.push(say('nothing_back'))
  if (fee !== null) lines.push(say('fee', { amount: fee }))
  if (fee !== null && blocks.includes('booking')) lines.push(say('fee_booking'))
  if (fee !== null && blocks.includes('access')) lines.push(say('fee_access'))
  return lines
}

/** It takes place at another time or place; `before` is when and where it was. */
export function writeMove({
  booking,
  before,
  byVenue,
  madeAt,
  ...to
}: Writing & { readonly booking: ToldBooking; readonly before: Dated; readonly byVenue: boolean }): MailContent {
  const { organisation, language } = to
  const say = mailWords(language)
  return compose({
    ...to,
    subject: say(byVenue ? 'moved_by_venue_subject' : 'moved_subject', { name: booking.name }),
    blocks: [
      say(byVenue ? 'moved_by_venue' : 'moved'),
      { list: linesOfMove(language, { before, after: booking, attendee: booking.attendee }) },
      ...(byVenue ? [say('may_cancel')] : []),
    ],
    ics: calendarFile({ method: 'PUBLISH', organisation, events: [eventOf(booking)], madeAt }),
  })
}

function eventOf({ bookingId, sequence, startsAt, endsAt, name, attendee, location }: ToldBooking): CalendarEvent {
  return { bookingId, sequence, startsAt, endsAt, title: nameFor(name, attendee), location }
}
