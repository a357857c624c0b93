import { chargeTypes } from '@touchline/contract/client'
import type { ChargeType } from '@touchline/contract/client'
import { minorUnits, sum } from '@touchline/money'
import type { MinorUnits } from '@touchline/money'
import type { Entity } from '@touchline/contract/client'
import { having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'

type WirePenalty = Entity<'Penalty'>

/** A charge that can be paid: it has an id and an amount. */
export type Penalty = Having<Read<WirePenalty>, 'id' | 'amount'>

/** A customer's unpaid charges. */
export function unpaid(penalties: readonly Read<WirePenalty>[]): readonly Penalty[] {
  return having(penalties, 'id', 'amount').filter(({ paidAt }) => !paidAt)
}

export function owed(penalties: readonly Penalty[]): MinorUnits {
  return sum(penalties.map(({ amount }) => minorUnits(amount.value)))
}

/** Whether one of them blocks booking. */
export function blocksBooking(penalties: readonly Penalty[]): boolean {
  return penalties.some(({ blocks }) => blocks.includes('booking'))
}

/** Its purchasable type: a penalty by default. */
export function payableAs({ purchasableType }: Pick<Penalty, 'purchasableType'>): ChargeType {
  return chargeTypes.find((known) => known === purchasableType) ?? 'penalty'
}
