import type { Refusal } from '../../../purchasables/purchasable.ts'
import type { Reads } from '../../../repositories.ts'
import type { ClaimRow, PlacesRow } from '../../places/index.ts'
import { isSoldLater, judgeWaiting, type Verdicts } from './judge-waiting.ts'
import type { Party } from './parties.ts'
import { shareOut, type Shares } from './share-out.ts'

type Fair = {
  readonly shares: Shares
  /** The refusal of entries that could not take their offer; they keep their position. */
  readonly refusals: ReadonlyMap<number, Refusal>
}

type Sharing = {
  readonly places: PlacesRow
  readonly kept: readonly ClaimRow[]
  readonly parties: readonly Party[]
  readonly now: number
}

/**
 * Shares places out among parties that can book, in turn; undefined while nobody can. A party can when everybody in it
 * can. Judges only the next ones, in growing numbers, so that few readings pass over many. [O-48]
 */
export async function shareFairly(reads: Reads, { places, kept, parties, now }: Sharing): Promise<Fair | undefined> {
  const judge = (some: readonly Party[]) =>
    judgeWaiting(
      reads,
      some.flatMap(({ turns }) => turns),
      now,
    )
  const verdicts = new Map(await judge(parties.filter(({ status }) => status === 'offered')))
  for (;;) {
    if (isSoldLater(verdicts)) return undefined
    const able = parties.filter(({ status, turns }) => status === 'offered' || !turns.some(isRefusedBy(verdicts)))
    const shares = shareOut(places, kept, able)
    const unknown = able.filter(({ turns }) => turns.some(({ entry }) => !verdicts.has(entry.id)))
    const next = unknown.filter(({ id }) => shares.offered.includes(id) || shares.savedFor.includes(id))
    if (next.length === 0) return { shares, refusals: refusalsIn(verdicts, parties) }
    const behind = unknown.filter((party) => !next.includes(party)).slice(0, verdicts.size)
    for (const [id, refusal] of await judge([...next, ...behind])) verdicts.set(id, refusal)
  }
}

function isRefusedBy(verdicts: Verdicts) {
  return ({ entry }: Party['turns'][number]) => verdicts.get(entry.id) !== undefined
}

function refusalsIn(verdicts: Verdicts, parties: readonly Party[]) {
  return new Map(
    parties.flatMap(({ status, turns }) =>
      turns.flatMap(({ entry: { id } }) => {
        const refusal = verdicts.get(id)
        // An offer stays until its time is up.
        return refusal && status === 'waiting' ? [[id, refusal] as const] : []
      }),
    ),
  )
}
