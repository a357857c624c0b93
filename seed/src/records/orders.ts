import type { CancellationSource, CartSource, PurchasableType, TenderType } from '@touchline/contract'
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

/** A line with its extras; what it bought, a bundle or a booking, names the line. */
export type OrderItemRecord = {
  readonly id: number
  readonly purchasableType: PurchasableType
  /** Of the kind the type has: a schedule, an occurrence, a ticket. [O-58] */
  readonly purchasableId: string
  /** Which price it was sold at: the schedule's whole or single one, or that of its n-th kind of ticket. */
  readonly soldAt: { readonly scheduleId: string; readonly price: 'whole' | 'single' | { readonly ticket: number } }
  readonly name: string
  /** Of one piece. */
  readonly price: MinorUnits
  readonly quantity: number
  /** Whether that was a member's price. */
  readonly benefitApplied: boolean
  readonly purchasedForUserId: number | null
  readonly extras: readonly {
    readonly id: number
    readonly pricingOptionId: number
    readonly name: string
    /** Of one piece. */
    readonly price: MinorUnits
    readonly quantity: number
  }[]
}

type Bought = {
  readonly id: number
  readonly scheduleId: string
  readonly orderId: number
  readonly orderItemId: number
  readonly status: 'settled' | 'cancelled'
  readonly price: MinorUnits
  readonly createdAt: number
  /** Both null unless cancelled. */
  readonly cancelledAt: number | null
  readonly cancellationSource: CancellationSource | null
}

/** Places bought together on one schedule: a course, an entire camp (`isFullCamp`) or some of a camp's sessions. */
export type BundleRecord = Bought & {
  /** Who attends; the order's user may have bought it for a linked one. */
  readonly userId: number
  readonly isFullCamp: boolean
  readonly bookings: readonly { readonly id: number; readonly occurrenceId: string }[]
}

/** One occurrence bought alone: a class, a slot, tickets. */
export type BookingRecord = Bought & {
  readonly occurrenceId: string
  /** Who attends, or in whose name the tickets are; null where that need not be said. */
  readonly userId: number | null
  /** Places taken: tickets times the attendees of each. */
  readonly count: number
}
