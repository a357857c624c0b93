import Type, { type Static } from 'typebox'
import { CategorySummary } from '../categories/endpoints.ts'
import { VenueSummary } from '../occurrences/schedules.ts'
import { BookableAction, Capacity, Ticket } from '../occurrences/schemas.ts'
import { CancellationSummary, PackageCover, PriceReason, SuitableFor } from '../occurrences/terms.ts'
import { UnmetRestrictions } from '../restrictions/endpoints.ts'
import { CalendarDay, DateTime, moment } from '../shared/date-time.ts'
import { define, nullable, oneOf, text } from '../shared/define.ts'
import { bookableActions, bookingTypes, occurrenceStatuses } from '../shared/enumerations.ts'
import { ActivityId, IntegerId, OccurrenceId, Uuid } from '../shared/ids.ts'
import { Price } from '../shared/price.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'
import { allocationStrategies, browsingOrders, v1Types, v2Types } from './types.ts'
import { spoken } from '../shared/spoken.ts'

/** A category at a venue: a group of activities, or one booked by date. */
export const VenueCategory = define(
  'VenueCategory',
  Type.Object({
    id: Uuid,
    name: inferred(text('Fitness'), 'P3.12: a category has a name'),
    slug: text('fitness'),
    is_root: Type.Boolean({ description: 'It is in no group' }),
    browse_by_name: oneOf(browsingOrders, 'What its times are listed by'),
    allocation_strategy: nullable(oneOf(allocationStrategies, '`customer`: who books chooses the court')),
    v1_type: nullable(oneOf(v1Types, 'What is listed before the migration date of the venue; null: a group')),
    v2_type: nullable(oneOf(v2Types, 'What is listed from that date on; null: a group')),
    locations: Type.Array(Type.Object({ venue_slug: text('ashcombe-leisure-centre') }), {
      description: 'Where it is offered',
    }),
    booking_type: inferred(nullable(oneOf(bookingTypes)), 'P3.12: a category has a booking type'),
    children: ours(Type.Array(CategorySummary), 'O-160: what is in a group at this venue'),
    parent: ours(nullable(CategorySummary), 'O-160: the group it is in'),
    picture_kind: ours(text('athletics'), 'O-103: which drawn pattern stands for it'),
    next_date: ours(nullable(CalendarDay), 'O-160: the first day from today on with something left to come to'),
  }),
  stated('S3'),
)
export type VenueCategory = Static<typeof VenueCategory>

/** A day of the calendar, with whether anything can be booked. */
export const BookableDate = define(
  'BookableDate',
  Type.Object({
    raw: CalendarDay,
    pretty: ours(spoken('Tuesday 7 April', 'In words'), 'O-64: the day in words'),
    is_bookable: ours(Type.Boolean({ description: 'Something is planned that has not ended' }), 'O-64'),
  }),
  stated('S7'),
)
export type BookableDate = Static<typeof BookableDate>

/** A date-time with the local time. */
export const ClockTime = define(
  'ClockTime',
  Type.Object({
    format_24_hour: stated(Type.String({ pattern: '^[0-9]{2}:[0-9]{2}$', examples: ['18:00'] }), 'S3'),
    ...moment,
  }),
  inferred('P3.1: a moment has these'),
)
export type ClockTime = Static<typeof ClockTime>

/** The viewer's action now; null for none, with the `reason`. */
export const ActionToShow = define(
  'ActionToShow',
  Type.Object({ status: nullable(oneOf(bookableActions)), reason: nullable(spoken('Sold out')) }),
  stated('S3'),
)
export type ActionToShow = Static<typeof ActionToShow>

const named = Type.Object({ id: IntegerId, name: text('Main hall') })
const people = Type.Array(named)
const tags = Type.Array(named)

/** One of several prices of a class or a court, and the ages it is for. */
const AgePrice = Type.Object({
  name: spoken('Junior'),
  ages: Type.Array(SuitableFor, { description: 'Whose price it is; empty for that of everybody without another' }),
  price: nullable(Price),
  member_price: nullable(Price),
  is_own: Type.Boolean({ description: 'It is the price of the person asked for' }),
})

/** Optional details of a timetable beyond the documents. */
const shown = {
  name: Type.String({ description: 'What customers read', examples: ['Fairwater Leisure'] }),
  occurrence_id: OccurrenceId,
  is_v2: Type.Boolean({ description: 'It is on or after the migration date of its venue' }),
  booking_type: oneOf(bookingTypes),
  duration: Type.Integer({ description: 'Minutes', examples: [90] }),
  status: oneOf(occurrenceStatuses),
  is_postponed: Type.Boolean({ description: 'A new date will follow: O-513' }),
  location: Type.Object({ id: IntegerId, name: spoken('Main hall') }),
  picture_kind: Type.String({ description: 'Which drawn pattern stands for it' }),
  suitable_for: nullable(SuitableFor),
  price: nullable(Price),
  normal_price: nullable(Price),
  price_reason: nullable(PriceReason),
  capacity: Capacity,
  waitlist: Type.Object({
    maximum: nullable(Type.Integer({ examples: [45] })),
    available: nullable(Type.Integer({ examples: [45] })),
    consumed: nullable(Type.Integer({ examples: [12] })),
  }),
  restrictions: nullable(UnmetRestrictions),
  bookable_action: BookableAction,
  first_bookable_at: nullable(DateTime),
}

