import { day } from '@touchline/clock'
import type { CancellationSource, CreditType, Text } from '@touchline/contract'
import { least, minorUnits, minus, type MinorUnits, plus, sum, zero } from '@touchline/money'
import type { CategoryRow } from '../../categories/index.ts'
import { cutOffOf, lateTermsOf, type LateTerms, whyNotCancel } from '../../selling/index.ts'
import type { PaidByCredit } from '../../credits/index.ts'
import type { BookingRow } from '../../reservations/index.ts'

/** An amount paid, and the part of it paid with membership credit, which is refunded as membership credit. */
export type Paid = { readonly amount: MinorUnits; readonly byMembership: MinorUnits }

/** The refundable rest of an item and of its whole order, by type of credit. */
export type Left = { readonly ofItem: MinorUnits; readonly membership: MinorUnits; readonly other: MinorUnits }

/** Usages of a package, by its name. */
export type Used = { readonly name: string; readonly uses: number }

/** Usages by package, each package once. */
export function addedUp(usages: readonly Used[]): readonly Used[] {
  const byName = Map.groupBy(usages, ({ name }) => name)
  return [...byName].map(([name, own]) => ({ name, uses: own.reduce((total, { uses }) => total + uses, 0) }))
}

/** The bookings cancelled together: a single booking, or the rest of a course. */
export type Unit = {
  /** Earliest first; each is still to come and not cancelled. */
  readonly bookings: readonly (Pick<BookingRow, 'id' | 'startsAt' | 'status'> & { readonly paid: Paid })[]
  /** Extras refunded with the bookings; undefined while other bookings of the line remain, or once it has begun. */
  readonly extras: Paid | undefined
  /** The refundable rest after staff refunds; undefined when staff refunded nothing. */
  readonly left: Left | undefined
  /** The credit that paid the order, which keeps its end when it comes back. */
  readonly paidBy: PaidByCredit
  /** The usages of packages that end with it, as far as they can be used again; empty while they cover the rest of the line. */
  readonly usages: readonly Used[]
  /** The number of equal tickets, which can be given back one by one; 1 where it is cancelled whole. */
  readonly tickets: number
  readonly policy: CategoryRow['cancellation']
  readonly timezone: string
  /** The payer's earlier late cancellations and absences, epoch milliseconds. */
  readonly missedAt: readonly number[]
}

export type Cancelling = {
  readonly now: number
  readonly source: CancellationSource
  /** The staff's reason for overriding the cut-off. */
  readonly reason: Text | string | undefined
}

/** The refund of one booking, as one type of credit. */
export type Refund = { readonly bookingId: number; readonly type: CreditType; readonly amount: MinorUnits }

export type Outcome = LateTerms & {
  readonly refunds: readonly Refund[]
  /** Extras are refunded too. */
  readonly returnsExtras: boolean
  /** Usages of packages come back too. */
  readonly returnsUsages: boolean
  /** Names of those packages, as far as they can still be used. */
  readonly packages: readonly string[]
  /** Usages that do not come back although they could be used again. */
  readonly packagesLost: readonly Used[]
  /** Bookings cancelled after their cut-off. */
  readonly lateIds: readonly number[]
}

/** The reason a unit cannot be cancelled; null when it can. For a course, its next session decides. */
export function whyNotCancelUnit(
  { bookings, policy, timezone }: Unit,
  { now, source }: Cancelling,
): Text | string | null {
  const [next] = bookings
  return next ? whyNotCancel(next, { policy, timezone }, { now, source }) : null
}

/** Whether staff must give a reason, because the cut-off has passed. */
export function needsReason({ bookings, policy, timezone }: Unit, { now, source, reason }: Cancelling): boolean {
  const isClosed = policy.actions.includes('disable_cancelling')
  const [next] = bookings
  if (source !== 'foh' || reason !== undefined || !isClosed || !next) return false
  return now >= cutOffOf(next, { policy, timezone })
}

/**
 * The outcome of cancelling, to the penny. A booking before its cut-off is refunded its share; one after it is not, and
 * one penalty is due for all of those together. No cut-off binds the venue itself, or staff with a reason. [O-32, O-33,
 * O-34]
 */
