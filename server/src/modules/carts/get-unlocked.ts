import { type CartSource, PlatformError } from '@touchline/contract'
import type { Tx } from '../../repositories.ts'
import type { CartRow } from './tables.ts'

/**
 * The open basket, counted as changed: the first step of every change to it.
 * Throws `item_not_found` when there is none and `basket_locked` while its money is being taken.
 */
export async function getUnlocked(
  tx: Tx,
  { userId, source }: { readonly userId: number; readonly source: CartSource },
): Promise<CartRow> {
  return unlocked(await tx.carts.touchOpen({ userId, source }))
}

/** Throws `item_not_found` where there is no basket and `basket_locked` while its money is being taken. */
export function unlocked(cart: CartRow | undefined): CartRow {
  if (!cart) throw new PlatformError('item_not_found')
  if (cart.locked) throw new PlatformError('basket_locked')
  return cart
}
