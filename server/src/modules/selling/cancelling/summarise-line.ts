import type { CancellationSummary } from '@touchline/contract'
import { type Currency, type MinorUnits, sum } from '@touchline/money'
import { type Summarised, summariseCancellation } from './cancellation-summary.ts'

/** A line of a quote, a basket or an order. */
export type CancellableLine = {
  /** Its bookings that are not cancelled, earliest first. */
  readonly bookings: readonly { readonly startsAt: number; readonly price: MinorUnits }[]
  /** The price of its extras. */
  readonly extras?: MinorUnits | undefined
  /** A package pays for it, and can be used again. */
  readonly usesPackage?: boolean | undefined
}

/** The terms of cancelling a line with all its bookings; null once none is left. [O-430] */
export function summariseLine(
  schedule: Summarised,
  { bookings, extras, usesPackage }: CancellableLine,
  { now, currency }: { readonly now: number; readonly currency: Currency },
): CancellationSummary | null {
  const [first] = bookings
  if (!first) return null
  const price = sum(bookings.map((booking) => booking.price))
  const lastStartsAt = bookings.at(-1)?.startsAt
  return summariseCancellation(
    schedule,
    { startsAt: first.startsAt, lastStartsAt, price, extras, usesPackage, now },
    currency,
  )
}
