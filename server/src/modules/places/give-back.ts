import type { Tx } from '../../repositories.ts'
import type { ClaimChange, HeldClaim } from './claim-places.ts'
import { placeWrites } from './repository.ts'

export type Given = Pick<HeldClaim, 'placesId' | 'channel' | 'count'>

/** The job that offers places kept for a waitlist; its subject is the id of the places. */
export const waitlistJob = 'waitlist-places'

/**
 * Ends claims; answers the places that others may take now. With a waitlist, only those taken again in the same request
 * are free: the rest is kept for the waitlist.
 */
export async function giveBack(
  tx: Tx,
  { taken, released, now }: Pick<ClaimChange, 'taken' | 'released' | 'now'>,
): Promise<readonly Given[]> {
  if (released.length === 0) return []
  const rows = await tx.places.byIds({ ids: [...new Set(released.map(({ placesId }) => placesId))] })
  const waitedFor = new Set(rows.filter(({ waitUsed }) => waitUsed > 0).map(({ id }) => id))
  const kept: HeldClaim[] = []
  const free = released.filter(({ placesId }) => !waitedFor.has(placesId))
  for (const placesId of [...waitedFor].toSorted((a, b) => a - b)) {
    await tx.jobs.wake({ kind: waitlistJob, subject: String(placesId), dueAt: now })
    const own = released.filter((claim) => claim.placesId === placesId)
    const again = taken.filter((claim) => claim.placesId === placesId).reduce((total, { count }) => total + count, 0)
    for (const part of divide(own, again)) (part.isKept ? kept : free).push(part.claim)
  }
  for (const { id, count } of kept) await placeWrites(tx).keepForWaitlist({ id, count })
  const keptIds = new Set(kept.map(({ id }) => id))
  const whole = free.filter(({ id }) => !keptIds.has(id))
  const ended = await (whole.length > 0
    ? placeWrites(tx).release({ ids: whole.map(({ id }) => id), releasedAt: now })
    : Promise.resolve([]))
  const endedIds = new Set([...ended.map(({ id }) => id), ...keptIds])
  // A claim ended by another transaction was released there.
  return free.filter(({ id }) => endedIds.has(id))
}

type Part = { readonly claim: HeldClaim; readonly isKept: boolean }

/** The first `again` places of the claims, and the rest, which is kept; a claim on the boundary is in both. */
function divide(claims: readonly HeldClaim[], again: number): readonly Part[] {
  const parts: Part[] = []
  let left = again
  for (const claim of claims) {
    const free = Math.min(left, claim.count)
    left -= free
    if (free > 0) parts.push({ claim: { ...claim, count: free }, isKept: false })
    if (free < claim.count) parts.push({ claim: { ...claim, count: claim.count - free }, isKept: true })
  }
  return parts
}
