import type { AddItem, ChargeType } from '@touchline/contract'
import { parseById } from '../../purchasables/parse-by-id.ts'
import { type Parsed, type Presented, purchasable, type StoredLine } from '../../purchasables/purchasable.ts'
import type { Reads } from '../../repositories.ts'
import type { PlacesRow } from '../places/index.ts'
import { decidePenalty, type PenaltyChoice, words } from './penalty.ts'
import type { PenaltyRow } from './tables.ts'
import { penaltyWrites } from './repository.ts'

type PenaltyFacts = {
  readonly penalties: ReadonlyMap<number, PenaltyRow>
  readonly places: ReadonlyMap<number, PlacesRow>
}

/** One charge, for the owner, with nothing else. */
export function parsePenalty(item: AddItem): Parsed<PenaltyChoice> {
  return parseById(item, words, (common, penaltyId) => ({ ...common, penaltyId }))
}

async function readPenalties(reads: Reads, choices: readonly PenaltyChoice[]): Promise<PenaltyFacts> {
  const penalties = await reads.penalties.byIds({ ids: [...new Set(choices.map(({ penaltyId }) => penaltyId))] })
  const placesIds = penalties.map(({ placesId }) => placesId)
  const places = placesIds.length > 0 ? await reads.places.byIds({ ids: placesIds }) : []
  return {
    penalties: new Map(penalties.map((row) => [row.id, row])),
    places: new Map(places.map((row) => [row.id, row])),
  }
}

const idsOf = (lines: readonly StoredLine[]) => lines.map(({ purchasableId }) => Number(purchasableId))

/** The purchasable of one type of charge. */
function chargePurchasable(type: ChargeType) {
  return purchasable<PenaltyChoice, PenaltyFacts>({
    parse: parsePenalty,
    facts: readPenalties,
    decide: ({ penalties, places }, { penaltyId }, circumstances) => {
      const penalty = penalties.get(penaltyId)
      return decidePenalty(penalty, penalty && places.get(penalty.placesId), { ...circumstances, type })
    },
    present: async (_reads, lines) =>
      new Map(lines.map(({ id, purchasableId }) => [id, shownAs(type, Number(purchasableId))])),
    fulfil: (tx, lines, { now }) => penaltyWrites(tx).markPaid({ ids: idsOf(lines), paidAt: now }),
    isBlockedByPenalties: false,
  })
}

/** The documents know penalties; any other charge is an accounting entry. [P3.3] */
function shownAs(type: ChargeType, id: number): Presented {
  return type === 'penalty' ? { type, penalty_id: id } : { type: 'journal_transaction', journal_transaction_id: id }
}

export const penaltyPurchasable = chargePurchasable('penalty')
export const collectableFeePurchasable = chargePurchasable('collectableFee')
export const debtPurchasable = chargePurchasable('debt')
