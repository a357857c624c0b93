import { type ApiTypes, type Booking, type CancellationSource, PlatformError } from '@touchline/contract'
import { type Context, getCaller, isStaff } from '../../infra/http/context.ts'
import { listReply, offsetOf, pageOf } from '../../infra/http/pagination.ts'
import type { Reads } from '../../repositories.ts'
import { parseInstant } from '../../infra/wire/date-time.ts'
import { readCatalogue } from '../occurrences/index.ts'
import { currencyOf } from '../site/index.ts'
import type { BookingFilter } from './repository.ts'
import { type BookingDetail, presentBooking } from './presenter.ts'

type Query = ApiTypes['listBookings']['query']

/** At most this many records when staff bypass pages. [O-37] */
const bypassLimit = 1000

/**
 * Bookings the caller may see: own ones and those of confirmed linked users, any for staff front of house.
 * Throws `unauthorised` for another user's.
 */
export function listBookings(context: Context, query: Query) {
  const { deps } = context
  return deps.store.read(async (reads) => {
    const page = pageOf(query)
    const bypass = query.bypass_pagination === true && context.channel === 'foh'
    const window = bypass ? { page: 1, perPage: bypassLimit } : page
    const filter = await filterOf(reads, context, query)
    const rows = await reads.bookings.list(filter, window.perPage, offsetOf(window))
    return listReply({
      ...window,
      rows: await presentAll(reads, rows, context, query.cancellation_source),
      total: await reads.bookings.count(filter),
      sortBy: 'starts_at',
    })
  })
}

/** One booking. Throws `item_not_found` when the caller may not see it. */
export function readBooking(context: Context, id: number, source: CancellationSource): Promise<Booking> {
  return context.deps.store.read(async (reads) => {
    const detail = await reads.bookings.byId(id)
    const visible = await visibleUsers(reads, context)
    if (!detail || (visible && !visible.includes(detail.booking.userId) && !visible.includes(detail.booking.ownerId))) {
      throw new PlatformError('item_not_found')
    }
    const [booking] = await presentAll(reads, [detail], context, source)
    if (!booking) throw new PlatformError('item_not_found')
    return booking
  })
}

async function filterOf(reads: Reads, context: Context, query: Query): Promise<BookingFilter> {
  const visible = await visibleUsers(reads, context)
  const userId = query.user_id ?? context.selectedUserId
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
async function visibleUsers(reads: Reads, context: Context): Promise<readonly number[] | undefined> {
  const caller = getCaller(context)
  if (isStaff(caller) && context.channel === 'foh') return undefined
  const linked = await reads.users.linkedTo(caller.id)
  return [caller.id, ...linked.map(({ user }) => user.id)]
}

async function presentAll(
  reads: Reads,
  details: readonly BookingDetail[],
  { deps }: Context,
  source: CancellationSource,
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
    presented.push(presentBooking(detail, { entry, currency, settledIds, now: deps.clock.now(), source }))
  }
  return presented
}

async function settledIdsOf(reads: Reads, bundleId: number): Promise<readonly number[]> {
  const bookings = await reads.bookings.ofBundle(bundleId)
  return bookings.filter(({ status }) => status === 'settled').map(({ id }) => id)
}
