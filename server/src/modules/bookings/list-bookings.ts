import { type ApiTypes, type Booking, type CancellationSource, PlatformError } from '@touchline/contract'
import { type Actor, getCallerId, isStaff } from '../../actor.ts'
import { listReply, offsetOf, pageOf } from '../../infra/http/pagination.ts'
import type { Reads } from '../../repositories.ts'
import { parseInstant } from '../../infra/wire/date-time.ts'
import { readCatalogue } from '../occurrences/index.ts'
import { currencyOf } from '../site/index.ts'
import type { BookingFilter } from './repository.ts'
import { type BookingDetail, presentBooking } from './presenter.ts'

type Query = ApiTypes['listBookings']['query']
type Listing = { readonly query: Query; readonly now: number }
/** Who would cancel, and when. */
type Viewing = { readonly source: CancellationSource; readonly now: number }

/** At most this many records when staff bypass pages. [O-37] */
const bypassLimit = 1000

/**
 * Bookings the caller may see: own ones and those of confirmed linked users, any for staff front of house.
 * Throws `unauthorised` for another user's.
 */
export async function listBookings(reads: Reads, actor: Actor, { query, now }: Listing) {
  const page = pageOf(query)
  const bypass = query.bypass_pagination === true && actor.channel === 'foh'
  const window = bypass ? { page: 1, perPage: bypassLimit } : page
  const filter = await filterOf(reads, actor, query)
  const rows = await reads.bookings.list(filter, window.perPage, offsetOf(window))
  return listReply({
    ...window,
    rows: await presentAll(reads, rows, { source: query.cancellation_source, now }),
    total: await reads.bookings.count(filter),
    sortBy: 'starts_at',
  })
}

/** One booking. Throws `item_not_found` when the caller may not see it. */
export async function readBooking(
  reads: Reads,
  actor: Actor,
  { id, ...view }: Viewing & { readonly id: number },
): Promise<Booking> {
  const detail = await reads.bookings.byId(id)
  const visible = await visibleUsers(reads, actor)
  if (!detail || (visible && !visible.includes(detail.booking.userId) && !visible.includes(detail.booking.ownerId))) {
    throw new PlatformError('item_not_found')
  }
  const [booking] = await presentAll(reads, [detail], view)
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

/** Ids of the users whose bookings the caller may see; undefined: everybody's. */
async function visibleUsers(reads: Reads, actor: Actor): Promise<readonly number[] | undefined> {
  if (isStaff(actor) && actor.channel === 'foh') return undefined
  const callerId = getCallerId(actor)
  const linked = await reads.users.linkedTo(callerId)
  return [callerId, ...linked.map(({ user }) => user.id)]
}

async function presentAll(
  reads: Reads,
  details: readonly BookingDetail[],
  { source, now }: Viewing,
): Promise<Booking[]> {
  const catalogue = await readCatalogue(reads)
  const client = await reads.site.getClient()
  const currency = currencyOf(client)
  const settled = new Map<number, readonly number[]>()
  const presented: Booking[] = []
  for (const detail of details) {
    const entry = catalogue.byId.get(detail.booking.scheduleId)
    if (!entry) continue
    const bundleId = detail.bundle.id
    const settledIds = settled.get(bundleId) ?? (await settledIdsOf(reads, bundleId))
    settled.set(bundleId, settledIds)
    presented.push(presentBooking(detail, { entry, currency, settledIds, now, source }))
  }
  return presented
}

async function settledIdsOf(reads: Reads, bundleId: number): Promise<readonly number[]> {
  const bookings = await reads.bookings.ofBundle(bundleId)
  return bookings.filter(({ status }) => status === 'settled').map(({ id }) => id)
}
