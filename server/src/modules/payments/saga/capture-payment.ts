import { describeError } from '@touchline/serving'
import { CrashOnPurpose } from '../../../infra/crash.ts'
import type { Deps } from '../../../deps.ts'
import { askAgainLater, getAttempt, momentOf, startReversal } from './start/attempt.ts'
import { finaliseOrder } from './finalise-order.ts'
import { nextSweepAfter } from '../lifetimes.ts'
import { captureFailed } from '../problem.ts'
import { reverseNow } from './reverse-payment.ts'
import type { TransactionRow } from '../tables.ts'
import { paymentWrites } from '../repository.ts'

/** `busy`: another worker has it; `unknown`: no definite answer. */
export type CaptureOutcome = 'completed' | 'failed' | 'busy' | 'unknown'

/**
 * Takes the lease of a completion, so that two workers, in any process, do not collide. If its holder dies, the sweeper
 * takes over.
 */
export async function takeUp({ store, clock }: Deps, { uuid, leasedUntil }: TransactionRow): Promise<boolean> {
  const now = clock.now()
  if (leasedUntil !== null && leasedUntil > now) return false
  return store.write((tx) => paymentWrites(tx).lease({ uuid, now, until: now + nextSweepAfter(0) }))
}

/**
 * Captures an attempt in `completing` and confirms its order, or gives the attempt up. The command keeps one key for
 * the life of the attempt, so a repetition gets the first answer. payments.md 5.4, steps 3 to 6
 */
export async function capturePayment(deps: Deps, row: TransactionRow): Promise<CaptureOutcome> {
  if (row.gatewayId === null) throw new Error('an attempt is being completed that the gateway never confirmed')
  const provider = deps.gateway.providerOf(row.provider)
  const answer = await provider.capture(`release:${row.uuid}`, row.gatewayId, row.amount)
  if (answer.kind === 'unknown') {
    await askAgainLater(deps, row.uuid, 'completing')
    return answer.why === 'in_progress' ? 'busy' : 'unknown'
  }
  const isTaken = answer.kind === 'done' && answer.value.captured
  if (isTaken) deps.reach('released')
  return isTaken ? confirmCapture(deps, row) : giveUpCompletion(deps, row)
}

/**
 * Confirms the order of captured money. A failure is retried later; after `completionTries` the sweeper refunds
 * instead.
 */
export async function confirmCapture(deps: Deps, row: TransactionRow): Promise<CaptureOutcome> {
  try {
    deps.reach('before_confirmation')
    return (await finaliseOrder(deps, row)) === 'completed' ? 'completed' : 'failed'
  } catch (error) {
    if (error instanceof CrashOnPurpose) throw error
    deps.log('error', 'captured payment not confirmed', {
      payment: row.id,
      tries: row.tries,
      ...describeError(error),
    })
    await askAgainLater(deps, row.uuid, 'completing')
    return 'unknown'
  }
}

/** Cancels the order; held money is released, captured money refunded. The customer may try another card. */
export async function giveUpCompletion(deps: Deps, row: TransactionRow): Promise<CaptureOutcome> {
  const moment = momentOf(deps)
  const state = await deps.store.write(async (tx) => {
    const claimed = { ...row, state: 'completing' as const }
    if (!(await startReversal(tx, claimed, moment))) return (await getAttempt(tx, row.uuid)).state
    await paymentWrites(tx).learn({ uuid: row.uuid, problem: captureFailed })
    return 'reversing' as const
  })
  if (state === 'completed') return 'completed'
  await reverseNow(deps, row.uuid)
  return 'failed'
}
