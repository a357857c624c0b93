import { minorUnits } from '@touchline/money'
import type { z } from 'zod'
import type { Challenge, NewPayment, PaymentState, PaymentView, ProviderAnswer, RefusalReason } from '../provider.ts'
import type { Cancellation, Card, Decline, TransactionView } from './answers.ts'
import type { GatewayAnswer } from './call.ts'

/** The gateway's states as the port's. */

const states: Readonly<Record<TransactionView['state'], PaymentState>> = {
  challenge_required: 'challenged',
  authorised: 'held',
  captured: 'captured',
  partially_refunded: 'over',
  refunded: 'over',
  voided: 'over',
  declined: 'declined',
  error: 'declined',
  rejected: 'rejected',
  cancelled: 'over',
  aborted: 'over',
  expired: 'over',
}

const reasons: Readonly<Record<string, RefusalReason>> = {
  session_key_expired: 'session_over',
  card_identifier_invalid: 'session_over',
  security_code_required: 'security_code_required',
  session_not_ready: 'session_not_ready',
  amount_too_small: 'amount_too_small',
  duplicate_reference: 'reference_used',
  already_captured: 'already_captured',
  not_found: 'not_found',
}

/** The browser's way to the bank and back. */
type Way = Pick<NewPayment, 'returnUrl' | 'returnSecret'>

/** A transaction as the port shows it; with its challenge, where the return address is known. */
export function viewOf(view: TransactionView, way?: Way): PaymentView {
  return {
    id: view.transaction_id,
    state: states[view.state],
    captured: minorUnits(view.captured),
    refunded: minorUnits(view.refunded),
    refunds: (view.refunds ?? []).map(({ refund_id: refundId, amount, status: state }) => ({
      refundId,
      amount: minorUnits(amount),
      state,
    })),
    decline: view.decline && declineOf(view.decline),
    card: view.card ? cardOf(view.card) : null,
    challenge: way ? challengeIn(view, way) : null,
    challengeExpiresAt: view.challenge_expires_at ?? null,
  }
}

/** The bank's reason, as far as a browser may know it. */
export function declineOf({ browser_code: code, retryable }: z.infer<typeof Decline>) {
  return { code, retryable }
}

export function cardOf({ brand, last_four: lastFour, expiry, reusable_card_id: savedAs }: z.infer<typeof Card>) {
  return { brand, lastFour, expiry, savedAs }
}

/** The form for the bank, in the spelling of its protocol. payments.md D12 */
function challengeIn({ acs_url: url, c_req: creq, pa_req: pareq }: TransactionView, way: Way): Challenge | null {
  if (url === undefined) return null
  const form = { kind: 'form', method: 'POST', url } as const
  if (creq !== undefined) return { ...form, fields: { creq, threeDSSessionData: way.returnSecret } }
  if (pareq === undefined) return null
  return { ...form, fields: { PaReq: pareq, TermUrl: way.returnUrl, MD: way.returnSecret } }
}

/** The outcome of a cancelled payment. */
export function cancelledOf(answer: GatewayAnswer<Cancellation>): ProviderAnswer<PaymentView | undefined> {
  return answerOf(answer, ({ transaction }) => (transaction ? viewOf(transaction) : undefined))
}

/** An answer of the gateway with its value in the port's shape. */
export function answerOf<T, U>(answer: GatewayAnswer<T>, read: (value: T) => U): ProviderAnswer<U> {
  return answer.kind === 'done' ? { kind: 'done', value: read(answer.value) } : noOf(answer)
}

/** An answer without a value. */
export function noOf(answer: Exclude<GatewayAnswer<unknown>, { readonly kind: 'done' }>): ProviderAnswer<never> {
  if (answer.kind === 'unknown') return answer
  const { code, transaction } = answer
  return { kind: 'refused', reason: reasons[code] ?? 'other', code, payment: transaction && viewOf(transaction) }
}
