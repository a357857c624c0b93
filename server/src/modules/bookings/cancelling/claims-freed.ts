import type { CancellationSource } from '@touchline/contract'
import type { Tx } from '../../../repositories.ts'
import type { ClaimRow, NewClaim } from '../../places/index.ts'
import type { Outcome } from './cancellation.ts'
import { type CancellationFacts, lineOf } from './read-units.ts'
import type { BookingRow } from '../../reservations/index.ts'

type Ended = { readonly rows: readonly [BookingRow, ...BookingRow[]]; readonly outcome: Outcome }

/** Claims that end, and those that take their part for the tickets that stay. */
type Freed = { readonly released: readonly ClaimRow[]; readonly taken: readonly NewClaim[] }

/**
 * Claims that are free once these bookings are cancelled: on places no other booking of the line uses, on refunded
 * extras, and on package usages cancelled in time. A course given up frees its place although some sessions were held.
 */
export async function claimsFreedBy(
  tx: Tx,
  facts: CancellationFacts,
  ended: readonly Ended[],
  { source, ids }: { readonly source: CancellationSource; readonly ids: { readonly claim: () => number } },
): Promise<Freed> {
  const going = new Set(ended.flatMap(({ rows }) => rows.map(({ id }) => id)))
  const placesOf = ({ occurrenceId }: BookingRow) => facts.sessions.get(occurrenceId)?.session.row.placesId
  const freed: ClaimRow[] = []
  const taken: NewClaim[] = []
  for (const { rows, outcome } of ended) {
    const [{ bundleId, itemId, orderId }] = rows
    const line = lineOf(facts, rows[0])
    const staying = line.filter(({ id, status }) => status !== 'cancelled' && !going.has(id))
    const isCourse = rows.some(({ occurrenceId }) => isOfCourse(facts, occurrenceId)) && source !== 'occurrence'
    const kept = new Set(isCourse ? [] : staying.map(placesOf))
    const given = new Set(rows.map(placesOf).filter((placesId) => !kept.has(placesId)))
    const claims = await tx.places.liveOfOrderItems({ itemIds: [itemId] })
    if (bundleId === null && staying.length > 0) {
      const shrunk = shrink(claims, { count: staying.reduce((total, { count }) => total + count, 0), itemId, ids })
      freed.push(...shrunk.released)
      taken.push(...shrunk.taken)
      continue
    }
    freed.push(...claims.filter(({ placesId }) => given.has(placesId)))
    // The line's other claims are usages of packages.
    const places = new Set(line.map(placesOf))
    const usages = claims.filter((claim) => !places.has(claim.placesId) && !freed.some(({ id }) => id === claim.id))
    if (outcome.returnsUsages) {
      const isOver = staying.length === 0 || isCourse
      // Sessions chosen one by one took a usage each; a purchase of the whole took them together.
      const isEach = bundleId !== null && facts.bundles.get(bundleId)?.whole === false
      const returning = isEach ? usages.slice(0, rows.length) : usages
      if (isEach || isOver) freed.push(...returning)
    }
    if (!outcome.returnsExtras) continue
    const extraIds = (facts.extras.get(`${orderId}:${itemId}`) ?? []).map(({ id }) => id)
    if (extraIds.length > 0) freed.push(...(await tx.places.liveOfOrderItems({ itemIds: extraIds })))
  }
  return { released: [...new Map(freed.map((claim) => [claim.id, claim])).values()], taken }
}

type Shrinking = {
  /** The number of places that stay. */
  readonly count: number
  readonly itemId: number
  readonly ids: { readonly claim: () => number }
}

/** Claims of a line of tickets, some of which stay: the first ones are kept, the one on the boundary is taken again. */
function shrink(claims: readonly ClaimRow[], { count, itemId, ids }: Shrinking): Freed {
  const released: ClaimRow[] = []
  const taken: NewClaim[] = []
  let left = count
  for (const claim of claims) {
    const kept = Math.min(left, claim.count)
    left -= kept
    if (kept === claim.count) continue
    released.push(claim)
    const { placesId, channel } = claim
    if (kept > 0) taken.push({ id: ids.claim(), placesId, channel, count: kept, holder: { orderItemId: itemId } })
  }
  return { released, taken }
}

function isOfCourse({ sessions }: CancellationFacts, occurrenceId: string): boolean {
  return sessions.get(occurrenceId)?.schedule.row.bookingType === 'courses'
}
