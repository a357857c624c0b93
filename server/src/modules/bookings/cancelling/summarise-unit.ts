import type { CancellationSummary } from '@touchline/contract'
import { type Currency, sum } from '@touchline/money'
import type { Schedule } from '../../schedules/index.ts'
import { summariseCancellation } from '../../selling/index.ts'
import { outcomeOf, type Unit } from './cancellation.ts'

type Summarising = { readonly now: number; readonly currency: Currency }

/**
 * The terms of cancelling a booking, with all that is cancelled with it: the deadlines of its category, and the amount
 * that a cancellation now would return. Null once nothing of it is left to cancel. [O-97, O-310, O-385]
 */
export function summariseUnit(
  schedule: Schedule,
  unit: Unit,
  { now, currency }: Summarising,
): CancellationSummary | null {
  const [first] = unit.bookings
  if (!first) return null
  const { refunds } = outcomeOf(unit, { now, source: 'customers', reason: undefined })
  const cancelled = {
    startsAt: first.startsAt,
    lastStartsAt: unit.bookings.at(-1)?.startsAt,
    price: sum(refunds.map(({ amount }) => amount)),
    most: sum(unit.bookings.map(({ paid }) => paid.amount)),
    usesPackage: unit.usages.length > 0,
    now,
  }
  return summariseCancellation(schedule, cancelled, currency)
}
