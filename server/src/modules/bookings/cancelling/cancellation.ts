import { day } from '@touchline/clock'
import type { CancellationSource, CreditType, Text } from '@touchline/contract'
import { least, minorUnits, minus, type MinorUnits, plus, sum, zero } from '@touchline/money'
import type { CategoryRow } from '../../categories/index.ts'
import { cutOffOf, lateTermsOf, type LateTerms, whyNotCancel } from '../../selling/index.ts'
import type { BookingRow } from '../../reservations/index.ts'

/** Money that was paid, and how much of it with membership credit, which returns as such. [O-32] */
export type Paid = { readonly amount: MinorUnits; readonly byMembership: MinorUnits }

/** What is left of an item to be given back, and of all of its order, by the credit that it comes back as. */
export type Left = { readonly ofItem: MinorUnits; readonly membership: MinorUnits; readonly other: MinorUnits }

/** What is cancelled together: one booking, or all that is left of a course. */
export type Unit = {
  /** Earliest first; none of them has begun or is cancelled. */
  readonly bookings: readonly (Pick<BookingRow, 'id' | 'startsAt' | 'status'> & { readonly paid: Paid })[]
  /** What was bought beside them and comes back with them; undefined where more of the line is left, or has begun. */
  readonly extras: Paid | undefined
  /** What staff have left to be given back of what was paid; undefined where they have given nothing back. [O-180] */
  readonly left: Left | undefined
  /** Packages to which what they paid comes back, by name; none where that stays with what is left of the line. [O-172] */
  readonly packages: readonly string[]
  readonly policy: CategoryRow['cancellation']
  readonly timezone: string
  /** When whoever pays has cancelled too late or has not come before, epoch milliseconds. */
  readonly missedAt: readonly number[]
}

export type Cancelling = {
  readonly now: number
  readonly source: CancellationSource
  /** Why staff pass over the cut-off. */
  readonly reason: Text | string | undefined
}

/** What comes back for one booking, as one type of credit. */
export type Refund = { readonly bookingId: number; readonly type: CreditType; readonly amount: MinorUnits }

export type Outcome = LateTerms & {
  readonly refunds: readonly Refund[]
  /** What was bought beside it is given back too. */
  readonly returnsExtras: boolean
  /** So are usages of packages that it was paid with. */
  readonly returnsUsages: boolean
  /** Whose they are, by name, as far as they can be used. */
  readonly packages: readonly string[]
  /** Bookings cancelled after their cut-off. */
  readonly lateIds: readonly number[]
}

/** Why a unit cannot be cancelled, in words; null when it can. A course is as far as its next session. [O-34] */
export function whyNotCancelUnit(
  { bookings, policy, timezone }: Unit,
  { now, source }: Cancelling,
): Text | string | null {
  const [next] = bookings
  return next ? whyNotCancel(next, { policy, timezone }, { now, source }) : null
}

/** Whether the cut-off keeps even staff from cancelling unless they say why. [O-34] */
export function needsReason({ bookings, policy, timezone }: Unit, { now, source, reason }: Cancelling): boolean {
  const isClosed = policy.actions.includes('disable_cancelling')
  const [next] = bookings
  if (source !== 'foh' || reason !== undefined || !isClosed || !next) return false
  return now >= cutOffOf(next, { policy, timezone })
}

/**
 * What cancelling does, to the penny: each booking before its own cut-off brings back its share of what was paid, each
 * one after it nothing, and one penalty is due for the lot. The venue itself, and staff who say why, are bound by no
 * cut-off. [O-32, O-33, O-34]
 */
export function outcomeOf(unit: Unit, cancelling: Cancelling): Outcome {
  const { bookings, policy, timezone } = unit
  const { now, source } = cancelling
  const isBound = source !== 'occurrence' && cancelling.reason === undefined
  const isLate = (booking: Unit['bookings'][number]) => isBound && now >= cutOffOf(booking, { policy, timezone })
  const late = bookings.filter(isLate)
  const giving = isBound && policy.movesOnly === true ? [] : bookings.filter((booking) => !isLate(booking))
  const [next] = bookings
  // Extras go with the session that comes first.
  const returnsExtras = unit.extras !== undefined && giving.some(({ id }) => id === next?.id)
  const due = giving.map(({ id, paid }) => ({
    id,
    paid: unit.extras && id === next?.id ? added(paid, unit.extras) : paid,
  }))
  const refunds = returnedOf(due, unit.left)
  const lateTerms = late.length > 0 && isStruck(unit, now) ? lateTermsOf(policy, keptOf(late, unit, refunds)) : noTerms
  const returnsUsages = giving.length === bookings.length
  const packages = returnsUsages ? unit.packages : []
  return { ...lateTerms, refunds, returnsExtras, returnsUsages, packages, lateIds: late.map(({ id }) => id) }
}

/** What was paid for bookings and has not come back: no fee is above it. [O-33] */
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
 * As far as it is still there to be given back. Membership credit first, because staff give money; but no more than is
 * left of it, and what was paid otherwise comes back as that as far as that is left. [O-32, O-180]
 */
function within({ ofItem, membership, other }: Left, { amount, byMembership }: Paid): Paid {
  const most = least(amount, ofItem, plus(membership, other))
  return { amount: most, byMembership: minorUnits(Math.max(most - other, least(byMembership, membership, most))) }
}

/** What is left once something of the same order has come back, of the same item or of another. */
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

/** What somebody owes who did not come; nothing where the policy does not say so. [O-32, O-54] */
export function absenceTermsOf({ price, ...absence }: Absence, now: number): LateTerms {
  const isCharged = absence.policy.chargesAbsence === true && isStruck(absence, now)
  return isCharged ? lateTermsOf(absence.policy, price) : noTerms
}

const noTerms: LateTerms = { fee: zero, blocks: [] }

/** Whether this one counts: policies may let the first ones within some days pass. */
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
