import Type from 'typebox'
import { startsAfter, startsBefore } from '../shared/parameters.ts'
import { endpoint } from '../endpoint.ts'
import { oneOf, strictObject, about } from '../shared/define.ts'
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
  previewCancellation,
  readBooking,
  readBookingBundle,
  updateAttendance,
  updateBookings,
} from './calls.ts'
import { Move } from './moves.ts'
import { Booking, CancellationPreview } from './schemas.ts'

const tag = { name: 'Bookings', description: 'Who comes when, and what cancelling would mean.' }
const id = about(IntegerId, 'Which one it is.', 1)

const cancellationSource = oneOf(cancellationSources)
const onBehalfOf = about(cancellationSource, 'On whose behalf cancelling would be.', 'customers')
/** `bookings` names the calling application, which acts for customers. */
const deletingSources = ['bookings', 'customers', 'my-account', 'foh'] as const
const bookingIds = Type.Array(IntegerId, { minItems: 1, maxItems: 100 })
const keepTickets = Type.Array(Type.Integer({ minimum: 0, maximum: 4_294_967_295 }), {
  maxItems: 100,
  description: 'How many tickets of each booking stay, in the order of `booking_ids`; all are cancelled without it',
  examples: [[1]],
})
const reason = Type.String({ minLength: 1, maxLength: 255 })
const refundTo = oneOf(['credit', 'card'], 'For staff; as far as it was paid by card, the rest as credit')
const changed = data(Type.Array(Booking))

