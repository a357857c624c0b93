import type { Authorisation, AuthoriseDetails, ChallengeDisplay, PreparedSession } from './payment-details.ts'
import type { PaidOrder, PaymentError } from './payment-errors.ts'

/** An adapter's reading of the answer to prepare. */
export type SessionReading =
  | { readonly kind: 'session'; readonly session: PreparedSession }
  | { readonly kind: 'refused'; readonly error: PaymentError }

/** `at`: epoch milliseconds. */
type Authorised = { readonly attempt: number; readonly at: number; readonly auth: Authorisation }

/** Answers of the platform carry the attempt that asked; acts of a person need no number. */
export type PaymentEvent =
  | { readonly type: 'PREPARE'; readonly amountDue: number }
  | { readonly type: 'PREPARE_OK'; readonly attempt: number; readonly reading: SessionReading }
  | { readonly type: 'PREPARE_FAIL'; readonly attempt: number; readonly error: PaymentError }
  | {
      readonly type: 'AUTHORISE'
      /** Epoch milliseconds. */
      readonly at: number
      readonly details: AuthoriseDetails
      readonly waiversComplete: boolean
    }
  | ({ readonly type: 'AUTHORISE_OK' } & Authorised)
  | ({ readonly type: 'AUTHORISE_SCA' } & Authorised)
  | { readonly type: 'AUTHORISE_FAIL'; readonly attempt: number; readonly error: PaymentError }
  | { readonly type: 'SCA_START'; readonly display: ChallengeDisplay }
  /** `result` is the bank's value in the browser, '' for none. */
  | { readonly type: 'RESUME_SCA'; readonly transactionUuid: string; readonly result: string }
  | { readonly type: 'SCA_AUTHORISED'; readonly attempt: number }
  | { readonly type: 'SCA_PENDING'; readonly attempt: number }
  | { readonly type: 'SCA_FAIL'; readonly attempt: number; readonly error: PaymentError }
  | { readonly type: 'CLEAR_AUTH' }
  | { readonly type: 'COMPLETE' }
  | { readonly type: 'COMPLETE_PENDING'; readonly attempt: number }
  | { readonly type: 'COMPLETE_OK'; readonly attempt: number; readonly completeOrderId: number }
  | {
      readonly type: 'COMPLETE_FAIL'
      readonly attempt: number
      readonly error: PaymentError
      /** `definite`: nothing was captured; `unknown`: undecided. */
      readonly outcome: 'definite' | 'unknown'
    }
  /** An unknown outcome turned out to be an order. */
  | { readonly type: 'COMPLETE_FOUND'; readonly attempt: number; readonly order: PaidOrder }
  | { readonly type: 'COMPLETE_RETRY' }
  /** An earlier page's payment belongs to somebody else. */
  | { readonly type: 'DISOWN' }
  | { readonly type: 'RESET' }

export type PaymentEventType = PaymentEvent['type']
export type EventOf<E extends PaymentEventType> = Extract<PaymentEvent, { readonly type: E }>
