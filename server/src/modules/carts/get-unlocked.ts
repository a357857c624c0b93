import { PlatformError } from '@touchline/contract'
import type { BasketKey } from '../../actor.ts'
import type { Tx } from '../../repositories.ts'
import type { CartRow } from './tables.ts'
import { cartWrites } from './repository.ts'

/**
 * The open basket, counted as changed: the first step of every change to it.
 * Throws `item_not_found` when there is none and `basket_locked` while its money is being taken.
 */
export async function getUnlocked(tx: Tx, basket: BasketKey): Promise<CartRow> {
  return unlocked(await cartWrites(tx).touchOpen(basket))
}

/** Throws `item_not_found` where there is no basket and `basket_locked` while its money is being taken. */
export function unlocked(cart: CartRow | undefined): CartRow {
  if (!cart) throw new PlatformError('item_not_found')
  if (cart.locked) throw new PlatformError('basket_locked')
  return cart
}
