import type { CartItem } from '@touchline/contract'
import type { Language } from '../../infra/words/language.ts'
import { weekdayMomentIn } from '../../infra/words/moments.ts'
import { calendarFile, type CalendarEvent } from './calendar.ts'
import { compose, type MailContent } from './compose.ts'
import { mailWords } from './mail-words.ts'
import type { Reader } from './post.ts'
import { nameFor } from './words.ts'

export type Confirmation = Reader & {
  readonly reference: string
  readonly items: readonly CartItem[]
  /** Codes of the passes for guests that lines have become, by the id of the line. */
  readonly passes: ReadonlyMap<number, readonly string[]>
  readonly paid: string
  readonly madeAt: number
}

/** The mail that says what was bought, with a calendar file of its sessions. */
export function writeConfirmation({ reference, items, passes, madeAt, paid, ...to }: Confirmation): MailContent {
  const events = items.flatMap(eventsOf)
  const { organisation, language } = to
  const say = mailWords(language)
  const [subject, confirmed] = wordsFor(items)
  return compose({
    ...to,
    subject: say(subject, { reference }),
    blocks: [
      say(confirmed, { reference }),
      {
        list: items.map((item) => ({
          text: lineOf(language, item),
          under: [...extrasOf(item), ...(passes.get(item.id) ?? []).map((code) => say('pass', { code }))],
        })),
      },
      say('paid', { amount: paid }),
    ],
    ics: events.length > 0 ? calendarFile({ method: 'PUBLISH', organisation, events, madeAt }) : null,
  })
}

const isBooking = ({ type }: CartItem): boolean => type === 'av2_booking' || type === 'av2_booking_bundle'
const isMembership = ({ type }: CartItem): boolean => type.startsWith('membership')

/** What has happened: something is booked, somebody has a membership, or neither was bought. */
function wordsFor(items: readonly CartItem[]) {
  if (items.some(isBooking)) return ['confirmed_subject', 'confirmed'] as const
  if (items.every(isMembership)) return ['membership_subject', 'membership_confirmed'] as const
  return ['order_subject', 'order_confirmed'] as const
}

function eventsOf(item: CartItem): readonly CalendarEvent[] {
  if (item.type === 'av2_booking') return eventOf(item, item)
  return item.child_items.flatMap((child) => (child.type === 'av2_booking' ? eventOf(child, item) : []))
}

type Happening = Pick<CartItem, 'booking_id' | 'starts_at' | 'ends_at' | 'venue' | 'location_name'>

/** Something booked that has a time; a line without one is in no calendar. */
function eventOf(happening: Happening, { name, purchased_for_name: attendee }: CartItem): readonly CalendarEvent[] {
  const { booking_id: bookingId, starts_at: startsAt, ends_at: endsAt } = happening
  if (bookingId === undefined || !startsAt || !endsAt) return []
  return [
    {
      bookingId,
      sequence: 0,
      startsAt: instantOf(startsAt.utc),
      endsAt: instantOf(endsAt.utc),
      title: nameFor(name, attendee),
      location: [happening.location_name, happening.venue?.name].filter((part) => part !== undefined).join(', '),
    },
  ]
}

/** The wire spells a UTC instant `YYYY-MM-DD HH:MM:SS`. */
function instantOf(utc: string): number {
  return Date.parse(`${utc.replace(' ', 'T')}Z`)
}

function lineOf(language: Language, item: CartItem): string {
  const say = mailWords(language)
  const who = item.purchased_for_name === null ? '' : say('for', { name: item.purchased_for_name })
  const where = item.venue ? `, ${item.venue.name}` : ''
  const when = item.starts_at ? `, ${say('from', { when: weekdayMomentIn(language, item.starts_at.local) })}` : ''
  const count = item.quantity > 1 ? `${item.quantity} × ` : ''
  return `${count}${item.name}${who}${where}${when}: ${item.line_total.formatted}`
}

function extrasOf(item: CartItem): readonly string[] {
  return item.child_items.flatMap((child) =>
    child.type === 'pricing_option' ? [`${child.quantity} × ${child.name}: ${child.line_total.formatted}`] : [],
  )
}
