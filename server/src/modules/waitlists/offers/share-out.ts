import type { Channel, Reason } from '@touchline/contract'
import { type ClaimRow, isSplit, leftOn, type PlacesRow } from '../../places/index.ts'
import type { WaitlistEntryRow } from '../../places/index.ts'

type Entry = Pick<WaitlistEntryRow, 'id' | 'count' | 'channel' | 'status'>
type Kept = Pick<ClaimRow, 'count' | 'channel'>

/** The distribution of places kept for a waitlist. */
export type Shares = {
  /** Entries offered all the places they wait for. */
  readonly offered: readonly number[]
  /** Entries that wait for more than there are; they keep their position. */
  readonly passedOver: readonly number[]
  /** Places free for everybody again. */
  readonly freed: readonly Portion[]
  /** Free places that are kept now. */
  readonly kept: readonly Portion[]
}

/** The reason shown to an entry passed over for its size. */
export const waitsForMore = { code: 'waits_for_more' } as const satisfies Reason

type Portion = { readonly channel: Channel | null; readonly count: number }

/** Shares kept and free places out in turn: each entry gets all or nothing, and nothing stays kept without an offer. */
export function shareOut(places: PlacesRow, kept: readonly Kept[], entries: readonly Entry[]): Shares {
  const pools: readonly (Channel | null)[] = isSplit(places) ? ['online', 'foh'] : [null]
  const shares = pools.map((channel) =>
    sharePool(places, channel, kept.filter(isOf(channel)), entries.filter(isOf(channel))),
  )
  return {
    offered: shares.flatMap(({ offered }) => offered),
    passedOver: shares.flatMap(({ passedOver }) => passedOver),
    freed: shares.flatMap(({ freed }) => freed),
    kept: shares.flatMap((share) => share.kept),
  }
}

function isOf(channel: Channel | null) {
  return (row: { readonly channel: Channel }) => channel === null || row.channel === channel
}

function sharePool(
  places: PlacesRow,
  channel: Channel | null,
  kept: readonly Kept[],
  entries: readonly Entry[],
): Shares {
  const keptCount = total(kept)
  const before = total(entries.filter(({ status }) => status === 'offered'))
  let atHand = keptCount - before + leftOn(places, channel ?? 'online')
  const [offered, passedOver]: [Entry[], Entry[]] = [[], []]
  for (const entry of entries.filter(({ status }) => status === 'waiting')) {
    const fits = entry.count <= atHand
    if (fits) atHand -= entry.count
    ;(fits ? offered : passedOver).push(entry)
  }
  const needed = before + total(offered)
  return {
    offered: offered.map(({ id }) => id),
    passedOver: passedOver.map(({ id }) => id),
    freed: keptCount > needed ? [{ channel, count: keptCount - needed }] : [],
    kept: needed > keptCount ? [{ channel, count: needed - keptCount }] : [],
  }
}

function total(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0)
}
