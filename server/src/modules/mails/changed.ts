import type { Dated } from '../schedules/index.ts'
import type { Amount, Text } from '@touchline/contract'
import { minorUnits, sum } from '@touchline/money'
import { text } from '../../texts/index.ts'
import { calendarFile, type CalendarEvent, titleOf } from './calendar.ts'
import { compose } from './composing/compose.ts'
import type { Block, MailContent } from './composing/letter.ts'
import { blocksOfPlaces, type Place } from './places.ts'
import type { Reader } from './post.ts'
import { linesOfTerms, linesTogether, type VisitTerms } from './terms.ts'
import { lineOf, linesOfMove, linkToBooking, nameFor } from './words.ts'

/** A booking as a mail shows it. */
export type ToldBooking = Dated & {
  readonly bookingId: number
  /** Null while it is only reserved. */
  readonly calendar: Pick<CalendarEvent, 'uid' | 'sequence' | 'changedAt' | 'isCancelled'> | null
  readonly terms: VisitTerms
  /** The number of tickets given back, where others of the same booking are left. */
  readonly ticketsOfMore?: number
  /** The attendee, unless it is the reader. */
  readonly attendee: string | null
}

type Writing = Reader & {
  readonly places: readonly Place[]
  readonly publicUrl: string
  readonly orderId: number | null
}

/** The consequences of a cancellation for money and rights. */
export type Consequences = {
  /** The credit that comes back, by the day until which it can be used; empty: none. */
  readonly credits: readonly { readonly amount: Amount; readonly until: string | null }[]
  /** The amount that goes back to the card. */
  readonly card: Amount | null
  /** Names of the packages that get usages back. */
  readonly packages: readonly string[]
  /** Usages of packages that do not come back. */
  readonly packagesLost: readonly { readonly name: string; readonly uses: number }[]
  readonly fee: Amount | null
  readonly blocks: readonly ('booking' | 'access')[]
}

/** The mail about a cancellation by a customer, or by the venue with a reason. */
export function writeCancellation({
  bookings,
  consequences,
  because,
  ...to
}: Writing & {
  readonly bookings: readonly ToldBooking[]
  readonly consequences: Consequences
  /** The venue's reason; null when the customer cancelled. */
  readonly because: Text | string | null
}): MailContent {
  const name = text('mails:names', { names: namesOf(bookings) })
  const tickets = bookings.reduce((count, { ticketsOfMore = 0 }) => count + ticketsOfMore, 0)
  // Where some bookings go whole, each part says so below.
  const part = because === null && bookings.every(({ ticketsOfMore }) => ticketsOfMore !== undefined) ? tickets : 0
  const ours = part > 0 ? text('mails:part_cancelled') : text('mails:cancelled')
  const first = because === null ? ours : text('mails:called_off', { because })
  return compose({
    ...to,
    contact: contactBeside(to),
    subject:
      part > 0
        ? text('mails:part_subject', { count: part, name })
        : text(because === null ? 'mails:cancelled_subject' : 'mails:called_off_subject', { name }),
    blocks: [
      first,
      {
        list: bookings.map((booking) => ({
          text: lineOf(booking, nameFor(booking.name, booking.attendee)),
          ...(booking.ticketsOfMore
            ? { under: [text('mails:part_of_tickets', { count: booking.ticketsOfMore })] }
            : {}),
        })),
      },
      ...said(consequences),
      // Only staff pay money back. [O-32]
      ...(because !== null && consequences.credits.length > 0 ? [text('mails:money_instead')] : []),
      ...endOf(to),
    ],
    ics: icsOf('CANCEL', to, bookings),
  })
}

const namesOf = (bookings: readonly ToldBooking[]): readonly string[] => [...new Set(bookings.map(({ name }) => name))]

function said({ credits, card, packages, packagesLost, fee, blocks }: Consequences): readonly Text[] {
  const lines = []
  const [first, ...more] = [...(card === null ? [] : [card]), ...credits.map(({ amount }) => amount)]
  if (first && more.length > 0) lines.push(text('mails:back_in_all', { amount: addedTo(first, more) }))
  if (card !== null) lines.push(text('mails:back_to_card', { amount: card }))
  for (const { amount, until } of credits) {
    lines.push(
      until === null ? text('mails:back_as_credit', { amount }) : text('mails:back_as_credit_until', { amount, until }),
    )
  }
  for (const name of packages) lines.push(text('mails:back_to_package', { name }))
  if (lines.length === 0 && packagesLost.length === 0) lines.push(text('mails:nothing_back'))
  for (const { name, uses: count } of packagesLost) lines.push(text('mails:lost_of_package', { count, name }))
  if (fee !== null) lines.push(text('mails:fee', { amount: fee }))
  if (fee !== null && blocks.includes('booking')) lines.push(text('mails:fee_booking'))
  if (fee !== null && blocks.includes('access')) lines.push(text('mails:fee_access'))
  return lines
}

