import { type ApiTypes, type PackageUse, PlatformError, type Unworded } from '@touchline/contract'
import { listReply, offsetOf, pageOf } from '../../../infra/http/answers/pagination.ts'
import { presentDateTime, presentInstant } from '../../../infra/wire/date-time.ts'
import type { Reads } from '../../../repositories.ts'

type Asking = {
  readonly userId: number
  readonly ownedPackageId: number
  readonly query: ApiTypes['listPackageUses']['query']
  readonly now: number
}

type Claim = Awaited<ReturnType<Reads['packageUses']['page']>>[number]

/** One page of the uses of a package, newest first. Throws `item_not_found` for a package that is not the user's. */
export async function listUses(
  reads: Reads,
  { userId, ownedPackageId, query, now }: Asking,
): Promise<Unworded<ApiTypes['listPackageUses']['reply']>> {
  if (!(await reads.packageUses.owned({ id: ownedPackageId, userId }))) throw new PlatformError('item_not_found')
  const page = pageOf(query)
  const found = await reads.packageUses.page({ ownedPackageId, limit: page.perPage, offset: offsetOf(page) })
  const total = await reads.packageUses.total({ ownedPackageId })
  const places = await reads.packageUses.places({ ownedPackageId })
  const all = places.reduce((sum, { maximum }) => sum + (maximum ?? 0), 0)
  const taken = places.reduce((sum, { consumed }) => sum + consumed, 0)
  const known = await readKnown(reads, found)
  return {
    ...listReply({
      ...page,
      rows: found.map((claim) => presentUse(claim, known, now)),
      total,
      sortBy: 'used_at',
      direction: 'descending',
    }),
    usages: all,
    usages_left: all - taken,
  }
}

/** The lines behind some claims, with their bookings, people and venues: one query per table. */
async function readKnown(reads: Reads, found: readonly Claim[]) {
  const ids = found.flatMap((claim) => lineOf(claim) ?? [])
  const lines = ids.length === 0 ? [] : await reads.packageUses.lines({ ids })
  const bookings = ids.length === 0 ? [] : await reads.bookings.bookingsOfItems({ itemIds: ids })
  const live = bookings.filter(({ status }) => status !== 'cancelled')
  const people = [
    ...new Set(lines.flatMap(({ attendeeId, buyerId }) => [buyerId, ...(attendeeId === null ? [] : [attendeeId])])),
  ]
  const names = people.length === 0 ? [] : await reads.users.namesOf({ ids: people })
  const venueIds = [...new Set(live.map(({ venueId }) => venueId))]
  const venues = venueIds.length === 0 ? [] : await reads.venues.byIds({ ids: venueIds })
  return {
    lines: new Map(lines.map((line) => [line.id, line])),
    bookings: Map.groupBy(live, ({ itemId }) => itemId),
    names: new Map(names.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`])),
    timezones: new Map(venues.map(({ id, timezone }) => [id, timezone])),
  }
}

function lineOf({ orderItemId, cartItemId }: Claim): number | null {
  return orderItemId ?? cartItemId
}

type Known = Awaited<ReturnType<typeof readKnown>>

function presentUse(claim: Claim, { lines, bookings, names, timezones }: Known, now: number): Unworded<PackageUse> {
  const line = lines.get(lineOf(claim) ?? 0)
  const own = line ? (bookings.get(line.id) ?? []) : []
  const userId = own[0]?.userId ?? line?.attendeeId ?? line?.buyerId
  const name = userId === undefined ? undefined : names.get(userId)
  return {
    used_at: presentInstant(claim.createdAt),
    count: claim.count,
    status: statusOf(claim, own, now),
    name: line?.name ?? null,
    for: userId === undefined || name === undefined ? null : { id: userId, name },
    bookings: own.map(({ id, startsAt, venueId }) => ({
      id,
      starts_at: presentDateTime(startsAt, timezones.get(venueId) ?? 'UTC'),
    })),
  }
}

function statusOf(
  { cartItemId }: Claim,
  bookings: readonly { readonly startsAt: number }[],
  now: number,
): PackageUse['status'] {
  if (cartItemId !== null) return 'reserved'
  return bookings.some(({ startsAt }) => startsAt > now) ? 'booked' : 'used'
}
