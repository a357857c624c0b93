import { type CompletedWaiver, type Completion, type DeskPayment, PlatformError } from '@touchline/contract'
import { zero } from '@touchline/money'
import type { Tx } from '../../../repositories.ts'
import { isSomethingAsked } from '../../attendees/index.ts'
import { cartTotal, type CartState, itemHashOf, recheckCart } from '../../carts/index.ts'
import { isReservedCreditGood, reservedCredit } from '../../credits/index.ts'
import { type AcceptedTerms, amountBy, type Tender } from '../../orders/index.ts'
import { type Agreement, agreementsAskedFor, agreementsIn } from './agreements.ts'
import { acceptTerms } from './agree-to-terms.ts'
import { acceptPayments, type Due, paymentsRefused } from './payment-list.ts'
import { text } from '../../../texts/index.ts'

const asksFirst = text('payments:attendees_first')

export type BasketClaim = {
  readonly itemHash: string
  readonly terms: boolean
  readonly payments: readonly DeskPayment[]
  readonly completedWaivers: readonly CompletedWaiver[]
}

/** The claims of a request about its basket. */
export function claimIn(body: Pick<Completion, 'item_hash' | 'terms' | 'payments' | 'completed_waivers'>): BasketClaim {
  const { item_hash: itemHash, terms, payments, completed_waivers: completedWaivers } = body
  return { itemHash, terms, payments, completedWaivers }
}

/** The place of payment: the channel and its till. */
export type PayingPlace = Pick<Due, 'channel' | 'tillId'>

export type CheckedBasket = {
  readonly state: CartState
  /** Empty for a free basket. */
  readonly tenders: readonly Tender[]
  readonly currencyCode: string
  /** Null without terms. */
  readonly terms: AcceptedTerms | null
  /** Agreements in the request; the basket asks for each of them. */
  readonly agreements: readonly Agreement[]
}

/**
 * Checks a basket and the request's claims before money is held or taken: it is unchanged, the terms are accepted, no
 * foreign waiver is signed, every line can be booked, and the payments add up. Nothing may fail after the money is
 * taken. Throws the refusal. payments.md 5.3, 5.4
 */
export async function checkBasket(
  tx: Tx,
  state: CartState,
  claim: BasketClaim,
  now: number,
  place: PayingPlace = { channel: 'online', tillId: null },
): Promise<CheckedBasket> {
  if (state.items.length === 0) throw new PlatformError('basket_empty')
  const { id: cartId, userId } = state.cart
  const client = await tx.site.getClient()
  if (itemHashOf(state, client.currencyCode) !== claim.itemHash) throw new PlatformError('item_hash_mismatch')
  const terms = await acceptTerms(tx, {
    userId,
    html: client.termsHtml,
    agrees: claim.terms,
    isOwn: place.channel === 'online',
    now,
  })
  const agreements = agreementsIn(claim.completedWaivers, await agreementsAskedFor(tx, state))
  await recheckCart(tx, state, now)
  if (await isSomethingAsked(tx, { cartId, given: agreements })) {
    throw new PlatformError('validation_failed', { fields: { attendees: [asksFirst] } })
  }
  const reserved = await reservedCredit(tx, cartId)
  const due = { balance: cartTotal(state), reservedCredit: reserved, ...place }
  const tenders = acceptPayments(claim.payments, due)
  const credit = { userId, cartId, amount: amountBy('credit', tenders), now }
  if (credit.amount > zero && !(await isReservedCreditGood(tx, credit))) throw paymentsRefused()
  return { state, tenders, currencyCode: client.currencyCode, terms, agreements }
}
