import { setTimeout } from 'node:timers/promises'
import { type Completion, type CompletionOutcome, PlatformError, type Unworded } from '@touchline/contract'
import { describeError } from '@touchline/serving'
import { type Actor, getOwnerId } from '../../../actor.ts'
import { CrashOnPurpose } from '../../../infra/crash.ts'
import type { Deps } from '../../../deps.ts'
import { getAttempt } from './start/attempt.ts'
import { type CaptureOutcome, capturePayment, takeUp } from './capture-payment.ts'
import { claimCompletion } from './claim-completion.ts'
import { findOwnAttempt } from './start/find-own-attempt.ts'
import { cartSourceOf } from '../basket/payment-list.ts'
import { presentCompletion } from '../presenter.ts'
import { checkProvider } from '../providers/choose-provider.ts'
import { findKeyed, type KeyedRequest } from '../request-keys.ts'
import type { TransactionRow } from '../tables.ts'

export type CompleteInput = {
  readonly provider: string | undefined
  readonly body: Completion
  readonly idempotencyKey: string | undefined
  readonly bodyHash: string
}

export type CompleteRequest = CompleteInput & { readonly userId: number }

export function keyedCompletion({ userId, idempotencyKey: key, bodyHash }: CompleteRequest): KeyedRequest {
  return { userId, route: 'complete', key, bodyHash }
}

/**
 * Captures the held money and confirms the order. Safe to repeat; a repetition asks the gateway again, so it also
 * polls. Throws `item_not_found`, `sca_incomplete`, `payment_in_progress`, `transaction_not_completable`, and the
 * basket's refusals. payments.md 5.4, O-47
 */
export async function completePayment(
  deps: Deps,
  actor: Actor,
  { uuid, ...input }: CompleteInput & { readonly uuid: string },
): Promise<Unworded<CompletionOutcome>> {
  const request = { ...input, userId: getOwnerId(actor) }
  const keyed = keyedCompletion(request)
  await deps.store.read((reads) => findKeyed(reads, keyed, deps.clock.now()))
  const row = await findOwnAttempt(deps, actor, uuid)
  checkProvider(deps.gateway, request.provider, row.provider)
  if (cartSourceOf(request.body.source) !== row.source) throw new PlatformError('item_not_found')
  const claimed = row.state === 'authorised' ? await claimCompletion(deps, row, request.body, keyed) : undefined
  if (claimed) {
    deps.reach('claimed')
    return captureAndConfirm(deps, claimed, async () => true)
  }
  const current = await deps.store.read((reads) => getAttempt(reads, uuid))
  switch (current.state) {
    case 'completed':
      return presentCompletion('completed', current.orderId)
    case 'completing':
      return captureAndConfirm(deps, current, () => takeUp(deps, current))
    case 'sca_required':
      throw new PlatformError('sca_incomplete')
    case 'authorising':
    case 'authorised':
      throw new PlatformError('payment_in_progress')
    case 'failed':
    case 'reversing':
    case 'reversed':
      throw new PlatformError('transaction_not_completable')
  }
}

/**
 * Captures and confirms. Money may be captured from here on, so a failure is answered as `pending`: the sweeper
 * continues, and a repeated call asks for the outcome.
 */
async function captureAndConfirm(
  deps: Deps,
  row: TransactionRow,
  mayWork: () => Promise<boolean>,
): Promise<Unworded<CompletionOutcome>> {
  try {
    const outcome = (await mayWork()) ? await capturePayment(deps, row) : 'busy'
    return presentOutcome(outcome === 'busy' ? await waitForOther(deps, row.uuid) : outcome, row)
  } catch (error) {
    if (error instanceof CrashOnPurpose) throw error
    deps.log('error', 'completion broken off', { payment: row.id, ...describeError(error) })
    return presentCompletion('pending', row.orderId)
  }
}

function presentOutcome(outcome: CaptureOutcome, { orderId }: TransactionRow): Unworded<CompletionOutcome> {
  if (outcome === 'completed' || outcome === 'failed') return presentCompletion(outcome, orderId)
  return presentCompletion('pending', orderId)
}

const patience = { stepMs: 50, steps: 100 }

/** Another worker runs the same capture: waits up to five seconds for it. */
async function waitForOther(deps: Deps, uuid: string): Promise<CaptureOutcome> {
  for (let step = 0; step < patience.steps; step++) {
    const { state } = await deps.store.read((reads) => getAttempt(reads, uuid))
    if (state === 'completed') return 'completed'
    if (state !== 'completing') return 'failed'
    await setTimeout(patience.stepMs)
  }
  return 'unknown'
}
