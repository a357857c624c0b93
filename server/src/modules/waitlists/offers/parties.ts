import { day } from '@touchline/clock'
import { capacityOn, type PlacesRow } from '../../places/index.ts'
import type { Turn } from '../tell-waiting.ts'
import type { Sharer } from './share-out.ts'

/** The entries of people who wait together, or one entry alone. */
export type Party = Sharer & { readonly turns: readonly Turn[] }

/** How often places may go past a party because they are too few. */
const mostPasses = 2

/** Places are saved for a party until this long before the wait ends; then they go to whoever they are enough for. */
const savedBefore = day

/** The parties of a waitlist, in turn. Those of one party have one state: an offer is made to all of them. */
export function partiesOf(turns: readonly Turn[]): readonly Party[] {
  const keyOf = ({ entry }: Turn) => `${entry.status} ${entry.partyId ?? entry.id}`
  return [...Map.groupBy(turns, keyOf).values()].flatMap((own): readonly Party[] => {
    const [first] = own
    if (!first) return []
    const { id, partyId, channel, status } = first.entry
    const count = own.reduce((sum, { entry }) => sum + entry.count, 0)
    return [{ id: partyId ?? id, channel, status, count, turns: own }]
  })
}

type At = {
  readonly places: PlacesRow
  /** The ends of the waits, epoch milliseconds. */
  readonly closings: ReadonlyMap<Turn, number>
  readonly now: number
}

/** When places stop being saved for a party, epoch milliseconds. */
export function savedUntil({ turns }: Party, closings: At['closings']): number {
  return Math.min(...turns.map((turn) => closings.get(turn) ?? Infinity)) - savedBefore
}

/** Whether the next places are saved for a party: they went past it too often, and there can ever be enough. [O-379] */
export function isDue(party: Party, { places, closings, now }: At): boolean {
  const passes = Math.max(...party.turns.map(({ entry }) => entry.passes ?? 0))
  const most = capacityOn(places, party.channel).maximum ?? Infinity
  return passes >= mostPasses && party.count <= most && now < savedUntil(party, closings)
}
