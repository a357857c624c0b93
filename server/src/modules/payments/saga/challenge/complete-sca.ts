import { PlatformError, type ScaOutcome, type ScaReport, type Unworded } from '@touchline/contract'
import type { Actor } from '../../../../actor.ts'
import type { Deps } from '../../../../deps.ts'
import { getAttempt, momentOf, startReversal } from '../start/attempt.ts'
import { findOwnAttempt } from '../start/find-own-attempt.ts'
import { howScaEnded } from './how-sca-ended.ts'
import { presentSca } from '../../presenter.ts'
import { reverseNow } from '../reverse-payment.ts'
import type { TransactionRow } from '../../tables.ts'
import { verifyChallenge } from './verify-challenge.ts'

type Report = {
  /** The attempt's id or uuid in the path; it must name the same attempt as the body. */
  readonly transactionId: string
  readonly body: ScaReport
}

/** Reports that a client may send instead of the bank's payload: hints, not proof. payments.md 6.4 */
const hints: ReadonlySet<string> = new Set(['', 'authorised', 'failed', 'cancelled', 'timeout'])

/**
 * Handles the client's report that a 3-D Secure step has ended; the gateway decides how. "Not decided yet" is an
 * answer, and a repetition gets the same one. Throws `item_not_found` for another user's attempt, `sca_failed` when the
 * gateway cannot be asked.
 */
export async function completeSca(
  deps: Deps,
  actor: Actor,
  { transactionId, body }: Report,
): Promise<Unworded<ScaOutcome>> {
  const row = await findOwnAttempt(deps, actor, body.transaction_uuid)
  if (transactionId !== row.uuid && transactionId !== String(row.id)) throw new PlatformError('item_not_found')
  if (row.state === 'sca_required') await endChallenge(deps, row, body.sca_result)
  return deps.store.read(async (reads) => {
    const settled = await getAttempt(reads, row.uuid)
    return presentSca(settled, await howScaEnded(reads, settled))
  })
}

async function endChallenge(deps: Deps, row: TransactionRow, reported: string): Promise<void> {
  if (reported === 'cancelled') {
    const moment = momentOf(deps)
    const given = await deps.store.write((tx) => startReversal(tx, row, moment))
    if (given) await reverseNow(deps, row.uuid)
    return
  }
  // A stored bank result may still wait for an unanswering gateway; a provider that is asked needs none.
  const isAsked = row.challenge?.kind === 'secret'
  const result = hints.has(reported) && !isAsked ? row.challengeResult : reported
  if (result !== null && !(await verifyChallenge(deps, row, result))) throw new PlatformError('sca_failed')
}