export const bookingEndpoints = {
  listBookings: endpoint(listBookings, {
    summary: 'Bookings of the caller and the people linked to them; of anybody for staff',
    description:
      'Bookings of the caller and linked people; staff see everybody. `cancellation_source` says on whose behalf cancelling would be: `cancellation` holds what it would mean.',
    tag,
    provenance: stated('P7.1'),
    query: Type.Object({
      ...pageQuery,
      occurrence_id: about(Type.Optional(OccurrenceId), 'Of this session.', 'oc0199aaaa000070008000000000000001'),
      user_id: about(Type.Optional(IntegerId), 'Of this user, whom the caller may see.', 1),
      starts_after: Type.Optional(startsAfter),
      starts_before: Type.Optional(startsBefore),
      status: about(Type.Optional(Type.Array(oneOf(bookingStatuses), { minItems: 1 })), 'With one of these statuses.', [
        'settled',
      ]),
      cancellation_source: onBehalfOf,
      bypass_pagination: about(
        Type.Optional(Type.Boolean()),
        'All records as one page, at most 1000; for staff.',
        false,
      ),
      selected_user_id: SelectedUserId,
    }),
    reply: list(Booking),
  }),
  readBooking: endpoint(readBooking, {
    summary: 'One booking',
    description:
      'With what cancelling it now would mean, by `cancellation_source`: `cancellation.outcome` to the penny.',
    tag,
    provenance: stated('P7.1'),
    params: Type.Object({ id }),
    query: Type.Object({ cancellation_source: onBehalfOf, selected_user_id: SelectedUserId }),
    reply: data(Booking),
  }),
  readBookingBundle: endpoint(readBookingBundle, {
    summary: 'What was booked together: a course, a camp or some of its sessions',
    description:
      'A course, a camp or some of its sessions, with what was answered, agreed to and bought beside it. Of an answer with many options it holds `answers`, of any other `answer`.',
    tag,
    provenance: inferred('P3.11 "booking bundle or detail"'),
    params: Type.Object({ id }),
    query: Type.Object({ cancellation_source: onBehalfOf, selected_user_id: SelectedUserId }),
    reply: data(BookingBundle),
  }),
  previewCancellation: endpoint(previewCancellation, {
    summary: 'What cancelling bookings together would bring back and cost',
    description:
      'As an update of these bookings at this moment would: a fee or a limit of one counts for the next, so the sums can differ from those of each `cancellation.outcome`. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-140: the exact refund is shown before it is confirmed'),
    query: Type.Object({
      booking_ids: about(bookingIds, 'The bookings to cancel.', [1]),
      keep_tickets: ours(Type.Optional(keepTickets), 'O-491: tickets that are not given back'),
      cancellation_source: onBehalfOf,
      reason: about(Type.Optional(reason), 'Why staff pass over the cut-off.', 'The pool was cold'),
      selected_user_id: SelectedUserId,
    }),
    reply: data(CancellationPreview),
  }),
  cancelBooking: endpoint(cancelBooking, {
    summary: 'Cancel one booking, or take a reserved one out of its basket',
    description:
      'The same as an update of one booking. `source` is `bookings` for customers unless it says otherwise. A booking of a course cancels what is left of the course; a reserved one leaves its basket. Answers everything that changed.',
    tag,
    provenance: stated('S7, P7.2'),
    params: Type.Object({ bookingId: about(IntegerId, 'Id of the booking.', 1) }),
    query: Type.Object({
      source: about(Type.Optional(oneOf(deletingSources)), 'On which channel, or in which basket.'),
      reason: about(
        ours(Type.Optional(reason), 'O-34: why staff pass over the cut-off'),
        'Why staff pass over the cut-off; of no consequence for others.',
        'The pool was cold',
      ),
      selected_user_id: SelectedUserId,
    }),
    reply: changed,
  }),
  updateBookings: endpoint(updateBookings, {
    summary: 'Cancel bookings, all of them or none',
    description:
      'Cancels all of them or none: the first that cannot be cancelled refuses the lot, and says why. What comes back is what `cancellation.outcome` said of it. After the cut-off staff say a `reason`, and then nothing is kept back.',
    tag,
    provenance: stated('P7.1'),
    body: strictObject({
      data: strictObject({
        update_type: oneOf(['cancellation']),
        cancellation_source: cancellationSource,
        booking_ids: bookingIds,
        keep_tickets: ours(Type.Optional(keepTickets), 'O-491: tickets that are not given back'),
        reason: ours(Type.Optional(reason), 'O-34: why staff pass over the cut-off'),
        refund_to: ours(Type.Optional(refundTo), 'O-180: staff give it back on the card instead of as credit'),
      }),
      selected_user_id: SelectedUserIdInBody,
    }),
    example: { data: { update_type: 'cancellation', cancellation_source: 'customers', booking_ids: [1] } },
    reply: changed,
  }),
  updateAttendance: endpoint(updateAttendance, {
    summary: 'Say who came and who did not',
    description: 'Of settled bookings whose session has started, all or none. For staff.',
    tag,
    provenance: stated('P7.1'),
    body: strictObject({ data: strictObject({ booking_ids: bookingIds, status: oneOf(attendanceStatuses) }) }),
    example: { data: { booking_ids: [1], status: 'attended' } },
    reply: changed,
  }),
  listMoves: endpoint(listMoves, {
    summary: 'Where a booking can be moved to, soonest first',
    description:
      'What moving the booking would take at this moment, within four weeks, at no cost. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-94: some operators move instead of refunding'),
    params: Type.Object({ id }),
    query: Type.Object({ cancellation_source: onBehalfOf, selected_user_id: SelectedUserId }),
    reply: data(Type.Array(Move)),
  }),
  moveBooking: endpoint(moveBooking, {
    summary: 'Move a booking to another session of the same price',
    description:
      'To another session with the same pricing option, before the cut-off, for what was paid. Whatever keeps somebody from booking it keeps them from moving there. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-94: some operators move instead of refunding'),
    params: Type.Object({ id }),
    body: strictObject({
      data: strictObject({
        occurrence_id: OccurrenceId,
        cancellation_source: Type.Optional(cancellationSource),
      }),
      selected_user_id: SelectedUserIdInBody,
    }),
    example: { data: { occurrence_id: 'oc0199aaaa000070008000000000000001' } },
    reply: data(Booking),
  }),
}
