import { isJson } from '../../../../api/answers/read-answer.ts'
import { isOutcomeUnknown } from './call-failure.ts'
import type { AnswerError, AuthoriseAnswer, CompleteAnswer, ScaAnswer, ScaData } from './payment-api.ts'
import type { Authorisation } from '../states/payment-details.ts'
import {
  type CallFailure,
  declined,
  type PaymentCall,
  refusal,
  unfinished,
  unknownOutcome,
} from '../states/payment-errors.ts'
import type { PaymentEvent } from '../states/payment-events.ts'
import { completionTries } from '../states/payment-reducer.ts'

/** Form fields as names and values, from an object or a list; anything else is not sent to the bank. */
function formFields(data: ScaData): Readonly<Record<string, string>> {
  const listed: readonly unknown[] = Array.isArray(data) ? data : []
  const pairs = isJson(data)
    ? Object.entries(data)
    : listed.flatMap((field): [unknown, unknown][] => (isJson(field) ? [[field['name'], field['value']]] : []))
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (typeof name === 'string' && typeof value === 'string' ? [[name, value]] : [])),
  )
}

/**
 * Why a card was not charged: code and whether a retry can help, as far as the platform says. Null without an error.
 */
function problemIn(error: AnswerError): { readonly code: string | null; readonly retryable: boolean | null } | null {
  if (!error) return null
  const code = isJson(error) ? error['code'] : null
  const details = isJson(error) ? error['details'] : null
  const retryable = isJson(details) ? details['retryable'] : null
  return {
    code: typeof code === 'string' ? code : null,
    retryable: typeof retryable === 'boolean' ? retryable : null,
  }
}

/** The placed order, or null; a platform may write its id as text. */
export function orderIdIn({ completeOrderId, orderId }: CompleteAnswer): number | null {
  const id = Number(completeOrderId ?? orderId)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

function authorisationIn(answer: AuthoriseAnswer): Authorisation {
  const transactionUuid = answer.transactionUuid ?? ''
  return {
    transactionUuid,
    // Paths take either id; without a short one the long one is used.
    transactionId: String(answer.transactionId ?? transactionUuid),
    transactionStatus: answer.transactionStatus ?? 'success',
    scaUrl: answer.scaUrl ?? null,
    scaMethod: answer.scaMethod?.toUpperCase() === 'GET' ? 'GET' : 'POST',
    scaData: formFields(answer.scaData),
    clientSecret: answer.clientSecret ?? null,
    returnUrl: answer.returnUrl ?? null,
  }
}

/** The event for an answer to authorise: 'failed', 'sca_required', or else success. */
export function eventOfAuthorise(
  call: PaymentCall,
  answer: AuthoriseAnswer,
  attempt: number,
  at: number,
): PaymentEvent {
  const problem = problemIn(answer.error)
  if (answer.transactionStatus === 'failed' || problem) {
    const error = declined('authorise', problem?.code ?? null, problem?.retryable ?? true)
    return { type: 'AUTHORISE_FAIL', attempt, error }
  }
  const auth = authorisationIn(answer)
  if (!auth.transactionUuid) return { type: 'AUTHORISE_FAIL', attempt, error: unfinished(call) }
  return { type: auth.transactionStatus === 'sca_required' ? 'AUTHORISE_SCA' : 'AUTHORISE_OK', attempt, at, auth }
}

/** The event for the platform's word on the challenge; the browser's own is never proof. [P4-027, P4-028] */
export function eventOfSca(answer: ScaAnswer, attempt: number): PaymentEvent {
  const problem = problemIn(answer.error)
  if (problem) {
    const error = declined('sca', problem.code, problem.retryable ?? true)
    return { type: 'SCA_FAIL', attempt, error }
  }
  if (answer.status === 'authorised') return { type: 'SCA_AUTHORISED', attempt }
  if (answer.status === 'sca_required') return { type: 'SCA_PENDING', attempt }
  return { type: 'SCA_FAIL', attempt, error: { ...unfinished('sca-completion'), code: answer.ended ?? null } }
}

/** The event for an answer to complete; `tries` counts the requests sent, this one included. */
export function eventOfComplete(answer: CompleteAnswer, attempt: number, tries: number): PaymentEvent {
  const orderId = orderIdIn(answer)
  const problem = problemIn(answer.error)
  if (problem) {
    const error = declined('complete', problem.code, false)
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
