import { type ApiTypes, type Booking, type CancellationSource, PlatformError } from '@touchline/contract'
import { type Actor, getCallerId, isStaff } from '../../actor.ts'
import { listReply, offsetOf, pageOf } from '../../infra/http/pagination.ts'
import type { Reads } from '../../repositories.ts'
import { parseInstant } from '../../infra/wire/date-time.ts'
import { readSessions } from '../occurrences/index.ts'
import { currencyOf } from '../site/index.ts'
import type { BookingFilter } from './repository.ts'
import { presentBooking } from './presenter.ts'

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
  const ids = await reads.bookings.pageIds({ ...filter, limit: window.perPage, offset: offsetOf(window) })
  return listReply({
    ...window,
    rows: await presentAll(
      reads,
      ids.map(({ id }) => id),
      { source: query.cancellation_source, now },
    ),
    total: (await reads.bookings.total(filter))?.total ?? 0,
    sortBy: 'starts_at',
  })
}

/** One booking. Throws `item_not_found` when the caller may not see it. */
export async function readBooking(
  reads: Reads,
  actor: Actor,
  { id, ...view }: Viewing & { readonly id: number },
): Promise<Booking> {
  const detail = await reads.bookings.byId({ id })
  const visible = await visibleUsers(reads, actor)
  const { userId, ownerId } = detail?.booking ?? {}
  if (visible && ![userId, ownerId].some((known) => typeof known === 'number' && visible.includes(known))) {
    throw new PlatformError('item_not_found')
  }
  const [booking] = await presentAll(reads, [id], view)
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
  const linked = await reads.users.linkedTo({ ownerId: callerId })
  return [callerId, ...linked.map(({ user }) => user.id)]
}

async function presentAll(reads: Reads, ids: readonly number[], { source, now }: Viewing): Promise<Booking[]> {
  if (ids.length === 0) return []
  const details = await reads.bookings.details({ ids })
  const bookings = details.map(({ booking }) => booking)
  const scheduled = await readSessions(reads, bookings)
  const settled = await readSettled(
    reads,
    bookings.flatMap(({ bundleId }) => bundleId ?? []),
  )
  const currency = currencyOf(await reads.site.getClient())
  return details.flatMap((detail) => {
    const { occurrenceId, bundleId } = detail.booking
    const found = scheduled.get(occurrenceId)
    if (!found) return []
    const settledIds = bundleId === null ? [] : (settled.get(bundleId) ?? [])
    return [presentBooking(detail, { ...found, currency, settledIds, now, source })]
  })
}

/** Ids of the settled bookings of bundles, in order of time. */
async function readSettled(
  reads: Reads,
  bundleIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (bundleIds.length === 0) return new Map()
  const rows = await reads.bookings.settledOfBundles({ bundleIds: [...new Set(bundleIds)] })
  const settled = new Map<number, number[]>()
  for (const { id, bundleId } of rows) {
    if (bundleId !== null) settled.set(bundleId, [...(settled.get(bundleId) ?? []), id])
  }
  return settled
}
