import type { TenderType } from '@touchline/contract'
import { type MinorUnits, sumOf } from '@touchline/money'
import { type Terms, termsOf } from '../site/index.ts'
import type { OrderPaymentRow } from './tables.ts'

/** One way an order is paid, and the amount. */
export type Tender = Pick<OrderPaymentRow, 'tenderType' | 'amount'> & { readonly reference?: string | null }

/** The payment attempt by card, and the card's details for the receipt. */
export type CardPart = Pick<OrderPaymentRow, 'cardBrand' | 'cardLastFour'> & { readonly transactionUuid: string }

/** The accepted terms, and the instant. */
export type AcceptedTerms = Terms & { readonly acceptedAt: number }

/** Null when the client has no terms. */
export function agreeingTo(html: string | null, acceptedAt: number): AcceptedTerms | null {
  return html === null ? null : { ...termsOf(html), acceptedAt }
}

const noCard = { transactionUuid: null, cardBrand: null, cardLastFour: null } as const

type LastAgreed = { readonly termsVersion: string | null; readonly termsAgreedAt: number | null }

/** The agreement of a person to these terms; null where they agreed to none, or to others. [O-371] */
export function agreementOf({ termsVersion, termsAgreedAt }: LastAgreed, html: string): AcceptedTerms | null {
  const terms = termsOf(html)
  if (termsAgreedAt === null || termsVersion !== terms.version) return null
  return { ...terms, acceptedAt: termsAgreedAt }
}

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
