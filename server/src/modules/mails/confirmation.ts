import type { Amount, CartItem, Unworded, Text } from '@touchline/contract'
import { text, word } from '../../texts/index.ts'
import { calendarFile, type CalendarEvent } from './calendar.ts'
import { compose, type MailContent } from './compose.ts'
import type { Reader } from './post.ts'

export type Confirmation = Reader & {
  readonly reference: string
  readonly items: readonly Unworded<CartItem>[]
  /** Guest pass codes, by order line. */
  readonly passes: ReadonlyMap<number, readonly string[]>
  readonly paid: Amount
  readonly madeAt: number
}

/** The confirmation of a purchase, with a calendar file of its sessions. */
export function writeConfirmation({ reference, items, passes, madeAt, paid, ...to }: Confirmation): MailContent {
  const { organisation, language } = to
  const events = items.flatMap((item) => eventsOf(item, word(language, item.name)))
  const [subject, confirmed] = wordsFor(items)
  return compose({
    ...to,
    subject: text(subject, { reference }),
    blocks: [
      text(confirmed, { reference }),
      {
        list: items.map((item) => ({
          text: lineOf(item),
          under: [...extrasOf(item), ...(passes.get(item.id) ?? []).map((code) => text('mails:pass', { code }))],
        })),
      },
      text('mails:paid', { amount: paid }),
    ],
    ics: events.length > 0 ? calendarFile({ method: 'PUBLISH', organisation, events, madeAt }) : null,
  })
}

const isBooking = ({ type }: Unworded<CartItem>): boolean => type === 'av2_booking' || type === 'av2_booking_bundle'
const isMembership = ({ type }: Unworded<CartItem>): boolean => type.startsWith('membership')

/** The heading: a booking, a membership, or another purchase. */
function wordsFor(items: readonly Unworded<CartItem>[]) {
  if (items.some(isBooking)) return ['mails:confirmed_subject', 'mails:confirmed'] as const
  if (items.every(isMembership)) return ['mails:membership_subject', 'mails:membership_confirmed'] as const
  return ['mails:order_subject', 'mails:order_confirmed'] as const
}

/** Sessions of a line that have a time; a line without one is in no calendar. */
function eventsOf(item: Unworded<CartItem>, name: string): readonly CalendarEvent[] {
  const title = item.purchased_for_name === null ? name : `${name} (${item.purchased_for_name})`
  if (item.type === 'av2_booking') return eventOf(item, title)
  return item.child_items.flatMap((child) => (child.type === 'av2_booking' ? eventOf(child, title) : []))
}

type Happening = Pick<Unworded<CartItem>, 'booking_id' | 'starts_at' | 'ends_at' | 'venue' | 'location_name'>

function eventOf(happening: Happening, title: string): readonly CalendarEvent[] {
  const { booking_id: bookingId, starts_at: startsAt, ends_at: endsAt } = happening
  if (bookingId === undefined || !startsAt || !endsAt) return []
  return [
    {
      bookingId,
      sequence: 0,
      startsAt: instantOf(startsAt.utc),
      endsAt: instantOf(endsAt.utc),
      title,
      location: [happening.location_name, happening.venue?.name].filter((part) => part !== undefined).join(', '),
    },
  ]
}

/** The wire spells a UTC instant `YYYY-MM-DD HH:MM:SS`. */
function instantOf(utc: string): number {
  return Date.parse(`${utc.replace(' ', 'T')}Z`)
}

function lineOf(item: Unworded<CartItem>): Text {
  const who = item.purchased_for_name
  const named =
    who === null ? item.name : text('mails:named_for', { name: item.name, who: text('mails:for', { name: who }) })
  const what = item.quantity > 1 ? text('mails:counted', { count: item.quantity, name: named }) : named
  const where = item.venue ? [item.venue.name] : []
  const when = item.starts_at ? [text('mails:from', { when: item.starts_at.local })] : []
  return text('mails:order_line', { parts: [what, ...where, ...when], price: item.line_total.formatted })
}

function extrasOf(item: Unworded<CartItem>): readonly Text[] {
  return item.child_items.flatMap((child) => {
    if (child.type !== 'pricing_option') return []
    const counted = text('mails:counted', { count: child.quantity, name: child.name })
    return text('mails:order_line', { parts: [counted], price: child.line_total.formatted })
  })
}
