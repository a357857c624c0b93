import type { Refusal } from '../../../purchasables/purchasable.ts'
import type { Reads } from '../../../repositories.ts'
import type { ClaimRow, PlacesRow } from '../../places/index.ts'
import { isSoldLater, judgeWaiting } from './judge-waiting.ts'
import { shareOut, type Shares } from './share-out.ts'
import type { Turn } from '../tell-waiting.ts'

type Fair = {
  readonly shares: Shares
  /** The refusal of entries that could not take their offer; they keep their position. */
  readonly refusals: ReadonlyMap<number, Refusal>
}

/**
 * Shares places out among entries that can book, in turn; undefined while nobody can. Judges only the next entries, in
 * growing numbers, so that few readings pass over many. [O-48]
 */
export async function shareFairly(
  reads: Reads,
  { places, kept, turns, now }: { places: PlacesRow; kept: readonly ClaimRow[]; turns: readonly Turn[]; now: number },
): Promise<Fair | undefined> {
  const offered = turns.filter(({ entry }) => entry.status === 'offered')
  const verdicts = new Map(await judgeWaiting(reads, offered, now))
  for (;;) {
    if (isSoldLater(verdicts)) return undefined
    const able = turns.filter(({ entry }) => entry.status === 'offered' || !verdicts.get(entry.id))
    const shares = shareOut(
      places,
      kept,
      able.map(({ entry }) => entry),
    )
    const unknown = able.filter(({ entry }) => !verdicts.has(entry.id))
    const next = unknown.filter(({ entry }) => shares.offered.includes(entry.id))
    if (next.length === 0) return { shares, refusals: refusalsIn(verdicts, turns) }
    const behind = unknown.filter((turn) => !next.includes(turn)).slice(0, verdicts.size)
    for (const [id, refusal] of await judgeWaiting(reads, [...next, ...behind], now)) verdicts.set(id, refusal)
  }
}

function refusalsIn(verdicts: ReadonlyMap<number, Refusal | undefined>, turns: readonly Turn[]) {
  return new Map(
    turns.flatMap(({ entry: { id, status } }) => {
      const refusal = verdicts.get(id)
      // An offer stays until its time is up.
      return refusal && status === 'waiting' ? [[id, refusal] as const] : []
    }),
  )
}
