import Type, { type Static } from 'typebox'
import { listOf } from './fields.ts'
import * as orders from './orders.ts'
import * as organisation from './organisation.ts'
import * as packages from './packages.ts'
import * as people from './people.ts'
import * as programme from './programme.ts'

/** One list per kind, written in this order: each kind follows those it refers to. */
const lists = {
  clients: listOf(organisation.ClientRecord),
  paymentSettings: listOf(organisation.PaymentSettingsRecord),
  venues: listOf(organisation.VenueRecord),
  locations: listOf(organisation.LocationRecord),
  closures: listOf(organisation.ClosureRecord),
  themes: listOf(organisation.ThemeRecord),
  footers: listOf(organisation.FooterRecord),
  categories: listOf(organisation.CategoryRecord),
  integrations: listOf(organisation.IntegrationRecord),
  partners: listOf(organisation.PartnerRecord),
  users: listOf(people.UserRecord),
  linkedUsers: listOf(people.LinkedUserRecord),
  tills: listOf(people.TillRecord),
  membershipTypes: listOf(people.MembershipTypeRecord),
  memberships: listOf(people.MembershipRecord),
  credits: listOf(people.CreditRecord),
  savedCards: listOf(people.SavedCardRecord),
  penalties: listOf(people.PenaltyRecord),
  restrictions: listOf(programme.RestrictionRecord),
  waiverAgreements: listOf(people.WaiverAgreementRecord),
  pricingOptions: listOf(programme.PricingOptionRecord),
  schedules: listOf(programme.ScheduleRecord),
  packages: listOf(packages.PackageRecord),
  questionSections: listOf(programme.QuestionSectionRecord),
  waitlistEntries: listOf(people.WaitlistEntryRecord),
  orders: listOf(orders.OrderRecord),
  ownedPackages: listOf(packages.OwnedPackageRecord),
  bundles: listOf(orders.BundleRecord),
  bookings: listOf(orders.BookingRecord),
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
