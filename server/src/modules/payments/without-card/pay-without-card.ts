import { type CompletionOutcome, PlatformError, type Unworded } from '@touchline/contract'
import { type Actor, getOwnerId, isForVisit, visitOver } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import type { Reads } from '../../../repositories.ts'
import { type AtOnce, orderAtOnce } from './order-at-once.ts'
import { dropEmpty } from '../basket/payment-list.ts'
import { type CompleteInput, keyedCompletion } from '../saga/complete-payment.ts'

/**
 * Orders a basket without a card part: free, or covered by credit. Throws `transaction_missing` when a card part is
 * needed. payments.md 6.6
 */
export async function payWithoutCard(
  deps: Deps,
  actor: Actor,
  input: CompleteInput,
): Promise<Unworded<CompletionOutcome>> {
  const { body } = input
  const wantsCard = dropEmpty(body.payments).some(({ tender_type: tender }) => tender === 'online')
  if (wantsCard) throw new PlatformError('transaction_missing')
  const keyed = keyedCompletion({ ...input, userId: getOwnerId(actor) })
  const enter: AtOnce['enter'] = async (tx, { cart }) => {
    await checkVisit(tx, actor, { cartId: cart.id, now: deps.clock.now() })
    return { channel: 'online', tillId: null }
  }
  return orderAtOnce(deps, { actor, body, keyed, enter })
}

/**
 * A third-party checkout must be in time and pay its own basket; no payment begun earlier is finished here. Throws
 * `unauthenticated`.
 */
async function checkVisit(
  reads: Reads,
  actor: Actor,
  { cartId, now }: { readonly cartId: number; readonly now: number },
) {
  const checkout = actor.visit?.checkout
  if (!checkout) return
  const session = await reads.checkouts.session({ id: checkout.id })
  if (!session || session.expiresAt <= now || !isForVisit(actor, cartId)) throw visitOver()
}
