import { type CompletionOutcome, PlatformError } from '@touchline/contract'
import { type Actor, getOwnerId } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { orderAtOnce } from './order-at-once.ts'
import { dropEmpty } from './payment-list.ts'
import { type CompleteInput, keyedCompletion } from './saga/complete-payment.ts'

/**
 * Orders a basket that needs no card: free, or covered by credit. Throws `transaction_missing` when a card part is asked
 * for. payments.md 6.6
 */
export async function payWithoutCard(deps: Deps, actor: Actor, input: CompleteInput): Promise<CompletionOutcome> {
  const { body } = input
  const wantsCard = dropEmpty(body.payments).some(({ tender_type: tender }) => tender === 'online')
  if (wantsCard) throw new PlatformError('transaction_missing')
  const keyed = keyedCompletion({ ...input, userId: getOwnerId(actor) })
  return orderAtOnce(deps, { actor, body, keyed, enter: async () => ({ channel: 'online', tillId: null }) })
}
