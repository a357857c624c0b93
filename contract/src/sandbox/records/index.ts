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
function recordsOf<S extends TSchema>(schema: S, description: string) {
  return Type.Array(schema, { maxItems: 20_000, description })
}

/** One list per kind, written in this order: each kind follows those it refers to. */
const lists = {
  clients: recordsOf(
    organisation.ClientRecord,
    'Organisations, each with a host name; the one with `host` null answers unknown hosts. Without any there is one called Leisure.',
  ),
  paymentSettings: recordsOf(
    organisation.PaymentSettingsRecord,
    'How an organisation takes cards; by default the card gateway, from a penny up.',
  ),
  venues: recordsOf(organisation.VenueRecord, 'Leisure centres.'),
  locations: recordsOf(
    organisation.LocationRecord,
    'Halls, courts, pools; one may contain others of its venue, and is listed before them. The venue itself is none.',
  ),
  closures: recordsOf(
    organisation.ClosureRecord,
    'Closures of a venue, or of some locations, besides the opening times.',
  ),
  themes: recordsOf(organisation.ThemeRecord, 'Colours and fonts; `venueId` null is the organisation’s own.'),
  footers: recordsOf(organisation.FooterRecord, 'Footers of pages; `venueId` null where no venue is chosen.'),
  categories: recordsOf(
    organisation.CategoryRecord,
    'What can be done. A parent has no booking type, no parent and no venues; schedules belong to its children.',
  ),
  integrations: recordsOf(organisation.IntegrationRecord, 'Receivers of the platform’s events.'),
  partners: recordsOf(
    organisation.PartnerRecord,
    'Sellers of places on sites of their own, who send customers to the checkout.',
  ),
  users: recordsOf(people.UserRecord, 'Customers and staff.'),
  linkedUsers: recordsOf(people.LinkedUserRecord, 'Who may act for whom: `ownerId` for `userId`.'),
  tills: recordsOf(people.TillRecord, 'Tills of staff; open while `closedAt` is null.'),
  membershipTypes: recordsOf(people.MembershipTypeRecord, 'Memberships that can be bought.'),
  memberships: recordsOf(people.MembershipRecord, 'Memberships that users have.'),
  credits: recordsOf(people.CreditRecord, 'Credit that users have.'),
  savedCards: recordsOf(people.SavedCardRecord, 'Cards that users have saved.'),
  penalties: recordsOf(people.PenaltyRecord, 'Unpaid charges; their actions apply until they are paid.'),
  restrictions: recordsOf(programme.RestrictionRecord, 'Waivers to agree to, and inductions to have had.'),
  waiverAgreements: recordsOf(people.WaiverAgreementRecord, 'Waivers that users have agreed to.'),
  pricingOptions: recordsOf(programme.PricingOptionRecord, 'Extras: priced items sold beside a schedule.'),
  schedules: recordsOf(
    programme.ScheduleRecord,
    'The programme: occurrences planned together and sold under one name. `kind` decides the fields.',
  ),
  packages: recordsOf(
    packages.PackageRecord,
    'Packages of usages, in the same data as the schedules that they are for.',
  ),
  questionSections: recordsOf(programme.QuestionSectionRecord, 'Questions asked before a schedule is booked.'),
  waitlistEntries: recordsOf(people.WaitlistEntryRecord, 'Who waits for what, in the order of the ids.'),
  orders: recordsOf(orders.OrderRecord, 'Paid orders of the past; none by card online.'),
  ownedPackages: recordsOf(packages.OwnedPackageRecord, 'Packages that users have, in the same data as the order.'),
  bundles: recordsOf(orders.BundleRecord, 'Courses, entire camps and sessions of camps that were bought.'),
  bookings: recordsOf(orders.BookingRecord, 'Single occurrences that were bought: classes, slots, tickets.'),
}

/**
 * Own data, in the shape of the seed. Fields that end in `At` are moments, in `On` calendar days `YYYY-MM-DD`; amounts
 * are whole minor units. A record may refer to records of the seed.
 */
export const OwnData = Type.Object(
  Type.Partial(
    Type.Object({
      ...lists,
      courts: recordsOf(
        programme.CourtsRecord,
        'Equal courts: each record stands for a location and a schedule per court.',
      ),
    }),
  ).properties,
  { additionalProperties: false },
)
/** Equal courts in one record, whose amounts are the money package's. */
export type CourtsRecord = Plain<Static<typeof programme.CourtsRecord>>

type Plain<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : { readonly [Key in keyof T]: Plain<T[Key]> }

/** One list of plain records per kind, each in the order of writing. */
export type SeedRecords = { readonly [Kind in keyof typeof lists]: Plain<Static<(typeof lists)[Kind]>> }
export type SeedRecord<Kind extends keyof SeedRecords> = SeedRecords[Kind][number]
