import Type from 'typebox'
import { about, nullable, oneOf, strictObject } from '../../shared/define.ts'
import {
  bookingTypes,
  cutOffActions,
  integrationDrivers,
  integrationEventTypes,
  integrationTypes,
} from '../../shared/enumerations.ts'
import { IntegerId, Uuid } from '../../shared/ids.ts'
import { PaymentProvider } from '../../shared/payment-provider.ts'
import { Amount, Colour, Count, Flag, listOf, Moment, optional, Slug, Text } from './fields.ts'
import { CalendarDay } from '../../shared/date-time.ts'

/** Kinds with a drawn pattern. */
export const activityKinds = [
  'swimming',
  'gymnastics',
  'football',
  'dance',
  'racket',
  'climbing',
  'yoga',
  'athletics',
  'adventure',
] as const

/** An organisation's payment settings; by default the card gateway, from a penny up. A later record replaces it. */
export const PaymentSettingsRecord = strictObject({
  clientId: IntegerId,
  provider: PaymentProvider,
  minimumAmount: optional(Amount, 'Least amount a card is charged with; the provider may have a higher one of its own'),
  capturesAtOnce: optional(Flag, 'In a sandbox: money is taken when a card is authorised, not when the order is made'),
  refusesWrongAddress: optional(Flag, 'In a sandbox: a card whose address does not match is refused'),
  refusesWithoutLookup: optional(Flag, 'In a sandbox: a card is refused where 3-D Secure cannot be looked up'),
  refusesWithoutChallenge: optional(Flag, 'In a sandbox: a card is refused where its bank cannot ask; so unless false'),
})

/** The organisation a host name belongs to. `host` is null for the default client, which answers unknown hosts. */
export const ClientRecord = strictObject({
  id: IntegerId,
  name: Text,
  host: nullable(Text),
  currency: strictObject({ code: Type.String({ pattern: '^[A-Z]{3}$' }), symbol: Text }),
  termsHtml: Text,
  onlineJoiningEnabled: Flag,
  campsAndCoursesBookingEnabled: Flag,
  onlineGuestPassesEnabled: Flag,
  paidBookingEnabled: about(Flag, 'When false, card payment is refused; free baskets still complete.'),
  autoTranslateEnabledForCustomer: Flag,
  kioskHomeUrl: nullable(Text),
})

export const VenueRecord = strictObject({
  id: IntegerId,
  clientId: IntegerId,
  slug: Slug,
  name: Text,
  descriptionHtml: Text,
  address1: Text,
  address2: nullable(Text),
  town: Text,
  area: Text,
  postcode: Text,
  openingTimes: about(Text, 'OSM opening-hours text.'),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  timezone: about(Text, 'IANA name.'),
  campsAndCoursesEnabled: Flag,
  activitiesV2MigrationOn: about(
    nullable(CalendarDay),
    'Venue-local day from which the second activities version answers; null means the first.',
  ),
  onlineJoiningEnabled: optional(Flag, 'Whether a membership of it can be bought online; it can unless given [S7-016]'),
  phone: about(nullable(Text), 'Null where nobody answers one.'),
  email: about(nullable(Text), 'Null where nobody reads one.'),
  facilities: optional(
    listOf(strictObject({ code: Slug, name: Text })),
    'What it has, as a code that a client may know and a name; nothing unless given [O-97]',
  ),
  gettingHere: optional(Text, 'Parking and access, in words [O-97]'),
  pictureUrl: about(nullable(Text), 'Null when the client draws the pattern of the venue’s main activity.'),
  createdAt: Moment,
})

/** A hall, a court, a pool; one may contain others of the same venue. The venue itself is not a location. */
export const LocationRecord = strictObject({
  id: IntegerId,
  venueId: IntegerId,
  parentId: about(
    nullable(IntegerId),
    'The location around it; null when only the venue is. A parent is listed before its children.',
  ),
  name: Text,
})

/** A closure of a venue, or of some locations, besides the opening times. */
export const ClosureRecord = strictObject({
  id: IntegerId,
  venueId: IntegerId,
  startsAt: Moment,
  endsAt: Moment,
  message: Text,
  locationIds: about(listOf(IntegerId), 'Empty for the whole venue.'),
})

/** A receiver of the platform's events. */
export const IntegrationRecord = strictObject({
  id: Uuid,
  type: oneOf(integrationTypes),
  driver: oneOf(integrationDrivers),
  enabledEventTypes: listOf(oneOf(integrationEventTypes)),
  isActive: Flag,
  createdAt: Moment,
})

/** Colours as hex of six digits. `venueId` null is the client's own theme. */
export const ThemeRecord = strictObject({
  clientId: IntegerId,
  venueId: nullable(IntegerId),
  headerPrimaryColour: Colour,
  appLogo: about(nullable(Text), 'The address of a logo; null when the client writes the name.'),
  appDarkBgColour: Colour,
  appHeaderBgColour: Colour,
  appHeadingFontStyle: about(oneOf(['Archivo', 'Anton']), 'The bold display face of headings.'),
  appPrimaryColour: Colour,
  appSecondaryColour1: Colour,
  appSecondaryColour2: Colour,
  appBodyFontStyle: oneOf(['Lato', 'Open Sans', 'Roboto']),
  appSecondaryButtonStyle: oneOf(['solid', 'outline']),
})

/** `venueId` null is the footer shown where no venue is chosen. */
export const FooterRecord = strictObject({ clientId: IntegerId, venueId: nullable(IntegerId), html: Text })

/** O-32, O-33: the deadline of free cancellation in minutes before the start, and the consequences after it. */
const CancellationPolicy = strictObject({
  cutOffMinutes: Count,
  actions: listOf(oneOf(cutOffActions)),
  fee: Amount,
  message: Type.String({ maxLength: 2000, examples: ['You are logged out.'] }),
  strikes: optional(
    strictObject({ count: Count, days: Count }),
    'The actions apply only to the `count`-th late cancellation or absence within so many days; to each unless given',
  ),
  early: optional(
    strictObject({ before: Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }), cutOffMinutes: Count }),
    'Sessions that begin before a time of day at the venue have another cut-off',
  ),
  movesOnly: optional(Flag, 'Nothing comes back at any time; before the cut-off a booking can be moved [O-94]'),
  chargesAbsence: optional(Flag, 'Who does not come is treated like somebody who cancels too late'),
})

/** A partner that sells our places on its own site and sends customers to the checkout. */
export const PartnerRecord = strictObject({
  id: IntegerId,
  name: Text,
  key: about(Type.String({ minLength: 16, maxLength: 200 }), 'The partner’s key; stored as a hash.'),
  hosts: about(
    listOf(Type.String({ minLength: 1, maxLength: 253 })),
    'Hosts that customers may be sent back to, without ports.',
  ),
})

/** A parent has no booking type, no parent of its own and no venues; a child is never a parent. */
export const CategoryRecord = strictObject({
  id: Uuid,
  slug: Slug,
  name: Text,
  bookingType: nullable(oneOf(bookingTypes)),
  parentId: nullable(Uuid),
  kind: about(oneOf(activityKinds), 'The drawn pattern on pictures of the category.'),
  venueIds: listOf(IntegerId),
  cancellation: about(CancellationPolicy, 'Unused on a parent, where nothing is booked.'),
  createdAt: Moment,
})
