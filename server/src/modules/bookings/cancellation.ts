import { day } from '@touchline/clock'
import type { CancellationSource, CreditType } from '@touchline/contract'
import { least, minus, type MinorUnits, plus, sum, zero } from '@touchline/money'
import type { CategoryRow } from '../categories/index.ts'
import { cutOffOf, lateTermsOf, type LateTerms, whyNotCancel } from '../occurrences/index.ts'
import type { BookingRow } from './tables.ts'

/** Money that was paid, and how much of it with membership credit, which returns as such. [O-32] */
export type Paid = { readonly amount: MinorUnits; readonly byMembership: MinorUnits }

/** What is cancelled together: one booking, or all that is left of a course. */
export type Unit = {
  /** Earliest first; none of them has begun or is cancelled. */
  readonly bookings: readonly (Pick<BookingRow, 'id' | 'startsAt' | 'status'> & { readonly paid: Paid })[]
  /** What was bought beside them and comes back with them; undefined where more of the line is left, or has begun. */
  readonly extras: Paid | undefined
  /** What staff have left to be given back of what was paid; undefined where they have given nothing back. [O-180] */
  readonly left: MinorUnits | undefined
  readonly policy: CategoryRow['cancellation']
  readonly timezone: string
  /** When whoever pays has cancelled too late or has not come before, epoch milliseconds. */
  readonly missedAt: readonly number[]
}

export type Cancelling = {
  readonly now: number
  readonly source: CancellationSource
  /** Why staff pass over the cut-off. */
  readonly reason: string | undefined
}

/** What comes back for one booking, as one type of credit. */
export type Refund = { readonly bookingId: number; readonly type: CreditType; readonly amount: MinorUnits }

export type Outcome = LateTerms & {
  readonly refunds: readonly Refund[]
  /** What was bought beside it is given back too. */
  readonly returnsExtras: boolean
  /** So are usages of packages that it was paid with. */
  readonly returnsUsages: boolean
  /** Bookings cancelled after their cut-off. */
  readonly lateIds: readonly number[]
}

/** Why a unit cannot be cancelled, in words; null when it can. A course is as far as its next session. [O-34] */
export function whyNotCancelUnit({ bookings, policy, timezone }: Unit, { now, source }: Cancelling): string | null {
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
  const lateTerms = late.length > 0 && isStruck(unit, now) ? lateTermsOf(policy, sum(late.map(priceOf))) : noTerms
  const [next] = bookings
  // Extras go with the session that comes first.
  const returnsExtras = unit.extras !== undefined && giving.some(({ id }) => id === next?.id)
  const due = giving.flatMap(({ id, paid }) =>
    refundsOf(id, unit.extras && id === next?.id ? added(paid, unit.extras) : paid),
  )
  const refunds = unit.left === undefined ? due : within(unit.left, due)
  const returnsUsages = giving.length === bookings.length
  return { ...lateTerms, refunds, returnsExtras, returnsUsages, lateIds: late.map(({ id }) => id) }
}

/** As far as it is still there to be given back; membership credit first, because staff give money. */
function within(left: MinorUnits, refunds: readonly Refund[]): readonly Refund[] {
  let rest = left
  const membershipFirst = refunds.toSorted((a, b) => Number(a.type === 'general') - Number(b.type === 'general'))
  return membershipFirst.flatMap((refund) => {
    const amount = least(refund.amount, rest)
    rest = minus(rest, amount)
    return amount > zero ? [{ ...refund, amount }] : []
  })
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
