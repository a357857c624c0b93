import { PlatformError } from '@touchline/contract'
import { type MinorUnits, sumOf, zero } from '@touchline/money'
import type { Tx } from '../../repositories.ts'
import { availableCredit } from './available-credit.ts'
import { type CreditPart, shareOut } from './credit.ts'
import { creditWrites } from './repository.ts'

type Basket = { readonly id: number; readonly userId: number }
/** Ids of new reservations, one for each type of credit. */
type Setting = { readonly cart: Basket; readonly ids: readonly number[]; readonly now: number }

/** Sets as much of each type aside for a basket, and no more than that. Part of a unit of work. [O-42] */
export async function setAside(
  tx: Tx,
  parts: readonly CreditPart[],
  { cart: { id: cartId, userId }, ids, now }: Setting,
): Promise<void> {
  for (const [index, { type, amount }] of parts.entries()) {
    if (amount === zero) await creditWrites(tx).releaseReservation({ cartId, type })
    else if (!(await creditWrites(tx).resizeReservation({ cartId, type, amount }))) {
      const id = ids[index]
      if (id === undefined) throw new RangeError('more types of credit than there are')
      await creditWrites(tx).insertReservation({ id, userId, cartId, type, amount, state: 'reserved', createdAt: now })
    }
  }
}

/**
 * Sets credit aside for a basket that staff are paid for: membership credit first. Part of the unit of work that takes
 * it. Throws `credit_not_applied` for more than there is. [C-68, O-42]
 */
export async function setAsideAtDesk(
  tx: Tx,
  { amount, balance, ...setting }: Setting & { readonly amount: MinorUnits; readonly balance: MinorUnits },
): Promise<void> {
  const { cart, now } = setting
  const { userId } = cart
  await creditWrites(tx).touchGrants({ userId })
  const views = await availableCredit(tx, { userId, cartId: cart.id, balance, now })
  const applicable = views.map(({ type, maxApplicable }) => ({ type, amount: maxApplicable }))
  if (sumOf(applicable) < amount) throw new PlatformError('credit_not_applied')
  await setAside(tx, shareOut(amount, applicable), setting)
}
