import { PlatformError } from '@touchline/contract'
import type { TakenOver } from '../../../purchasables/purchasable.ts'
import type { Tx } from '../../../repositories.ts'
import { capReservedCredit } from '../../credits/index.ts'
import { totalOf } from '../cart.ts'
import { unlocked } from '../get-unlocked.ts'
import { cancelHoldExpiry } from '../hold.ts'
import { goneNotice, withNotices } from '../notices.ts'
import type { CartRow } from '../tables.ts'
import type { Quoted } from './wanted.ts'
import { passBookings, passBundle } from '../../reservations/index.ts'
import { cartWrites } from '../repository.ts'
import { textOf } from '../../../texts/index.ts'

/**
 * Moves lines held by another basket into this one, with extras, bookings and places; nobody can take the places in
 * between. The hold never becomes longer by it. Answers the basket with its new hold. Part of a transaction. Throws
 * `already_booked` for a line of this very basket, `basket_locked` while the other one is being paid, and
 * `item_not_found` when the line is gone. [O-91, O-31]
 */
export async function takeOverLines(tx: Tx, own: CartRow, quoted: readonly Quoted[]): Promise<CartRow> {
  let cart = own
  for (const { type, quote } of quoted) {
    const { takesOver, purchasableId } = quote
    if (!takesOver) continue
    const from = await leaveBasket(tx, cart, takesOver)
    const { itemId, choice } = takesOver
    const line = { id: itemId, cartId: cart.id, purchasableType: type, purchasableId, choice }
    await cartWrites(tx).passItem(line)
    await cartWrites(tx).passExtras({ parentId: itemId, cartId: cart.id, fromCartId: from.id })
    await passBundle(tx, { itemId, cartId: cart.id })
    await passBookings(tx, { itemId, cartId: cart.id })
    cart = { ...cart, ...jointHold(cart, from) }
  }
  return cart
}

/** The other basket keeps the hold of its remaining lines; an empty one holds nothing. */
async function leaveBasket(tx: Tx, cart: CartRow, { cartId, itemId }: TakenOver): Promise<CartRow> {
  if (cartId === cart.id) throw new PlatformError('already_booked', { text: textOf({ code: 'in_basket' }) })
  const from = unlocked(await cartWrites(tx).touch({ id: cartId }))
  const items = await tx.carts.itemsOf({ cartId })
  const left = items.filter(({ id, parentId }) => (parentId ?? id) !== itemId)
  const line = items.find(({ id }) => id === itemId)
  if (!line) throw new PlatformError('item_not_found')
  const notice = goneNotice(line.name, { kind: 'in_other_basket' }, false)
  await cartWrites(tx).setNotices({ id: cartId, notices: withNotices(from.notices, [notice]), lost: from.lost })
  await capReservedCredit(tx, { cartId, balance: totalOf(left) })
  if (left.length > 0) return from
  await cartWrites(tx).clearHold({ id: cartId })
  await cancelHoldExpiry(tx, cartId)
  return from
}

/** Moving between baskets lengthens no hold. */
function jointHold(...carts: readonly CartRow[]): Pick<CartRow, 'heldSince' | 'extensionsLeft'> {
  const holding = carts.flatMap(({ heldSince, extensionsLeft }) =>
    heldSince === null ? [] : [{ heldSince, extensionsLeft }],
  )
  if (holding.length === 0) return { heldSince: null, extensionsLeft: 0 }
  return {
    heldSince: Math.min(...holding.map(({ heldSince }) => heldSince)),
    extensionsLeft: Math.min(...holding.map(({ extensionsLeft }) => extensionsLeft)),
  }
}
