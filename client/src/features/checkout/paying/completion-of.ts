import { type Cart } from '../../carts/cart.ts'
import { cartTotals } from '../../carts/cart-totals.ts'
import type { CompletionPayload } from '../../payments/machine/states/payment-details.ts'
import { withCardPart } from '../../payments/payments-list.ts'

type By = Pick<CompletionPayload, 'source' | 'selectedUserId' | 'terms'>

/** The order of a basket: reserved credit pays its part, a card the rest. */
export function completionOf(cart: Cart, { source, selectedUserId, terms }: By): CompletionPayload {
  const { creditUsed, balance } = cartTotals(cart)
  return {
    itemHash: cart.itemHash ?? '',
    source,
    selectedUserId,
    terms,
    completedWaivers: [],
    payments: withCardPart([{ tenderType: 'credit', amount: creditUsed }], balance ?? 0),
  }
}
