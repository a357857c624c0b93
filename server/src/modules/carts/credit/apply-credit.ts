import { type CreditType, PlatformError } from '@touchline/contract'
import { minorUnits, sumOf } from '@touchline/money'
import { type Actor, type BasketKey, basketOf } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../repositories.ts'
import { cartTotal } from '../cart.ts'
import { findOpenCart } from '../read-cart.ts'
import { availableCredit, creditOrder, type CreditPart, setAside, touchGrants } from '../../credits/index.ts'
import { cartWrites } from '../repository.ts'

type Application = {
  readonly basket: BasketKey
  readonly credits: readonly { readonly type: CreditType; readonly amount: number }[]
}

/**
 * Reserves credit for a basket. An amount replaces the one reserved of that type, 0 releases it; types not named stay.
 * Throws `credit_not_applied` above the applicable amount. [O-42]
 */
export async function applyCredit(
  { store, ids, clock }: Deps,
  actor: Actor,
  { source, credits }: Pick<Application, 'credits'> & Pick<BasketKey, 'source'>,
): Promise<void> {
  const application = { basket: basketOf(actor, source), credits }
  const { userId } = application.basket
  const reservationIds = await ids.integers('credit_reservation', creditOrder.length)
  const now = clock.now()
  await store.write(async (tx) => {
    const cart = await takeCart(tx, application)
    await touchGrants(tx, { userId })
    const wanted = await wantedParts(tx, application, cart, now)
    await setAside(tx, wanted, { cart: { id: cart.id, userId }, ids: reservationIds, now })
  })
}

async function takeCart(tx: Tx, { basket }: Application) {
  const cart = await cartWrites(tx).touchOpen(basket)
  if (!cart) throw new PlatformError('basket_empty')
  if (cart.locked) throw new PlatformError('basket_locked')
  return cart
}

/** The amounts to reserve, by type. */
async function wantedParts(
  tx: Tx,
  { basket, credits }: Application,
  cart: { readonly id: number },
  now: number,
): Promise<readonly CreditPart[]> {
  const state = await findOpenCart(tx, basket)
  if (!state || state.items.length === 0) throw new PlatformError('basket_empty')
  const balance = cartTotal(state)
  const views = await availableCredit(tx, { userId: basket.userId, cartId: cart.id, balance, now })
  const wanted = views.map((view) => {
    // The last entry of a type wins.
    const named = credits.findLast(({ type }) => type === view.type)
    return { ...view, amount: named ? minorUnits(named.amount) : view.reserved }
  })
  const tooMuch = wanted.some(({ amount, maxApplicable }) => amount > maxApplicable)
  if (tooMuch || sumOf(wanted) > balance) throw new PlatformError('credit_not_applied')
  return wanted
}
