import type { Entity } from '@touchline/contract/client'
import type { Read, ReadPrice } from '../../api/keys.ts'

type WireOrder = Entity<'OrderForReader'>

type Order = Read<WireOrder>
type Line = Order['items'][number] | Order['items'][number]['childItems'][number]

export type ReceiptLine = {
  readonly name: string | null
  readonly quantity: number
  /** The name of the attendee or member; null where nobody is named. */
  readonly person: string | null
  /** The whole line's amount, minor units; null when unknown. */
  readonly amount: number | null
  /** An extra belongs to the line above it. */
  readonly isExtra: boolean
  /** The package that paid for it, in the platform's words. */
  readonly note: string | null
}

export type ReceiptPayment =
  | { readonly kind: 'card'; readonly brand: string; readonly lastFour: string; readonly amount: number }
  | { readonly kind: 'credit'; readonly amount: number }
  | { readonly kind: 'other'; readonly tender: string; readonly reference: string | null; readonly amount: number }

function lineOf(line: Line, isExtra: boolean): ReceiptLine {
  const { name, quantity, price, lineTotal } = line
  const count = quantity ?? 1
  const note = 'packageApplied' in line && line.packageApplied ? (line.priceNote ?? null) : null
  const person = ('purchasedForName' in line && line.purchasedForName) || null
  return { name, quantity: count, person, amount: lineTotal?.value ?? (price && price.value * count), isExtra, note }
}

/** The extras and fees of an item. A session among its child items has a share of its price, and adds nothing to it. */
export function extrasOf({ childItems }: Pick<Order['items'][number], 'childItems'>) {
  return childItems.filter(({ type }) => type === 'pricing_option')
}

/** The items, line by line, extras under theirs. */
export function receiptLines(items: Order['items']): readonly ReceiptLine[] {
  return items.flatMap((item) => [lineOf(item, false), ...extrasOf(item).map((extra) => lineOf(extra, true))])
}

/** The payments, as far as the platform says. A card shows its brand and last four digits only. [O-04] */
export function receiptPayments(payments: Order['payments']): readonly ReceiptPayment[] {
  return (payments ?? []).flatMap(({ tenderType, amount, card, reference }): readonly ReceiptPayment[] => {
    if (amount === null) return []
    if (card) return [{ kind: 'card', brand: card.brand ?? '', lastFour: card.lastFour ?? '', amount: amount.value }]
    if (tenderType === 'credit') return [{ kind: 'credit', amount: amount.value }]
    return [{ kind: 'other', tender: tenderType ?? '', reference: reference ?? null, amount: amount.value }]
  })
}

/** A refund, complete or on its way. */
export type ReceiptRefund = { readonly tender: string; readonly amount: number; readonly isPending: boolean }

/** The refunds, as far as the platform says; failed ones are left out. */
export function receiptRefunds({ refunds, refunded }: Pick<Order, 'refunds' | 'refunded'>): readonly ReceiptRefund[] {
  const told = (refunds ?? []).flatMap(({ tenderType, amount, status }): readonly ReceiptRefund[] =>
    amount === null || status === 'failed'
      ? []
      : [{ tender: tenderType ?? '', amount: amount.value, isPending: status === 'pending' }],
  )
  if (told.length > 0 || !refunded || refunded.value === 0) return told
  return [{ tender: '', amount: refunded.value, isPending: false }]
}

/** The amount paid, or the total minus the amount due; null when neither is known. */
export function paidIn({
  totalPaid,
  total,
  balance,
}: Pick<Order, 'totalPaid' | 'total' | 'balance'>): ReadPrice | null {
  if (totalPaid) return totalPaid
  if (total === null) return null
  const open = balance?.value ?? 0
  return open === 0 ? total : { ...total, value: total.value - open, formatted: null }
}

/** The number for customers: the reference, or the order's id. */
export function orderNumber({ reference, id }: Pick<Order, 'reference' | 'id'>, asked: string): string {
  return reference ?? (id === null ? asked : String(id))
}

/** The time of payment or ordering, epoch milliseconds; null when unknown. */
export function orderedAt({ paidAt, createdAt }: Pick<Order, 'paidAt' | 'createdAt'>): number | null {
  return instantIn(paidAt ?? createdAt)
}

/** The time the terms were accepted, as `orderedAt`. */
export function agreedAt({ terms }: Pick<Order, 'terms'>): number | null {
  return instantIn(terms?.acceptedAt)
}

function instantIn(text: string | null | undefined): number | null {
  const at = Date.parse(text ?? '')
  return Number.isFinite(at) ? at : null
}

/** The display name of a gateway's brand: `mastercard` is 'Mastercard'. */
export function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1)
}
