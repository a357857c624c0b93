import type { CartItem } from '@touchline/contract'
import { escapeHtml } from '../../infra/wire/escape-html.ts'
import { calendarFile, type CalendarEvent } from './calendar.ts'

export type Confirmation = {
  readonly reference: string
  readonly firstName: string
  readonly organisation: string
  readonly items: readonly CartItem[]
  readonly paid: string
  readonly madeAt: number
}

export type MailContent = {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly ics: string | null
}

/** The mail that says what was bought, with a calendar file of its sessions. */
export function writeConfirmation(confirmation: Confirmation): MailContent {
  const { reference, items, madeAt } = confirmation
  const events = items.flatMap(eventsOf)
  return {
    subject: `Booking confirmed: ${reference}`,
    html: asHtml(confirmation),
    text: asText(confirmation),
    ics: events.length > 0 ? calendarFile(events, madeAt) : null,
  }
}

function eventsOf(item: CartItem): readonly CalendarEvent[] {
  if (item.type === 'av2_booking') return eventOf(item, item)
  return item.child_items.flatMap((child) => (child.type === 'av2_booking' ? eventOf(child, item) : []))
}

type Dated = Pick<CartItem, 'booking_id' | 'starts_at' | 'ends_at' | 'venue' | 'location_name'>

/** Something booked that has a time; a line without one is in no calendar. */
function eventOf(dated: Dated, { name, purchased_for_name: attendee }: CartItem): readonly CalendarEvent[] {
  const { booking_id: id, starts_at: startsAt, ends_at: endsAt } = dated
  if (id === undefined || !startsAt || !endsAt) return []
  return [
    {
      uid: `booking-${id}@touchline`,
      startsAt: instantOf(startsAt.utc),
      endsAt: instantOf(endsAt.utc),
      title: attendee === null ? name : `${name} (${attendee})`,
      location: [dated.location_name, dated.venue?.name].filter((part) => part !== undefined).join(', '),
    },
  ]
}

/** The wire spells a UTC instant `YYYY-MM-DD HH:MM:SS`. */
function instantOf(utc: string): number {
  return Date.parse(`${utc.replace(' ', 'T')}Z`)
}

function lineOf(item: CartItem): string {
  const who = item.purchased_for_name === null ? '' : ` for ${item.purchased_for_name}`
  const where = item.venue ? `, ${item.venue.name}` : ''
  const when = item.starts_at ? `, from ${item.starts_at.local.slice(0, 16)}` : ''
  const count = item.quantity > 1 ? `${item.quantity} × ` : ''
  return `${count}${item.name}${who}${where}${when}: ${item.line_total.formatted}`
}

function extrasOf(item: CartItem): readonly string[] {
  return item.child_items.flatMap((child) =>
    child.type === 'pricing_option' ? [`${child.quantity} × ${child.name}: ${child.line_total.formatted}`] : [],
  )
}

function asText({ reference, firstName, organisation, items, paid }: Confirmation): string {
  const lines = items.flatMap((item) => [`- ${lineOf(item)}`, ...extrasOf(item).map((extra) => `    ${extra}`)])
  return [
    `Dear ${firstName},`,
    '',
    `your booking ${reference} is confirmed.`,
    '',
    ...lines,
    '',
    `Paid: ${paid}`,
    '',
    organisation,
    '',
  ].join('\n')
}

function asHtml({ reference, firstName, organisation, items, paid }: Confirmation): string {
  const rows = items.map((item) => {
    const extras = extrasOf(item).map((extra) => `<li>${escapeHtml(extra)}</li>`)
    const inner = extras.length > 0 ? `<ul>${extras.join('')}</ul>` : ''
    return `<li>${escapeHtml(lineOf(item))}${inner}</li>`
  })
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>Booking confirmed: ${escapeHtml(reference)}</title></head><body>`,
    `<p>Dear ${escapeHtml(firstName)},</p>`,
    `<p>your booking <strong>${escapeHtml(reference)}</strong> is confirmed.</p>`,
    `<ul>${rows.join('')}</ul>`,
    `<p>Paid: ${escapeHtml(paid)}</p>`,
    `<p>${escapeHtml(organisation)}</p>`,
    '</body></html>',
  ].join('\n')
}
