import type { Deps } from '../../deps.ts'
import { getAttempt, momentOf, scheduleSweep, startReversal } from './attempt.ts'
import { finaliseOrder } from './finalise-order.ts'
import type { Instruction } from './gateway-answers.ts'
import type { GatewayAnswer } from './gateway-call.ts'
import { nextSweepAfter } from './lifetimes.ts'
import { captureFailed } from './problem.ts'
import { reversePayment } from './reverse-payment.ts'
import type { TransactionRow } from './tables.ts'

/** `busy`: the same capture is being executed for somebody else; `unknown`: no definite answer. */
export type CaptureOutcome = 'completed' | 'failed' | 'busy' | 'unknown'

/**
 * Takes the money of an attempt in `completing` and confirms its order, or gives the attempt up. The command has one key
 * for the life of the attempt, so whoever repeats it gets the first answer. payments.md 5.4, steps 3 to 6
 */
export async function capturePayment(deps: Deps, row: TransactionRow): Promise<CaptureOutcome> {
  if (row.gatewayId === null) throw new Error('an attempt is being completed that the gateway never confirmed')
  const answer = await deps.gateway.release(`release:${row.uuid}`, row.gatewayId, row.amount)
  switch (verdictOf(answer, row)) {
    case 'captured':
      return (await finaliseOrder(deps, row.uuid)) === 'completed' ? 'completed' : 'failed'
    case 'not_captured':
      return giveUpCompletion(deps, row)
    case 'unknown':
      await askAgainLater(deps, row)
      return answer.kind === 'unknown' && answer.why === 'in_progress' ? 'busy' : 'unknown'
  }
}

function verdictOf(answer: GatewayAnswer<Instruction>, { amount }: TransactionRow) {
  if (answer.kind === 'unknown') return 'unknown'
  if (answer.kind === 'done') return answer.value.outcome === 'ok' ? 'captured' : 'not_captured'
  // A gateway that takes money at once refuses the release because it has been captured, which is what was wanted.
  const view = answer.transaction
  const taken = answer.code === 'already_captured' && view?.state === 'captured' && view.captured === amount
  return taken ? 'captured' : 'not_captured'
}

/** The money was definitely not taken: the order is cancelled and the hold, if any, is aborted. */
export async function giveUpCompletion(deps: Deps, row: TransactionRow): Promise<CaptureOutcome> {
  const moment = momentOf(deps)
  const state = await deps.store.write(async (tx) => {
    const claimed = { ...row, state: 'completing' as const }
    if (!(await startReversal(tx, claimed, moment))) return (await getAttempt(tx, row.uuid)).state
    await tx.payments.learn(row.uuid, { problem: captureFailed })
    return 'reversing' as const
  })
  if (state === 'completed') return 'completed'
  await reversePayment(deps, row.uuid)
  return 'failed'
}

async function askAgainLater({ store, clock }: Deps, { uuid }: TransactionRow): Promise<void> {
  await store.write(async (tx) => {
    const tries = await tx.payments.countTry(uuid, 'completing')
    if (tries !== undefined) await scheduleSweep(tx, uuid, clock.now() + nextSweepAfter(tries - 1))
  })
}
