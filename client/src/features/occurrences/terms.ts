import type { ReadPrice } from '../../api/keys.ts'
import type { WireDateTime } from '../../i18n/when.ts'

/** What a platform may say of cancelling before anything is booked; every part may be missing. [O-97] */
export type CancellationSummary = {
  /** Until when; null where there is no such time any more. */
  readonly until?: WireDateTime | null
  readonly returns?: string | null
  readonly later?: {
    readonly returns?: string | null
    readonly fee?: ReadPrice | null
    /** What of several sessions comes back later, each until a time of its own. */
    readonly sessions?: string | null
  } | null
}

/** Why a price is what it is, or what would lower it. [O-97] */
export type PriceReason = {
  readonly code?: string | null
  readonly percent?: number | null
  readonly membership?: string | null
  readonly price?: ReadPrice | null
}

/** What is to be known before booking, as far as a platform says it. */
export type Terms = {
  readonly cancellationSummary?: CancellationSummary | null
  readonly priceReason?: PriceReason | null
  /** What somebody without a membership pays. */
  readonly normalPrice?: ReadPrice | null
  readonly bring?: readonly string[] | null
}
