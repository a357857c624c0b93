import { localDate } from '@touchline/clock'
import type {
  Amount,
  CartItem,
  ChildItem,
  Order,
  OrderPayment,
  OrderRefund,
  Price,
  Text,
  Unworded,
} from '@touchline/contract'
import { minorUnits, sum } from '@touchline/money'
import { text, word } from '../../texts/index.ts'
import { calendarFile, type CalendarEvent, titleOf } from './calendar.ts'
import { compose } from './composing/compose.ts'
import type { Block, Item, MailContent } from './composing/letter.ts'
import { blocksOfPlaces, type Place } from './places.ts'
import type { Reader } from './post.ts'
import { type WayBack, wayBackOf } from './refunded.ts'
import { linesOfTerms } from './terms.ts'
import { linkToBooking, linkToOrder, spanOf } from './words.ts'

type Line = Unworded<CartItem>

export type Confirmation = Reader & {
  /** The receipt that the site shows, as it is now. */
  readonly order: Unworded<Order>
  /** Guest pass codes, by order line. */
  readonly passes: ReadonlyMap<number, readonly string[]>
  readonly places: readonly Place[]
  /** Of the currency. */
  readonly symbol: string
  readonly publicUrl: string
}

/**
 * The confirmation of a purchase as it is now, with a calendar file of its sessions: what takes place, what was moved,
 * what was cancelled, what was paid and what came back. [O-96, O-300]
 */
export function writeConfirmation({ order, passes, places, symbol, publicUrl, ...to }: Confirmation): MailContent {
  const { organisation, language } = to
  const { reference, items } = order
  const staying = items.filter((item) => !isCancelled(item))
  const cancelled = items.flatMap(cancelledIn)
  const events = items.flatMap((item) => eventsOf(item, word(language, item.name)))
  const [subject, confirmed] = wordsFor(staying.length > 0 ? staying : items, staying.length > 0)
  return compose({
    ...to,
    contact: places.length > 0 ? null : to.contact,
    subject: text(subject, { reference, name: reference }),
    blocks: [
      text(confirmed, { reference }),
      ...(staying.length > 0 ? [{ list: staying.map((item) => itemOf(item, passes.get(item.id) ?? [])) }] : []),
      ...(cancelled.length > 0 ? [{ heading: text('mails:no_longer') }, { list: cancelled }] : []),
      ...blocksOfMoney(order, symbol),
      ...blocksOfPlaces(places),
      (items.some(isBooking) ? linkToBooking : linkToOrder)(publicUrl, order.id),
    ],
    ics: events.length > 0 ? calendarFile({ method: 'PUBLISH', organisation, language, events }) : null,
  })
}

const isBooking = ({ type }: Line): boolean => type === 'av2_booking' || type === 'av2_booking_bundle'
const isMembership = ({ type }: Line): boolean => type.startsWith('membership')

/** The heading: a booking, a membership, or another purchase; or that all of it was cancelled. */
function wordsFor(items: readonly Line[], isAnyLeft: boolean) {
  if (!isAnyLeft) return ['mails:cancelled_subject', 'mails:all_cancelled'] as const
  if (items.some(isBooking)) return ['mails:confirmed_subject', 'mails:confirmed'] as const
  if (items.every(isMembership)) return ['mails:membership_subject', 'mails:membership_confirmed'] as const
  return ['mails:order_subject', 'mails:order_confirmed'] as const
}

const sessionsIn = ({ child_items: children }: Line) => children.filter(({ type }) => type === 'av2_booking')

/** Nothing of the line takes place any more. */
function isCancelled(item: Line): boolean {
  const sessions = sessionsIn(item)
  return sessions.length > 0
    ? sessions.every(({ cancelled_at: at }) => at !== undefined)
    : item.cancelled_at !== undefined
}

function itemOf(item: Line, passes: readonly string[]): Item {
  const sessions = sessionsIn(item).filter(({ cancelled_at: at }) => at === undefined)
  const visits = item.type === 'av2_booking' ? [item] : sessions
  return {
    text: lineOf(item),
    under: [
      ...visits.flatMap(visitOf),
      ...partOf(item),
      ...lastsOf(item),
      ...extrasOf(item),
      ...passes.map((code) => text('mails:pass', { code })),
      ...linesOfTerms({ cancellation: item.cancellation_summary, price: item.line_total.value, bring: item.bring }),
    ],
  }
}

/** Of several equal tickets some were given back. */
function partOf({ quantity, tickets_left: left }: Line): readonly Text[] {
  return left === undefined ? [] : [text('mails:part_of_tickets', { count: quantity - left })]
}

/** How long a membership lasts, and that it takes no other payment; a renewed one was there before. [O-589] */
function lastsOf({ membership_lasts: lasts }: Line): readonly Text[] {
  if (!lasts) return []
  const { starts_on: from, ends_on: until } = lasts
  return [
    from === null ? text('mails:membership_until', { until }) : text('mails:membership_lasts', { from, until }),
    text('mails:membership_paid_once'),
  ]
}

