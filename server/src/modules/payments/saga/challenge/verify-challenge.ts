import { hashOf } from '@touchline/ids'
import type { Deps } from '../../../../deps.ts'
import { failAttempt, getAttempt, momentOf, waitUntil } from '../start/attempt.ts'
import type { PaymentView } from '../../providers/provider.ts'
import { cardFacts } from '../../saved-cards/saved-cards.ts'
import { lifetimes } from '../../lifetimes.ts'
import { problemAfterChallenge } from '../../problem.ts'
import type { TransactionRow } from '../../tables.ts'
import { touchCart } from '../../../carts/index.ts'
import { paymentWrites } from '../../repository.ts'

/**
 * Hands the gateway what a bank's page posted and writes down what it makes of it: a browser's word is never proof.
 * Answers false when the gateway gave no definite answer; the same result may be handed over again. payments.md D7
 */
export async function verifyChallenge(deps: Deps, row: TransactionRow, result: string): Promise<boolean> {
  if (row.gatewayId === null || row.challenge === null) return true
  // A provider that is asked instead of told may answer otherwise the next time.
  const about = row.challenge.kind === 'secret' ? deps.ids.uuid() : hashOf(result).slice(0, 32)
  const key = `challenge:${row.uuid}:${about}`
  const provider = deps.gateway.providerOf(row.provider)
  const answer = await provider.confirm(key, row.gatewayId, { challenge: row.challenge, result })
  if (answer.kind === 'unknown') return false
  // A refusal (another result came first, or the time is up) tells the state too.
  const view = answer.kind === 'done' ? answer.value : answer.payment
  if (view) await recordVerdict(deps, row, view)
  return true
}

async function recordVerdict(deps: Deps, row: TransactionRow, view: PaymentView): Promise<void> {
  if (view.state === 'challenged') return
  const moment = momentOf(deps)
  const problem = problemAfterChallenge(view)
  await deps.store.write(async (tx) => {
    if (view.state === 'held' || view.state === 'captured') {
      await touchCart(tx, { id: row.cartId })
      if ((await getAttempt(tx, row.uuid)).state !== 'sca_required') return
      const state = 'authorised'
      await paymentWrites(tx).moveTo({ uuid: row.uuid, to: state, at: moment.now })
      await waitUntil(tx, { ...row, state }, moment.now + lifetimes.authorised, cardFacts(view.card))
      return
    }
    if (await failAttempt(tx, row, { problem }, moment)) return
    // The event overtook the answer, which knows more.
    const current = await getAttempt(tx, row.uuid)
    if (current.state === 'failed' && current.problem === null && problem)
      await paymentWrites(tx).learn({ uuid: row.uuid, problem })
  })
}
