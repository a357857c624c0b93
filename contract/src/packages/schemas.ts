import Type, { type Static } from 'typebox'
import { BookableAction } from '../occurrences/schemas.ts'
import { PriceReason } from '../occurrences/terms.ts'
import { define, nullable, oneOf, text } from '../shared/define.ts'
import { bookingTypes, ownedPackageStatuses, packageExpiryUnits } from '../shared/enumerations.ts'
import { IntegerId } from '../shared/ids.ts'
import { Price } from '../shared/price.ts'
import { ours, stated } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'

const Venue = Type.Object({
  id: IntegerId,
  name: text('Fairwater Leisure'),
  slug: ours(text('ashcombe-leisure-centre'), 'O-103: for links to the venue'),
})

/** Either one venue or a group of venues. */
export const VenueRestriction = Type.Object({
  venue: Type.Optional(Venue),
  group: Type.Optional(
    Type.Object({ id: IntegerId, name: text('Fairwater Leisure'), venues: Type.Optional(Type.Array(Venue)) }),
  ),
})

export const PricingOption = Type.Object({
  id: IntegerId,
  name: nullable(spoken('Fairwater Leisure')),
  reference: text('FW000001'),
})

const Expiry = Type.Object({ value: Type.Integer({ minimum: 1 }), unit: oneOf(packageExpiryUnits) })

/** A number of usages, bought in advance. */
export const Package = define(
  'Package',
  Type.Object({
    id: IntegerId,
    name: text('Class and swim mix, all centres'),
    friendly_name: nullable(
      Type.String({ description: 'What customers read instead of the name', examples: ['Five classes and a swim'] }),
    ),
    description: Type.String({
      description: 'HTML',
      examples: ['<p>Try what you like, where you like: five classes at any centre, and a swim on us.</p>'],
    }),
    venue_restriction: VenueRestriction,
    pricing_option: PricingOption,
    price: Price,
    contents: Type.Array(
      Type.Object({
        usages: Type.Integer({ minimum: 1, examples: [5] }),
        pricing_options: Type.Array(PricingOption),
      }),
    ),
    expiry: nullable(Expiry),
    covers_tickets: ours(
      Type.Optional(Type.Boolean()),
      'O-572: whether it pays for tickets, of which it pays for one of each person and session; of one package, not in lists',
    ),
    for_guests: ours(Type.Boolean(), 'O-201: its usages are passes for guests, one by one'),
    bookable_action: ours(BookableAction, 'O-170: whether it can be bought, and why not'),
    normal_price: ours(nullable(Price), 'O-97: what somebody without a membership would pay'),
    price_reason: ours(nullable(PriceReason), 'O-97: why the price is what it is'),
    picture_kind: ours(nullable(text('yoga')), 'O-101: which drawn pattern stands for what is in it'),
  }),
  stated('P3.5'),
)
export type Package = Static<typeof Package>

/** A package that a user owns, with its remaining usages. */
export const OwnedPackage = define(
  'OwnedPackage',
  Type.Object({
    id: IntegerId,
    package_id: IntegerId,
    name: text('Ten swims'),
    status: oneOf(ownedPackageStatuses),
    venue_restriction: VenueRestriction,
    contents: Type.Array(
      Type.Object({
        usages: Type.Integer({ minimum: 1, examples: [5] }),
        usages_left: Type.Integer({ minimum: 0, examples: [3] }),
        pricing_options: Type.Array(PricingOption),
        activities: ours(
          Type.Array(
            Type.Object({
              venue_slug: text('ashcombe-leisure-centre'),
              category_slug: text('badminton-courts'),
              booking_type: oneOf(bookingTypes),
            }),
          ),
          'O-545: where it can be used',
        ),
      }),
    ),
    bought_at: Type.String({ format: 'date-time' }),
    expires_at: nullable(Type.String({ format: 'date-time', description: 'From then on nothing of it can be used' })),
    order_id: IntegerId,
  }),
  ours('O-171'),
)
export type OwnedPackage = Static<typeof OwnedPackage>
