import type { CancellationSource } from '@touchline/contract'
import type { Tx } from '../../../repositories.ts'
import type { ClaimRow } from '../../places/index.ts'
import type { Outcome } from './cancellation.ts'
import type { CancellationFacts } from './read-units.ts'
import type { BookingRow } from '../../reservations/index.ts'

type Ended = { readonly rows: readonly [BookingRow, ...BookingRow[]]; readonly outcome: Outcome }

/**
 * Claims that are free once these bookings are cancelled: on places no other booking of the line uses, on refunded
 * extras, and on package usages cancelled in time. A course given up frees its place although some sessions were held.
 */
export async function claimsFreedBy(
  tx: Tx,
  facts: CancellationFacts,
  ended: readonly Ended[],
  source: CancellationSource,
): Promise<readonly ClaimRow[]> {
  const going = new Set(ended.flatMap(({ rows }) => rows.map(({ id }) => id)))
  const placesOf = ({ occurrenceId }: BookingRow) => facts.sessions.get(occurrenceId)?.session.row.placesId
  const freed: ClaimRow[] = []
  for (const { rows, outcome } of ended) {
    const [{ bundleId, itemId, orderId }] = rows
    const line = bundleId === null ? rows : (facts.ofBundle.get(bundleId) ?? rows)
    const staying = line.filter(({ id, status }) => status !== 'cancelled' && !going.has(id))
    const isCourse = rows.some(({ occurrenceId }) => isOfCourse(facts, occurrenceId)) && source !== 'occurrence'
    const kept = new Set(isCourse ? [] : staying.map(placesOf))
    const given = new Set(rows.map(placesOf).filter((placesId) => !kept.has(placesId)))
    const claims = await tx.places.liveOfOrderItems({ itemIds: [itemId] })
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
  return [...new Map(freed.map((claim) => [claim.id, claim])).values()]
}

function isOfCourse({ sessions }: CancellationFacts, occurrenceId: string): boolean {
  return sessions.get(occurrenceId)?.schedule.row.bookingType === 'courses'
}
