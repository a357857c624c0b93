import type {
  ClientRecord,
  VenueRecord,
  LocationRecord,
  ThemeRecord,
  FooterRecord,
  CategoryRecord,
} from './records/organisation.ts'
import type {
  UserRecord,
  LinkedUserRecord,
  TillRecord,
  MembershipTypeRecord,
  MembershipRecord,
  CreditRecord,
  PenaltyRecord,
  WaiverAgreementRecord,
} from './records/people.ts'
import type {
  RestrictionRecord,
  PricingOptionRecord,
  ScheduleRecord,
  QuestionSectionRecord,
} from './records/programme.ts'
import type { OrderRecord, BundleRecord, BookingRecord } from './records/orders.ts'

export type * from './records/organisation.ts'
export type * from './records/people.ts'
export type * from './records/programme.ts'
export type * from './records/orders.ts'

/**
 * What a sandbox can be filled with: one list of plain records per kind. Fields that end in `At` are epoch milliseconds, in
 * `On` calendar days `YYYY-MM-DD`; amounts are minor units.
 */
export type SeedRecords = {
  readonly clients: readonly ClientRecord[]
  readonly venues: readonly VenueRecord[]
  readonly locations: readonly LocationRecord[]
  readonly themes: readonly ThemeRecord[]
  readonly footers: readonly FooterRecord[]
  readonly categories: readonly CategoryRecord[]
  readonly users: readonly UserRecord[]
  readonly linkedUsers: readonly LinkedUserRecord[]
  readonly tills: readonly TillRecord[]
  readonly membershipTypes: readonly MembershipTypeRecord[]
  readonly memberships: readonly MembershipRecord[]
  readonly credits: readonly CreditRecord[]
  readonly penalties: readonly PenaltyRecord[]
  readonly restrictions: readonly RestrictionRecord[]
  readonly waiverAgreements: readonly WaiverAgreementRecord[]
  readonly pricingOptions: readonly PricingOptionRecord[]
  readonly schedules: readonly ScheduleRecord[]
  readonly questionSections: readonly QuestionSectionRecord[]
  readonly orders: readonly OrderRecord[]
  readonly bundles: readonly BundleRecord[]
  readonly bookings: readonly BookingRecord[]
}

export type SeedKind = keyof SeedRecords

/**
 * Where records go: one method per kind. Records come in batches, each in the order of `SeedRecords`, so that every id a
 * record names has been written before: a course belongs to a category, a bundle to an order. What is bought is in one
 * batch with its order and its schedule; a kind comes at most once in a batch.
 */
export type SeedWriter = { readonly [Kind in SeedKind]: (records: SeedRecords[Kind]) => Promise<void> }
