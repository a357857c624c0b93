import type { ReadPrice } from '../../api/keys.ts'
import type { WireDateTime } from '../../i18n/when.ts'

/** A platform's cancellation terms before a booking; every part may be missing. */
export type CancellationSummary = {
  /** The deadline; null once it has passed. */
  readonly until?: WireDateTime | null
  readonly returns?: string | null
  /** The terms after the deadline; once it has passed, those of cancelling now. */
  readonly later?: {
    readonly returns?: string | null
    readonly fee?: ReadPrice | null
    /** What is refused until the fee is paid. */
    readonly blocks?: readonly string[] | null
    /** The fee begins with the `count`-th late cancellation within so many days; null: with the first. */
    readonly strikes?: { readonly count?: number | null; readonly days?: number | null } | null
    /** How several sessions are refunded later, each by its own deadline. */
    readonly sessions?: string | null
  } | null
}

/** Whether nothing can be cancelled any more. */
export function isFinal({ until, later }: CancellationSummary): boolean {
  return !until && later?.returns === 'not_possible'
}

/** The reason for a price, or what would lower it. */
export type PriceReason = {
  readonly code?: string | null
  readonly percent?: number | null
  readonly membership?: string | null
  readonly price?: ReadPrice | null
}

/** The terms to know before booking, as far as a platform states them. */
export type Terms = {
  readonly cancellationSummary?: CancellationSummary | null
  readonly priceReason?: PriceReason | null
  /** The price without a membership. */
  readonly normalPrice?: ReadPrice | null
  readonly bring?: readonly string[] | null
}
