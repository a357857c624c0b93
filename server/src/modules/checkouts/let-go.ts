import { PlatformError } from '@touchline/contract'
import type { BasketKey } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { Reads } from '../../repositories.ts'
import { emptyCart } from '../carts/index.ts'
import { type Asked, askedBefore } from './asked-before.ts'
import type { RedirectSessionRow } from './tables.ts'
import { checkoutWrites } from './repository.ts'

/**
 * What the partner has put together for this customer before makes room for what it names now: nobody pays for what was
 * sent twice, or for what nobody came to pay in time. Answers the session where the same request has overtaken this one.
 * Throws `basket_locked` while it is being paid. [O-211]
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

/** Throws `basket_locked` while a payment of the basket is under way: who began it finishes it. */
export async function refuseWhilePaid(reads: Reads, cartId: number): Promise<void> {
  if (await reads.payments.liveOfCart({ cartId })) throw new PlatformError('basket_locked')
}
