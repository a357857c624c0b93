import { type CompletionOutcome, PlatformError, type SessionCompletion, type Unworded } from '@touchline/contract'
import type { Actor } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { completePayment } from './complete-payment.ts'
import { findOwnAttempt } from './start/find-own-attempt.ts'
import type { Sent } from './start/payment-request.ts'
import { requestHashOf } from '../../../infra/wire/request-hash.ts'

/**
 * Completes the payment of a session. Fields in the request must equal the authorised ones; omitted fields count as
 * equal. Safe to repeat. Throws as a completion does, and `provider_mismatch` for a payment without a session.
 * payments.md 6.8
 */
export async function completeSession(
  deps: Deps,
  actor: Actor,
  sent: Sent<SessionCompletion> & { readonly transactionId: string },
): Promise<Unworded<CompletionOutcome>> {
  const { body, provider, context, transactionId } = sent
  const row = await findOwnAttempt(deps, actor, transactionId)
  if (!deps.gateway.featuresOf(row.provider).bySession) throw new PlatformError('provider_mismatch')
  return completePayment(deps, actor, {
    uuid: row.uuid,
    provider,
    body: {
      item_hash: body.item_hash ?? row.itemHash,
      source: body.source ?? row.source,
      // Accepted at authorisation.
      terms: body.terms ?? true,
      completed_waivers: body.completed_waivers ?? [],
      payments: body.payments ?? [...row.payments],
    },
    idempotencyKey: context.idempotencyKey,
    bodyHash: requestHashOf(body),
  })
}
