import { least, type MinorUnits, sum, sumOf, zero } from '@touchline/money'
import type { Reads, Tx } from '../../repositories.ts'
import { availableCredit } from './available-credit.ts'
import { type CreditDraw, drawFrom, shareOut } from './credit.ts'
import { creditWrites } from './repository.ts'

/** The total credit reserved by a basket. */
export async function reservedCredit(reads: Reads, cartId: number): Promise<MinorUnits> {
  return sumOf(await reads.credits.reservedFor({ cartId }))
}

/**
 * Lowers reservations to the basket's new balance, general credit first, because membership credit is spent first. Part
 * of every change of a basket; a balance of zero releases everything.
 */
export async function capReservedCredit(
  tx: Tx,
  { cartId, balance }: { readonly cartId: number; readonly balance: MinorUnits },
): Promise<void> {
  const reserved = await tx.credits.reservedFor({ cartId })
  const kept = least(balance, sumOf(reserved))
  for (const part of shareOut(kept, reserved)) {
    if (part.amount === 0) await creditWrites(tx).releaseReservation({ cartId, type: part.type })
    else await creditWrites(tx).resizeReservation({ cartId, type: part.type, amount: part.amount })
  }
}

type Spending = {
  readonly userId: number
  readonly cartId: number
  readonly amount: MinorUnits
  /** The instant the completion was claimed: credit that expired since is still valid for it. */
  readonly asOf: number
}

/**
 * Spends reserved credit, membership first, soonest expiry first, and releases the rest. Answers the amount per grant
 * for the order's movement. Throws a RangeError when the credit is missing, which a reservation rules out.
 */
export async function takeReservedCredit(
  tx: Tx,
  { userId, cartId, amount, asOf }: Spending,
): Promise<readonly CreditDraw[]> {
  if (amount === zero) {
    await creditWrites(tx).releaseAllOf({ cartId })
    return []
  }
  await creditWrites(tx).touchGrants({ userId })
  const grants = await tx.credits.usableBy({ userId, now: asOf })
  const draws: CreditDraw[] = []
  for (const part of shareOut(amount, await tx.credits.reservedFor({ cartId }))) {
    if (part.amount === zero) {
      await creditWrites(tx).releaseReservation({ cartId, type: part.type })
      continue
    }
    const ofType = grants.filter(({ type }) => type === part.type)
    draws.push(...drawFrom(ofType, part.amount))
    await creditWrites(tx).spendReservation({ cartId, type: part.type, amount: part.amount })
  }
  return draws
}

/** The amount a basket is to be paid with, and the instant. */
type Paying = Pick<Spending, 'userId' | 'cartId' | 'amount'> & { readonly now: number }

/** Whether the reserved credit is all still there: none of it expired or was taken back. */
export async function isReservedCreditGood(tx: Tx, { userId, cartId, amount, now }: Paying): Promise<boolean> {
  // Locks the grants first, so that nothing expires during this transaction.
  await creditWrites(tx).touchGrants({ userId })
  const views = await availableCredit(tx, { userId, cartId, balance: amount, now })
  const isEnough = sum(views.map(({ reserved }) => reserved)) >= amount
  return isEnough && views.every(({ reserved, totalAvailable }) => totalAvailable >= reserved)
}
