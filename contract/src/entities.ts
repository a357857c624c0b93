/** The wire shapes of the platform's entities, as types only. */
export type {
  ActionToShow,
  ActivityClass,
  ActivityClassDetails,
  BookableDate,
  ClockTime,
  FastTicketTime,
  Slot,
  StartingSoon,
  TicketPrice,
  VenueCategory,
} from './activities/schemas.ts'
export type { Activity, BookableCategory, CategorySummary } from './categories/endpoints.ts'
export type { Category, CategoryChange, NewCategory } from './categories/staff-endpoints.ts'
export type { Camp } from './camps/endpoints.ts'
export type { Course } from './courses/endpoints.ts'
export type {
  BlockBookingInformation,
  BookableAction,
  Capacity,
  Clash,
  Occurrence,
  Ticket,
} from './occurrences/schemas.ts'
export type { NewBlock, OccurrenceChange } from './occurrences/changes.ts'
export type { Extra, ScheduleListQuery, ScheduleReadQuery, VenueSummary } from './occurrences/schedules.ts'
export type { CancellationSummary, PackageCover, PriceReason, SuitableFor } from './occurrences/terms.ts'
export type { ActivityPrice, MembershipType } from './memberships/endpoints.ts'
export type { Integration, IntegrationChange } from './integrations/endpoints.ts'
export type { AnsweredQuestion, BookingBundle } from './bookings/bundles.ts'
export type { Booking, BookingCancellation, Cancelled, CancellationOutcome } from './bookings/schemas.ts'
export type { AddItem, AppliedDiscount, Cart, CartItem, ChildItem, Hold, ItemUpdate } from './carts/schemas.ts'
export type { NewRedirectSession, RedirectSession } from './checkouts/endpoints.ts'
export type { AvailableCredit, Credit } from './credits/schemas.ts'
export type { AcceptedTerms, Order, OrderPayment, OrderRefund, Refunding } from './orders/endpoints.ts'
export type {
  Authorisation,
  AuthorisationOutcome,
  BrowserDetails,
  Completion,
  CompletionOutcome,
  DeskOrder,
  DeskPayment,
  Payment,
  PaymentPreparation,
  KeptCard,
  SavedCard,
  SessionCompletion,
  SessionPayment,
  SessionPreparation,
  PaymentProblem,
  WebhookEvent,
} from './payments/schemas.ts'
export type { ScaOutcome, ScaReport } from './payments/strong-authentication.ts'
export type { CardSetup, CardSetupOutcome } from './payments/card-setups.ts'
export type { Move } from './bookings/moves.ts'
export type { GuestPass, SharedGuestPass } from './guest-passes/endpoints.ts'
export type { OwnedPackage, Package } from './packages/schemas.ts'
export type { Penalty } from './penalties/endpoints.ts'
export type { Answer, Question, QuestionSection } from './questions/schemas.ts'
export type { CompletedWaiver, Restriction, RestrictionSummary, UnmetRestrictions } from './restrictions/endpoints.ts'
export type { Till } from './tills/endpoints.ts'
export type { Fault, JournalEntry, NewFault } from './sandbox/faults.ts'
export type { GatewayPayment, Webhook } from './sandbox/gateway-endpoints.ts'
export type { Mail } from './sandbox/told-endpoints.ts'
export type { ClockMove, Job, Persona, Sandbox, Scenario } from './sandbox/endpoints.ts'
export type { DateTime } from './shared/date-time.ts'
export type { ListMeta, Pagination, Sorting } from './shared/pagination.ts'
export type { Price } from './shared/price.ts'
export type { Client, Theme } from './site/endpoints.ts'
export type { Registration } from './auth/endpoints.ts'
export type { Address, FoundCustomer, LinkedUser, User } from './users/endpoints.ts'
export type { CartAttendee, PreviousAttendee } from './attendees/endpoints.ts'
export type { Venue, VenueSettings } from './venues/endpoints.ts'
export type { WaitlistEntry } from './waitlists/endpoints.ts'
