/** The wire shapes of the platform's entities as a client may rely on them: fields that no document states are optional. */
import type * as activities from './activities/schemas.ts'
import type * as attendees from './attendees/endpoints.ts'
import type * as bundles from './bookings/bundles.ts'
import type * as moves from './bookings/moves.ts'
import type * as bookings from './bookings/schemas.ts'
import type * as camps from './camps/endpoints.ts'
import type * as carts from './carts/schemas.ts'
import type * as categories from './categories/endpoints.ts'
import type * as checkouts from './checkouts/endpoints.ts'
import type * as courses from './courses/endpoints.ts'
import type * as credits from './credits/schemas.ts'
import type * as guestPasses from './guest-passes/endpoints.ts'
import type * as memberships from './memberships/endpoints.ts'
import type * as occurrences from './occurrences/schemas.ts'
import type * as schedules from './occurrences/schedules.ts'
import type * as terms from './occurrences/terms.ts'
import type * as orders from './orders/endpoints.ts'
import type * as packages from './packages/schemas.ts'
import type * as cardSetups from './payments/card-setups.ts'
import type * as payments from './payments/schemas.ts'
import type * as strongAuthentication from './payments/strong-authentication.ts'
import type * as penalties from './penalties/endpoints.ts'
import type * as questions from './questions/schemas.ts'
import type * as restrictions from './restrictions/endpoints.ts'
import type { Relied } from './shared/provenance.ts'
import type * as site from './site/endpoints.ts'
import type * as tills from './tills/endpoints.ts'
import type * as users from './users/endpoints.ts'
import type * as venues from './venues/endpoints.ts'
import type * as waitlists from './waitlists/endpoints.ts'

// What a client sends is the same for every platform.
export type { AddItem, ItemUpdate } from './carts/schemas.ts'
export type { Authorisation, BrowserDetails, Completion, Payment } from './payments/schemas.ts'
export type { ScaReport } from './payments/strong-authentication.ts'
export type { NewBlock, OccurrenceChange } from './occurrences/changes.ts'
export type { Answer } from './questions/schemas.ts'
export type { CompletedWaiver } from './restrictions/endpoints.ts'
export type { Registration } from './auth/endpoints.ts'
// Every field of these is stated.
export type { DateTime } from './shared/date-time.ts'
export type { ListMeta, Pagination, Sorting } from './shared/pagination.ts'
export type { Price } from './shared/price.ts'

export type ActionToShow = Relied<typeof activities.ActionToShow>
export type ActivityClass = Relied<typeof activities.ActivityClass>
export type ActivityClassDetails = Relied<typeof activities.ActivityClassDetails>
export type BookableDate = Relied<typeof activities.BookableDate>
export type ClockTime = Relied<typeof activities.ClockTime>
export type FastTicketTime = Relied<typeof activities.FastTicketTime>
export type Slot = Relied<typeof activities.Slot>
export type StartingSoon = Relied<typeof activities.StartingSoon>
export type TicketPrice = Relied<typeof activities.TicketPrice>
export type VenueCategory = Relied<typeof activities.VenueCategory>
export type Move = Relied<typeof moves.Move>
export type Booking = Relied<typeof bookings.Booking>
export type BookingBundle = Relied<typeof bundles.BookingBundle>
export type BookingCancellation = Relied<typeof bookings.BookingCancellation>
export type CancellationOutcome = Relied<typeof bookings.CancellationOutcome>
export type Credit = Relied<typeof credits.Credit>
export type AvailableCredit = Relied<typeof credits.AvailableCredit>
export type Cart = Relied<typeof carts.Cart>
export type CartItem = Relied<typeof carts.CartItem>
export type ChildItem = Relied<typeof carts.ChildItem>
export type Hold = Relied<typeof carts.Hold>
export type RedirectSession = Relied<typeof checkouts.RedirectSession>
export type Activity = Relied<typeof categories.Activity>
export type BookableCategory = Relied<typeof categories.BookableCategory>
export type CategorySummary = Relied<typeof categories.CategorySummary>
export type Camp = Relied<typeof camps.Camp>
export type Course = Relied<typeof courses.Course>
export type Extra = Relied<typeof schedules.Extra>
export type VenueSummary = Relied<typeof schedules.VenueSummary>
export type BlockBookingInformation = Relied<typeof occurrences.BlockBookingInformation>
export type BookableAction = Relied<typeof occurrences.BookableAction>
export type Capacity = Relied<typeof occurrences.Capacity>
export type Clash = Relied<typeof occurrences.Clash>
export type Occurrence = Relied<typeof occurrences.Occurrence>
export type Ticket = Relied<typeof occurrences.Ticket>
export type CancellationSummary = Relied<typeof terms.CancellationSummary>
export type PackageCover = Relied<typeof terms.PackageCover>
export type PriceReason = Relied<typeof terms.PriceReason>
export type SuitableFor = Relied<typeof terms.SuitableFor>
export type Order = Relied<typeof orders.Order>
export type OrderPayment = Relied<typeof orders.OrderPayment>
export type OrderRefund = Relied<typeof orders.OrderRefund>
export type AcceptedTerms = Relied<typeof orders.AcceptedTerms>
export type AuthorisationOutcome = Relied<typeof payments.AuthorisationOutcome>
export type CompletionOutcome = Relied<typeof payments.CompletionOutcome>
export type CardSetup = Relied<typeof cardSetups.CardSetup>
export type CardSetupOutcome = Relied<typeof cardSetups.CardSetupOutcome>
export type KeptCard = Relied<typeof payments.KeptCard>
export type PaymentPreparation = Relied<typeof payments.PaymentPreparation>
export type PaymentProblem = Relied<typeof payments.PaymentProblem>
export type ScaOutcome = Relied<typeof strongAuthentication.ScaOutcome>
export type ActivityPrice = Relied<typeof memberships.ActivityPrice>
export type MembershipType = Relied<typeof memberships.MembershipType>
export type GuestPass = Relied<typeof guestPasses.GuestPass>
export type SharedGuestPass = Relied<typeof guestPasses.SharedGuestPass>
export type OwnedPackage = Relied<typeof packages.OwnedPackage>
export type Package = Relied<typeof packages.Package>
export type Penalty = Relied<typeof penalties.Penalty>
export type Question = Relied<typeof questions.Question>
export type QuestionSection = Relied<typeof questions.QuestionSection>
export type Restriction = Relied<typeof restrictions.Restriction>
export type RestrictionSummary = Relied<typeof restrictions.RestrictionSummary>
export type UnmetRestrictions = Relied<typeof restrictions.UnmetRestrictions>
export type Client = Relied<typeof site.Client>
export type Theme = Relied<typeof site.Theme>
export type Till = Relied<typeof tills.Till>
export type FoundCustomer = Relied<typeof users.FoundCustomer>
export type LinkedUser = Relied<typeof users.LinkedUser>
export type User = Relied<typeof users.User>
export type Venue = Relied<typeof venues.Venue>
export type CartAttendee = Relied<typeof attendees.CartAttendee>
export type PreviousAttendee = Relied<typeof attendees.PreviousAttendee>
export type WaitlistEntry = Relied<typeof waitlists.WaitlistEntry>