function addedTo({ minor, symbol }: Amount, more: readonly Amount[]): Amount {
  return { minor: sum([minor, ...more.map((one) => one.minor)].map(minorUnits)), symbol }
}

/** Equal bookings of one order: several kinds of ticket of one person. */
type Equal<T> = readonly [T, ...(readonly T[])]

// Subject and first sentence.
const moved = ['mails:moved_subject', 'mails:moved'] as const
const movedByVenue = ['mails:moved_by_venue_subject', 'mails:moved_by_venue'] as const
const dated = ['mails:dated_subject', 'mails:dated'] as const

/** The mail about a new time or place; `before` is the old one. */
export function writeMove({
  bookings,
  before,
  byVenue,
  ...to
}: Writing & {
  readonly bookings: Equal<ToldBooking>
  readonly before: Dated
  readonly byVenue: boolean
}): MailContent {
  const [booking] = bookings
  const ofVenue = before.isPostponed === true ? dated : movedByVenue
  const [subject, first] = byVenue ? ofVenue : moved
  return compose({
    ...to,
    contact: contactBeside(to),
    subject: text(subject, { name: booking.name }),
    blocks: [
      text(first),
      { list: linesOfMove({ before, after: booking, attendee: booking.attendee }) },
      ...linesTogether(bookings.map(({ terms }) => terms)),
      ...(byVenue ? [text('mails:may_cancel')] : []),
      ...endOf(to),
    ],
    ics: icsOf('PUBLISH', to, bookings),
  })
}

/** The mail about a session that is postponed, with the venue's reason; null where it gives none. */
export function writePostponed({
  bookings,
  because,
  ...to
}: Writing & { readonly bookings: Equal<ToldBooking>; readonly because: Text | null }): MailContent {
  const [booking] = bookings
  return compose({
    ...to,
    contact: contactBeside(to),
    subject: text('mails:postponed_subject', { name: booking.name }),
    blocks: [
      because === null ? text('mails:postponed') : text('mails:postponed_because', { because }),
      { list: [{ text: lineOf(booking, nameFor(booking.name, booking.attendee)) }] },
      text('mails:postponed_cancel'),
      ...endOf(to),
    ],
    ics: icsOf('PUBLISH', to, bookings),
  })
}

/** The mail the day before a booking. */
export function writeReminder({
  bookings,
  ...to
}: Writing & { readonly bookings: readonly ToldBooking[] }): MailContent {
  return compose({
    ...to,
    contact: contactBeside(to),
    subject: text('mails:reminder_subject', { names: namesOf(bookings) }),
    blocks: [
      text('mails:reminder'),
      {
        list: bookings.map((booking) => ({
          text: lineOf(booking, nameFor(booking.name, booking.attendee)),
          under: linesOfTerms(booking.terms),
        })),
      },
      ...endOf(to),
      text('mails:reminder_stop'),
    ],
    ics: icsOf('PUBLISH', to, bookings),
  })
}

/** The places of a mail say how they are reached. */
function contactBeside({ places, contact }: Writing): Text | null {
  return places.length > 0 ? null : contact
}

function endOf({ places, publicUrl, orderId }: Writing): readonly Block[] {
  return [...blocksOfPlaces(places), ...(orderId === null ? [] : [linkToBooking(publicUrl, orderId)])]
}

function icsOf(
  method: 'PUBLISH' | 'CANCEL',
  { organisation, language }: Reader,
  bookings: readonly ToldBooking[],
): string | null {
  const events = bookings.flatMap(({ calendar, startsAt, endsAt, name, attendee, location, isPostponed }) =>
    calendar === null
      ? []
      : [{ ...calendar, startsAt, endsAt, title: titleOf(name, attendee), location, isTentative: isPostponed }],
  )
  return events.length === 0 ? null : calendarFile({ method, organisation, language, events })
}
