import { isDeepStrictEqual } from 'node:util'
import {
  type CartSource,
  type Channel,
  type checkoutSources,
  type DeskPayment,
  type Payment,
  PlatformError,
  type TenderRules,
  tenders,
  type Text,
} from '@touchline/contract'
import { type MinorUnits, minorUnits, sumOf } from '@touchline/money'
import { amountBy, type Tender } from '../../orders/index.ts'
import { text } from '../../../texts/index.ts'

export type CheckoutSource = (typeof checkoutSources)[number]

/** The basket of a checkout call: two channel names stand for their most used source. payments.md 2.2 */
export function cartSourceOf(source: CheckoutSource): CartSource {
  if (source === 'online') return 'activity-booking'
  return source === 'foh' ? 'front-of-house' : source
}

/** Drops entries of zero or less before any sum. */
export function dropEmpty<Entry extends Payment>(payments: readonly Entry[]): readonly Entry[] {
  return payments.filter(({ amount }) => amount > 0)
}

export type Due = {
  readonly balance: MinorUnits
  /** Credit reserved by the basket. */
  readonly reservedCredit: MinorUnits
  readonly channel: Channel
  /** Null without a till. */
  readonly tillId: number | null
}

/**
 * The tenders of a basket: allowed on the channel, adding up to the balance, with credit up to the reserved amount.
 * Entries of a type that does not repeat are joined. Throws `validation_failed` at the wrong entry, and `till_closed`
 * where a till is needed. payments.md 5.9, 6.7, O-40, O-41
 */
export function acceptPayments(payments: readonly DeskPayment[], due: Due): readonly Tender[] {
  const entries = payments.map((entry, index) => ({ ...entry, index })).filter(({ amount }) => amount > 0)
  const accepted = joined(entries)
  if (entries.some(({ tender_type: type }) => !rulesOf(type).channels.includes(due.channel))) {
    throw refused(text('payments:way_not_accepted'))
  }
  refuseReferences(entries)
  if (due.tillId === null && entries.some(({ tender_type: type }) => rulesOf(type).needsTill)) {
    throw new PlatformError('till_closed')
  }
  const excluded = excludedIn(entries)
  if (excluded) throw refusedEntry(excluded, 'tender_type', text('payments:ways_not_combined'))
  if (sumOf(accepted) !== due.balance) {
    throw refused(text('payments:does_not_add_up'))
  }
  if (amountBy('credit', accepted) > due.reservedCredit) {
    throw refused(text('payments:more_credit'))
  }
  return accepted
}

/** A payment with its index in the request. */
type Entry = DeskPayment & { readonly index: number }

function rulesOf(type: DeskPayment['tender_type']): TenderRules {
  return tenders[type]
}

/** In the order in which each type first appears. */
function joined(entries: readonly DeskPayment[]): readonly Tender[] {
  const byType = Map.groupBy(entries, ({ tender_type: type }) => type)
  return [...byType].flatMap(([tenderType, ofType]): readonly Tender[] => {
    const each = ofType.map(({ amount, reference = null }) => ({ tenderType, amount: minorUnits(amount), reference }))
    if (tenders[tenderType].mayRepeat) return each
    const reference = each.findLast((entry) => entry.reference !== null)?.reference ?? null
    return [{ tenderType, amount: sumOf(each), reference }]
  })
}

/** A slip's number pays once; a tender without a slip has no number. */
function refuseReferences(entries: readonly Entry[]): void {
  const told = entries.filter(({ reference }) => reference)
  const without = told.find(({ tender_type: type }) => !rulesOf(type).takesReference)
  if (without) throw refusedEntry(without, 'reference', text('payments:no_reference'))
  const known = new Set<string>()
  for (const entry of told) {
    const name = `${entry.tender_type} ${entry.reference?.trim().toLowerCase()}`
    if (known.has(name)) throw refusedEntry(entry, 'reference', text('payments:reference_twice'))
    known.add(name)
  }
}

/** The first entry that excludes another of its group. */
function excludedIn(entries: readonly Entry[]): Entry | undefined {
  const groupOf = ({ tender_type: type }: Entry) => rulesOf(type).exclusiveGroup
  return entries.find(
    (entry, place) =>
      groupOf(entry) !== null &&
      entries
        .slice(0, place)
        .some((other) => groupOf(other) === groupOf(entry) && other.tender_type !== entry.tender_type),
  )
}

/** Whether a list pays with exactly these tenders, in any order. */
export function paysBy(payments: readonly DeskPayment[], tenders: readonly Tender[]): boolean {
  const told = (all: readonly Tender[]) =>
    all.map(({ tenderType, amount, reference = null }) => JSON.stringify([tenderType, amount, reference])).toSorted()
  return isDeepStrictEqual(told(joined(dropEmpty(payments))), told(tenders))
}

/** Whether two lists pay the same amounts with the same tenders. */
export function samePayments(a: readonly Payment[], b: readonly Payment[]): boolean {
  const tenders = new Set([...dropEmpty(a), ...dropEmpty(b)].map(({ tender_type: tender }) => tender))
  const by = (payments: readonly Payment[], tender: Payment['tender_type']) =>
    sumOf(dropEmpty(payments).filter((payment) => payment.tender_type === tender))
  return [...tenders].every((tender) => by(a, tender) === by(b, tender))
}

export function paymentsRefused(): PlatformError {
  return refused(text('payments:not_authorised'))
}

function refused(problem: Text): PlatformError {
  return new PlatformError('validation_failed', { fields: { payments: [problem] } })
}

function refusedEntry({ index }: Entry, field: 'tender_type' | 'reference', problem: Text): PlatformError {
  return new PlatformError('validation_failed', { fields: { [`payments.${index}.${field}`]: [problem] } })
}
