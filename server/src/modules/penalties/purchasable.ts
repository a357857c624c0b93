import type { AddItem } from '@touchline/contract'
import { type Parsed, purchasable, type StoredLine } from '../../purchasable.ts'
import type { Reads } from '../../repositories.ts'
import type { PlacesRow } from '../places/index.ts'
import { decidePenalty, type PenaltyChoice } from './penalty.ts'
import type { PenaltyRow } from './tables.ts'

type PenaltyFacts = {
  readonly penalties: ReadonlyMap<number, PenaltyRow>
  readonly places: ReadonlyMap<number, PlacesRow>
}

/** One, for nobody else, with nothing beside it. [O-55] */
export function parsePenalty(item: AddItem): Parsed<PenaltyChoice> {
  const fields: Record<string, string[]> = {}
  const notHere = ['This field is not for penalties.']
  if ((item.quantity ?? 1) !== 1) fields['quantity'] = ['The quantity of a penalty is always 1.']
  if ((item.purchased_for_user_id ?? null) !== null) fields['purchased_for_user_id'] = notHere
  if (item.booking_full_camp !== undefined) fields['booking_full_camp'] = notHere
  if (item.camp_occurrence_ids !== undefined) fields['camp_occurrence_ids'] = notHere
  if ((item.extras ?? []).length > 0) fields['extras'] = notHere
  if ((item.custom_question_answers ?? []).length > 0) fields['custom_question_answers'] = notHere
  if (!/^\d{1,10}$/.test(String(item.purchasable_id))) fields['purchasable_id'] = ['This field must be a whole number.']
  if (Object.keys(fields).length > 0) return { kind: 'problems', fields }
  const penaltyId = Number(item.purchasable_id)
  return {
    kind: 'choice',
    choice: { attendeeId: null, quantity: 1, extras: [], answers: [], agreed: [], penaltyId },
  }
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

export const penaltyPurchasable = purchasable<PenaltyChoice, PenaltyFacts>({
  parse: parsePenalty,
  facts: readPenalties,
  decide: ({ penalties, places }, { penaltyId }, circumstances) => {
    const penalty = penalties.get(penaltyId)
    return decidePenalty(penalty, penalty && places.get(penalty.placesId), circumstances)
  },
  present: async (_reads, lines) =>
    new Map(lines.map(({ id, purchasableId }) => [id, { type: 'penalty', penalty_id: Number(purchasableId) }])),
  settle: (tx, lines, now) => tx.penalties.markPaid({ ids: idsOf(lines), paidAt: now }),
  isBlockedByPenalties: false,
})
