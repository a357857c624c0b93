import { isOutcomeUnknown } from './call-failure.ts'
import type { AuthoriseAnswer, CompleteAnswer, ScaAnswer, ScaData } from './payment-api.ts'
import type { Authorisation } from './payment-details.ts'
import { type CallFailure, declined, type PaymentCall, refusal, unfinished, unknownOutcome } from './payment-errors.ts'
import type { PaymentEvent } from './payment-events.ts'
import { completionTries } from './payment-reducer.ts'

function formFields(data: ScaData | null | undefined): Readonly<Record<string, string>> {
  if (!data) return {}
  const pairs: readonly (readonly [string, string])[] = isList(data)
    ? data.map(({ name, value }) => [name, value])
    : Object.entries(data)
  return Object.fromEntries(pairs)
}

// Array.isArray does not narrow readonly arrays.
function isList(data: ScaData): data is readonly { readonly name: string; readonly value: string }[] {
  return Array.isArray(data)
}

function authorisationIn(answer: AuthoriseAnswer): Authorisation {
  const transactionUuid = answer.transactionUuid ?? ''
  return {
    transactionUuid,
    // Paths take either of the two; a platform that sends no short id is asked by the long one.
    transactionId: String(answer.transactionId ?? transactionUuid),
    transactionStatus: answer.transactionStatus ?? 'success',
    scaUrl: answer.scaUrl ?? null,
    scaMethod: answer.scaMethod?.toUpperCase() === 'GET' ? 'GET' : 'POST',
    scaData: formFields(answer.scaData),
    clientSecret: answer.clientSecret ?? null,
    returnUrl: answer.returnUrl ?? null,
  }
}

/** What an answer to authorise means: 'failed', 'sca_required', or else success. [P4-036, P8-010] */
export function eventOfAuthorise(
  call: PaymentCall,
  answer: AuthoriseAnswer,
  attempt: number,
  at: number,
): PaymentEvent {
  if (answer.transactionStatus === 'failed' || answer.error) {
    const error = declined('authorise', answer.error?.code ?? null, answer.error?.details?.retryable ?? true)
    return { type: 'AUTHORISE_FAIL', attempt, error }
  }
  const auth = authorisationIn(answer)
  if (!auth.transactionUuid) return { type: 'AUTHORISE_FAIL', attempt, error: unfinished(call) }
  return { type: auth.transactionStatus === 'sca_required' ? 'AUTHORISE_SCA' : 'AUTHORISE_OK', attempt, at, auth }
}

/** What the platform's word on the challenge means; the browser's own is never proof. [P4-027, P4-028] */
export function eventOfSca(answer: ScaAnswer, attempt: number): PaymentEvent {
  if (answer.error) {
    const error = declined('sca', answer.error.code ?? null, answer.error.details?.retryable ?? true)
    return { type: 'SCA_FAIL', attempt, error }
  }
  if (answer.status === 'authorised') return { type: 'SCA_AUTHORISED', attempt }
  if (answer.status === 'sca_required') return { type: 'SCA_PENDING', attempt }
  return { type: 'SCA_FAIL', attempt, error: unfinished('sca-completion') }
}

/** What an answer to complete means; `tries` counts the requests sent, this one included. */
export function eventOfComplete(answer: CompleteAnswer, attempt: number, tries: number): PaymentEvent {
  const orderId = answer.completeOrderId ?? answer.orderId ?? null
  if (answer.error) {
    const error = declined('complete', answer.error.code ?? null, false)
    return { type: 'COMPLETE_FAIL', attempt, error, outcome: 'definite' }
  }
  if (answer.status === 'failed') {
    const error = { ...unfinished('complete'), retryable: false }
    return { type: 'COMPLETE_FAIL', attempt, error, outcome: 'definite' }
  }
  if (answer.status === 'pending' || orderId === null) return undecided(attempt, tries, null)
  return { type: 'COMPLETE_OK', attempt, completeOrderId: orderId }
}

export function eventOfFailedComplete(failure: CallFailure, attempt: number, tries: number): PaymentEvent {
  if (isOutcomeUnknown(failure)) return undecided(attempt, tries, failure)
  const error = { ...refusal('complete', failure), retryable: false }
  return { type: 'COMPLETE_FAIL', attempt, error, outcome: 'definite' }
}

function undecided(attempt: number, tries: number, failure: CallFailure | null): PaymentEvent {
  if (tries < completionTries) return { type: 'COMPLETE_PENDING', attempt }
  return { type: 'COMPLETE_FAIL', attempt, error: unknownOutcome(failure), outcome: 'unknown' }
}
