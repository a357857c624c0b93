import type { Channel } from '@touchline/contract'
import type { Tx } from '../../repositories.ts'
import type { Given } from './give-back.ts'
import type { ClaimRow, PlacesRow } from './tables.ts'
import { placeWrites } from './repository.ts'
import { waitlistWrites } from './waiting/repository.ts'

/** Places leaving a waitlist: for the entry with the offer, or for everybody. */
export type FromKept = {
  readonly entryId?: number
  readonly count: number
  /** Null for either channel. */
  readonly channel: Channel | null
}

/** Whether each channel has places of its own. */
export function isSplit({ onlineMax }: Pick<PlacesRow, 'onlineMax'>): boolean {
  return onlineMax !== null
}

/**
 * Takes places kept for a waitlist, with their row locked; answers them by channel. Undefined when an offer is over, or
 * too few are kept.
 */
export async function servedByKept(
  tx: Tx,
  placesId: number,
  wanted: readonly FromKept[],
  now: number,
): Promise<readonly Given[] | undefined> {
  if (!(await placeWrites(tx).lockRow({ id: placesId }))) return undefined
  const [places] = await tx.places.byIds({ ids: [placesId] })
  if (!places) return undefined
  const given: Given[] = []
  for (const { entryId, count, channel } of wanted) {
    if (entryId !== undefined && !(await takeOffer(tx, { entryId, placesId, count, now }))) return undefined
    const kept = await tx.places.liveOfWaitlist({ placesId })
    const parts = partsOf(kept, count, isSplit(places) ? channel : null)
    if (!parts) return undefined
    for (const { claim, taken } of parts) {
      if (taken < claim.count) await placeWrites(tx).keepForWaitlist({ id: claim.id, count: claim.count - taken })
      else await placeWrites(tx).release({ ids: [claim.id], releasedAt: now })
      given.push({ placesId, channel: claim.channel, count: taken })
    }
  }
  return given
}

type Taking = { readonly entryId: number; readonly placesId: number; readonly count: number; readonly now: number }

/** An entry that takes its whole offer leaves the waitlist; otherwise the rest stays offered. */
async function takeOffer(tx: Tx, { entryId, placesId, count, now }: Taking): Promise<boolean> {
  if (await waitlistWrites(tx).takePart({ id: entryId, count })) return true
  if (!(await waitlistWrites(tx).takeAll({ id: entryId, count, endedAt: now }))) return false
  return placeWrites(tx).changeWaiting({ id: placesId, count: -1 })
}

type Part = { readonly claim: ClaimRow; readonly taken: number }

function partsOf(kept: readonly ClaimRow[], count: number, channel: Channel | null): readonly Part[] | undefined {
  const parts: Part[] = []
  let left = count
  for (const claim of kept) {
    const taken = channel === null || claim.channel === channel ? Math.min(left, claim.count) : 0
    left -= taken
    if (taken > 0) parts.push({ claim, taken })
  }
  return left === 0 ? parts : undefined
}
