import { type ApiTypes, type Booking, PlatformError, type Unworded } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import { listReply, offsetOf, pageOf } from '../../infra/http/answers/pagination.ts'
import { parseInstant } from '../../infra/wire/date-time.ts'
import type { Reads } from '../../repositories.ts'
import { presentBookings, type Viewing } from './present-bookings.ts'
import type { BookingFilter } from '../reservations/index.ts'
import { isVisible, visibleUsers } from './visible.ts'

type Query = ApiTypes['listBookings']['query']
type Listing = { readonly query: Query; readonly now: number }

/** The most records of an unpaged list for staff. */
const bypassLimit = 1000

/**
 * Bookings visible to the caller: their own, those of confirmed linked users, any for staff front of house. Throws
 * `unauthorised` for another user's.
 */
export async function listBookings(reads: Reads, actor: Actor, { query, now }: Listing) {
  const page = pageOf(query)
  const bypass = query.bypass_pagination === true && actor.channel === 'foh'
  const window = bypass ? { page: 1, perPage: bypassLimit } : page
  const filter = await filterOf(reads, actor, query)
  const ids = await reads.bookings.pageIds({ ...filter, limit: window.perPage, offset: offsetOf(window) })
  return listReply({
    ...window,
    rows: await presentBookings(
      reads,
      ids.map(({ id }) => id),
      { source: query.cancellation_source, now },
    ),
    total: await reads.bookings.total(filter),
    sortBy: 'starts_at',
  })
}

/** Loads one booking. Throws `item_not_found` when the caller may not see it. */
export async function readBooking(
  reads: Reads,
  actor: Actor,
  { id, ...view }: Viewing & { readonly id: number },
): Promise<Unworded<Booking>> {
  const detail = await reads.bookings.byId({ id })
  const visible = await visibleUsers(reads, actor)
  if (!detail || !isVisible(detail.booking, visible)) throw new PlatformError('item_not_found')
  const [booking] = await presentBookings(reads, [id], view)
  if (!booking) throw new PlatformError('item_not_found')
  return booking
}

async function filterOf(reads: Reads, actor: Actor, query: Query): Promise<BookingFilter> {
  const visible = await visibleUsers(reads, actor)
  const userId = query.user_id ?? actor.selectedUserId
  if (userId !== undefined && visible && !visible.includes(userId)) throw new PlatformError('unauthorised')
  return {
    userIds: visible,
    userId,
    occurrenceId: query.occurrence_id,
    startsAfter: query.starts_after === undefined ? undefined : parseInstant(query.starts_after),
    startsBefore: query.starts_before === undefined ? undefined : parseInstant(query.starts_before),
    statuses: query.status ?? ['settled'],
  }
}
