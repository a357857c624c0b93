import { PlatformError } from '@touchline/contract'
import type { BasketKey } from '../../actor.ts'
import type { Tx } from '../../repositories.ts'
import type { CartRow } from './tables.ts'
import { cartWrites } from './repository.ts'

/**
 * Loads the open basket and counts it as changed: the first step of every change. Throws `item_not_found` without a
 * basket and `basket_locked` during its payment.
 */
export async function getUnlocked(tx: Tx, basket: BasketKey): Promise<CartRow> {
  return unlocked(await cartWrites(tx).touchOpen(basket))
}

/** Throws `item_not_found` without a basket and `basket_locked` during its payment. */
export function unlocked(cart: CartRow | undefined): CartRow {
  if (!cart) throw new PlatformError('item_not_found')
  if (cart.locked) throw new PlatformError('basket_locked')
  return cart
}
