import type { Channel, Reason } from '@touchline/contract'
import { type ClaimRow, isSplit, leftOn, type PlacesRow } from '../../places/index.ts'
import type { WaitlistEntryRow } from '../../places/index.ts'

/** People who wait together, or one who waits alone: they share a turn and an offer. */
export type Sharer = Pick<WaitlistEntryRow, 'id' | 'count' | 'channel' | 'status'> & {
  /** Places went past them so often that the next ones are saved for them until they are enough. */
  readonly isDue?: boolean
}

type Kept = Pick<ClaimRow, 'count' | 'channel'>

/** The distribution of places kept for a waitlist. */
export type Shares = {
  /** Entries offered all the places they wait for. */
  readonly offered: readonly number[]
  /** Entries that wait for more than there are, where there are some; they keep their position. */
  readonly passedOver: readonly number[]
  /** Places free for everybody again. */
  readonly freed: readonly Portion[]
  /** Free places that are kept now. */
  readonly kept: readonly Portion[]
  /** Those passed over while places that had come free went to others or on sale. */
  readonly overtaken: readonly number[]
  /** Those for whom places are saved, which nobody behind them is offered. */
  readonly savedFor: readonly number[]
}

/** The reason shown to an entry passed over for its size. */
export const waitsForMore = { code: 'waits_for_more' } as const satisfies Reason

type Portion = { readonly channel: Channel | null; readonly count: number }

/**
 * Shares kept and free places out in turn: each gets all or nothing, and nothing stays kept without an offer, except for
 * those who are due.
 */
export function shareOut(places: PlacesRow, kept: readonly Kept[], sharers: readonly Sharer[]): Shares {
  const pools: readonly (Channel | null)[] = isSplit(places) ? ['online', 'foh'] : [null]
  const shares = pools.map((channel) =>
    sharePool(places, channel, kept.filter(isOf(channel)), sharers.filter(isOf(channel))),
  )
  return {
    offered: shares.flatMap(({ offered }) => offered),
    passedOver: shares.flatMap(({ passedOver }) => passedOver),
    freed: shares.flatMap(({ freed }) => freed),
    kept: shares.flatMap((share) => share.kept),
    overtaken: shares.flatMap(({ overtaken }) => overtaken),
    savedFor: shares.flatMap(({ savedFor }) => savedFor),
  }
}

function isOf(channel: Channel | null) {
  return (row: { readonly channel: Channel }) => channel === null || row.channel === channel
}

function sharePool(
  places: PlacesRow,
  channel: Channel | null,
  kept: readonly Kept[],
  sharers: readonly Sharer[],
): Shares {
  const keptCount = total(kept)
  const before = total(sharers.filter(({ status }) => status === 'offered'))
  const { offered, passedOver, saving, left } = inTurn(
    sharers.filter(({ status }) => status === 'waiting'),
    keptCount - before + leftOn(places, channel ?? 'online'),
  )
  const needed = before + total(offered) + (saving ? left : 0)
  const freed = Math.max(0, keptCount - needed)
  const cameFree = keptCount > before
  const isBehind = (one: Sharer) => offered.some((other) => sharers.indexOf(other) > sharers.indexOf(one))
  return {
    offered: offered.map(({ id }) => id),
    passedOver: passedOver.map(({ id }) => id),
    freed: freed > 0 ? [{ channel, count: freed }] : [],
    kept: needed > keptCount ? [{ channel, count: needed - keptCount }] : [],
    overtaken: passedOver.filter((one) => cameFree && (freed > 0 || isBehind(one))).map(({ id }) => id),
    savedFor: saving ? [saving.id] : [],
  }
}

/** Gives places in turn; the first who is due and for whom they are too few ends it, and gets the next ones too. */
function inTurn(waiting: readonly Sharer[], atHand: number) {
  const [offered, passedOver]: [Sharer[], Sharer[]] = [[], []]
  let left = atHand
  for (const one of waiting) {
    const fits = one.count <= left
    if (fits) {
      offered.push(one)
      left -= one.count
    } else if (left > 0) {
      passedOver.push(one)
    }
    if (!fits && one.isDue) return { offered, passedOver, left, saving: one }
  }
  return { offered, passedOver, left, saving: undefined }
}

function total(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0)
}
