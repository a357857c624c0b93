import { PlatformError } from '@touchline/contract'
import { type MinorUnits, sumOf, zero } from '@touchline/money'
import type { Tx } from '../../repositories.ts'
import { availableCredit } from './available-credit.ts'
import { type CreditPart, shareOut } from './credit.ts'
import { creditWrites } from './repository.ts'

type Basket = { readonly id: number; readonly userId: number }
/** Ids for new reservations, one per type of credit. */
type Setting = { readonly cart: Basket; readonly ids: readonly number[]; readonly now: number }

/** Sets the reservation of each type for a basket. Part of a transaction. */
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
 * Reserves credit at the desk, membership credit first. Part of the transaction that takes the payment. Throws
 * `credit_not_applied` above the balance.
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
