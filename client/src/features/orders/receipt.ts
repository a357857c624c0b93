import type { Order as WireOrder, TenderType } from '@touchline/contract/client'
import type { Camel } from '../../api/keys.ts'

type Order = Camel<WireOrder>

/** The number a customer is given: the order's reference, or its id from a platform that has none. */
export function orderNumber({ reference, id }: Pick<Order, 'reference' | 'id'>): string {
  return reference ?? String(id)
}

/** What was paid, minor units: what the order says, or what is no longer owed of its total. */
export function amountPaid({ totalPaid, total, balance }: Pick<Order, 'totalPaid' | 'total' | 'balance'>): number {
  return totalPaid?.value ?? total.value - balance.value
}

export type ReceiptLine = {
  readonly id: number
  readonly name: string
  readonly quantity: number
  /** Of the whole line, minor units. */
  readonly amount: number
  /** An extra belongs to the line above it. */
  readonly isExtra: boolean
}

export type ReceiptPayment =
  | { readonly kind: 'card'; readonly brand: string; readonly lastFour: string; readonly amount: number }
  | { readonly kind: 'credit'; readonly amount: number }
  | { readonly kind: 'other'; readonly tender: TenderType; readonly amount: number }

/** What was bought, line by line, extras under what they belong to. */
export function receiptLines(items: Order['items']): readonly ReceiptLine[] {
  return items.flatMap((item) => [
    { id: item.id, name: item.name, quantity: item.quantity, amount: item.lineTotal.value, isExtra: false },
    ...item.childItems
      .filter((child) => child.type === 'pricing_option')
      .map(({ id, name, quantity, lineTotal }) => ({ id, name, quantity, amount: lineTotal.value, isExtra: true })),
  ])
}

/** How it was paid, as far as the platform says. A card is known by brand and last four digits only. [O-04] */
export function receiptPayments(payments: Order['payments'] = []): readonly ReceiptPayment[] {
  return payments.map(({ tenderType, amount, card }) => {
    if (card) return { kind: 'card', brand: card.brand, lastFour: card.lastFour, amount: amount.value }
    if (tenderType === 'credit') return { kind: 'credit', amount: amount.value }
    return { kind: 'other', tender: tenderType, amount: amount.value }
  })
}

/** A brand as gateways spell it in words: `mastercard` is 'Mastercard'. */
export function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1)
}
