import type { TenderType } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import { type MinorUnits, sumOf } from '@touchline/money'
import type { OrderPaymentRow } from './tables.ts'

/** One way in which an order is paid, and how much of it. */
export type Tender = Pick<OrderPaymentRow, 'tenderType' | 'amount'> & { readonly reference?: string | null }

/** The attempt that pays by card, and what a receipt shows of the card. */
export type CardPart = Pick<OrderPaymentRow, 'cardBrand' | 'cardLastFour'> & { readonly transactionUuid: string }

/** What is agreed to; `version` stands for the text. */
export type Terms = { readonly version: string; readonly html: string }

/** Which terms were agreed to, and when. [O-95] */
export type AcceptedTerms = Terms & { readonly acceptedAt: number }

export function termsOf(html: string): Terms {
  return { version: hashOf(html), html }
}

/** Null where there are no terms to agree to. */
export function agreeingTo(html: string | null, acceptedAt: number): AcceptedTerms | null {
  return html === null ? null : { ...termsOf(html), acceptedAt }
}

const noCard = { transactionUuid: null, cardBrand: null, cardLastFour: null } as const

/** The payments of a new order, one for each tender. Throws when a tender by card has no attempt behind it. */
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

/** What the tenders of one type come to. */
export function amountBy(type: TenderType, tenders: readonly Tender[]): MinorUnits {
  return sumOf(tenders.filter(({ tenderType }) => tenderType === type))
}