export function outcomeOf(unit: Unit, cancelling: Cancelling): Outcome {
  const { bookings, policy, timezone } = unit
  const { now, source } = cancelling
  const isBound = source !== 'occurrence' && cancelling.reason === undefined
  const isLate = (booking: Unit['bookings'][number]) => isBound && now >= cutOffOf(booking, { policy, timezone })
  const late = bookings.filter(isLate)
  const giving = isBound && policy.movesOnly === true ? [] : bookings.filter((booking) => !isLate(booking))
  const [next] = bookings
  // Extras belong to the earliest session.
  const returnsExtras = unit.extras !== undefined && giving.some(({ id }) => id === next?.id)
  const due = giving.map(({ id, paid }) => ({
    id,
    paid: unit.extras && id === next?.id ? added(paid, unit.extras) : paid,
  }))
  const refunds = returnedOf(due, unit.left)
  const lateTerms = late.length > 0 && isStruck(unit, now) ? lateTermsOf(policy, keptOf(late, unit, refunds)) : noTerms
  const returnsUsages = giving.length === bookings.length
  const packages = returnsUsages ? unit.usages.map(({ name }) => name) : []
  const packagesLost = returnsUsages ? [] : unit.usages
  const lateIds = late.map(({ id }) => id)
  return { ...lateTerms, refunds, returnsExtras, returnsUsages, packages, packagesLost, lateIds }
}

/** The amount paid for late bookings and kept; the fee never exceeds it. [O-33] */
function keptOf(late: Unit['bookings'], { left }: Unit, refunds: readonly Refund[]): MinorUnits {
  const price = sum(late.map(priceOf))
  if (left === undefined) return price
  const rest = leftAfter(left, refunds, true)
  return least(price, rest.ofItem, plus(rest.membership, rest.other))
}

type Due = { readonly id: number; readonly paid: Paid }

function returnedOf(due: readonly Due[], left: Left | undefined): readonly Refund[] {
  let rest = left
  return due.flatMap(({ id, paid }) => {
    const refunds = refundsOf(id, rest ? within(rest, paid) : paid)
    rest = rest && leftAfter(rest, refunds, true)
    return refunds
  })
}

/**
 * Limits a refund to the refundable rest. Membership credit is refunded first, because staff refunds are money; each
 * part is limited to its own rest.
 */
function within({ ofItem, membership, other }: Left, { amount, byMembership }: Paid): Paid {
  const most = least(amount, ofItem, plus(membership, other))
  return { amount: most, byMembership: minorUnits(Math.max(most - other, least(byMembership, membership, most))) }
}

/** The refundable rest after refunds of the same item, or of another item of the order. */
export function leftAfter(left: Left, refunds: readonly Refund[], isOfItem: boolean): Left {
  const given = (type: CreditType) => sum(refunds.filter((one) => one.type === type).map(({ amount }) => amount))
  const [membership, general] = [given('membership'), given('general')]
  return {
    ofItem: isOfItem ? minus(left.ofItem, plus(membership, general)) : left.ofItem,
    membership: minus(left.membership, membership),
    other: minus(left.other, general),
  }
}

type Absence = Pick<Unit, 'policy' | 'missedAt'> & { readonly price: MinorUnits }

/** The charge for an absence; nothing where the policy has none. */
export function absenceTermsOf({ price, ...absence }: Absence, now: number): LateTerms {
  const isCharged = absence.policy.chargesAbsence === true && isStruck(absence, now)
  return isCharged ? lateTermsOf(absence.policy, price) : noTerms
}

const noTerms: LateTerms = { fee: zero, blocks: [] }

/** Whether this late cancellation counts: a policy may allow the first few within some days. */
function isStruck({ policy, missedAt }: Pick<Unit, 'policy' | 'missedAt'>, now: number): boolean {
  const { strikes } = policy
  if (!strikes) return true
  return missedAt.filter((at) => at > now - strikes.days * day).length + 1 >= strikes.count
}

const priceOf = ({ paid }: Unit['bookings'][number]) => paid.amount

function added(a: Paid, b: Paid): Paid {
  return { amount: plus(a.amount, b.amount), byMembership: plus(a.byMembership, b.byMembership) }
}

function refundsOf(bookingId: number, { amount, byMembership }: Paid): readonly Refund[] {
  const parts: readonly Refund[] = [
    { bookingId, type: 'membership', amount: byMembership },
    { bookingId, type: 'general', amount: minus(amount, byMembership) },
  ]
  return parts.filter((part) => part.amount > 0)
}
