import type {
  AuthorisationOutcome,
  CompletionOutcome,
  PaymentPreparation,
  ScaEnding,
  ScaOutcome,
  SessionPreparation,
  PaymentProblem,
  Unworded,
} from '@touchline/contract'
import { captureFailed, problemOf, readProblem } from './problem.ts'
import type { Challenge } from './providers/provider.ts'
import type { TransactionRow } from './tables.ts'
import type { TransactionState } from './transaction-state.ts'

const statuses: Readonly<Record<TransactionState, Unworded<AuthorisationOutcome>['transaction_status']>> = {
  authorising: 'sca_required',
  sca_required: 'sca_required',
  authorised: 'authorised',
  completing: 'authorised',
  completed: 'authorised',
  failed: 'failed',
  reversing: 'failed',
  reversed: 'failed',
}

/** A preparation in the shape of a session provider. payments.md 6.8 */
export function presentSession({ session_key, session_token = '', ...rest }: PaymentPreparation): SessionPreparation {
  return { ...rest, session_id: session_key, session_token }
}

/** The caller's view of an attempt; asked again, its current state. payments.md 6.3 */
export function presentAuthorisation(row: TransactionRow): Unworded<AuthorisationOutcome> {
  const status = statuses[row.state]
  const challenge = status === 'sca_required' ? row.challenge : null
  return {
    transaction_id: String(row.id),
    transaction_uuid: row.uuid,
    transaction_status: status,
    error: status === 'failed' ? problemIn(row) : null,
    ...presentChallenge(challenge),
  }
}

/** A failed attempt without a stored problem was declined for an unknown reason. */
function problemIn({ problem }: TransactionRow): Unworded<PaymentProblem> {
  return problem ? readProblem(problem) : problemOf({ decline: null })
}

type Step = Pick<Unworded<AuthorisationOutcome>, 'sca_url' | 'sca_method' | 'sca_data' | 'client_secret' | 'return_url'>

const noStep: Step = { sca_url: null, sca_method: null, sca_data: null, client_secret: null, return_url: null }

/** payments.md 6.3 */
function presentChallenge(challenge: Challenge | null): Step {
  if (!challenge) return noStep
  if (challenge.kind === 'form') {
    return { ...noStep, sca_url: challenge.url, sca_method: challenge.method, sca_data: challenge.fields }
  }
  const { clientSecret, returnUrl, url } = challenge
  return { sca_url: url, sca_method: 'GET', sca_data: {}, client_secret: clientSecret, return_url: returnUrl }
}

/** payments.md 6.4 */
export function presentSca(row: TransactionRow, ended: ScaEnding | undefined): Unworded<ScaOutcome> {
  const status = statuses[row.state]
  const problem = status === 'failed' ? row.problem : null
  return {
    transaction_id: String(row.id),
    status,
    ...(problem && { error: readProblem(problem) }),
    ...(ended && { ended }),
  }
}

/** payments.md 6.5 */
export function presentCompletion(
  status: Unworded<CompletionOutcome>['status'],
  orderId: number | null,
): Unworded<CompletionOutcome> {
  if (status === 'failed') return { complete_order_id: null, order_id: null, status, error: captureFailed }
  return { complete_order_id: orderId, order_id: orderId, status }
}
