import type { Channel } from '@touchline/contract'
import type { Tx } from '../../repositories.ts'
import { type Given, giveBack } from './give-back.ts'
import { type FromKept, servedByKept } from './kept-places.ts'
import type { ClaimRow } from './tables.ts'
import { placeWrites } from './repository.ts'

/** The holder of a claim, exactly one of these. `waitlistId` is the id of the awaited places. */
type Holder =
  | { readonly cartItemId: number }
  | { readonly orderItemId: number }
  | { readonly blockId: number }
  | { readonly waitlistId: number }

export type NewClaim = {
  readonly id: number
  readonly placesId: number
  readonly count: number
  readonly channel: Channel
  readonly holder: Holder
  /** Places offered to a waitlist entry. */
  readonly offer?: { readonly entryId: number; readonly count: number } | undefined
}

export type HeldClaim = Pick<ClaimRow, 'id' | 'placesId' | 'count' | 'channel'>

export type ClaimChange = {
  readonly taken: readonly NewClaim[]
  readonly released: readonly HeldClaim[]
  /** Places kept for a waitlist that become free for everybody. */
  readonly freed?: readonly { readonly placesId: number; readonly channel: Channel | null; readonly count: number }[]
  readonly now: number
}

/** Thrown by `changeClaims` when fewer places are left than wanted. The transaction has to end with it. */
export class PlacesTakenError extends Error {
  override name = 'PlacesTakenError'
  readonly placesId: number
  constructor(placesId: number) {
    super(`not enough of places ${placesId} are left`)
    this.placesId = placesId
  }
}

/**
 * Claims and releases places: the only function that writes the number consumed. Runs last in its transaction: changes
 * are summed per row and written by one conditional update each, in order of id, so that two transactions never
 * deadlock. Released places go to the waitlist where there is one, and a job due now decides who gets them; an offered
 * place serves its entry's claim first. Throws `PlacesTakenError` for the first row with too few left, or whose offer
 * is over.
 */
export async function changeClaims(tx: Tx, { taken, released, freed = [], now }: ClaimChange): Promise<void> {
  const given = await giveBack(tx, { taken, released, now })
  if (taken.length > 0) {
    await placeWrites(tx).insertClaims(
      taken.map(({ holder, offer: _served, ...claim }) => ({
        ...claim,
        ...holder,
        status: 'live' as const,
        createdAt: now,
      })),
    )
  }
  const ids = new Set([...taken, ...given, ...freed].map(({ placesId }) => placesId))
  for (const placesId of [...ids].toSorted((a, b) => a - b)) {
    const of = <Row extends { readonly placesId: number }>(rows: readonly Row[]) =>
      rows.filter((row) => row.placesId === placesId)
    const fromKept = [...of(taken).flatMap(offerIn), ...of(freed)]
    const kept = fromKept.length > 0 ? await servedByKept(tx, placesId, fromKept, now) : []
    if (!kept) throw new PlacesTakenError(placesId)
    for (const { channel, count } of netOf(of(taken), [...of(given), ...kept])) {
      const change = channel === 'online' ? placeWrites(tx).changeOnline : placeWrites(tx).changeFoh
      if (!(await change({ id: placesId, count }))) throw new PlacesTakenError(placesId)
    }
  }
}

function offerIn({ offer, channel }: NewClaim): readonly FromKept[] {
  return offer ? [{ ...offer, channel }] : []
}

type Net = { readonly channel: Channel; readonly count: number }

/** The changes of one row, by channel; releases come before claims. */
function netOf(taken: readonly Net[], given: readonly Pick<Given, 'channel' | 'count'>[]): readonly Net[] {
  const sum = (rows: readonly Net[], channel: Channel) =>
    rows.reduce((total, row) => total + (row.channel === channel ? row.count : 0), 0)
  return (['foh', 'online'] as const)
    .map((channel) => ({ channel, count: sum(taken, channel) - sum(given, channel) }))
    .filter(({ count }) => count !== 0)
    .toSorted((a, b) => a.count - b.count)
}
