import { type Payment, PlatformError } from '@touchline/contract'
import { zero } from '@touchline/money'
import type { Tx } from '../../repositories.ts'
import { cartTotal, type CartState, getCartById, itemHashOf, recheckCart } from '../carts/index.ts'
import { isReservedCreditGood, reservedCredit } from '../credits/index.ts'
import { paymentsRefused, type Split, splitPayments } from './payment-list.ts'

export type BasketClaim = {
  readonly itemHash: string
  readonly terms: boolean
  readonly payments: readonly Payment[]
}

export type CheckedBasket = { readonly state: CartState; readonly split: Split; readonly currencyCode: string }

/**
 * Everything a basket must satisfy whenever money is about to be held or taken for it: it is what the customer saw, the
 * terms are accepted, all in it can be booked, and the payments add up. Throws the refusal. payments.md 5.3, 5.4
 */
export async function checkBasket(tx: Tx, cartId: number, claim: BasketClaim, now: number): Promise<CheckedBasket> {
  const state = await getCartById(tx, cartId)
  if (state.items.length === 0) throw new PlatformError('basket_empty')
  const client = await tx.site.getClient()
  if (itemHashOf(state, client.currencyCode) !== claim.itemHash) throw new PlatformError('item_hash_mismatch')
  if (client.termsHtml !== null && !claim.terms) {
    throw new PlatformError('validation_failed', { fields: { terms: ['You must agree to the Terms and Conditions'] } })
  }
  await recheckCart(tx, state, now)
  const due = { balance: cartTotal(state), reservedCredit: await reservedCredit(tx, cartId) }
  const split = splitPayments(claim.payments, due)
  const good = split.credit === zero || (await isReservedCreditGood(tx, { userId: state.cart.userId, cartId, now }))
  if (!good) throw paymentsRefused()
  return { state, split, currencyCode: client.currencyCode }
}
