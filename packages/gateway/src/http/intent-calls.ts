import type { Deps } from '../deps.ts'
import { settleDecided } from '../engine/challenge.ts'
import { abortTransaction, refundTransaction, releaseTransaction } from '../engine/instructions.ts'
import type { Moment } from '../engine/moment.ts'
import { publishableKeyOf } from '../engine/tokenise.ts'
import { getTransaction } from '../engine/transactions.ts'
import * as wire from './facade-wire.ts'
import { presentIntent } from './present-facades.ts'
import { presentDecline } from './present.ts'
import { registerIntent } from './register-facade-payment.ts'
import { type Answer, call, paymentIdIn, referenceOfPath } from './server-command.ts'

/** The commands of the card provider: a publishable key, payment methods, and intents that are confirmed. */
export const intentCalls = {
  create_publishable_key: call({
    path: '/v1/publishable-keys',
    body: wire.PublishableKeyBody,
    operation: () => 'session_key',
    reference: () => null,
    run: (_deps, moment) => ({ status: 200, body: { publishable_key: publishableKeyOf(moment) } }),
  }),
  create_intent: call({
    path: '/v1/payment-intents',
    body: wire.IntentBody,
    operation: () => 'register',
    reference: (_moment, { body }) => body.vendor_tx_code,
    run: (deps, moment, { body }) => answer(deps, moment, registerIntent(moment, body).id, 201),
  }),
  confirm_intent: call({
    path: '/v1/payment-intents/:id/confirm',
    body: wire.ConfirmBody,
    operation: () => '3d_secure_challenge',
    reference: referenceOfPath,
    run: (deps, moment, { id }) => {
      settleDecided(moment, paymentIdIn(id))
      return answer(deps, moment, paymentIdIn(id), 200)
    },
  }),
  capture_intent: call({
    path: '/v1/payment-intents/:id/capture',
    body: wire.CaptureBody,
    operation: () => 'release',
    reference: referenceOfPath,
    run: (deps, moment, { id, body }) => {
      const declined = releaseTransaction(moment, paymentIdIn(id), body.amount ?? null)
      return answer(deps, moment, paymentIdIn(id), 200, { capture_error: presentDecline(declined) })
    },
  }),
  cancel_intent: call({
    path: '/v1/payment-intents/:id/cancel',
    body: wire.ConfirmBody,
    operation: () => 'abort',
    reference: referenceOfPath,
    run: (deps, moment, { id }) => {
      abortTransaction(moment, paymentIdIn(id))
      return answer(deps, moment, paymentIdIn(id), 200)
    },
  }),
  refund_intent: call({
    path: '/v1/refunds',
    body: wire.IntentRefundBody,
    operation: () => 'refund',
    reference: (moment, { body }) => referenceOfPath(moment, { id: body.payment_intent }),
    run: (deps, moment, { body }) => {
      const { id, amount, state } = refundTransaction(moment, paymentIdIn(body.payment_intent), body.amount)
      const { body: intent } = answer(deps, moment, paymentIdIn(body.payment_intent), 201)
      return { status: 201, body: { id: `re_${id}`, amount, status: state, payment_intent: intent } }
    },
  }),
} as const

function answer(deps: Deps, moment: Moment, id: string, status: number, more: object = {}): Answer {
  const intent = presentIntent(deps, moment.merchant, getTransaction(moment, id))
  return { status, body: { ...intent, ...more } }
}
