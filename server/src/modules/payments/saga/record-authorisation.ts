import { PlatformError } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import { failAttempt, getAttempt, momentOf, startReversal, waitUntil } from './start/attempt.ts'
import type { Challenge, PaymentView, ProviderAnswer, RefusalReason } from '../providers/provider.ts'
import { cardFacts } from '../saved-cards/saved-cards.ts'
import { giveBackSession } from './give-back-session.ts'
import { lifetimes } from '../lifetimes.ts'
import type { PaymentRequest } from './start/payment-request.ts'
import { problemOf } from '../problem.ts'
import { reverseNow } from './reverse-payment.ts'
import type { TransactionRow } from '../tables.ts'
import type { TransactionFacts } from '../transaction-repository.ts'
import { touchCart } from '../../carts/index.ts'
import { paymentWrites } from '../repository.ts'
import { errorText } from '../../../texts/index.ts'

type Registered = { readonly row: TransactionRow; readonly request: PaymentRequest }

/**
 * Records the gateway's answer to a new card payment. Throws when the customer can only be told that it failed; without
 * a definite answer the attempt is undone first.
 */
export async function recordAuthorisation(
  deps: Deps,
  { row, request }: Registered,
  answer: ProviderAnswer<PaymentView>,
): Promise<void> {
  if (answer.kind === 'done') return recordView(deps, row, answer.value)
  if (answer.kind === 'unknown' || answer.reason === 'reference_used') {
    await undo(deps, row)
    throw new PlatformError(
      answer.kind === 'unknown' && answer.why === 'no_answer' ? 'gateway_timeout' : 'authorise_failed',
    )
  }
  const moment = momentOf(deps)
  await deps.store.write(async (tx) => {
    if (await failAttempt(tx, row, {}, moment)) await giveBackSession(tx, request, row.uuid)
  })
  deps.log('warn', 'the gateway refused a card payment', { code: answer.code })
  throw refusalOf(answer.reason)
}

function refusalOf(reason: RefusalReason): PlatformError {
  if (reason === 'session_over') return new PlatformError('session_expired')
  if (reason === 'session_not_ready') return new PlatformError('session_not_ready')
  if (reason === 'security_code_required') return codeRequired()
  if (reason === 'amount_too_small') return new PlatformError('amount_too_small')
  return new PlatformError('authorise_failed')
}

/** The security code of a saved card is valid for a few minutes, with its form's key. payments.md 5.10 */
function codeRequired(): PlatformError {
  const code = 'security_code_required'
  return new PlatformError(code, { fields: { saved_card_id: [errorText(code)] } })
}

async function undo(deps: Deps, row: TransactionRow): Promise<void> {
  const moment = momentOf(deps)
  await deps.store.write((tx) => startReversal(tx, row, moment))
  await reverseNow(deps, row.uuid)
}

async function recordView(deps: Deps, row: TransactionRow, view: PaymentView): Promise<void> {
  const facts: TransactionFacts = {
    gatewayId: view.id,
    ...cardFacts(view.card),
  }
  const recorded = await writeView(deps, row, view, facts)
  // The sweeper gave the attempt up before the answer came, and undoes it.
  if (!recorded) throw new PlatformError('gateway_timeout')
}

async function writeView(deps: Deps, row: TransactionRow, view: PaymentView, facts: TransactionFacts) {
  const moment = momentOf(deps)
  const waiting = waitingFor(view, moment.now)
  return deps.store.write(async (tx) => {
    if (!waiting) return failAttempt(tx, row, { ...facts, problem: problemOf(view) }, moment)
    await touchCart(tx, { id: row.cartId })
    if ((await getAttempt(tx, row.uuid)).state !== 'authorising') return false
    const { state, challenge, expiresAt } = waiting
    await paymentWrites(tx).moveTo({ uuid: row.uuid, to: state, at: moment.now })
    await waitUntil(tx, { ...row, state }, expiresAt, { ...facts, challenge })
    return true
  })
}

type Waiting = {
  readonly state: 'authorised' | 'sca_required'
  readonly challenge: Challenge | null
  readonly expiresAt: number
}

/** The attempt's next wait; undefined when nothing is awaited. */
function waitingFor(view: PaymentView, now: number): Waiting | undefined {
  if (view.state === 'held' || view.state === 'captured') {
    return { state: 'authorised', challenge: null, expiresAt: now + lifetimes.authorised }
  }
  const { challenge } = view
  if (view.state !== 'challenged' || !challenge) return undefined
  return { state: 'sca_required', challenge, expiresAt: view.challengeExpiresAt ?? now }
}
