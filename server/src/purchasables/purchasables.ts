import type { PurchasableType } from '@touchline/contract'
import { campPurchasable } from '../modules/camps/index.ts'
import { coursePurchasable } from '../modules/courses/index.ts'
import {
  activityPurchasable,
  bookingPurchasable,
  occurrencePurchasable,
  reservedPurchasable,
  ticketPurchasable,
} from '../modules/selling/index.ts'
import { membershipPurchasable } from '../modules/memberships/index.ts'
import { packagePurchasable } from '../modules/packages/index.ts'
import {
  collectableFeePurchasable,
  debtPurchasable,
  debtReconciliationPurchasable,
  penaltyPurchasable,
} from '../modules/penalties/index.ts'
import type { Purchasable } from './purchasable.ts'
import { type OptionSeller, soldByOption } from './sold-by-option.ts'

/** Reserved items, whatever type they were reserved as. */
type Reserved = 'booking' | 'av2BookingBundle'

/** The nouns besides packages that are sold by their pricing options, having no type of their own. */
const optionSellers: readonly OptionSeller[] = []

/** How each type is sold; a missing type does not compile. */
const sold: Readonly<Record<Exclude<PurchasableType, Reserved>, Purchasable>> = {
  course: coursePurchasable,
  camp: campPurchasable,
  penalty: penaltyPurchasable,
  collectableFee: collectableFeePurchasable,
  debt: debtPurchasable,
  debtReconciliation: debtReconciliationPurchasable,
  pricingOption: soldByOption(packagePurchasable, optionSellers),
  membershipRenewal: membershipPurchasable,
  activity: activityPurchasable,
  av2Booking: bookingPurchasable,
  purchasableOccurrence: occurrencePurchasable,
  activityTicket: ticketPurchasable,
}

const reserved: Readonly<Record<Reserved, Purchasable>> = {
  booking: reservedPurchasable('booking', sold),
  av2BookingBundle: reservedPurchasable('av2BookingBundle', sold),
}

export const purchasables: Readonly<Partial<Record<PurchasableType, Purchasable>>> = {
  ...sold,
  ...reserved,
}
