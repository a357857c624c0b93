import Type, { type Static } from 'typebox'
import { CategorySummary } from '../categories/endpoints.ts'
import { VenueSummary } from '../occurrences/schedules.ts'
import { CancellationSummary, SuitableFor } from '../occurrences/terms.ts'
import { CalendarEntry } from '../shared/calendar-entry.ts'
import { DateTime } from '../shared/date-time.ts'
import { define, nullable, oneOf, text } from '../shared/define.ts'
import {
  bookingStatuses,
  bookingTypes,
  cancellationSources,
  creditTypes,
  cutOffActions,
  penaltyBlocks,
} from '../shared/enumerations.ts'
import { IntegerId, OccurrenceId, Uuid } from '../shared/ids.ts'
import { Price } from '../shared/price.ts'
import { ours, stated } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'

/** The outcome of cancelling now, to the penny. */
export const CancellationOutcome = define(
  'CancellationOutcome',
  Type.Object({
    booking_ids: Type.Array(IntegerId, { description: 'What would be cancelled together: a course is as a whole' }),
    returned: Price,
    credits: Type.Array(
      Type.Object({
        type: oneOf(creditTypes),
        amount: Price,
        expires_at: nullable(
          Type.String({ format: 'date-time', description: 'Until when the credit could be used; null without an end' }),
        ),
      }),
    ),
    packages: Type.Array(Type.String(), { description: 'Packages that usages come back to, by name' }),
    packages_lost: ours(
      Type.Optional(
        Type.Array(
          Type.Object({
            name: text('Ten hours of badminton'),
            uses: Type.Integer({ minimum: 1, examples: [1] }),
          }),
        ),
      ),
      'O-432: the usages of packages that do not come back',
    ),
    fee: nullable(Price),
    blocks: Type.Array(oneOf(penaltyBlocks), { description: 'What is refused until the fee is paid' }),
  }),
  ours('O-140: the exact refund is shown before it is confirmed'),
)
export type CancellationOutcome = Static<typeof CancellationOutcome>

/** The outcome of cancelling several bookings in one request, to the penny. */
export const CancellationPreview = define(
  'CancellationPreview',
  Type.Object({
    parts: Type.Array(CancellationOutcome, { description: 'One for each booking, or for all of a course' }),
    returned: Price,
    fee: nullable(Price),
  }),
  ours('O-140: the exact refund is shown before it is confirmed'),
)
export type CancellationPreview = Static<typeof CancellationPreview>

export const BookingCancellation = define(
  'BookingCancellation',
  Type.Object({
    can_cancel: Type.Boolean(),
    cannot_cancel_reason: nullable(spoken('This session has started.')),
    cut_off: nullable(DateTime),
    cut_off_actions: Type.Array(oneOf(cutOffActions)),
    cut_off_message: nullable(text('If you cancel within 24 hours of the start, a fee of £3.00 applies.')),
    awards_credit: Type.Boolean(),
    awards_credit_message: nullable(spoken("We'll refund what you paid as credit.")),
    can_move: ours(Type.Boolean(), 'O-94: whether it can be moved instead'),
    tickets: ours(
      Type.Optional(Type.Integer({ minimum: 2, examples: [2] })),
      'O-491: how many equal tickets it has, each of which can be given back; absent where it is cancelled whole',
    ),
    outcome: ours(nullable(CancellationOutcome), 'O-140: null where it cannot be cancelled'),
  }),
  stated('P3.11'),
)
export type BookingCancellation = Static<typeof BookingCancellation>

/** The outcome of a cancelled booking. */
export const Cancelled = define(
  'Cancelled',
  Type.Object({
    at: Type.String({ format: 'date-time' }),
    source: oneOf(cancellationSources),
    reason: nullable(spoken('Sold out', 'Where staff or the venue gave one')),
    returned: Price,
    fee: nullable(Price),
  }),
  ours('O-140: who cancelled it, and what came back'),
)
export type Cancelled = Static<typeof Cancelled>

/** One place at one session. */
export const Booking = define(
  'Booking',
  Type.Object({
    id: IntegerId,
    duration: Type.Integer({ description: 'Minutes', examples: [90] }),
    is_v2: Type.Boolean(),
    user_id: IntegerId,
    user_uuid: Uuid,
    user_reference: text('FW000001'),
    occurrence_id: OccurrenceId,
    order_id: nullable(IntegerId),
    starts_at: DateTime,
    ends_at: DateTime,
    status: oneOf(bookingStatuses),
    booking_type: oneOf(bookingTypes),
    booking_bundle_context: nullable(
      Type.Object({
        id: IntegerId,
        total_settled_bookings: Type.Integer({ examples: [6] }),
        settled_booking_position: nullable(Type.Integer()),
      }),
    ),
    category: CategorySummary,
    name: text('Sunrise yoga'),
    description: text('<p>Forty-five minutes before work: gentle standing flows, a …'),
    capacity_consumed: Type.Integer(),
    ticket: ours(
      Type.Optional(
        Type.Object({
          name: text('Adult'),
          quantity: Type.Integer({ minimum: 1, examples: [2] }),
        }),
      ),
      'O-441: the kind of ticket and how many, also once it is cancelled; absent where none was bought',
    ),
    price: nullable(Price),
    venue: VenueSummary,
    locations: Type.Array(text('Dance studio')),
    location_name: spoken('Dance studio'),
    instructors: Type.Array(text('Tess Holloway')),
    attended: nullable(Type.Boolean()),
    cancellation: BookingCancellation,
    cancellation_summary: ours(nullable(CancellationSummary), 'O-97: what cancelling would bring back'),
    cancelled: ours(nullable(Cancelled), 'O-140: what became of it'),
    is_postponed: ours(Type.Boolean(), 'O-513: its session has no date yet; starts_at is the old one'),
    postponed_because: ours(
      nullable(spoken('Sorry, the pool is closed for urgent repairs.')),
      'O-561: why its session is postponed; null where it is not, or where staff gave no reason',
    ),
    moved_from: ours(
      nullable(DateTime),
      'O-561: when its session was to take place first, for a week after the venue moved it; null without another time',
    ),
    calendar: ours(nullable(CalendarEntry), 'O-300: null while it is only reserved'),
    charge: ours(
      nullable(Type.Object({ amount: Price, paid: Type.Boolean() })),
      'O-92: what staying away or cancelling late cost; null for nothing',
    ),
    suitable_for: ours(nullable(SuitableFor), 'O-97: who may come'),
    bring: ours(Type.Array(text('Packed lunch, unless you order a hot one')), 'O-97: what to bring'),
    picture_kind: ours(text('yoga'), 'O-103: which drawn pattern stands for its category'),
    created_at: Type.String({ format: 'date-time' }),
    first_name: text('Amina'),
    last_name: text('Rahman'),
    order: nullable(
      Type.Object({
        id: ours(IntegerId, 'O-102: P3.11 names the order, not what it holds'),
        status: ours(text('settled'), 'O-102: as the id'),
      }),
    ),
  }),
  stated('P3.11'),
)
export type Booking = Static<typeof Booking>
