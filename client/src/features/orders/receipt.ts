import { refundTenders } from '@touchline/contract/client'
import type { Entity } from '@touchline/contract/client'
import type { Read, ReadPrice } from '../../api/keys.ts'
import { isTicketLine, sessionsOf } from './receipt-lines.ts'
import type { WireDateTime } from '../../i18n/when.ts'

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

/** The refund of one action in one way, complete or still to arrive. */
export type ReceiptRefund = {
  readonly tender: string
  readonly amount: number
  readonly isPending: boolean
  /** Epoch milliseconds; null when unknown. */
  readonly at: number | null
  readonly of: readonly RefundedLine[]
}

/** A line that a refund is for, with the days that were cancelled by it. */
export type RefundedLine = {
  readonly name: string | null
  readonly person: string | null
  /** Of a line of several tickets or places, those that it gives back; null when unknown. */
  readonly count: number | null
  readonly isTicket: boolean
  readonly days: readonly WireDateTime[]
}

/** The refunds, as far as the platform says; failed ones are left out. Parts of one moment are one refund. [O-534] */
export function receiptRefunds({
  refunds,
  refunded,
  items = [],
}: Pick<Order, 'refunds' | 'refunded'> & Partial<Pick<Order, 'items'>>): readonly ReceiptRefund[] {
  const told = (refunds ?? []).filter(({ amount, status }) => amount !== null && status !== 'failed')
  const together = Map.groupBy(told, ({ tenderType, status, createdAt }, index) =>
    JSON.stringify([tenderType, status === 'pending', createdAt ?? index]),
  )
  const read = [...together.values()].flatMap((parts): readonly ReceiptRefund[] => {
    const [first] = parts
    if (!first) return []
    const at = instantIn(first.createdAt)
    const ids = new Set(parts.map(({ itemId }) => itemId))
    return [
      {
        tender: first.tenderType ?? '',
        amount: parts.reduce((total, { amount }) => total + (amount?.value ?? 0), 0),
        isPending: first.status === 'pending',
        at,
        of: items.flatMap((item) => refundedLine(item, { ids, at, parts })),
      },
    ]
  })
  if (read.length > 0 || !refunded || refunded.value === 0) return read
  return [{ tender: '', amount: refunded.value, isPending: false, at: null, of: [] }]
}

type Refunding = {
  readonly ids: ReadonlySet<number | null>
  readonly at: number | null
  readonly parts: NonNullable<Order['refunds']>
}

function refundedLine(item: Order['items'][number], { ids, at, parts }: Refunding): readonly RefundedLine[] {
  const { id, name, purchasedForName, childItems } = item
  if (![id, ...childItems.map((child) => child.id)].some((one) => one !== null && ids.has(one))) return []
  const cancelled = childItems.flatMap(({ cancelledAt, startsAt }) =>
    startsAt && at !== null && instantIn(cancelledAt) === at ? [startsAt] : [],
  )
  // Credit with different ends comes in several parts for the same tickets.
  const count = Math.max(0, ...parts.map(({ itemId, tickets }) => (itemId === id ? (tickets ?? 0) : 0)))
  return [
    {
      name,
      person: purchasedForName || null,
      isTicket: isTicketLine(item),
      count: count > 0 ? count : null,
      days: item.type === 'av2_booking' ? sessionsOf(item) : cancelled,
    },
  ]
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
