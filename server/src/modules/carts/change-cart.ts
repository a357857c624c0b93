import { minute } from '@touchline/clock'
import { type ApiTypes, type Cart, PlatformError } from '@touchline/contract'
import type { Context } from '../../infra/http/context.ts'
import type { Tx } from '../../repositories.ts'
import { capReservedCredit } from '../credits/index.ts'
import { totalOf } from './cart.ts'
import { dropLines } from './drop-lines.ts'
import { getUnlocked } from './get-unlocked.ts'
import { cancelHoldExpiry, renewHold, scheduleHoldExpiry } from './hold.ts'
import { readCartView } from './read-cart.ts'
import type { CartRow } from './tables.ts'

type CartParams = ApiTypes['clearCart']['params']
type ItemParams = ApiTypes['removeItem']['params']

/** Removes a line with its extras, or an extra alone. Throws `item_not_found`, `basket_locked`. [P7-039, S7-076] */
export function removeItem(context: Context, params: ItemParams): Promise<Cart> {
  const { store, clock } = context.deps
  const now = clock.now()
  return store.write(async (tx) => {
    const cart = await getUnlocked(tx, params)
    const items = await tx.carts.itemsOf(cart.id)
    const lines = items.filter(({ id, parentId }) => id === params.cartItemId || parentId === params.cartItemId)
    if (!lines.some(({ id }) => id === params.cartItemId)) throw new PlatformError('item_not_found')
    await dropLines(tx, cart.id, lines, now, context.channel === 'foh' ? 'foh' : 'customers')
    await afterRemoval(tx, cart, context)
    return readCartView(tx, { ...params, now })
  })
}

/** Empties the basket; an empty or missing one stays as it is. */
export function clearCart(context: Context, params: CartParams): Promise<Cart> {
  const { store, clock } = context.deps
  const now = clock.now()
  return store.write(async (tx) => {
    const known = await tx.carts.findOpen(params.userId, params.source)
    if (known) {
      const cart = await getUnlocked(tx, params)
      await dropLines(
        tx,
        cart.id,
        await tx.carts.itemsOf(cart.id),
        now,
        context.channel === 'foh' ? 'foh' : 'customers',
      )
      await afterRemoval(tx, cart, context)
    }
    return readCartView(tx, { ...params, now })
  })
}

/** What is left keeps its hold; an empty basket holds nothing, and no credit beyond the balance stays aside. [O-42] */
async function afterRemoval(tx: Tx, cart: CartRow, context: Context): Promise<void> {
  const left = await tx.carts.itemsOf(cart.id)
  await capReservedCredit(tx, { cartId: cart.id, balance: totalOf(left) })
  await tx.carts.setNotices(cart.id, [])
  if (left.length > 0) return renewHold(tx, cart, context.deps)
  await tx.carts.clearHold(cart.id)
  await cancelHoldExpiry(tx, cart.id)
}

/**
 * Keeps the places for another full hold. Throws `item_not_found` for an empty basket and `hold_not_extendable` when all
 * extensions are used. [O-88, WCAG 2.2.1]
 */
export function extendHold(context: Context, params: CartParams): Promise<Cart> {
  const { store, clock, rules } = context.deps
  const now = clock.now()
  return store.write(async (tx) => {
    const cart = await getUnlocked(tx, params)
    if (cart.holdExpiresAt === null) throw new PlatformError('item_not_found')
    if (cart.extensionsLeft === 0) throw new PlatformError('hold_not_extendable')
    const until = Math.max(cart.holdExpiresAt, now + rules.holdMinutes * minute)
    await tx.carts.setHold(cart.id, until, cart.extensionsLeft - 1)
    await scheduleHoldExpiry(tx, cart.id, until)
    return readCartView(tx, { ...params, now })
  })
}
