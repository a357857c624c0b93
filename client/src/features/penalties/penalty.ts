import { chargeTypes } from '@touchline/contract/client'
import type { ChargeType } from '@touchline/contract/client'
import { minorUnits, sum } from '@touchline/money'
import type { MinorUnits } from '@touchline/money'
import type { Entity } from '@touchline/contract/client'
import { having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'

type WirePenalty = Entity<'Penalty'>

/** A charge that can be paid: it is known by its id and has an amount. [O-92] */
export type Penalty = Having<Read<WirePenalty>, 'id' | 'amount'>

/** What a customer still owes. */
export function unpaid(penalties: readonly Read<WirePenalty>[]): readonly Penalty[] {
  return having(penalties, 'id', 'amount').filter(({ paidAt }) => !paidAt)
}

export function owed(penalties: readonly Penalty[]): MinorUnits {
  return sum(penalties.map(({ amount }) => minorUnits(amount.value)))
}

/** Nothing can be booked before it is paid. [O-18] */
export function blocksBooking(penalties: readonly Penalty[]): boolean {
  return penalties.some(({ blocks }) => blocks.includes('booking'))
}

/** What it is put into the basket as: a penalty where the platform does not say. [O-184] */
export function payableAs({ purchasableType }: Pick<Penalty, 'purchasableType'>): ChargeType {
  return chargeTypes.find((known) => known === purchasableType) ?? 'penalty'
}
