import type { Route } from './infra/http/route.ts'
import { accountRoutes } from './modules/account/routes.ts'
import { attendeeRoutes } from './modules/attendees/routes.ts'
import { authRoutes } from './modules/people/logins/routes.ts'
import { bookingRoutes } from './modules/bookings/routes.ts'
import { campRoutes } from './modules/camps/routes.ts'
import { olderCartRoutes } from './modules/carts/older-routes.ts'
import { cartCreditRoutes } from './modules/carts/credit/routes.ts'
import { cartRoutes } from './modules/carts/routes.ts'
import { categoryRoutes } from './modules/categories/routes.ts'
import { staffCategoryRoutes } from './modules/categories/staff-routes.ts'
import { checkoutRoutes } from './modules/checkouts/routes.ts'
import { courseRoutes } from './modules/courses/routes.ts'
import { creditRoutes } from './modules/credits/routes.ts'
import { blockRoutes } from './modules/programme/blocks/routes.ts'
import { programmeRoutes } from './modules/programme/routes.ts'
import { guestPassRoutes } from './modules/packages/guest-passes/routes.ts'
import { integrationRoutes } from './modules/integrations/routes.ts'
import { membershipRoutes } from './modules/memberships/routes.ts'
import { occurrenceRoutes } from './modules/selling/routes.ts'
import { orderRoutes } from './modules/orders/routes.ts'
import { packageRoutes } from './modules/packages/routes.ts'
import { paymentRoutes } from './modules/payments/routes.ts'
import { penaltyRoutes } from './modules/penalties/routes.ts'
import { restrictionRoutes } from './modules/restrictions/routes.ts'
import { siteRoutes } from './modules/site/routes.ts'
import { tillRoutes } from './modules/tills/routes.ts'
import { timetableRoutes } from './modules/timetable/routes.ts'
import { userRoutes } from './modules/people/routes.ts'
import { venueRoutes } from './modules/venues/routes.ts'
import { waitlistRoutes } from './modules/waitlists/routes.ts'

/** Every call of the platform with its handler. */
export const platformRoutes: readonly Route[] = [
  ...siteRoutes,
  ...authRoutes,
  ...userRoutes,
  ...accountRoutes,
  ...venueRoutes,
  ...categoryRoutes,
  ...timetableRoutes,
  ...staffCategoryRoutes,
  ...courseRoutes,
  ...occurrenceRoutes,
  ...programmeRoutes,
  ...blockRoutes,
  ...campRoutes,
  ...restrictionRoutes,
  ...waitlistRoutes,
  ...attendeeRoutes,
  ...cartRoutes,
  ...olderCartRoutes,
  ...cartCreditRoutes,
  ...creditRoutes,
  ...bookingRoutes,
  ...orderRoutes,
  ...membershipRoutes,
  ...packageRoutes,
  ...guestPassRoutes,
  ...paymentRoutes,
  ...checkoutRoutes,
  ...penaltyRoutes,
  ...tillRoutes,
  ...integrationRoutes,
]
