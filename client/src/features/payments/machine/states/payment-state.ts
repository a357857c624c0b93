import type { PaymentStatus } from '@touchline/contract'
import type { Authorisation, AuthoriseDetails, PaymentSession, Recovery } from './payment-details.ts'
import type { PaymentError } from './payment-errors.ts'

/**
 * `attempt` grows with every new try; an answer to an older one is dropped. `error` is the last failure, kept while a
 * new try runs.
 */
type Always = { readonly attempt: number; readonly error: PaymentError | null }

type InChallenge = {
  /** Null after a redirect: the session stayed with the page that started the payment. */
  readonly session: PaymentSession | null
  readonly auth: Authorisation
  readonly recovery: Recovery
}

/** Data exists only in the statuses in which it is meaningful. [S3-037] */
export type PaymentState = Always &
  (
    | { readonly status: 'idle'; readonly recovery: Recovery | null }
    | { readonly status: 'preparing'; readonly amountDue: number }
    | { readonly status: 'prepare_failed'; readonly error: PaymentError; readonly amountDue: number }
    | { readonly status: 'ready'; readonly session: PaymentSession | null }
    | { readonly status: 'authorizing'; readonly session: PaymentSession; readonly details: AuthoriseDetails }
    | {
        readonly status: 'authorized'
        readonly session: PaymentSession
        readonly auth: Authorisation
        readonly recovery: Recovery
      }
    | ({ readonly status: 'sca_required' } & InChallenge)
    | ({ readonly status: 'sca_processing' } & InChallenge)
    | {
        readonly status: 'completing'
        readonly session: PaymentSession | null
        readonly auth: Authorisation | null
        readonly recovery: Recovery
        /** Requests sent so far, including the running one. */
        readonly tries: number
      }
    | { readonly status: 'completed'; readonly completeOrderId: number }
    | {
        readonly status: 'failed'
        readonly error: PaymentError
        readonly session: PaymentSession | null
        /** Present only while the payment's outcome is unknown. */
        readonly recovery: Recovery | null
      }
  )

export type StateOf<S extends PaymentStatus> = Extract<PaymentState, { readonly status: S }>

/** The session for the card form, if there is one. */
export function sessionOf(state: PaymentState): PaymentSession | null {
  return 'session' in state ? state.session : null
}

/** The last prepared amount, in minor units; null without one, or on another page. */
export function amountAskedFor(state: PaymentState): number | null {
  return 'amountDue' in state ? state.amountDue : (sessionOf(state)?.amountDue ?? null)
}

/** The recovery data of a state, if any. */
export function recoveryOf(state: PaymentState): Recovery | null {
  return 'recovery' in state ? state.recovery : null
}

/** The order may have been placed: no new payment until this is known. */
export function isUnresolved(recovery: Recovery | null): recovery is Recovery {
  return recovery?.stage === 'completion'
}

/** The outcome is being asked for: the card must not be charged again meanwhile. */
export function isAskedAgain(state: PaymentState): boolean {
  return state.status === 'completing' && state.auth === null
}

/** Something is running and nothing may be started. Derived, never stored. [S3-037] */
export function isInProgress(state: PaymentState): boolean {
  return (
    state.status === 'preparing' ||
    state.status === 'authorizing' ||
    state.status === 'sca_processing' ||
    state.status === 'completing'
  )
}
