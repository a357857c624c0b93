import { least, type MinorUnits, sum, sumOf, zero } from '@touchline/money'
import type { Reads, Tx } from '../../repositories.ts'
import { availableCredit } from './available-credit.ts'
import { type CreditDraw, drawFrom, shareOut } from './credit.ts'
import { creditWrites } from './repository.ts'

/** What a basket has set aside in all. */
export async function reservedCredit(reads: Reads, cartId: number): Promise<MinorUnits> {
  return sumOf(await reads.credits.reservedFor({ cartId }))
}

/**
 * Lowers what a basket has set aside to its new balance, general credit first because membership credit is used first.
 * Part of every change of a basket; a balance of zero gives everything back. [O-42]
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
  /** When the completion was claimed: credit that has expired since is still good for it. */
  readonly asOf: number
}

/**
 * Spends credit that a basket has set aside: membership first, the soonest to expire first; the rest is given back.
 * Answers which grants pay how much, for the order's movement to take it out of them. Throws a RangeError when the credit
 * is not there, which a reservation rules out.
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

/** What a basket is to be paid with, and when. */
type Paying = Pick<Spending, 'userId' | 'cartId' | 'amount'> & { readonly now: number }

/** Whether the credit a basket has set aside is still worth what it says: none of it expired or was taken back. */
export async function isReservedCreditGood(tx: Tx, { userId, cartId, amount, now }: Paying): Promise<boolean> {
  // First: from here on nothing expires until this unit of work is over.
  await creditWrites(tx).touchGrants({ userId })
  const views = await availableCredit(tx, { userId, cartId, balance: amount, now })
  const isEnough = sum(views.map(({ reserved }) => reserved)) >= amount
  return isEnough && views.every(({ reserved, totalAvailable }) => totalAvailable >= reserved)
}
