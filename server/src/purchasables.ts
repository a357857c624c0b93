import type { PurchasableType } from '@touchline/contract'
import { campPurchasable } from './modules/camps/index.ts'
import { coursePurchasable } from './modules/courses/index.ts'
import {
  activityPurchasable,
  bookingPurchasable,
  occurrencePurchasable,
  ticketPurchasable,
} from './modules/occurrences/index.ts'
import { penaltyPurchasable } from './modules/penalties/index.ts'
import type { Purchasable } from './purchasable.ts'

/** Purchasable types that nothing sells yet: adding one is refused, a stored line of one is shown and cannot be paid. */
type NotBuilt =
  | 'pricingOption'
  | 'booking'
  | 'collectableFee'
  | 'membershipRenewal'
  | 'av2BookingBundle'
  | 'debtReconciliation'
  | 'debt'

/** How each type is sold; a type that is built and has no entry does not compile. */
const built: Readonly<Record<Exclude<PurchasableType, NotBuilt>, Purchasable>> = {
  course: coursePurchasable,
  camp: campPurchasable,
  penalty: penaltyPurchasable,
  activity: activityPurchasable,
  av2Booking: bookingPurchasable,
  purchasableOccurrence: occurrencePurchasable,
  activityTicket: ticketPurchasable,
}

export const purchasables: Readonly<Partial<Record<PurchasableType, Purchasable>>> = built
