import type { Entity } from '@touchline/contract/client'
import type { Read } from '../../api/keys.ts'
import type { WireDateTime } from '../../i18n/when.ts'

type WireOrder = Entity<'OrderForReader'>

type Order = Read<WireOrder>
type Line = Order['items'][number] | Order['items'][number]['childItems'][number]

export type ReceiptLine = {
  readonly name: string | null
  readonly quantity: number
  /** The name of the attendee or member; null where nobody is named. */
  readonly person: string | null
  /** It is in this person's name, and anybody may come with it. */
  readonly isTicket: boolean
  /** The whole line's amount, minor units; null when unknown. */
  readonly amount: number | null
  /** The sessions that were bought with it. */
  readonly days: readonly WireDateTime[]
  /** An extra belongs to the line above it. */
  readonly isExtra: boolean
  /** The package that paid for it, in the platform's words. */
  readonly note: string | null
}

function lineOf(line: Line, isExtra: boolean): ReceiptLine {
  const { name, quantity, price, lineTotal } = line
  const count = quantity ?? 1
  const note = 'packageApplied' in line && line.packageApplied ? (line.priceNote ?? null) : null
  const person = ('purchasedForName' in line && line.purchasedForName) || null
  const days = 'childItems' in line ? sessionsOf(line) : []
  const amount = lineTotal?.value ?? (price && price.value * count)
  const isTicket = 'purchasableType' in line && isTicketLine(line)
  return { name, quantity: count, person, isTicket, amount, days, isExtra, note }
}

/** Whether a line is sold by ticket. */
export function isTicketLine({ purchasableType, bookingType }: Order['items'][number]): boolean {
  return purchasableType === 'activityTicket' || bookingType === 'ticketed'
}

/** When the sessions of an item take place: its own time, or those of its days. */
export function sessionsOf({ type, startsAt, childItems }: Order['items'][number]): readonly WireDateTime[] {
  if (type === 'av2_booking') return startsAt ? [startsAt] : []
  return childItems.flatMap((child) => (child.type === 'av2_booking' && child.startsAt ? [child.startsAt] : []))
}

/** The extras and fees of an item. A session among its child items has a share of its price, and adds nothing to it. */
export function extrasOf({ childItems }: Pick<Order['items'][number], 'childItems'>) {
  return childItems.filter(({ type }) => type === 'pricing_option')
}

/** The items, line by line, extras under theirs. */
export function receiptLines(items: Order['items']): readonly ReceiptLine[] {
  return items.flatMap((item) => [lineOf(item, false), ...extrasOf(item).map((extra) => lineOf(extra, true))])
}
