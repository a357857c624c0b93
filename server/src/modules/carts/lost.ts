import type { Chosen } from '../../purchasables/purchasable.ts'
import { purchasables } from '../../purchasables/purchasables.ts'
import type { Text } from '@touchline/contract'
import { withNotices } from './notices.ts'
import type { CartItemRow, CartRow, LostLine } from './tables.ts'
import { text } from '../../texts/index.ts'

/** Records the lost lines when a basket expires. The notice stays as long as they can be added again. */
export function sayLost(cart: CartRow, items: readonly CartItemRow[]): Pick<CartRow, 'notices' | 'lost'> {
  const names = namesOf(items)
  if (isOfPartner(cart)) {
    return { notices: withNotices(cart.notices, [text('carts:hold_ran_out', { names })]), lost: cart.lost }
  }
  const said = text('carts:hold_ran_out_add_again', { names })
  return { notices: cart.notices, lost: [...cart.lost, ...lostOf(items).map((line) => ({ ...line, said }))] }
}

/** A third-party checkout: its customer pays the basket and adds nothing to it. */
export function isOfPartner({ partnerId }: Pick<CartRow, 'partnerId'>): boolean {
  return partnerId !== 0
}

export function namesOf(
  items: readonly { readonly parentId: number | null; readonly name: Text | string }[],
): readonly (Text | string)[] {
  return items.filter(({ parentId }) => parentId === null).map(({ name }) => name)
}

/** A lost line keeps its choice, which also says what belonged to it. */
export function lostOf(items: readonly CartItemRow[]): readonly LostLine[] {
  const tops = items.filter(({ parentId }) => parentId === null).map(asSold)
  return tops.map(({ purchasableType, name, quantity, choice }) => ({ purchasableType, name, quantity, choice }))
}

/**
 * A line as it was first sold: claims brought over from another basket are gone once it is lost, and it is bought anew.
 */
export function asSold(line: CartItemRow): CartItemRow {
  const soldAs = purchasables[line.purchasableType]?.soldAs
  if (!soldAs || line.choice === null) return line
  // Written by the type that parsed it.
  const { type: purchasableType, choice } = soldAs(line.choice as Chosen)
  return { ...line, purchasableType, choice }
}
