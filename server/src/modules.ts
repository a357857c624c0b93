import { createAccountReads, createDataReads, createHeldReads } from './modules/account/index.ts'
import { createAccountWrites } from './modules/account/repository.ts'
import { accountRoutes } from './modules/account/routes.ts'
import { createAttendeeReads } from './modules/attendees/index.ts'
import { createAttendeeWrites } from './modules/attendees/repository.ts'
import { attendeeRoutes } from './modules/attendees/routes.ts'
import { createBookingChecks } from './modules/bookings/index.ts'
import { bookingRoutes } from './modules/bookings/routes.ts'
import { campRoutes } from './modules/camps/routes.ts'
import { cartCreditRoutes } from './modules/carts/credit/routes.ts'
import { createCartReads } from './modules/carts/index.ts'
import { olderCartRoutes } from './modules/carts/older-routes.ts'
import { createCartWrites } from './modules/carts/repository.ts'
import { cartRoutes } from './modules/carts/routes.ts'
import { createCategoryReads, createStaffCategoryReads } from './modules/categories/index.ts'
import { categoryRoutes } from './modules/categories/routes.ts'
import { createStaffCategoryWrites } from './modules/categories/staff-repository.ts'
import { staffCategoryRoutes } from './modules/categories/staff-routes.ts'
import { createCheckoutReads } from './modules/checkouts/index.ts'
import { createCheckoutWrites } from './modules/checkouts/repository.ts'
import { checkoutRoutes } from './modules/checkouts/routes.ts'
import { createClashReads } from './modules/clashes/index.ts'
import { courseRoutes } from './modules/courses/routes.ts'
import { createCreditMovementReads, createCreditReads } from './modules/credits/index.ts'
import { creditMovementRoutes } from './modules/credits/movements/routes.ts'
import { createCreditWrites } from './modules/credits/repository.ts'
import { creditRoutes } from './modules/credits/routes.ts'
import { createDocumentReads } from './modules/documents/index.ts'
import { createDocumentWrites } from './modules/documents/repository.ts'
import { documentRoutes } from './modules/documents/routes.ts'
import { createHeadReads } from './modules/heads/index.ts'
import { createIntegrationReads } from './modules/integrations/index.ts'
import { createIntegrationWrites } from './modules/integrations/repository.ts'
import { integrationRoutes } from './modules/integrations/routes.ts'
import { createLedgerReads } from './modules/ledger/index.ts'
import { createLedgerWrites } from './modules/ledger/repository.ts'
import { heldMembershipRoutes } from './modules/memberships/held/routes.ts'
import {
  createHeldMembershipReads,
  createMembershipReads,
  createMembershipRequestReads,
} from './modules/memberships/index.ts'
import { createMembershipWrites } from './modules/memberships/repository.ts'
import { membershipRoutes } from './modules/memberships/routes.ts'
import { createMembershipRequestWrites } from './modules/memberships/requests/repository.ts'
import { membershipRequestRoutes } from './modules/memberships/requests/routes.ts'
import { createOrderReads } from './modules/orders/index.ts'
import { createOrderWrites } from './modules/orders/repository.ts'
import { orderRoutes } from './modules/orders/routes.ts'
import { createGuestPassWrites } from './modules/packages/guest-passes/repository.ts'
import { guestPassRoutes } from './modules/packages/guest-passes/routes.ts'
import { createGuestPassReads, createPackageReads, createPackageUseReads } from './modules/packages/index.ts'
import { createPackageWrites } from './modules/packages/repository.ts'
import { packageRoutes } from './modules/packages/routes.ts'
import { packageUseRoutes } from './modules/packages/uses/routes.ts'
import { createPaymentReads } from './modules/payments/index.ts'
import { createPaymentWrites } from './modules/payments/repository.ts'
import { paymentRoutes } from './modules/payments/routes.ts'
import { createPenaltyReads } from './modules/penalties/index.ts'
import { createPenaltyWrites } from './modules/penalties/repository.ts'
import { penaltyRoutes } from './modules/penalties/routes.ts'
import {
  createAuthReads,
  createEmailChangeReads,
  createLinkReads,
  createPasswordResetReads,
  createUserReads,
} from './modules/people/index.ts'
import { createLinkWrites } from './modules/people/linked/repository.ts'
import { linkedUserRoutes } from './modules/people/linked/routes.ts'
import { createAuthWrites } from './modules/people/logins/repository.ts'
import { authRoutes } from './modules/people/logins/routes.ts'
import { createEmailChangeWrites, createPasswordResetWrites } from './modules/people/profile/repository.ts'
import { profileRoutes } from './modules/people/profile/routes.ts'
import { createUserWrites } from './modules/people/repository.ts'
import { userRoutes } from './modules/people/routes.ts'
import { createPlaceReads, createWaitlistReads } from './modules/places/index.ts'
import { createPlaceWrites } from './modules/places/repository.ts'
import { createWaitlistWrites } from './modules/places/waiting/repository.ts'
import { createPricingReads } from './modules/pricing/index.ts'
import { createBlockWrites } from './modules/programme/blocks/repository.ts'
import { blockRoutes } from './modules/programme/blocks/routes.ts'
import { createBlockReads } from './modules/programme/index.ts'
import { programmeRoutes } from './modules/programme/routes.ts'
import { createBookingReads } from './modules/reservations/index.ts'
import { createBookingWrites } from './modules/reservations/repository.ts'
import { createRestrictionReads } from './modules/restrictions/index.ts'
import { createRestrictionWrites } from './modules/restrictions/repository.ts'
import { restrictionRoutes } from './modules/restrictions/routes.ts'
import { createSavedSearchReads } from './modules/saved-searches/index.ts'
import { createSavedSearchWrites } from './modules/saved-searches/repository.ts'
import { savedSearchRoutes } from './modules/saved-searches/routes.ts'
import { createOccurrenceReads } from './modules/schedules/index.ts'
import { createOccurrenceWrites } from './modules/schedules/write-repository.ts'
import { createSlotReads } from './modules/selling/index.ts'
import { occurrenceRoutes } from './modules/selling/routes.ts'
import { createSiteReads } from './modules/site/index.ts'
import { siteRoutes } from './modules/site/routes.ts'
import { createTillReads } from './modules/tills/index.ts'
import { createTillWrites } from './modules/tills/repository.ts'
import { tillRoutes } from './modules/tills/routes.ts'
import { createTimetableReads } from './modules/timetable/index.ts'
import { timetableRoutes } from './modules/timetable/routes.ts'
import { createVenueReads } from './modules/venues/index.ts'
import { createVenueWrites } from './modules/venues/repository.ts'
import { venueRoutes } from './modules/venues/routes.ts'
import { waitlistRoutes } from './modules/waitlists/routes.ts'

