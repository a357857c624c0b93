import type { Deps } from '../deps.ts'
import { submitResult } from '../engine/challenge.ts'
import { abortTransaction, refundTransaction, releaseTransaction } from '../engine/instructions.ts'
import { lifetimes } from '../engine/lifetimes.ts'
import type { Moment } from '../engine/moment.ts'
import { openPaymentSession } from '../engine/tokenise.ts'
import { getTransaction } from '../engine/transactions.ts'
import * as wire from './facade-wire.ts'
import { presentSession } from './present-facades.ts'
import { presentDecline } from './present.ts'
import { attemptSession } from './register-facade-payment.ts'
import { type Answer, call, paymentIdIn, referenceOfPath } from './server-command.ts'

/** The commands of the session provider: a session for one amount, in which a browser enters the card. */
export const sessionCalls = {
  open_session: call({
    path: '/v1/payment-sessions',
    body: wire.SessionBody,
    operation: () => 'session_key',
    reference: () => null,
    run: (_deps, moment, { body }) => {
      const { amount, currency, reusable_card_id: reusableCardId = null } = body
      const { paymentId, token } = openPaymentSession(moment, { amount, currency, reusableCardId })
      const expiresIn = lifetimes.paymentSession / 1000
      const session = { session_id: `ps_${paymentId}`, session_token: token, expires_in: expiresIn }
      return { status: 201, body: { ...session, status: 'active', amount, currency } }
    },
  }),
  attempt_session: call({
    path: '/v1/payment-sessions/:id/attempt',
    body: wire.AttemptBody,
    operation: () => 'register',
    reference: (_moment, { body }) => body.vendor_tx_code,
    run: (deps, moment, { id, body }) => answer(deps, moment, attemptSession(moment, id, body).id),
  }),
  submit_session_result: call({
    path: '/v1/payment-sessions/:id/result',
    body: wire.SessionResultBody,
    operation: () => '3d_secure_challenge',
    reference: referenceOfPath,
    run: (deps, moment, { id, body }) => {
      const show = () => JSON.stringify(answer(deps, moment, paymentIdIn(id)).body)
      return { status: 200, body: JSON.parse(submitResult(moment, paymentIdIn(id), 'creq', body.result_token, show)) }
    },
  }),
  capture_session: call({
    path: '/v1/payment-sessions/:id/capture',
    body: wire.CaptureBody,
    operation: () => 'release',
    reference: referenceOfPath,
    run: (deps, moment, { id, body }) => {
      const declined = releaseTransaction(moment, paymentIdIn(id), body.amount ?? null)
      return answer(deps, moment, paymentIdIn(id), { capture_error: presentDecline(declined) })
    },
  }),
  void_session: call({
    path: '/v1/payment-sessions/:id/void',
    body: wire.ConfirmBody,
    operation: () => 'abort',
    reference: referenceOfPath,
    run: (deps, moment, { id }) => {
      abortTransaction(moment, paymentIdIn(id))
      return answer(deps, moment, paymentIdIn(id))
    },
  }),
  refund_session: call({
    path: '/v1/payment-sessions/:id/refund',
    body: wire.SessionRefundBody,
    operation: () => 'refund',
    reference: referenceOfPath,
    run: (deps, moment, { id, body }) => {
      const refund = refundTransaction(moment, paymentIdIn(id), body.amount)
      const shown = { refund_id: refund.id, amount: refund.amount, status: refund.state }
      return answer(deps, moment, paymentIdIn(id), { refund: shown })
    },
  }),
} as const

function answer(deps: Deps, moment: Moment, id: string, more: object = {}): Answer {
  return { status: 200, body: { ...presentSession(deps, getTransaction(moment, id)), ...more } }
}
