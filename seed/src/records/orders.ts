import type { CancellationSource, CartSource, TenderType } from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'

/**
 * A completed order of the past. None was paid by card online: such an order would need a transaction in the gateway's own
 * ledger, which only a real payment can write.
 */
export type OrderRecord = {
  readonly id: number
  /** uuid */
  readonly cartUuid: string
  readonly userId: number
  readonly source: CartSource
  readonly completedAt: number
  readonly total: MinorUnits
  /** Adds up to `total`; empty when nothing was to be paid. */
  readonly payments: readonly { readonly tenderType: TenderType; readonly amount: MinorUnits }[]
  /** `full`: everything has come back as credit. [O-32] */
  readonly refundStatus: 'full' | null
  readonly items: readonly OrderItemRecord[]
}

/** One bundle (it names this item) with its extras; `price` is the bundle's own, an extra's is that of one piece. */
export type OrderItemRecord = {
  readonly id: number
  readonly name: string
  readonly price: MinorUnits
  readonly purchasedForUserId: number | null
  readonly extras: readonly {
    readonly id: number
    readonly pricingOptionId: number
    readonly name: string
    readonly price: MinorUnits
    readonly quantity: number
  }[]
}

/** Places bought together on one schedule: a course, an entire camp (`isFullCamp`) or some of a camp's sessions. */
export type BundleRecord = {
  readonly id: number
  readonly scheduleId: string
  readonly orderId: number
  readonly orderItemId: number
  /** Who attends; the order's user may have bought it for a linked one. */
  readonly userId: number
  readonly status: 'settled' | 'cancelled'
  readonly isFullCamp: boolean
  readonly price: MinorUnits
  readonly createdAt: number
  /** Both null unless cancelled. */
  readonly cancelledAt: number | null
  readonly cancellationSource: CancellationSource | null
  readonly bookings: readonly { readonly id: number; readonly occurrenceId: string }[]
}