/**
 * Every module of the platform: its queries, under the name by which a unit of work has them, and its calls. A new noun
 * is its folder, its line here, and its tables in `schema.ts`, which drizzle-kit loads alone.
 */
export const modules = {
  account: { reads: createAccountReads, writes: createAccountWrites, routes: accountRoutes },
  attendees: { reads: createAttendeeReads, writes: createAttendeeWrites, routes: attendeeRoutes },
  auth: { reads: createAuthReads, writes: createAuthWrites, routes: authRoutes },
  blocks: { reads: createBlockReads, writes: createBlockWrites, routes: blockRoutes },
  bookingChecks: { reads: createBookingChecks },
  bookings: { reads: createBookingReads, writes: createBookingWrites, routes: bookingRoutes },
  camps: { routes: campRoutes },
  carts: {
    reads: createCartReads,
    writes: createCartWrites,
    routes: [...cartRoutes, ...olderCartRoutes, ...cartCreditRoutes],
  },
  categories: { reads: createCategoryReads, routes: categoryRoutes },
  checkouts: { reads: createCheckoutReads, writes: createCheckoutWrites, routes: checkoutRoutes },
  clashes: { reads: createClashReads },
  courses: { routes: courseRoutes },
  creditMovements: { reads: createCreditMovementReads, routes: creditMovementRoutes },
  credits: { reads: createCreditReads, writes: createCreditWrites, routes: creditRoutes },
  data: { reads: createDataReads },
  documents: { reads: createDocumentReads, writes: createDocumentWrites, routes: documentRoutes },
  emailChanges: { reads: createEmailChangeReads, writes: createEmailChangeWrites, routes: profileRoutes },
  passwordResets: { reads: createPasswordResetReads, writes: createPasswordResetWrites },
  guestPasses: { reads: createGuestPassReads, writes: createGuestPassWrites, routes: guestPassRoutes },
  heads: { reads: createHeadReads },
  held: { reads: createHeldReads },
  heldMemberships: { reads: createHeldMembershipReads, routes: heldMembershipRoutes },
  integrations: { reads: createIntegrationReads, writes: createIntegrationWrites, routes: integrationRoutes },
  ledger: { reads: createLedgerReads, writes: createLedgerWrites },
  links: { reads: createLinkReads, writes: createLinkWrites, routes: linkedUserRoutes },
  membershipRequests: {
    reads: createMembershipRequestReads,
    writes: createMembershipRequestWrites,
    routes: membershipRequestRoutes,
  },
  memberships: { reads: createMembershipReads, writes: createMembershipWrites, routes: membershipRoutes },
  occurrences: { reads: createOccurrenceReads, writes: createOccurrenceWrites },
  orders: { reads: createOrderReads, writes: createOrderWrites, routes: orderRoutes },
  packageUses: { reads: createPackageUseReads, routes: packageUseRoutes },
  packages: { reads: createPackageReads, writes: createPackageWrites, routes: packageRoutes },
  payments: { reads: createPaymentReads, writes: createPaymentWrites, routes: paymentRoutes },
  penalties: { reads: createPenaltyReads, writes: createPenaltyWrites, routes: penaltyRoutes },
  places: { reads: createPlaceReads, writes: createPlaceWrites },
  pricing: { reads: createPricingReads },
  programme: { routes: programmeRoutes },
  restrictions: { reads: createRestrictionReads, writes: createRestrictionWrites, routes: restrictionRoutes },
  savedSearches: { reads: createSavedSearchReads, writes: createSavedSearchWrites, routes: savedSearchRoutes },
  site: { reads: createSiteReads, routes: siteRoutes },
  slots: { reads: createSlotReads, routes: occurrenceRoutes },
  staffCategories: { reads: createStaffCategoryReads, writes: createStaffCategoryWrites, routes: staffCategoryRoutes },
  tills: { reads: createTillReads, writes: createTillWrites, routes: tillRoutes },
  timetable: { reads: createTimetableReads, routes: timetableRoutes },
  users: { reads: createUserReads, writes: createUserWrites, routes: userRoutes },
  venues: { reads: createVenueReads, writes: createVenueWrites, routes: venueRoutes },
  waitlists: { reads: createWaitlistReads, writes: createWaitlistWrites, routes: waitlistRoutes },
} as const
