import type { Deps } from '../deps.ts'
import { submitResult } from '../engine/challenge.ts'
import {
  abortTransaction,
  cancelByReference,
  refundTransaction,
  releaseTransaction,
  voidTransaction,
} from '../engine/instructions.ts'
import { lifetimes } from '../engine/lifetimes.ts'
import type { Moment } from '../engine/moment.ts'
import { createSessionKey } from '../engine/tokenise.ts'
import { getTransaction } from '../engine/transactions.ts'
import { intentCalls } from './intent-calls.ts'
import { presentDecline, presentTransaction } from './present.ts'
import { registerCardPayment } from './register-card-payment.ts'
import { type Answer, call, referenceOfPath, type ServerCall } from './server-command.ts'
import { sessionCalls } from './session-calls.ts'
import { setupCalls } from './setup-calls.ts'
import * as wire from './wire.ts'
import type { InstructionRequest } from './wire.ts'

export const serverCalls = {
  create_session_key: call({
    path: '/v1/merchant-session-keys',
    body: wire.SessionKeyBody,
    operation: () => 'session_key',
    reference: () => null,
    run: (_deps, moment, { body }) => ({
      status: 201,
      body: {
        merchant_session_key: createSessionKey(moment, body.reusable_card_id ?? null),
        expires_in: lifetimes.sessionKey / 1000,
      },
    }),
  }),
  register: call({
    path: '/v1/transactions',
    body: wire.RegisterBody,
    operation: () => 'register',
    reference: (_moment, { body }) => body.vendor_tx_code,
    run: (deps, moment, { body }) => {
      const transaction = registerCardPayment(moment, body)
      const status = transaction.state === 'challenge_required' ? 202 : 201
      return { status, body: presentTransaction(deps, transaction) }
    },
  }),
  submit_challenge: call({
    path: '/v1/transactions/:id/3d-secure-challenge',
    body: wire.ChallengeBody,
    operation: () => '3d_secure_challenge',
    reference: referenceOfPath,
    run: (deps, moment, { id, body }) => submit(deps, moment, id, 'creq', body.c_res),
  }),
  submit_fallback: call({
    path: '/v1/transactions/:id/3d-secure',
    body: wire.FallbackBody,
    operation: () => '3d_secure_challenge',
    reference: referenceOfPath,
    run: (deps, moment, { id, body }) => submit(deps, moment, id, 'pareq', body.pa_res),
  }),
  instruct: call({
    path: '/v1/transactions/:id/instructions',
    body: wire.InstructionBody,
    operation: (body) => body.instruction_type,
    reference: referenceOfPath,
    run: (deps, moment, { id, body }) => {
      const result = instruct(moment, id, body)
      const transaction = presentTransaction(deps, getTransaction(moment, id))
      return { status: 201, body: { instruction_type: body.instruction_type, ...result, transaction } }
    },
  }),
  cancel_by_reference: call({
    path: '/v1/cancel-by-reference',
    body: wire.CancelBody,
    operation: () => 'cancel_by_reference',
    reference: (_moment, { body }) => body.vendor_tx_code,
    run: (deps, moment, { body }) => {
      const { outcome, transaction } = cancelByReference(moment, body.vendor_tx_code)
      return { status: 200, body: { outcome, transaction: transaction && presentTransaction(deps, transaction) } }
    },
  }),
  ...intentCalls,
  ...sessionCalls,
  ...setupCalls,
} as const satisfies Record<string, ServerCall>

export type ServerCallName = keyof typeof serverCalls

export function isServerCallName(text: string): text is ServerCallName {
  return Object.hasOwn(serverCalls, text)
}

function submit(deps: Deps, moment: Moment, id: string, protocol: 'creq' | 'pareq', message: string): Answer {
  const answer = submitResult(moment, id, protocol, message, () =>
    JSON.stringify(presentTransaction(deps, getTransaction(moment, id))),
  )
  return { status: 200, body: JSON.parse(answer) }
}

function instruct(moment: Moment, id: string, body: InstructionRequest) {
  const amount = body.amount ?? null
  switch (body.instruction_type) {
    case 'release': {
      const declined = releaseTransaction(moment, id, amount)
      return { outcome: declined ? 'declined' : 'ok', decline: presentDecline(declined), refund: null }
    }
    case 'abort':
      abortTransaction(moment, id)
      return { outcome: 'ok', decline: null, refund: null }
    case 'void':
      voidTransaction(moment, id)
      return { outcome: 'ok', decline: null, refund: null }
    case 'refund': {
      const refund = refundTransaction(moment, id, amount)
      const isPending = refund.state === 'pending'
      const shown = { refund_id: refund.id, amount: refund.amount, status: refund.state }
      return { outcome: isPending ? 'pending' : 'ok', decline: null, refund: shown }
    }
  }
}
