import { refundTenders } from '@touchline/contract/client'
import type { Entity } from '@touchline/contract/client'
import type { Read, ReadPrice } from '../../api/keys.ts'

type WireOrder = Entity<'OrderForReader'>

type Order = Read<WireOrder>
export type ReceiptPayment =
  | { readonly kind: 'card'; readonly brand: string; readonly lastFour: string; readonly amount: number }
  | { readonly kind: 'credit'; readonly amount: number }
  | { readonly kind: 'other'; readonly tender: string; readonly reference: string | null; readonly amount: number }

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

/** The words for a method of refund: those of the reader's own card and account differ from another person's. */
export function wayBack(tender: string | null, isOwn: boolean) {
  const known = refundTenders.find((way) => way === tender) ?? 'other'
  if (isOwn) return known
  if (known === 'online' || known === 'card') return 'theirCard'
  return known === 'direct-debit' ? 'theirAccount' : known
}
