import type { ChargeType, Text } from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'
import { noVisit } from '../../purchasables/no-visit.ts'
import {
  type Chosen,
  type Circumstances,
  type Decision,
  type Quote,
  type Refusal,
  refused,
} from '../../purchasables/purchasable.ts'
import type { PlacesRow } from '../places/index.ts'
import type { PenaltyRow } from './tables.ts'
import { text } from '../../texts/index.ts'

export type PenaltyChoice = Chosen & { readonly penaltyId: number }

/** The problems of a line for a charge. */
export const words = {
  quantity: [text('carts:one_debt')],
  notHere: [text('carts:not_for_debts')],
}

/** The actions blocked while a penalty is unpaid. */
export function blockedBy({ disablesBooking, actions }: Pick<PenaltyRow, 'disablesBooking' | 'actions'>) {
  const blocks: ('booking' | 'access')[] = []
  if (disablesBooking) blocks.push('booking')
  if (actions.includes('disable_access')) blocks.push('access')
  return blocks
}

/**
 * A charge is paid from its owner's basket, which staff may fill too: once, from one basket at a time, under its own
 * type.
 */
export function decidePenalty(
  penalty: PenaltyRow | undefined,
  places: PlacesRow | undefined,
  { actor, insteadOf, type }: Pick<Circumstances, 'actor' | 'insteadOf'> & { readonly type: ChargeType },
): Decision {
  // Nobody learns about another person's debts.
  if (!penalty || penalty.type !== type || penalty.userId !== actor.ownerId || penalty.withdrawnAt !== null)
    return refused({ reason: { code: 'not_found' }, error: 'item_not_found' })
  const refusal = whyNot(penalty, places, insteadOf)
  return refusal ? refused(refusal) : { kind: 'quote', quote: quotePenalty(penalty) }
}

function whyNot({ paidAt }: PenaltyRow, places: PlacesRow | undefined, insteadOf?: number): Refusal | undefined {
  if (paidAt !== null) return { reason: { code: 'already_paid' }, error: 'not_bookable', action: null }
  if (insteadOf === undefined && places && places.consumed > 0) {
    return { reason: { code: 'in_basket' }, error: 'already_booked', action: null }
  }
  return undefined
}

function quotePenalty({ id, amount, reason, placesId }: PenaltyRow): Quote {
  return quoteOf({ name: reason, purchasableId: String(id), amount, placesIds: [placesId] })
}

/** The amount, and one place for each charge it pays. */
export function quoteOf({ name, purchasableId, amount, placesIds }: Sum): Quote {
  return {
    ...noVisit,
    name,
    purchasableId,
    quantity: 1,
    unitPrice: amount,
    pricingOption: null,
    benefitApplied: false,
    priceNote: null,
    attendeeId: null,
    claims: placesIds.map((placesId) => ({ placesId, count: 1 })),
  }
}

type Sum = {
  readonly name: Text | string
  readonly purchasableId: string
  readonly amount: MinorUnits
  readonly placesIds: readonly number[]
}
