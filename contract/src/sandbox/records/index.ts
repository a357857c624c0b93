import Type, { type Static, type TSchema } from 'typebox'
import * as orders from './orders.ts'
import * as organisation from './organisation.ts'
import * as packages from './packages.ts'
import * as people from './people.ts'
import * as programme from './programme.ts'

export { scheduleBookingTypes } from './programme.ts'

/** Of own data sent to a sandbox, in bytes: the week of a centre is a few hundred thousand. [O-484] */
export const ownDataBytes = 4 * 1024 * 1024

/** A list of records. The week of a centre has a few thousand of a kind. */
function recordsOf<S extends TSchema>(schema: S) {
  return Type.Array(schema, { maxItems: 20_000 })
}

/** One list per kind, written in this order: each kind follows those it refers to. */
const lists = {
  clients: recordsOf(organisation.ClientRecord),
  paymentSettings: recordsOf(organisation.PaymentSettingsRecord),
  venues: recordsOf(organisation.VenueRecord),
  locations: recordsOf(organisation.LocationRecord),
  closures: recordsOf(organisation.ClosureRecord),
  themes: recordsOf(organisation.ThemeRecord),
  footers: recordsOf(organisation.FooterRecord),
  categories: recordsOf(organisation.CategoryRecord),
  integrations: recordsOf(organisation.IntegrationRecord),
  partners: recordsOf(organisation.PartnerRecord),
  users: recordsOf(people.UserRecord),
  linkedUsers: recordsOf(people.LinkedUserRecord),
  tills: recordsOf(people.TillRecord),
  membershipTypes: recordsOf(people.MembershipTypeRecord),
  memberships: recordsOf(people.MembershipRecord),
  credits: recordsOf(people.CreditRecord),
  savedCards: recordsOf(people.SavedCardRecord),
  penalties: recordsOf(people.PenaltyRecord),
  restrictions: recordsOf(programme.RestrictionRecord),
  waiverAgreements: recordsOf(people.WaiverAgreementRecord),
  pricingOptions: recordsOf(programme.PricingOptionRecord),
  schedules: recordsOf(programme.ScheduleRecord),
  packages: recordsOf(packages.PackageRecord),
  questionSections: recordsOf(programme.QuestionSectionRecord),
  waitlistEntries: recordsOf(people.WaitlistEntryRecord),
  orders: recordsOf(orders.OrderRecord),
  ownedPackages: recordsOf(packages.OwnedPackageRecord),
  bundles: recordsOf(orders.BundleRecord),
  bookings: recordsOf(orders.BookingRecord),
}

/**
 * Own data, in the shape of the seed. Fields that end in `At` are moments, in `On` calendar days `YYYY-MM-DD`; amounts
 * are whole minor units. A record may refer to records of the seed.
 */
export const OwnData = Type.Object(Type.Partial(Type.Object(lists)).properties, { additionalProperties: false })

type Plain<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : { readonly [Key in keyof T]: Plain<T[Key]> }

/** One list of plain records per kind, each in the order of writing. */
export type SeedRecords = { readonly [Kind in keyof typeof lists]: Plain<Static<(typeof lists)[Kind]>> }
export type SeedRecord<Kind extends keyof SeedRecords> = SeedRecords[Kind][number]
