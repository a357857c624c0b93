import type { PaymentStatus } from '@touchline/contract'
import { challengeLifeMs, isUsable, type Authorisation, type PaymentSession, type Recovery } from './payment-details.ts'
import {
  completionWithoutTransaction,
  leftBank,
  paidEarlier,
  type PaymentError,
  unknownOutcome,
  withoutTransaction,
} from './payment-errors.ts'
import type { EventOf, PaymentEvent, PaymentEventType } from './payment-events.ts'
import { isUnresolved, type PaymentState, type StateOf } from './payment-state.ts'

/** Requests to complete one payment, including the first, before its outcome counts as unknown. */
export const completionTries = 4

/**
 * The initial state of a page. A payment left during completion starts as failed with an unknown outcome, so that
 * nobody pays twice; one left at the bank waits for its return, and a customer who wants to pay again is told that it
 * is not confirmed while the bank waits.
 */
export function initialPayment(recovery: Recovery | null, now: number): PaymentState {
  const waits = recovery?.stage === 'challenge' && now < recovery.startedAt + challengeLifeMs
  if (isUnresolved(recovery)) {
    return { status: 'failed', attempt: 0, error: unknownOutcome(null), session: null, recovery }
  }
  return { status: 'idle', attempt: 0, error: waits ? leftBank : null, recovery }
}

type Row<S extends PaymentStatus, E extends PaymentEventType> = (state: StateOf<S>, event: EventOf<E>) => PaymentState
type Table = { readonly [S in PaymentStatus]: { readonly [E in PaymentEventType]?: Row<S, E> } }

type Startable = StateOf<'idle' | 'prepare_failed' | 'ready' | 'completed' | 'failed'>

function prepare(state: Startable, event: EventOf<'PREPARE'>): PaymentState {
  const unresolved = 'recovery' in state && isUnresolved(state.recovery)
  if (event.amountDue <= 0 || unresolved) return state
  return { status: 'preparing', attempt: state.attempt + 1, error: state.error, amountDue: event.amountDue }
}

function prepared(state: StateOf<'preparing'>, event: EventOf<'PREPARE_OK'>): PaymentState {
  const { attempt, amountDue } = state
  if (event.reading.kind === 'refused') {
    return { status: 'prepare_failed', attempt, error: event.reading.error, amountDue }
  }
  // 'Payment was declined' stays while a new session is prepared; only a prepare error is cleared.
  const error = state.error?.stage === 'prepare' ? null : state.error
  return { status: 'ready', attempt, error, session: { ...event.reading.session, amountDue } }
}

function authorise(state: StateOf<'ready' | 'failed'>, event: EventOf<'AUTHORISE'>): PaymentState {
  const unresolved = state.status === 'failed' && isUnresolved(state.recovery)
  const { completion, agreedBefore } = event.details
  const agreed = (completion.terms || agreedBefore) && event.waiversComplete
  if (unresolved || !agreed || !isUsable(state.session, event.at)) return state
  return {
    status: 'authorizing',
    attempt: state.attempt + 1,
    error: state.error,
    session: { ...state.session, used: true },
    details: event.details,
  }
}

function failed(state: PaymentState, session: PaymentSession | null, error: PaymentError): PaymentState {
  return { status: 'failed', attempt: state.attempt, error, session, recovery: null }
}

function recoveryFor(
  state: StateOf<'authorizing'>,
  event: EventOf<'AUTHORISE_OK' | 'AUTHORISE_SCA'>,
  stage: Recovery['stage'],
): Recovery {
  return {
    transactionUuid: event.auth.transactionUuid,
    transactionId: event.auth.transactionId,
    providerName: state.session.providerName,
    stage,
    display: null,
    completion: state.details.completion,
    startedAt: event.at,
  }
}

function authorised(state: StateOf<'authorizing'>, event: EventOf<'AUTHORISE_OK'>): PaymentState {
  const { attempt, session } = state
  if (!event.auth.transactionUuid) return failed(state, session, withoutTransaction)
  const recovery = recoveryFor(state, event, 'completion')
  return { status: 'authorized', attempt, error: null, session, auth: event.auth, recovery }
}

function challenged(state: StateOf<'authorizing'>, event: EventOf<'AUTHORISE_SCA'>): PaymentState {
  const { attempt, session } = state
  const hasWayToTheBank = event.auth.scaUrl !== null || event.auth.clientSecret !== null
  if (!event.auth.transactionUuid || !hasWayToTheBank) return failed(state, session, withoutTransaction)
  const recovery = recoveryFor(state, event, 'challenge')
  return { status: 'sca_required', attempt, error: null, session, auth: event.auth, recovery }
}

function startChallenge(state: StateOf<'sca_required'>, event: EventOf<'SCA_START'>): PaymentState {
  return { ...state, status: 'sca_processing', recovery: { ...state.recovery, display: event.display } }
}

/** A frame that shows nothing gives way to a redirect; the payment continues. */
function restartChallenge(state: StateOf<'sca_processing'>, event: EventOf<'SCA_START'>): PaymentState {
  if (state.recovery.display === event.display) return state
  return { ...state, recovery: { ...state.recovery, display: event.display } }
}

function authorisationIn(recovery: Recovery): Authorisation {
  const { transactionUuid, transactionId } = recovery
  return {
    transactionUuid,
    transactionId,
    transactionStatus: 'sca_required',
    scaUrl: null,
    scaMethod: 'POST',
    scaData: {},
    clientSecret: null,
    returnUrl: null,
  }
}

function resume(state: StateOf<'idle'>, event: EventOf<'RESUME_SCA'>): PaymentState {
  const { recovery } = state
  if (recovery?.stage !== 'challenge' || recovery.transactionUuid !== event.transactionUuid) return state
  const { attempt } = state
  return {
    status: 'sca_processing',
    attempt,
    error: null,
    session: null,
    auth: authorisationIn(recovery),
    recovery,
  }
}

