import type { Channel } from '@touchline/contract'
import type { Tx } from '../../repositories.ts'
import type { ClaimRow } from './tables.ts'

/** Who holds a claim: exactly one of these. */
export type Holder = { readonly cartItemId: number } | { readonly orderItemId: number } | { readonly blockId: number }

export type NewClaim = {
  readonly id: number
  readonly placesId: number
  readonly count: number
  readonly channel: Channel
  readonly holder: Holder
}

type HeldClaim = Pick<ClaimRow, 'id' | 'placesId' | 'count' | 'channel'>

export type ClaimChange = {
  readonly taken: readonly NewClaim[]
  readonly released: readonly HeldClaim[]
  readonly now: number
}

/** Thrown by `changeClaims`: there are not as many left as are wanted. The unit of work has to end with it. */
export class PlacesTakenError extends Error {
  override name = 'PlacesTakenError'
  readonly placesId: number
  constructor(placesId: number) {
    super(`not enough of places ${placesId} are left`)
    this.placesId = placesId
  }
}

/**
 * Takes places and gives places back; the only function that writes how many are consumed. Comes last in its unit of
 * work: what is taken and given back is summed per row and changed by one conditional update each, in order of id, so
 * that two units of work never wait for each other. Places that somebody waits for are kept for the waitlist instead of
 * being given back, and a job that is due now decides who gets them.
 * Throws `PlacesTakenError` for the first row that has not enough left.
 */
export async function changeClaims(tx: Tx, { taken, released, now }: ClaimChange): Promise<void> {
  const given = await giveBack(tx, released, now)
  if (taken.length > 0) {
    await tx.places.insertClaims(
      taken.map(({ holder, ...claim }) => ({ ...claim, ...holder, status: 'live' as const, createdAt: now })),
    )
  }
  for (const { id, channel, count } of netOf(taken, given)) {
    const change = channel === 'online' ? tx.places.changeOnline : tx.places.changeFoh
    if (!(await change({ id, count }))) throw new PlacesTakenError(id)
  }
}

/** Ends claims; answers those whose places are really free now. */
async function giveBack(tx: Tx, released: readonly HeldClaim[], now: number): Promise<readonly HeldClaim[]> {
  if (released.length === 0) return []
  const rows = await tx.places.byIds({ ids: [...new Set(released.map(({ placesId }) => placesId))] })
  const waitedFor = new Set(rows.filter(({ waitUsed }) => waitUsed > 0).map(({ id }) => id))
  const kept = released.filter(({ placesId }) => waitedFor.has(placesId))
  const free = released.filter(({ placesId }) => !waitedFor.has(placesId))
  if (kept.length > 0) await tx.places.passToWaitlist({ ids: kept.map(({ id }) => id) })
  for (const placesId of waitedFor) {
    await tx.jobs.put({ kind: waitlistJob, subject: String(placesId), dueAt: now })
  }
  if (free.length === 0) return []
  const ended = new Set(
    (await tx.places.release({ ids: free.map(({ id }) => id), releasedAt: now })).map(({ id }) => id),
  )
  // A claim that somebody else has ended meanwhile has been given back by them.
  return free.filter(({ id }) => ended.has(id))
}

/** The job that decides what becomes of places kept for a waitlist; its subject is the id of the places. */
export const waitlistJob = 'waitlist-places'

type Net = { readonly id: number; readonly channel: Channel; readonly count: number }

function netOf(
  taken: readonly Pick<HeldClaim, 'placesId' | 'channel' | 'count'>[],
  given: readonly HeldClaim[],
): readonly Net[] {
  const sums = new Map<string, Net>()
  const add = (placesId: number, channel: Channel, count: number) => {
    const key = `${placesId} ${channel}`
    sums.set(key, { id: placesId, channel, count: (sums.get(key)?.count ?? 0) + count })
  }
  for (const { placesId, channel, count } of taken) add(placesId, channel, count)
  for (const { placesId, channel, count } of given) add(placesId, channel, -count)
  return [...sums.values()]
    .filter(({ count }) => count !== 0)
    .toSorted((a, b) => a.id - b.id || a.channel.localeCompare(b.channel))
}
