import { accountTables } from './modules/account/tables.ts'
import { attendeeTables } from './modules/attendees/tables.ts'
import { documentTables } from './modules/documents/tables.ts'
import { profileTables } from './modules/people/profile/tables.ts'
import { authTables } from './modules/people/logins/tables.ts'
import { bookingTables } from './modules/reservations/tables.ts'
import { cartTables } from './modules/carts/tables.ts'
import { categoryTables } from './modules/categories/tables.ts'
import { checkoutTables } from './modules/checkouts/tables.ts'
import { creditTables } from './modules/credits/tables.ts'
import { guestPassTables } from './modules/packages/guest-passes/tables.ts'
import { integrationTables } from './modules/integrations/tables.ts'
import { ledgerTables } from './modules/ledger/tables.ts'
import { linkInvitationTables } from './modules/people/linked/tables.ts'
import { membershipRequestTables } from './modules/memberships/requests/tables.ts'
import { membershipTables } from './modules/memberships/tables.ts'
import { occurrenceTables } from './modules/schedules/tables.ts'
import { orderTables } from './modules/orders/tables.ts'
import { packageTables } from './modules/packages/tables.ts'
import { paymentTables } from './modules/payments/tables.ts'
import { placeTables } from './modules/places/tables.ts'
import { pricingTables } from './modules/pricing/tables.ts'
import { penaltyTables } from './modules/penalties/tables.ts'
import { questionTables } from './modules/questions/tables.ts'
import { restrictionTables } from './modules/restrictions/tables.ts'
import { savedSearchTables } from './modules/saved-searches/tables.ts'
import { clientTables, siteTables } from './modules/site/tables.ts'
import { userTables } from './modules/people/tables.ts'
import { waitlistTables } from './modules/places/waiting/tables.ts'
import { blockTables } from './modules/programme/blocks/tables.ts'
import { venueTables } from './modules/venues/tables.ts'
import { jobTables } from './infra/jobs/tables.ts'
import { outboxTables } from './infra/outbox/tables.ts'
import type { Kit } from './infra/store/kit.ts'
import { storeTables } from './infra/store/tables.ts'

/** Every table of the platform, built for one engine. */
export function buildSchema(k: Kit) {
  const clients = clientTables(k)
  const venues = venueTables(k, clients)
  const categories = categoryTables(k, venues)
  const users = userTables(k, venues)
  const restrictions = restrictionTables(k, categories, users)
  const places = placeTables(k)
  const pricing = pricingTables(k, places)
  const occurrences = occurrenceTables(k, venues, categories, restrictions, places, pricing)
  const carts = cartTables(k, users)
  const credits = creditTables(k, users, carts)
  const orders = orderTables(k, users, carts)
  const memberships = membershipTables(k, users, venues)
  const packages = packageTables(k, users, venues, places, pricing, orders)
  return {
    ...storeTables(k),
    ...clients,
    ...venues,
    ...siteTables(k, clients, venues),
    ...categories,
    ...users,
    ...authTables(k, users),
    ...accountTables(k, users),
    ...profileTables(k, users),
    ...documentTables(k, users),
    ...linkInvitationTables(k, users),
    ...memberships,
    ...membershipRequestTables(k, users, memberships),
    ...savedSearchTables(k, users),
    ...restrictions,
    ...places,
    ...pricing,
    ...occurrences,
    ...penaltyTables(k, users, places),
    ...waitlistTables(k, users, places, occurrences),
    ...blockTables(k, users, occurrences),
    ...questionTables(k, occurrences),
    ...attendeeTables(k, users, occurrences),
    ...carts,
    ...credits,
    ...orders,
    ...packages,
    ...guestPassTables(k, users, packages),
    ...checkoutTables(k, users, carts, orders),
    ...ledgerTables(k),
    ...paymentTables(k, clients, users, carts, orders, credits),
    ...bookingTables(k, users, carts, occurrences, orders, credits),
    ...integrationTables(k),
    ...jobTables(k),
    ...outboxTables(k),
  }
}

export type Schema = ReturnType<typeof buildSchema>
