import Type, { type Static } from 'typebox'
import { UnmetRestrictions } from '../restrictions/endpoints.ts'
import { DateTime } from '../shared/date-time.ts'
import { define, nullable, oneOf, text } from '../shared/define.ts'
import {
  bookableActions,
  bookingStatuses,
  bookingStrategies,
  bookingTypes,
  occurrenceStatuses,
  tenderTypes,
} from '../shared/enumerations.ts'
import { IntegerId, OccurrenceId, Uuid } from '../shared/ids.ts'
import { Price } from '../shared/price.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'
import { PackageCover } from './terms.ts'

export const Capacity = define(
  'Capacity',
  Type.Object({
    available: nullable(Type.Integer({ examples: [45] })),
    consumed: Type.Integer({ examples: [12] }),
    maximum: nullable(Type.Integer({ examples: [45] })),
  }),
  stated('P3.9'),
)
export type Capacity = Static<typeof Capacity>

/** The reason for a missing action, as a code for a text in any language. */
const RefusalReason = Type.Object({
  code: Type.String({ description: 'As `too_young`, `too_old`, `does_not_qualify`, `sold_out`', examples: ['GBP'] }),
  age: Type.Optional(Type.Integer({ description: 'Of the person on the first day, in whole years' })),
  limit: Type.Optional(Type.Integer({ description: 'The least or the greatest age that may come' })),
  membership: Type.Optional(
    Type.String({ description: 'The name of a membership whose holders may book', examples: ['Fairwater All In'] }),
  ),
  booking: Type.Optional(Type.String({ description: 'The name of what is booked for that time already' })),
})

/** The customer's action now; without one there is a message. */
export const BookableAction = define(
  'BookableAction',
  Type.Object({
    action: nullable(oneOf(bookableActions)),
    message: nullable(spoken('Sold out')),
    reason: ours(Type.Optional(RefusalReason), 'O-97: why it cannot be booked, in a code'),
  }),
  stated('P3.9'),
)
export type BookableAction = Static<typeof BookableAction>

const named = Type.Object({ id: IntegerId, name: text('Main hall') })

const PricingOptionSummary = define(
  'PricingOptionSummary',
  Type.Object({ id: IntegerId, name: spoken('Adult'), reference: text('lane-swim:ticket-1') }),
  stated('P3.9'),
)

/** One ticket type of an occurrence. */
export const Ticket = define(
  'Ticket',
  Type.Object({
    id: Uuid,
    name: text('Adult'),
    attendees: Type.Integer({ minimum: 1, description: 'Places that one of them takes' }),
    pricing_option: PricingOptionSummary,
    extra_pricing_options: Type.Array(PricingOptionSummary),
    price: ours(Type.Optional(nullable(Price)), 'O-160: what one costs whoever asks; null: they do not qualify'),
    normal_price: ours(Type.Optional(nullable(Price)), 'O-560: what somebody without a membership pays'),
    occurrence_id: ours(Type.Optional(OccurrenceId), 'O-160: when it is valid'),
    covered_by: ours(Type.Optional(nullable(PackageCover)), 'O-172: the package that would pay for it'),
  }),
  stated('P3.9'),
)
export type Ticket = Static<typeof Ticket>

/** Why an occurrence cannot take place as planned. */
export const Clash = define(
  'Clash',
  Type.Object({
    kind: inferred(oneOf(['opening_times', 'instructors', 'locations', 'closure']), 'P3.9: clash kinds'),
    message: spoken('The instructor is somewhere else.'),
    starts_at: Type.Optional(DateTime),
    ends_at: Type.Optional(DateTime),
    recurrence_id: Type.Optional(nullable(text('0134c1b2-1280-7a56-b1aa-2d24c8577f49:0'))),
    instructors: Type.Optional(Type.Array(named)),
    locations: Type.Optional(Type.Array(named)),
    closure_id: Type.Optional(IntegerId),
    location_ids: Type.Optional(Type.Array(IntegerId)),
  }),
  stated('P3.9'),
)
export type Clash = Static<typeof Clash>

/** Places kept for a club or a school; only for viewers with the permission. [O-93] */
export const BlockBookingInformation = define(
  'BlockBookingInformation',
  Type.Object({
    user_id: IntegerId,
    booking_id: IntegerId,
    booking_status: oneOf(bookingStatuses),
    is_paid: Type.Boolean(),
    tender_types: Type.Array(oneOf(tenderTypes)),
    payment_reference: nullable(Type.String()),
    count: ours(Type.Integer({ minimum: 1 }), 'O-361: how many places are kept'),
    name: ours(text('Amina Rahman'), 'O-361: whom they are kept for'),
  }),
  stated('P3.9'),
)
export type BlockBookingInformation = Static<typeof BlockBookingInformation>

/** One dated happening: a class, a court slot, a session of a course or camp. */
export const Occurrence = define(
  'Occurrence',
  Type.Object({
    id: OccurrenceId,
    name: stated(
      Type.String({ description: 'What customers read; the name of its schedule', examples: ['Stroke improvers'] }),
      'S3',
    ),
    duration: Type.Integer({ description: 'Minutes', examples: [90] }),
    interval_key: nullable(Type.String()),
    schedule_id: Uuid,
    recurrence_id: nullable(text('0134c1b2-1280-7a56-b1aa-2d24c8577f49:0')),
    original_starts_at: DateTime,
    original_ends_at: DateTime,
    booking_type: oneOf(bookingTypes),
    schedule_reference: text('stroke-improvers'),
    template_name: text('Stroke improvers'),
    template_description: Type.String({
      description: 'HTML',
      examples: ['<p>A twelve-week course for adults who swim already and would like it to feel easier.</p>'],
    }),
    category_id: Uuid,
    starts_at: DateTime,
    ends_at: DateTime,
    setup_time_in_minutes: Type.Integer({ minimum: 0 }),
    teardown_time_in_minutes: Type.Integer({ minimum: 0 }),
    status: oneOf(occurrenceStatuses),
    capacity: Capacity,
    booking_strategy: oneOf(bookingStrategies),
    price: nullable(Price),
    locations: Type.Array(named, { description: 'From the location itself up to the venue' }),
    location_name: spoken('Main pool'),
    friendly_location_name: nullable(text('Pitch 1, by the old signal box')),
    instructors: Type.Array(named),
    restrictions: nullable(UnmetRestrictions),
    clashes: Type.Array(Clash),
    allow_anonymous_bookings: Type.Boolean(),
    last_bookable_at: nullable(DateTime),
    tickets: Type.Array(Ticket),
    block_booking_information: Type.Array(BlockBookingInformation),
    can_cancel: Type.Boolean(),
    is_detached_from_recurrence: Type.Boolean(),
    is_postponed: ours(Type.Boolean(), 'O-513: a new date will follow'),
    bookable_action: BookableAction,
    waitlist: Type.Object({
      maximum: nullable(Type.Integer({ examples: [45] })),
      available: nullable(Type.Integer({ examples: [45] })),
      consumed: nullable(Type.Integer({ examples: [12] })),
    }),
  }),
  stated('P3.9'),
)
export type Occurrence = Static<typeof Occurrence>
