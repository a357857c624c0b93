import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { oneOf, strictObject } from '../shared/define.ts'
import { attendanceStatuses, bookingStatuses, cancellationSources } from '../shared/enumerations.ts'
import { data, list } from '../shared/envelope.ts'
import { IntegerId, OccurrenceId, SelectedUserId, SelectedUserIdInBody } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'
import { BookingBundle } from './bundles.ts'
import {
  cancelBooking,
  listBookings,
  listMoves,
  moveBooking,
  readBooking,
  readBookingBundle,
  updateAttendance,
  updateBookings,
} from './calls.ts'
import { Move } from './moves.ts'
import { Booking } from './schemas.ts'

const cancellationSource = oneOf(cancellationSources)
/** `bookings` names the calling application, which acts for customers. [C-43] */
const deletingSources = ['bookings', 'customers', 'my-account', 'foh'] as const
const bookingIds = Type.Array(IntegerId, { minItems: 1, maxItems: 100 })
const reason = Type.String({ minLength: 1, maxLength: 255 })
const refundTo = oneOf(['credit', 'card'], 'For staff; as far as it was paid by card, the rest as credit')
/** [O-66] */
const changed = data(Type.Array(Booking))

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
  readBookingBundle: endpoint(readBookingBundle, {
    summary: 'What was booked together: a course, a camp or some of its sessions',
    tag: 'Bookings',
    provenance: inferred('P3.11 "booking bundle or detail"'),
    params: Type.Object({ id: IntegerId }),
    query: Type.Object({ cancellation_source: cancellationSource, selected_user_id: SelectedUserId }),
    reply: data(BookingBundle),
  }),
  cancelBooking: endpoint(cancelBooking, {
    summary: 'Cancel one booking, or take a reserved one out of its basket',
    tag: 'Bookings',
    provenance: stated('S7, P7.2'),
    params: Type.Object({ bookingId: IntegerId }),
    query: Type.Object({
      source: Type.Optional(oneOf(deletingSources)),
      reason: ours(Type.Optional(reason), 'O-34: why staff pass over the cut-off'),
      selected_user_id: SelectedUserId,
    }),
    reply: changed,
  }),
  updateBookings: endpoint(updateBookings, {
    summary: 'Cancel bookings, all of them or none',
    tag: 'Bookings',
    provenance: stated('P7.1'),
    body: strictObject({
      data: strictObject({
        update_type: oneOf(['cancellation']),
        cancellation_source: cancellationSource,
        booking_ids: bookingIds,
        reason: ours(Type.Optional(reason), 'O-34: why staff pass over the cut-off'),
        refund_to: ours(Type.Optional(refundTo), 'O-180: staff give it back on the card instead of as credit'),
      }),
      selected_user_id: SelectedUserIdInBody,
    }),
    reply: changed,
  }),
  updateAttendance: endpoint(updateAttendance, {
    summary: 'Say who came and who did not',
    tag: 'Bookings',
    provenance: stated('P7.1'),
    body: strictObject({ data: strictObject({ booking_ids: bookingIds, status: oneOf(attendanceStatuses) }) }),
    reply: changed,
  }),
  listMoves: endpoint(listMoves, {
    summary: 'Where a booking can be moved to, soonest first',
    tag: 'Bookings',
    provenance: ours('O-94: some operators move instead of refunding'),
    params: Type.Object({ id: IntegerId }),
    query: Type.Object({ cancellation_source: cancellationSource, selected_user_id: SelectedUserId }),
    reply: data(Type.Array(Move)),
  }),
  moveBooking: endpoint(moveBooking, {
    summary: 'Move a booking to another session of the same price',
    tag: 'Bookings',
    provenance: ours('O-94: some operators move instead of refunding'),
    params: Type.Object({ id: IntegerId }),
    body: strictObject({
      data: strictObject({
        occurrence_id: OccurrenceId,
        cancellation_source: Type.Optional(cancellationSource),
      }),
      selected_user_id: SelectedUserIdInBody,
    }),
    reply: data(Booking),
  }),
}
