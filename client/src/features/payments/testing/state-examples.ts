import type { PaymentStatus } from '@touchline/contract'
import { declined, unfinished } from '../machine/states/payment-errors.ts'
import type { EventOf, PaymentEventType } from '../machine/states/payment-events.ts'
import type { StateOf } from '../machine/states/payment-state.ts'
import {
  authorised,
  challenged,
  details,
  nine,
  prepared,
  recovery,
  session,
  transactionUuid,
} from './payment-examples.ts'

export const attempt = 3
export const wasDeclined = declined('authorise', 'card_declined', true)
export const challengeRecovery = { ...recovery, stage: 'challenge' } as const

/** One state of each status, all of the same attempt. */
export const states: { readonly [S in PaymentStatus]: StateOf<S> } = {
  idle: { status: 'idle', attempt, error: null, recovery: challengeRecovery },
  preparing: { status: 'preparing', attempt, error: wasDeclined, amountDue: 1500 },
  prepare_failed: { status: 'prepare_failed', attempt, error: unfinished('prepare'), amountDue: 1500 },
  ready: { status: 'ready', attempt, error: wasDeclined, session },
  authorizing: { status: 'authorizing', attempt, error: wasDeclined, session, details },
  authorized: { status: 'authorized', attempt, error: null, session, auth: authorised, recovery },
  sca_required: {
    status: 'sca_required',
    attempt,
    error: null,
    session,
    auth: challenged,
    recovery: challengeRecovery,
  },
  sca_processing: {
    status: 'sca_processing',
    attempt,
    error: null,
    session,
    auth: challenged,
    recovery: { ...challengeRecovery, display: 'modal' },
  },
  completing: { status: 'completing', attempt, error: null, session, auth: authorised, recovery, tries: 1 },
  completed: { status: 'completed', attempt, error: null, completeOrderId: 501 },
  failed: { status: 'failed', attempt, error: wasDeclined, session, recovery: null },
}

/** One event of each type whose guards hold in `states`. */
export const events: { readonly [E in PaymentEventType]: EventOf<E> } = {
  PREPARE: { type: 'PREPARE', amountDue: 1500 },
  PREPARE_OK: { type: 'PREPARE_OK', attempt, reading: { kind: 'session', session: prepared } },
  PREPARE_FAIL: { type: 'PREPARE_FAIL', attempt, error: unfinished('prepare') },
  AUTHORISE: { type: 'AUTHORISE', at: nine, details, waiversComplete: true },
  AUTHORISE_OK: { type: 'AUTHORISE_OK', attempt, at: nine, auth: authorised },
  AUTHORISE_SCA: { type: 'AUTHORISE_SCA', attempt, at: nine, auth: challenged },
  AUTHORISE_FAIL: { type: 'AUTHORISE_FAIL', attempt, error: unfinished('authorise') },
  SCA_START: { type: 'SCA_START', display: 'redirect' },
  RESUME_SCA: { type: 'RESUME_SCA', transactionUuid, result: '' },
  SCA_AUTHORISED: { type: 'SCA_AUTHORISED', attempt },
  SCA_PENDING: { type: 'SCA_PENDING', attempt },
  SCA_FAIL: { type: 'SCA_FAIL', attempt, error: unfinished('sca-completion') },
  CLEAR_AUTH: { type: 'CLEAR_AUTH' },
  COMPLETE: { type: 'COMPLETE' },
  COMPLETE_PENDING: { type: 'COMPLETE_PENDING', attempt },
  COMPLETE_OK: { type: 'COMPLETE_OK', attempt, completeOrderId: 501 },
  COMPLETE_FAIL: { type: 'COMPLETE_FAIL', attempt, error: unfinished('complete'), outcome: 'definite' },
  COMPLETE_FOUND: { type: 'COMPLETE_FOUND', attempt, order: { reference: 'TL-000501', total: null, path: null } },
  COMPLETE_RETRY: { type: 'COMPLETE_RETRY' },
  DISOWN: { type: 'DISOWN' },
  RESET: { type: 'RESET' },
}
