import { PlatformError } from '@touchline/contract'
import { type Actor, basketOf } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { touchOpenCart } from '../carts/index.ts'
import { refuseWhilePaid } from './let-go.ts'
import { checkoutWrites } from './repository.ts'

/**
 * Ends a third-party checkout for the customer who gives it up: from then on it cannot be paid. The basket stays for the
 * partner, who may send the customer again. Throws `item_not_found` for another checkout than the token's, and
 * `basket_locked` while it is being paid. [O-362]
 */
export async function cancelRedirectSession(
  { store, clock }: Deps,
  actor: Actor,
  { checkoutId }: { readonly checkoutId: string },
): Promise<void> {
  const { visit } = actor
  if (visit?.checkout?.id !== checkoutId) throw new PlatformError('item_not_found')
  const { cartId } = visit.checkout
  const basket = basketOf(actor, visit.source)
  await store.write(async (tx) => {
    // Locks the basket, so that no payment begins meanwhile.
    await touchOpenCart(tx, basket)
    await refuseWhilePaid(tx, cartId)
    await checkoutWrites(tx).end({ cartId, now: clock.now() })
  })
}