type Shown = { readonly [K in keyof typeof shown]: ReturnType<typeof ours<(typeof shown)[K]>> }

// All have the same marks; `fromEntries` loses the keys.
const extras = Object.fromEntries(
  Object.entries(shown).map(([name, schema]) => [name, ours(schema, 'O-160: the row is whole without it')]),
) as Shown

const why = 'O-160: the row is whole without it'

const prices = ours(
  Type.Array(AgePrice, { description: 'Its prices by age; empty where everybody has the same' }),
  'O-510: the row is whole without it',
)

const classFields = {
  id: ActivityId,
  starts_at: ClockTime,
  ends_at: ours(ClockTime, why),
  tags,
  instructors: people,
  action_to_show: ours(ActionToShow, why),
  prices,
  ...extras,
}

/** One class of a timetable. Before its venue's migration date the id is a number, from then on an occurrence id. */
export const ActivityClass = define('ActivityClass', Type.Object(classFields), stated('S3'))
export type ActivityClass = Static<typeof ActivityClass>

/** A class with the details of its own page. */
export const ActivityClassDetails = define(
  'ActivityClassDetails',
  Type.Object({
    ...classFields,
    description: ours(
      Type.String({
        description: 'HTML',
        examples: ['<p>Three quarters of an hour on the bike before work, with the lights down and the music up.</p>'],
      }),
      why,
    ),
    category: ours(CategorySummary, why),
    venue: ours(VenueSummary, why),
    bring: ours(Type.Array(text('Water')), why),
    cancellation_summary: ours(nullable(CancellationSummary), why),
    tickets: ours(Type.Array(Ticket), why),
    covered_by: ours(nullable(PackageCover), 'O-172: the package that would pay for it'),
  }),
  stated('S3'),
)
export type ActivityClassDetails = Static<typeof ActivityClassDetails>

/** A time for which tickets are sold; `price` is that of the cheapest. */
export const FastTicketTime = define(
  'FastTicketTime',
  Type.Object({
    id: ActivityId,
    starts_at: ClockTime,
    ends_at: ClockTime,
    instructors: people,
    tags,
    action_to_show: ActionToShow,
    ...extras,
  }),
  stated('S3'),
)
export type FastTicketTime = Static<typeof FastTicketTime>

/** A bookable time of a court or a hall. */
export const Slot = define(
  'Slot',
  Type.Object({
    id: ActivityId,
    starts_at: ClockTime,
    ends_at: ours(ClockTime, why),
    action_to_show: ours(ActionToShow, why),
    prices,
    ...extras,
  }),
  stated('S3'),
)
export type Slot = Static<typeof Slot>

/** A customer's price of a ticket, instead of the standard one. [O-44] */
export const TicketPrice = define(
  'TicketPrice',
  Type.Object({
    customer_id: IntegerId,
    reference: text('FW000002'),
    price: Price,
    original_price: Price,
    discount: Price,
  }),
  ours('O-44'),
)
export type TicketPrice = Static<typeof TicketPrice>

/** A bookable item that begins soon, of any type: the data of its card and its link. */
export const StartingSoon = define(
  'StartingSoon',
  Type.Object({
    id: Type.Union([IntegerId, OccurrenceId, Uuid], { description: 'As the list that it is on names it' }),
    slug: nullable(Type.String({ description: 'Of a course or a camp', examples: ['ashcombe-leisure-centre'] })),
    name: text('Aqua fit'),
    booking_type: oneOf(bookingTypes),
    category: CategorySummary,
    venue: VenueSummary,
    location: nullable(Type.Object({ id: IntegerId, name: spoken('Main hall') })),
    starts_at: DateTime,
    ends_at: DateTime,
    picture_kind: Type.String({ description: 'Which drawn pattern stands for it' }),
    suitable_for: nullable(SuitableFor),
    price: nullable(Price),
    is_from: ours(Type.Boolean({ description: 'The price is the lowest of several by age' }), 'O-510'),
    normal_price: nullable(Price),
    capacity: Capacity,
    bookable_action: BookableAction,
  }),
  ours('O-97'),
)
export type StartingSoon = Static<typeof StartingSoon>
