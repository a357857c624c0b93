import { activityEndpoints } from './activities/endpoints.ts'
import { attendeeEndpoints } from './attendees/endpoints.ts'
import { authEndpoints } from './auth/endpoints.ts'
import { bookingEndpoints } from './bookings/endpoints.ts'
import { campEndpoints } from './camps/endpoints.ts'
import { olderCartEndpoints } from './carts/older-endpoints.ts'
import { cartEndpoints } from './carts/endpoints.ts'
import { categoryEndpoints } from './categories/endpoints.ts'
import { staffCategoryEndpoints } from './categories/staff-endpoints.ts'
import { checkoutEndpoints } from './checkouts/endpoints.ts'
import { courseEndpoints } from './courses/endpoints.ts'
import { creditEndpoints } from './credits/endpoints.ts'
import type { Exchange, ReliedExchange } from './endpoint.ts'
import { guestPassEndpoints } from './guest-passes/endpoints.ts'
import { healthEndpoints } from './health/endpoints.ts'
import { integrationEndpoints } from './integrations/endpoints.ts'
import { membershipEndpoints } from './memberships/endpoints.ts'
import { occurrenceEndpoints } from './occurrences/endpoints.ts'
import { orderEndpoints } from './orders/endpoints.ts'
import { packageEndpoints } from './packages/endpoints.ts'
import { paymentEndpoints } from './payments/endpoints.ts'
import { penaltyEndpoints } from './penalties/endpoints.ts'
import { restrictionEndpoints } from './restrictions/endpoints.ts'
import { sandboxEndpoints } from './sandbox/endpoints.ts'
import { siteEndpoints } from './site/endpoints.ts'
import { tillEndpoints } from './tills/endpoints.ts'
import { userEndpoints } from './users/endpoints.ts'
import { venueEndpoints } from './venues/endpoints.ts'
import { waitlistEndpoints } from './waitlists/endpoints.ts'

/** Every call the platform answers, by name. */
export const endpoints = {
  ...siteEndpoints,
  ...authEndpoints,
  ...userEndpoints,
  ...venueEndpoints,
  ...categoryEndpoints,
  ...activityEndpoints,
  ...staffCategoryEndpoints,
  ...courseEndpoints,
  ...occurrenceEndpoints,
  ...campEndpoints,
  ...restrictionEndpoints,
  ...waitlistEndpoints,
  ...attendeeEndpoints,
  ...cartEndpoints,
  ...olderCartEndpoints,
  ...creditEndpoints,
  ...bookingEndpoints,
  ...orderEndpoints,
  ...membershipEndpoints,
  ...packageEndpoints,
  ...guestPassEndpoints,
  ...paymentEndpoints,
  ...checkoutEndpoints,
  ...penaltyEndpoints,
  ...tillEndpoints,
  ...integrationEndpoints,
  ...healthEndpoints,
  ...sandboxEndpoints,
}

export type Endpoints = typeof endpoints
export type ApiName = keyof Endpoints

/** Parameters, query, body and reply of each call, in wire spelling. */
export type ApiTypes = { readonly [N in ApiName]: Exchange<Endpoints[N]> }

/** The same as a client may rely on it, whichever platform answers. */
export type ReliedTypes = { readonly [N in ApiName]: ReliedExchange<Endpoints[N]> }