/** The cancelled part of a line: all of it, or the sessions that were. */
function cancelledIn(item: Line): readonly Item[] {
  const gone = sessionsIn(item).filter(({ cancelled_at: at }) => at !== undefined)
  if (item.type === 'av2_booking')
    return item.cancelled_at === undefined ? [] : [{ text: named(item), under: visitOf(item) }]
  return gone.length === 0 ? [] : [{ text: named(item), under: gone.flatMap(visitOf) }]
}

/** "Tuesday 8 April 2025, 17:00 to 17:45, Main pool", and that it was moved. */
function visitOf({ starts_at: start, ends_at: end, location_name: where, calendar }: Line | Unworded<ChildItem>) {
  if (!start || !end) return []
  const when = spanOf(start.local, end.local)
  const visit = text('mails:parts', { parts: where === undefined ? [when] : [when, where] })
  return [calendar && calendar.sequence > 0 && !calendar.cancelled ? text('mails:moved_since', { visit }) : visit]
}

const wayOf = (
  { tender_type: tenderType, expires_at: end }: Unworded<OrderRefund>,
  amount: Amount,
  timezone: string,
): WayBack => ({ tenderType, amount, until: end ? localDate(Date.parse(end), timezone) : null })

function blocksOfMoney({ items, total, payments, refunds }: Unworded<Order>, symbol: string): readonly Block[] {
  const timezone = items.find(({ starts_at: start }) => start)?.starts_at?.timezone ?? 'Europe/London'
  const amountOf = ({ value }: Price): Amount => ({ minor: value, symbol })
  const given = refunds.filter(({ status }) => status !== 'failed')
  const inAll = sum(given.map(({ amount }) => minorUnits(amount.value)))
  return [
    text('mails:paid', { amount: amountOf(total) }),
    ...(payments.length > 0
      ? [{ list: payments.map((payment) => ({ text: paymentText(payment, amountOf(payment.amount)) })) }]
      : []),
    ...(given.length > 0
      ? [
          { heading: text('mails:came_back') },
          ...(given.length > 1 ? [text('mails:back_in_all', { amount: { minor: inAll, symbol } })] : []),
          { list: given.map((refund) => ({ text: wayBackOf(wayOf(refund, amountOf(refund.amount), timezone)) })) },
        ]
      : []),
  ]
}

function paymentText({ tender_type: type, card }: OrderPayment, amount: Amount): Text {
  if (card) return text('mails:paid_card_known', { amount, brand: brandName(card.brand), last: card.last_four })
  switch (type) {
    case 'online':
    case 'card':
      return text('mails:paid_card', { amount })
    case 'credit':
      return text('mails:paid_credit', { amount })
    case 'cash':
      return text('mails:paid_cash', { amount })
    default:
      return text('mails:paid_otherwise', { amount })
  }
}

/** Providers spell brands in lower case. */
function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1)
}

/** Sessions of a line that have a time; a line without one is in no calendar. */
function eventsOf(item: Line, name: string): readonly CalendarEvent[] {
  const title = titleOf(name, item.purchased_for_name)
  const visits = item.type === 'av2_booking' ? [item] : sessionsIn(item)
  return visits.flatMap((visit) => eventOf(visit, title, item.venue?.name))
}

function eventOf(
  { calendar, starts_at: start, ends_at: end, location_name: room }: Line | Unworded<ChildItem>,
  title: string,
  venue: string | undefined,
): readonly CalendarEvent[] {
  if (!calendar || !start || !end) return []
  const { uid, sequence, changed_at: changedAt, cancelled, postponed } = calendar
  const parts = [room, venue]
    .filter((part) => part !== undefined)
    .filter((part, index, all) => all.indexOf(part) === index)
  return [
    {
      uid,
      sequence,
      changedAt: Date.parse(changedAt),
      isCancelled: cancelled,
      isTentative: postponed,
      startsAt: instantOf(start.utc),
      endsAt: instantOf(end.utc),
      title,
      location: text('mails:parts', { parts }),
    },
  ]
}

/** The wire spells a UTC instant `YYYY-MM-DD HH:MM:SS`. */
function instantOf(utc: string): number {
  return Date.parse(`${utc.replace(' ', 'T')}Z`)
}

/** 'Yoga for Safiya'; a ticket is in a name, as anybody may come with it. [O-563] */
function named({ name, purchased_for_name: who, purchasable_type: type, booking_type: kind }: Line): Text | string {
  if (who === null) return name
  const whose = type === 'activityTicket' || kind === 'ticketed' ? 'mails:in_name' : 'mails:for'
  return text('mails:named_for', { name, who: text(whose, { name: who }) })
}

function lineOf(item: Line): Text {
  const what = item.quantity > 1 ? text('mails:counted', { count: item.quantity, name: named(item) }) : named(item)
  const where = item.venue ? [item.venue.name] : []
  const when = item.starts_at ? [text('mails:from', { when: item.starts_at.local })] : []
  return text('mails:order_line', { parts: [what, ...where, ...when], price: item.line_total.formatted })
}

function extrasOf(item: Line): readonly Text[] {
  return item.child_items.flatMap((child) => {
    if (child.type !== 'pricing_option') return []
    const counted = text('mails:counted', { count: child.quantity, name: child.name })
    return text('mails:order_line', { parts: [counted], price: child.line_total.formatted })
  })
}
