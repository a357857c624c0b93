import { type CartSource, type checkoutSources, type Payment, PlatformError } from '@touchline/contract'
import { type MinorUnits, minorUnits, sum } from '@touchline/money'

export type CheckoutSource = (typeof checkoutSources)[number]

/** The basket a checkout call is about: two channel names stand for the source most used on them. payments.md 2.2 */
export function cartSourceOf(source: CheckoutSource): CartSource {
  if (source === 'online') return 'activity-booking'
  return source === 'foh' ? 'front-of-house' : source
}

/** Entries of nothing or less count as not there, before any sum. [P7-077] */
export function dropEmpty(payments: readonly Payment[]): readonly Payment[] {
  return payments.filter(({ amount }) => amount > 0)
}

export type Split = { readonly card: MinorUnits; readonly credit: MinorUnits }

export type Due = {
  readonly balance: MinorUnits
  /** What the basket has set aside. */
  readonly reservedCredit: MinorUnits
}

/**
 * How a basket is paid: by card (`online`) and credit, adding up to the balance; credit at most what was set aside.
 * Tenders that nothing backs here (a voucher, cash) pay for nothing. Throws `validation_failed`. payments.md 5.9
 */
export function splitPayments(payments: readonly Payment[], { balance, reservedCredit }: Due): Split {
  const entries = dropEmpty(payments)
  if (entries.some(({ tender_type: tender }) => tender !== 'online' && tender !== 'credit')) {
    throw refused('This way of paying cannot be used here.')
  }
  const card = amountOf(entries, 'online')
  const credit = amountOf(entries, 'credit')
  if (card + credit !== balance) throw refused('The payments do not add up to the amount due.')
  if (credit > reservedCredit) throw refused('More credit is used than was applied to the basket.')
  return { card, credit }
}

/** Whether two lists pay the same amounts with the same tenders. */
export function samePayments(a: readonly Payment[], b: readonly Payment[]): boolean {
  const tenders = new Set([...dropEmpty(a), ...dropEmpty(b)].map(({ tender_type: tender }) => tender))
  return [...tenders].every((tender) => amountOf(dropEmpty(a), tender) === amountOf(dropEmpty(b), tender))
}

export function paymentsRefused(): PlatformError {
  return refused('The payments are not those that were authorised.')
}

function amountOf(payments: readonly Payment[], tender: Payment['tender_type']): MinorUnits {
  return sum(payments.filter((payment) => payment.tender_type === tender).map(({ amount }) => minorUnits(amount)))
}

function refused(text: string): PlatformError {
  return new PlatformError('validation_failed', { fields: { payments: [text] } })
}
