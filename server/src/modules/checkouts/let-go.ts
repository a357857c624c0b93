import { PlatformError } from '@touchline/contract'
import type { BasketKey } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { Reads } from '../../repositories.ts'
import { emptyCart } from '../carts/index.ts'
import { type Asked, askedBefore } from './asked-before.ts'
import type { RedirectSessionRow } from './tables.ts'
import { checkoutWrites } from './repository.ts'

/**
 * Empties the basket that the partner filled earlier, so that nobody pays twice or too late. Answers the session when
 * the same request was faster. Throws `basket_locked` while it is being paid. [O-211]
 */
export function letGo(deps: Deps, basket: BasketKey, asked: Asked): Promise<RedirectSessionRow | undefined> {
  return deps.store.write(async (tx) => {
    const known = await askedBefore(tx, asked)
    if (known) return known
    const cart = await emptyCart(tx, deps, { basket, source: 'customers' })
    if (!cart) return undefined
    await refuseWhilePaid(tx, cart.id)
    await checkoutWrites(tx).end({ cartId: cart.id, now: deps.clock.now() })
    return undefined
  })
}

/** Throws `basket_locked` while a payment of the basket is under way. */
export async function refuseWhilePaid(reads: Reads, cartId: number): Promise<void> {
  if (await reads.payments.liveOfCart({ cartId })) throw new PlatformError('basket_locked')
}
