import type { Entity } from '@touchline/contract/client'
import type { Read, ReadPrice } from '../../api/keys.ts'

type WireOrder = Entity<'Order'>

type Order = Read<WireOrder>
type Line = Order['items'][number] | Order['items'][number]['childItems'][number]

export type ReceiptLine = {
  readonly name: string | null
  readonly quantity: number
  /** Of the whole line, minor units; null where the platform does not say. */
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
  return { name, quantity: count, amount: lineTotal?.value ?? (price && price.value * count), isExtra, note }
}

/** What was bought, line by line, extras under what they belong to. */
export function receiptLines(items: Order['items']): readonly ReceiptLine[] {
  return items.flatMap((item) => [
    lineOf(item, false),
    ...item.childItems.filter(({ type }) => type === 'pricing_option').map((extra) => lineOf(extra, true)),
  ])
}

/** How it was paid, as far as the platform tells. A card is known by brand and last four digits only. [O-04] */
export function receiptPayments(payments: Order['payments']): readonly ReceiptPayment[] {
  return (payments ?? []).flatMap(({ tenderType, amount, card, reference }): readonly ReceiptPayment[] => {
    if (amount === null) return []
    if (card) return [{ kind: 'card', brand: card.brand ?? '', lastFour: card.lastFour ?? '', amount: amount.value }]
    if (tenderType === 'credit') return [{ kind: 'credit', amount: amount.value }]
    return [{ kind: 'other', tender: tenderType ?? '', reference: reference ?? null, amount: amount.value }]
  })
}

/** A part that came back, or is on its way. */
export type ReceiptRefund = { readonly tender: string; readonly amount: number; readonly isPending: boolean }

/** What came back and how, as far as the platform tells; what did not arrive is not on a receipt. [O-180] */
export function receiptRefunds({ refunds, refunded }: Pick<Order, 'refunds' | 'refunded'>): readonly ReceiptRefund[] {
  const told = (refunds ?? []).flatMap(({ tenderType, amount, status }): readonly ReceiptRefund[] =>
    amount === null || status === 'failed'
      ? []
      : [{ tender: tenderType ?? '', amount: amount.value, isPending: status === 'pending' }],
  )
  if (told.length > 0 || !refunded || refunded.value === 0) return told
  return [{ tender: '', amount: refunded.value, isPending: false }]
}

/** What was paid in all, or what the order cost less what is still open; null where neither is said. */
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

/** The number that a customer names: the reference, or the order's id. */
export function orderNumber({ reference, id }: Pick<Order, 'reference' | 'id'>, asked: string): string {
  return reference ?? (id === null ? asked : String(id))
}

/** When it was paid or ordered, epoch milliseconds; null where the platform does not say. */
export function orderedAt({ paidAt, createdAt }: Pick<Order, 'paidAt' | 'createdAt'>): number | null {
  return instantIn(paidAt ?? createdAt)
}

/** When the terms of an order were agreed to, as `orderedAt`. [O-95] */
export function agreedAt({ terms }: Pick<Order, 'terms'>): number | null {
  return instantIn(terms?.acceptedAt)
}

function instantIn(text: string | null | undefined): number | null {
  const at = Date.parse(text ?? '')
  return Number.isFinite(at) ? at : null
}

/** A brand as gateways spell it in words: `mastercard` is 'Mastercard'. */
export function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1)
}
