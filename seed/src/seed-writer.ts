import type { SeedRecord, SeedRecords } from '@touchline/contract'

/**
 * The content of a sandbox: one list of plain records per kind. Their shapes and the meaning of each field are the
 * contract's, because callers supply records in the same form. Here fields that end in `At` are epoch milliseconds.
 */
export type { SeedRecords }

export type ClientRecord = SeedRecord<'clients'>
export type PaymentSettingsRecord = SeedRecord<'paymentSettings'>
export type VenueRecord = SeedRecord<'venues'>
export type LocationRecord = SeedRecord<'locations'>
export type ClosureRecord = SeedRecord<'closures'>
export type ThemeRecord = SeedRecord<'themes'>
export type FooterRecord = SeedRecord<'footers'>
export type CategoryRecord = SeedRecord<'categories'>
export type IntegrationRecord = SeedRecord<'integrations'>
export type PartnerRecord = SeedRecord<'partners'>
export type CancellationPolicy = CategoryRecord['cancellation']
export type ActivityKind = CategoryRecord['kind']

export type UserRecord = SeedRecord<'users'>
export type AddressRecord = UserRecord['address']
export type Permission = UserRecord['permissions'][number]
export type LinkedUserRecord = SeedRecord<'linkedUsers'>
export type TillRecord = SeedRecord<'tills'>
export type MembershipTypeRecord = SeedRecord<'membershipTypes'>
export type MembershipRecord = SeedRecord<'memberships'>
export type CreditRecord = SeedRecord<'credits'>
export type SavedCardRecord = SeedRecord<'savedCards'>
export type PenaltyRecord = SeedRecord<'penalties'>
export type WaiverAgreementRecord = SeedRecord<'waiverAgreements'>

export type RestrictionRecord = SeedRecord<'restrictions'>
export type PricingOptionRecord = SeedRecord<'pricingOptions'>
export type ScheduleRecord = SeedRecord<'schedules'>
export type CourseRecord = Extract<ScheduleRecord, { readonly kind: 'course' }>
export type CampRecord = Extract<ScheduleRecord, { readonly kind: 'camp' }>
export type SessionsRecord = Extract<ScheduleRecord, { readonly tickets: unknown }>
export type RelativeWindow = SessionsRecord['window']
/** When something that is sold whole can be booked online. */
export type DatedWindow = Pick<CourseRecord, 'firstBookableAt' | 'lastBookableAt' | 'membersFirstBookableAt'>
/** The fields of every schedule, however it is sold. */
export type ScheduleFields = Omit<CourseRecord, keyof DatedWindow | 'kind' | 'allowCustomerBookCourseAfterStart'>
export type InstructorRecord = ScheduleRecord['instructors'][number]
export type OccurrenceRecord = ScheduleRecord['occurrences'][number]
export type QuestionSectionRecord = SeedRecord<'questionSections'>
export type QuestionRecord = QuestionSectionRecord['questions'][number]

export type PackageRecord = SeedRecord<'packages'>
export type OwnedPackageRecord = SeedRecord<'ownedPackages'>

export type WaitlistEntryRecord = SeedRecord<'waitlistEntries'>

export type OrderRecord = SeedRecord<'orders'>
export type OrderItemRecord = OrderRecord['items'][number]
/** The price of a schedule that a purchase used. */
export type SoldAt = Exclude<OrderItemRecord['soldAt'], { readonly packageId: number }>
export type BundleRecord = SeedRecord<'bundles'>
export type BookingRecord = SeedRecord<'bookings'>

export type SeedKind = keyof SeedRecords

/**
 * Writes records: one method per kind. Records come in batches in the order of `SeedRecords`, so every id they refer to
 * was written before: a course needs a category, a bundle an order. A purchase is in one batch with its order and
 * schedule; each kind occurs at most once in a batch.
 */
export type SeedWriter = { readonly [Kind in SeedKind]: (records: SeedRecords[Kind]) => Promise<void> }
