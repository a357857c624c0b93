import type { AuthorisationOutcome, CompletionOutcome, ScaOutcome } from '@touchline/contract'
import { captureFailed, problemOf } from './problem.ts'
import type { TransactionRow } from './tables.ts'
import type { TransactionState } from './transaction-state.ts'

const statuses: Readonly<Record<TransactionState, AuthorisationOutcome['transaction_status']>> = {
  authorising: 'sca_required',
  sca_required: 'sca_required',
  authorised: 'authorised',
  completing: 'authorised',
  completed: 'authorised',
  failed: 'failed',
  reversing: 'failed',
  reversed: 'failed',
}

/** What a caller learns of an attempt; asked again, what is true by then. payments.md 6.3 */
export function presentAuthorisation(row: TransactionRow, returnUrl: string): AuthorisationOutcome {
  const status = statuses[row.state]
  const challenge = status === 'sca_required' ? row.challenge : null
  return {
    transaction_id: String(row.id),
    transaction_uuid: row.uuid,
    transaction_status: status,
    error: status === 'failed' ? (row.problem ?? problemOf({ decline: null })) : null,
    sca_url: challenge?.url ?? null,
    sca_method: challenge ? 'POST' : null,
    sca_data: challenge ? bankForm(row, challenge, returnUrl) : null,
    client_secret: null,
    return_url: null,
  }
}

/** The fields for the bank, in the spelling of its protocol. payments.md D12 */
function bankForm(
  { sessionNonce }: TransactionRow,
  { protocol, request }: NonNullable<TransactionRow['challenge']>,
  returnUrl: string,
): Record<string, string> {
  return protocol === 'creq'
    ? { creq: request, threeDSSessionData: sessionNonce }
    : { PaReq: request, TermUrl: returnUrl, MD: sessionNonce }
}

/** payments.md 6.4 */
export function presentSca(row: TransactionRow): ScaOutcome {
  const status = statuses[row.state]
  const problem = status === 'failed' ? row.problem : null
  return { transaction_id: String(row.id), status, ...(problem ? { error: problem } : {}) }
}

/** payments.md 6.5 */
export function presentCompletion(status: CompletionOutcome['status'], orderId: number | null): CompletionOutcome {
  if (status === 'failed') return { complete_order_id: null, order_id: null, status, error: captureFailed }
  return { complete_order_id: orderId, order_id: orderId, status }
}
