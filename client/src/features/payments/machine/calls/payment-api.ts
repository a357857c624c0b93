import type { CompletionPayload, Instrument, PaymentOrder, SavedCard } from '../states/payment-details.ts'
import type { BillingDetails, BrowserDetails } from '../states/payment-details.ts'

export type CallOptions = {
  /** Aborts at the time limit. */
  readonly signal: AbortSignal
  /** The header `Idempotency-Key`: the same for every repetition of one operation. */
  readonly idempotencyKey?: string
}

/** The answer to prepare. `mode` and `url` may be nested in `config` or lie beside it. payments.md 6.1 */
export type PrepareAnswer = {
  readonly paymentProvider?: string | null
  readonly sessionKey?: string | null
  /** For a session provider: the session, and the key of its card form. payments.md 6.8 */
  readonly sessionId?: string | null
  readonly sessionToken?: string | null
  readonly config?: { readonly mode?: string | null; readonly url?: string | null } | null
  readonly mode?: string | null
  readonly url?: string | null
  readonly savedCard?: SavedCard | null
  /** Seconds. */
  readonly expiresIn?: number | null
}

/** Why a card was not charged; some platforms send a single word. Read by `problemIn`. payments.md 6.3 */
export type AnswerError = unknown

/** Form fields for the bank, as an object or as a list. payments.md 2.2 */
export type ScaData = unknown

/** payments.md 6.3 */
export type AuthoriseAnswer = {
  readonly transactionId?: string | number | null
  readonly transactionUuid?: string | null
  readonly transactionStatus?: string | null
  readonly error?: AnswerError
  readonly scaUrl?: string | null
  readonly scaMethod?: string | null
  readonly scaData?: ScaData
  readonly clientSecret?: string | null
  readonly returnUrl?: string | null
}

/** payments.md 6.4 */
export type ScaAnswer = {
  readonly status?: string | null
  readonly error?: AnswerError
  readonly ended?: string | null
}

/** payments.md 6.5 */
export type CompleteAnswer = {
  readonly completeOrderId?: string | number | null
  readonly orderId?: string | number | null
  readonly status?: string | null
  readonly error?: AnswerError
}

type InstrumentFields = {
  readonly cardIdentifier: string | null
  readonly paymentMethodId: string | null
  readonly setupIntentId: string | null
  readonly savedCardId: string | null
}

export type AuthoriseBody = CompletionPayload &
  BillingDetails &
  InstrumentFields & {
    readonly sessionKey: string
    readonly browserDetails: BrowserDetails
    readonly cardholderName: string | null
    readonly saveCard: boolean
  }

/** payments.md 6.8 */
export type SessionPaymentBody = CompletionPayload & {
  readonly paymentSessionId: string
  /** Omitted when no card is to be saved: no document names it. */
  readonly saveCard?: true
}

export type CompleteBody = CompletionPayload & { readonly transactionUuid: string }

/**
 * The platform's payment calls in the client's spelling. `provider` is the path segment; null uses the call without it,
 * and the platform chooses. Every function throws for a refusal or without an answer (see `readCallFailure`).
 */
export type PaymentApi = {
  readonly prepare: (
    provider: string | null,
    query: Pick<PaymentOrder, 'source' | 'selectedUserId'>,
    options: CallOptions,
  ) => Promise<PrepareAnswer>
  readonly authorise: (provider: string, body: AuthoriseBody, options: CallOptions) => Promise<AuthoriseAnswer>
  readonly reportSca: (
    transactionId: string,
    body: { readonly transactionUuid: string; readonly scaResult: string },
    options: CallOptions,
  ) => Promise<ScaAnswer>
  readonly complete: (provider: string, body: CompleteBody, options: CallOptions) => Promise<CompleteAnswer>
  readonly prepareSession: (
    provider: string,
    body: Pick<PaymentOrder, 'source' | 'selectedUserId'>,
    options: CallOptions,
  ) => Promise<PrepareAnswer>
  readonly paySession: (provider: string, body: SessionPaymentBody, options: CallOptions) => Promise<AuthoriseAnswer>
  readonly completeSession: (
    provider: string,
    transactionId: string,
    body: CompletionPayload,
    options: CallOptions,
  ) => Promise<CompleteAnswer>
}

/** An instrument as authorise takes it: one of four fields filled, the others null; a session fills none. */
export function instrumentFields(instrument: Instrument): InstrumentFields {
  return {
    cardIdentifier: instrument.kind === 'card' ? instrument.cardIdentifier : null,
    paymentMethodId: instrument.kind === 'payment-method' ? instrument.paymentMethodId : null,
    setupIntentId: instrument.kind === 'setup-intent' ? instrument.setupIntentId : null,
    savedCardId: instrument.kind === 'saved-card' ? instrument.savedCardId : null,
  }
}
