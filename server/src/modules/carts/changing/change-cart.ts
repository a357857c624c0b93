import { type CancellationSource, type Cart, type CartSource, PlatformError, type Unworded } from '@touchline/contract'
import { type Actor, type BasketKey, basketOf } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../repositories.ts'
import { cancellationSourceOf } from '../../selling/index.ts'
import { getUnlocked, unlocked } from '../get-unlocked.ts'
import { holdUntil, isAsLongAsCanBe, scheduleHoldExpiry } from '../hold.ts'
import { readCartView } from '../read-cart.ts'
import type { CartRow } from '../tables.ts'
import { takeOut } from '../leaving/take-out.ts'
import { cartWrites } from '../repository.ts'
import { text } from '../../../texts/index.ts'

type Basket = { readonly source: CartSource }
type Removal = Basket & { readonly cartItemIds: readonly number[] }

/** Removes lines with their extras, or extras alone, all or none. Throws `item_not_found`, `basket_locked`. */
export function removeItems(deps: Deps, actor: Actor, { cartItemIds, source }: Removal): Promise<Unworded<Cart>> {
  const basket = basketOf(actor, source)
  return deps.store.write(async (tx) => {
    const cart = await getUnlocked(tx, basket)
    const items = await tx.carts.itemsOf({ cartId: cart.id })
    const wanted = new Set(cartItemIds)
    const lines = items.filter(({ id, parentId }) => wanted.has(id) || (parentId !== null && wanted.has(parentId)))
    const known = new Set(lines.map(({ id }) => id))
    if (cartItemIds.some((id) => !known.has(id))) throw new PlatformError('item_not_found')
    const isLeftOut = lines.some(
      ({ purchasableType, parentId }) =>
        purchasableType === 'collectableFee' && parentId !== null && !known.has(parentId),
    )
    if (isLeftOut) {
      throw new PlatformError('validation_failed', {
        fields: { cart_item_ids: [text('carts:fee_of_membership')] },
      })
    }
    await takeOut(tx, deps, { cart, items, lines, source: cancellationSourceOf[actor.channel] })
    return readCartView(tx, { ...basket, now: deps.clock.now() })
  })
}

/** Empties the basket; an empty or missing one stays unchanged. */
export function clearCart(deps: Deps, actor: Actor, { source }: Basket): Promise<Unworded<Cart>> {
  const basket = basketOf(actor, source)
  return deps.store.write(async (tx) => {
    await emptyCart(tx, deps, { basket, source: cancellationSourceOf[actor.channel] })
    return readCartView(tx, { ...basket, now: deps.clock.now() })
  })
}

type Emptying = { readonly basket: BasketKey; readonly source: CancellationSource }

/** Empties the basket as part of a transaction; answers it, if there is one. Throws `basket_locked`. */
export async function emptyCart(
  tx: Tx,
  settings: Pick<Deps, 'clock' | 'rules'>,
  { basket, source }: Emptying,
): Promise<CartRow | undefined> {
  const found = await cartWrites(tx).touchOpen(basket)
  if (!found) return undefined
  const cart = unlocked(found)
  const items = await tx.carts.itemsOf({ cartId: cart.id })
  await takeOut(tx, settings, { cart, items, lines: items, source })
  return cart
}

/**
 * Holds the places for another full period. Throws `item_not_found` for an empty basket and `hold_not_extendable` when
 * all extensions are used or the longest hold is reached.
 */
export function extendHold(deps: Deps, actor: Actor, { source }: Basket): Promise<Unworded<Cart>> {
  const basket = basketOf(actor, source)
  const now = deps.clock.now()
  return deps.store.write(async (tx) => {
    const cart = await getUnlocked(tx, basket)
    if (cart.holdExpiresAt === null) throw new PlatformError('item_not_found')
    const items = await tx.carts.itemsOf({ cartId: cart.id })
    const until = holdUntil(cart, { now, holdMinutes: deps.rules.holdMinutes, items })
    if (cart.extensionsLeft === 0 || isAsLongAsCanBe(cart)) throw new PlatformError('hold_not_extendable')
    // A hold at its maximum uses up no extension.
    if (until <= cart.holdExpiresAt) return readCartView(tx, { ...basket, now })
    const { id, heldSince, extensionsLeft } = cart
    await cartWrites(tx).setHold({
      id,
      holdExpiresAt: until,
      heldSince: heldSince ?? now,
      extensionsLeft: extensionsLeft - 1,
    })
    await scheduleHoldExpiry(tx, id, until)
    return readCartView(tx, { ...basket, now })
  })
}
