import { endpoints, refuseFields } from '@touchline/contract'
import { readRoute, route, type Route } from '../../infra/http/route.ts'
import { cancelBookings } from './cancelling/cancel-bookings.ts'
import { previewCancellation } from './cancelling/preview-cancellation.ts'
import { listBookings, readBooking } from './list-bookings.ts'
import { listMoves } from './moving/list-moves.ts'
import { moveBooking } from './moving/move-booking.ts'
import { noteAttendance } from './note-attendance.ts'
import type { Keeping } from './tickets/divide-tickets.ts'
import { readBundle } from './cancelling/read-bundle.ts'
import { text } from '../../texts/index.ts'

export const bookingRoutes: readonly Route[] = [
  readRoute(endpoints.listBookings, (reads, actor, { query, now }) => listBookings(reads, actor, { query, now })),
  readRoute(endpoints.readBooking, async (reads, actor, { params, query, now }) => ({
    data: await readBooking(reads, actor, { id: params.id, source: query.cancellation_source, now }),
  })),
  readRoute(endpoints.readBookingBundle, async (reads, actor, { params, query, now }) => ({
    data: await readBundle(reads, actor, { id: params.id, source: query.cancellation_source, now }),
  })),
  readRoute(endpoints.previewCancellation, async (reads, actor, { query, now }) => {
    const { booking_ids: bookingIds, cancellation_source: source, reason } = query
    const keep = keepingIn(query, '')
    return { data: await previewCancellation(reads, actor, { bookingIds, keep, source, reason, now }) }
  }),
  route(endpoints.cancelBooking, async (deps, actor, { params, query: { source = 'bookings', reason } }) => {
    // The application `bookings` acts for customers.
    const cancelling = { bookingIds: [params.bookingId], source: source === 'bookings' ? 'customers' : source, reason }
    return { data: await cancelBookings(deps, actor, cancelling) }
  }),
  route(endpoints.updateBookings, async (deps, actor, { body: { data } }) => {
    const { booking_ids: bookingIds, cancellation_source: source, reason, refund_to: refundTo } = data
    const keep = keepingIn(data, 'data.')
    return { data: await cancelBookings(deps, actor, { bookingIds, keep, source, reason, refundTo }) }
  }),
  route(endpoints.updateAttendance, async (deps, _actor, { body: { data } }) => ({
    data: await noteAttendance(deps, { bookingIds: data.booking_ids, status: data.status }),
  })),
  readRoute(endpoints.listMoves, async (reads, actor, { params, query, now }) => ({
    data: await listMoves(reads, actor, { id: params.id, source: query.cancellation_source, now }),
  })),
  route(endpoints.moveBooking, async (deps, actor, { params, body: { data } }) => {
    const { occurrence_id: occurrenceId, cancellation_source: source = 'customers' } = data
    return { data: await moveBooking(deps, actor, { id: params.id, occurrenceId, source }) }
  }),
]

type Kept = { readonly booking_ids: readonly number[]; readonly keep_tickets?: readonly number[] | undefined }

/** The tickets that stay, by booking. Throws `validation_failed` unless each booking has its number. */
function keepingIn({ booking_ids: ids, keep_tickets: kept }: Kept, path: string): Keeping {
  if (kept === undefined) return new Map()
  const isEach = kept.length === ids.length && new Set(ids).size === ids.length
  refuseFields(isEach ? {} : { [`${path}keep_tickets`]: [text('bookings:keep_each')] })
  return new Map(ids.map((id, index) => [id, kept[index] ?? 0]))
}