function afterChallenge(state: StateOf<'sca_processing'>): PaymentState {
  const { attempt, error, session, auth } = state
  const recovery: Recovery = { ...state.recovery, stage: 'completion' }
  return { status: 'completing', attempt, error, session, auth, recovery, tries: 1 }
}

function failedChallenge(state: StateOf<'sca_required' | 'sca_processing'>, event: EventOf<'SCA_FAIL'>): PaymentState {
  return failed(state, state.session, event.error)
}

function leaveChallenge(state: StateOf<'sca_required' | 'sca_processing'>): PaymentState {
  return { status: 'ready', attempt: state.attempt, error: state.error, session: state.session }
}

function clearFailure(state: StateOf<'failed'>): PaymentState {
  if (state.session === null || isUnresolved(state.recovery)) return state
  return { status: 'ready', attempt: state.attempt, error: state.error, session: state.session }
}

function complete(state: StateOf<'authorized'>): PaymentState {
  const { attempt, error, session, auth, recovery } = state
  if (!auth.transactionUuid) return failed(state, session, completionWithoutTransaction)
  return { status: 'completing', attempt, error, session, auth, recovery, tries: 1 }
}

function completeAgain(state: StateOf<'completing'>): PaymentState {
  return state.tries < completionTries ? { ...state, tries: state.tries + 1 } : state
}

function completed(state: StateOf<'completing'>, event: EventOf<'COMPLETE_OK'>): PaymentState {
  return { status: 'completed', attempt: state.attempt, error: null, completeOrderId: event.completeOrderId }
}

function failedCompletion(state: StateOf<'completing'>, event: EventOf<'COMPLETE_FAIL'>): PaymentState {
  const { attempt, session } = state
  const recovery = event.outcome === 'unknown' ? state.recovery : null
  return { status: 'failed', attempt, error: event.error, session, recovery }
}

/** Also from idle: a reset must not cut the way back to a payment of unknown outcome. */
function retryCompletion(state: StateOf<'idle' | 'failed'>): PaymentState {
  const { attempt, error, recovery } = state
  if (!isUnresolved(recovery)) return state
  const session = state.status === 'failed' ? state.session : null
  return { status: 'completing', attempt, error, session, auth: null, recovery, tries: 1 }
}

function found(state: StateOf<'idle' | 'failed'>, event: EventOf<'COMPLETE_FOUND'>): PaymentState {
  return isUnresolved(state.recovery) ? failed(state, null, paidEarlier(event.order)) : state
}

/** The next person at a device neither sees another's payment nor is blocked by it. */
function disown(state: StateOf<'idle' | 'failed'>): PaymentState {
  if (state.recovery === null) return state
  return { status: 'idle', attempt: state.attempt + 1, error: null, recovery: null }
}

/** The same once their own payment has begun. */
function disownLeft<State extends StateOf<'preparing' | 'ready'>>(state: State): State {
  return state.error === leftBank ? { ...state, error: null } : state
}

function reset(state: PaymentState): PaymentState {
  const recovery = state.status === 'failed' && isUnresolved(state.recovery) ? state.recovery : null
  return { status: 'idle', attempt: state.attempt + 1, error: null, recovery }
}

/** Every move of a payment; any other event is ignored. payments.md 7.1 */
const table: Table = {
  idle: {
    PREPARE: prepare,
    RESUME_SCA: resume,
    COMPLETE_RETRY: retryCompletion,
    COMPLETE_FOUND: found,
    DISOWN: disown,
  },
  preparing: {
    PREPARE_OK: prepared,
    PREPARE_FAIL: ({ attempt, amountDue }, { error }) => ({ status: 'prepare_failed', attempt, error, amountDue }),
    DISOWN: disownLeft,
    RESET: reset,
  },
  prepare_failed: { PREPARE: prepare, RESET: reset },
  ready: { PREPARE: prepare, AUTHORISE: authorise, DISOWN: disownLeft, RESET: reset },
  authorizing: {
    AUTHORISE_OK: authorised,
    AUTHORISE_SCA: challenged,
    AUTHORISE_FAIL: (state, { error }) => failed(state, state.session, error),
    RESET: reset,
  },
  authorized: { COMPLETE: complete, RESET: reset },
  sca_required: { SCA_START: startChallenge, SCA_FAIL: failedChallenge, CLEAR_AUTH: leaveChallenge, RESET: reset },
  sca_processing: {
    SCA_START: restartChallenge,
    SCA_AUTHORISED: afterChallenge,
    SCA_PENDING: (state) => ({ ...state }),
    SCA_FAIL: failedChallenge,
    CLEAR_AUTH: leaveChallenge,
    RESET: reset,
  },
  completing: {
    COMPLETE_PENDING: completeAgain,
    COMPLETE_OK: completed,
    COMPLETE_FAIL: failedCompletion,
    RESET: reset,
  },
  completed: { PREPARE: prepare, RESET: reset },
  failed: {
    PREPARE: prepare,
    AUTHORISE: authorise,
    CLEAR_AUTH: clearFailure,
    COMPLETE_RETRY: retryCompletion,
    COMPLETE_FOUND: found,
    DISOWN: disown,
    RESET: reset,
  },
}

/** The next state, or the same object for an irrelevant or outdated event. Pure. */
export function paymentReducer(state: PaymentState, event: PaymentEvent): PaymentState {
  if ('attempt' in event && event.attempt !== state.attempt) return state
  // TypeScript cannot see that row and event come from the same two names.
  const row = table[state.status][event.type] as
    ((state: PaymentState, event: PaymentEvent) => PaymentState) | undefined
  return row ? row(state, event) : state
}
