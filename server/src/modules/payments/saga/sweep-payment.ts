import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../infra/jobs/index.ts'
import {
  askAgainLater,
  getAttempt,
  giveUpAt,
  momentOf,
  scheduleSweep,
  startReversal,
  sweepKind,
} from './start/attempt.ts'
import { capturePayment, confirmCapture, giveUpCompletion, takeUp } from './capture-payment.ts'
import { completionTries } from '../lifetimes.ts'
import { confirmRefund, reverseNow, reversePayment } from './reverse-payment.ts'
import type { TransactionRow } from '../tables.ts'

/**
 * Looks after an unfinished attempt: gives it up past its time, repeats an unanswered capture, continues a reversal.
 * Every step is a conditional update, so two sweepers do no harm. payments.md 5.6
 */
export async function sweepPayment(deps: Deps, uuid: string): Promise<void> {
  const row = await deps.store.read((reads) => reads.payments.byUuid({ uuid }))
  if (!row) return
  switch (row.state) {
    case 'authorising':
    case 'sca_required':
    case 'authorised':
      return giveUpWhenOver(deps, row)
    case 'completing':
      return complete(deps, row)
    case 'reversing':
      return reversePayment(deps, uuid)
    case 'reversed':
      return confirmRefund(deps, row)
    case 'completed':
    case 'failed':
      return undefined
  }
}

async function complete(deps: Deps, row: TransactionRow): Promise<void> {
  if (!(await takeUp(deps, row))) return lookAgain(deps, row)
  if (row.tries < completionTries) await capturePayment(deps, row)
  else await callOff(deps, row)
}

/** Another worker has it, and may die. */
async function lookAgain({ store }: Deps, { uuid }: TransactionRow): Promise<void> {
  await store.write(async (tx) => {
    const { state, leasedUntil } = await getAttempt(tx, uuid)
    if (state === 'completing' && leasedUntil !== null) await scheduleSweep(tx, uuid, leasedUntil)
  })
}

async function giveUpWhenOver(deps: Deps, row: TransactionRow): Promise<void> {
  const moment = momentOf(deps)
  const given = await deps.store.write(async (tx) => {
    const current = await getAttempt(tx, row.uuid)
    // While the gateway is asked, the customer waits for its answer.
    const end = row.state === 'authorising' ? 'answered' : 'unfinished'
    const dueAt = giveUpAt(current)
    if (dueAt <= moment.now) return startReversal(tx, row, moment, end)
    await scheduleSweep(tx, row.uuid, dueAt)
    return false
  })
  if (given) await reverseNow(deps, row.uuid)
}

/**
 * Ends a completion after its last try. Cancelling by reference is definite: the hold is gone, or the gateway refuses
 * because the money was captured. Then the order is confirmed now, or the money is refunded.
 */
async function callOff(deps: Deps, row: TransactionRow): Promise<void> {
  const provider = deps.gateway.providerOf(row.provider)
  const answer = await provider.cancelByReference(`call-off:${row.uuid}:${row.tries}`, row.vendorTxCode)
  if (answer.kind === 'done') return void (await giveUpCompletion(deps, row))
  const view = answer.kind === 'refused' ? answer.payment : undefined
  if (view?.state === 'captured' && view.captured === row.amount) {
    if ((await confirmCapture(deps, row)) === 'unknown') await giveUpCompletion(deps, row)
    return
  }
  await askAgainLater(deps, row.uuid, 'completing')
}

const intentions: Readonly<Record<TransactionRow['state'], string>> = {
  authorising: 'is given up if the gateway has not answered',
  sca_required: 'is given up if the bank has not verified the customer',
  authorised: 'is given up if it has not been completed',
  completing: 'is completed at the gateway once more',
  reversing: 'is undone at the gateway',
  completed: 'is complete',
  failed: 'has failed',
  reversed: 'was undone; whether its refund arrived is looked at once more',
}

export const paymentSweep: JobHandler = {
  kind: sweepKind,
  describe: async (reads, subject) => {
    const row = await reads.payments.byUuid({ uuid: subject })
    return row ? `payment ${row.id} ${intentions[row.state]}` : 'a payment that no longer exists'
  },
  run: sweepPayment,
  asksGateway: true,
}
