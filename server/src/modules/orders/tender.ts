import type { TenderType } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import { type MinorUnits, sumOf } from '@touchline/money'
import type { OrderPaymentRow } from './tables.ts'

/** One way an order is paid, and the amount. */
export type Tender = Pick<OrderPaymentRow, 'tenderType' | 'amount'> & { readonly reference?: string | null }

/** The payment attempt by card, and the card's details for the receipt. */
export type CardPart = Pick<OrderPaymentRow, 'cardBrand' | 'cardLastFour'> & { readonly transactionUuid: string }

/** Terms to accept; `version` identifies the text. */
export type Terms = { readonly version: string; readonly html: string }

/** The accepted terms, and the instant. */
export type AcceptedTerms = Terms & { readonly acceptedAt: number }

export function termsOf(html: string): Terms {
  return { version: hashOf(html), html }
}

/** Null when the client has no terms. */
export function agreeingTo(html: string | null, acceptedAt: number): AcceptedTerms | null {
  return html === null ? null : { ...termsOf(html), acceptedAt }
}

const noCard = { transactionUuid: null, cardBrand: null, cardLastFour: null } as const

/** The payments of a new order, one per tender. Throws when a card tender has no attempt behind it. */
export function paymentRows(
  orderId: number,
  tenders: readonly Tender[],
  card: CardPart | null,
): readonly OrderPaymentRow[] {
  return tenders.map(({ tenderType, amount, reference = null }, index) => {
    const backing = tenderType === 'online' ? card : noCard
    if (backing === null) throw new Error('a payment by card has no attempt behind it')
    return { orderId, position: index + 1, tenderType, amount, reference, ...backing, state: 'pending' }
  })
}

/** The sum of the tenders of one type. */
export function amountBy(type: TenderType, tenders: readonly Tender[]): MinorUnits {
  return sumOf(tenders.filter(({ tenderType }) => tenderType === type))
}
