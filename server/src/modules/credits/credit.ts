import type { CreditType } from '@touchline/contract'
import { least, minorUnits, type MinorUnits, minus, sum, sumOf, zero } from '@touchline/money'
import type { CreditReservationRow, CreditRow } from './tables.ts'

/** Membership credit is spent before general credit. */
export const creditOrder = ['membership', 'general'] as const satisfies readonly CreditType[]

/** Credit of one type: the balance, the amount this basket can take, and the amount it has reserved. */
export type CreditView = {
  readonly type: CreditType
  readonly totalAvailable: MinorUnits
  readonly maxApplicable: MinorUnits
  readonly reserved: MinorUnits
}

export type CreditFacts = {
  /** The user's grants that can be spent now. */
  readonly grants: readonly Pick<CreditRow, 'type' | 'remaining'>[]
  /** Reservations by any basket of the user. */
  readonly reservations: readonly Pick<CreditReservationRow, 'type' | 'amount' | 'cartId'>[]
  /** The viewing basket; undefined before there is one. */
  readonly cartId: number | undefined
  readonly balance: MinorUnits
}

/** Both types, always. Credit reserved by other baskets is not available to this one. [O-42] */
export function viewCredit({ grants, reservations, cartId, balance }: CreditFacts): readonly CreditView[] {
  return creditOrder.map((type) => {
    const granted = sum(grants.filter((grant) => grant.type === type).map(({ remaining }) => remaining))
    const ofType = reservations.filter((reservation) => reservation.type === type)
    const elsewhere = sumOf(ofType.filter((one) => one.cartId !== cartId))
    const reserved = sumOf(ofType.filter((one) => one.cartId === cartId))
    // Credit that expired after another basket set it aside would make this negative.
    const totalAvailable = minorUnits(Math.max(0, granted - elsewhere))
    return { type, totalAvailable, maxApplicable: least(totalAvailable, balance), reserved }
  })
}

export type CreditPart = { readonly type: CreditType; readonly amount: MinorUnits }

/** Splits an amount over the reservations, membership credit first; they must cover it. */
export function shareOut(amount: MinorUnits, reserved: readonly CreditPart[]): readonly CreditPart[] {
  let left = amount
  const parts = creditOrder.map((type) => {
    const kept = sumOf(reserved.filter((part) => part.type === type))
    const part = least(kept, left)
    left = minus(left, part)
    return { type, amount: part }
  })
  if (left > 0) throw new RangeError('more credit than was set aside')
  return parts
}

type Grant = Pick<CreditRow, 'id' | 'remaining' | 'expiresAt'>

/** The amount taken from one grant. */
export type CreditDraw = { readonly id: number; readonly amount: MinorUnits }

/** The grants that pay an amount: soonest expiry first, those without expiry last. */
export function drawFrom(grants: readonly Grant[], amount: MinorUnits): readonly CreditDraw[] {
  const never = Number.MAX_SAFE_INTEGER
  const ordered = grants.toSorted((a, b) => (a.expiresAt ?? never) - (b.expiresAt ?? never) || a.id - b.id)
  let left = amount
  const draws = []
  for (const { id, remaining } of ordered) {
    const part = least(remaining, left)
    if (part > zero) draws.push({ id, amount: part })
    left = minus(left, part)
  }
  if (left > 0) throw new RangeError('more credit than there is')
  return draws
}
