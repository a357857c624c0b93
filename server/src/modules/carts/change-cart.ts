import { minute } from '@touchline/clock'
import { type Cart, type CartSource, PlatformError } from '@touchline/contract'
import { type Actor, getOwnerId } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../infra/store/repositories.ts'
import { capReservedCredit } from '../credits/index.ts'
import { totalOf } from './cart.ts'
import { dropLines } from './drop-lines.ts'
import { getUnlocked } from './get-unlocked.ts'
import { cancelHoldExpiry, renewHold, scheduleHoldExpiry } from './hold.ts'
import { readCartView } from './read-cart.ts'
import type { CartRow } from './tables.ts'

type CartInput = { readonly source: CartSource }
type ItemInput = CartInput & { readonly cartItemId: number }

/** Removes a line with its extras, or an extra alone. Throws `item_not_found`, `basket_locked`. [P7-039, S7-076] */
export async function removeItem(deps: Deps, actor: Actor, { source, cartItemId }: ItemInput): Promise<Cart> {
  const basket = { userId: getOwnerId(actor), source }
  const now = deps.clock.now()
  return deps.store.write(async (tx) => {
    const cart = await getUnlocked(tx, basket)
    const items = await tx.carts.itemsOf(cart.id)
    const lines = items.filter(({ id, parentId }) => id === cartItemId || parentId === cartItemId)
    if (!lines.some(({ id }) => id === cartItemId)) throw new PlatformError('item_not_found')
    await dropLines(tx, cart.id, lines, now, actor.channel === 'foh' ? 'foh' : 'customers')
    await afterRemoval(tx, cart, deps)
    return readCartView(tx, { ...basket, now })
  })
}

/** Empties the basket; an empty or missing one stays as it is. */
export async function clearCart(deps: Deps, actor: Actor, { source }: CartInput): Promise<Cart> {
  const basket = { userId: getOwnerId(actor), source }
  const now = deps.clock.now()
  return deps.store.write(async (tx) => {
    const known = await tx.carts.findOpen(basket.userId, source)
    if (known) {
      const cart = await getUnlocked(tx, basket)
      await dropLines(tx, cart.id, await tx.carts.itemsOf(cart.id), now, actor.channel === 'foh' ? 'foh' : 'customers')
      await afterRemoval(tx, cart, deps)
    }
    return readCartView(tx, { ...basket, now })
  })
}

/** What is left keeps its hold; an empty basket holds nothing, and no credit beyond the balance stays aside. [O-42] */
async function afterRemoval(tx: Tx, cart: CartRow, deps: Deps): Promise<void> {
  const left = await tx.carts.itemsOf(cart.id)
  await capReservedCredit(tx, { cartId: cart.id, balance: totalOf(left) })
  await tx.carts.setNotices(cart.id, [])
  if (left.length > 0) return renewHold(tx, cart, deps)
  await tx.carts.clearHold(cart.id)
  await cancelHoldExpiry(tx, cart.id)
}

/**
 * Keeps the places for another full hold. Throws `item_not_found` for an empty basket and `hold_not_extendable` when all
 * extensions are used. [O-88, WCAG 2.2.1]
 */
export async function extendHold({ store, clock, rules }: Deps, actor: Actor, { source }: CartInput): Promise<Cart> {
  const basket = { userId: getOwnerId(actor), source }
  const now = clock.now()
  return store.write(async (tx) => {
    const cart = await getUnlocked(tx, basket)
    if (cart.holdExpiresAt === null) throw new PlatformError('item_not_found')
    if (cart.extensionsLeft === 0) throw new PlatformError('hold_not_extendable')
    const until = Math.max(cart.holdExpiresAt, now + rules.holdMinutes * minute)
    await tx.carts.setHold(cart.id, until, cart.extensionsLeft - 1)
    await scheduleHoldExpiry(tx, cart.id, until)
    return readCartView(tx, { ...basket, now })
  })
}
