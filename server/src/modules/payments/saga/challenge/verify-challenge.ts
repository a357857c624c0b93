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
 * Submits the bank's posted result to the gateway and records its decision: a browser's word is never proof. Answers
 * false without a definite answer; the same result may be submitted again. payments.md D7
 */
export async function verifyChallenge(deps: Deps, row: TransactionRow, result: string): Promise<boolean> {
  if (row.gatewayId === null || row.challenge === null) return true
  // A provider that is asked may answer differently the next time.
  const about = row.challenge.kind === 'secret' ? deps.ids.uuid() : hashOf(result).slice(0, 32)
  const key = `challenge:${row.uuid}:${about}`
  const provider = deps.gateway.providerOf(row.provider)
  const answer = await provider.confirm(key, row.gatewayId, { challenge: row.challenge, result })
  if (answer.kind === 'unknown') return false
  // A refusal (another result came first, or the time is up) carries the state too.
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
    // The event overtook the answer and is more recent.
    const current = await getAttempt(tx, row.uuid)
    if (current.state === 'failed' && current.problem === null && problem)
      await paymentWrites(tx).learn({ uuid: row.uuid, problem })
  })
}
