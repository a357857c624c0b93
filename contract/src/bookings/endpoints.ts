import Type, { type Static } from 'typebox'
import { CategorySummary } from '../categories/endpoints.ts'
import { VenueSummary } from '../occurrences/schedules.ts'
import { endpoint } from '../endpoint.ts'
import { CancellationSummary, SuitableFor } from '../occurrences/terms.ts'
import { DateTime } from '../shared/date-time.ts'
import { define, nullable, oneOf } from '../shared/define.ts'
import { bookingStatuses, bookingTypes, cancellationSources, cutOffActions } from '../shared/enumerations.ts'
import { data, list } from '../shared/envelope.ts'
import { IntegerId, OccurrenceId, SelectedUserId, Uuid } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import { Price } from '../shared/price.ts'
import { listBookings, readBooking } from './calls.ts'
import { ours, stated } from '../shared/provenance.ts'

/** [P3-124] */
export const BookingCancellation = define(
  'BookingCancellation',
  Type.Object({
    can_cancel: Type.Boolean(),
    cannot_cancel_reason: nullable(Type.String()),
    cut_off: nullable(DateTime),
    cut_off_actions: Type.Array(oneOf(cutOffActions)),
    cut_off_message: nullable(Type.String()),
    awards_credit: Type.Boolean(),
    awards_credit_message: nullable(Type.String()),
  }),
  stated('P3.11'),
)
export type BookingCancellation = Static<typeof BookingCancellation>

/** One place at one session. [P3-120 to P3-123] */
export const Booking = define(
  'Booking',
  Type.Object({
    id: IntegerId,
    duration: Type.Integer({ description: 'Minutes' }),
    is_v2: Type.Boolean(),
    user_id: IntegerId,
    user_uuid: Uuid,
    user_reference: Type.String(),
    occurrence_id: OccurrenceId,
    order_id: nullable(IntegerId),
    starts_at: DateTime,
    ends_at: DateTime,
    status: oneOf(bookingStatuses),
    booking_type: oneOf(bookingTypes),
    booking_bundle_context: nullable(
      Type.Object({
        id: IntegerId,
        total_settled_bookings: Type.Integer(),
        settled_booking_position: nullable(Type.Integer()),
      }),
    ),
    category: CategorySummary,
    name: Type.String(),
    description: Type.String(),
    capacity_consumed: Type.Integer(),
    price: nullable(Price),
    venue: VenueSummary,
    locations: Type.Array(Type.String()),
    location_name: Type.String(),
    instructors: Type.Array(Type.String()),
    attended: nullable(Type.Boolean()),
    cancellation: BookingCancellation,
    cancellation_summary: ours(nullable(CancellationSummary), 'O-97: what cancelling would bring back'),
    suitable_for: ours(nullable(SuitableFor), 'O-97: who may come'),
    bring: ours(Type.Array(Type.String()), 'O-97: what to bring'),
    created_at: Type.String({ format: 'date-time' }),
    first_name: Type.String(),
    last_name: Type.String(),
    order: nullable(
      Type.Object({
        id: ours(IntegerId, 'O-102: P3.11 names the order, not what it holds'),
        status: ours(Type.String(), 'O-102: as the id'),
      }),
    ),
  }),
  stated('P3.11'),
)
export type Booking = Static<typeof Booking>

const cancellationSource = oneOf(cancellationSources)

export const bookingEndpoints = {
  listBookings: endpoint(listBookings, {
    summary: 'Bookings of the caller and the people linked to them; of anybody for staff',
    tag: 'Bookings',
    provenance: stated('P7.1'),
    query: Type.Object({
      ...pageQuery,
      occurrence_id: Type.Optional(OccurrenceId),
      user_id: Type.Optional(IntegerId),
      starts_after: Type.Optional(Type.String({ format: 'date-time' })),
      starts_before: Type.Optional(Type.String({ format: 'date-time' })),
      status: Type.Optional(Type.Array(oneOf(bookingStatuses), { minItems: 1 })),
      cancellation_source: cancellationSource,
      bypass_pagination: Type.Optional(Type.Boolean()),
      selected_user_id: SelectedUserId,
    }),
    reply: list(Booking),
  }),
  readBooking: endpoint(readBooking, {
    summary: 'One booking',
    tag: 'Bookings',
    provenance: stated('P7.1'),
    params: Type.Object({ id: IntegerId }),
    query: Type.Object({ cancellation_source: cancellationSource, selected_user_id: SelectedUserId }),
    reply: data(Booking),
  }),
}
