import type { ErrorCode } from '@touchline/contract/client'
import type { ReadPrice } from '../../../../api/keys.ts'

/** The stage of a payment at which it failed. */
export type PaymentStage = 'prepare' | 'authorise' | 'sca' | 'complete'

/** Translation keys of the failure messages. */
export const failureKeys = {
  prepareRefused: 'checkout:payment.errors.prepareRefused',
  preparation: 'checkout:payment.errors.preparation',
  createSession: 'checkout:payment.errors.createSession',
  createTransaction: 'checkout:payment.errors.createTransaction',
  authoriseRefused: 'checkout:payment.errors.authoriseRefused',
  authorisation: 'checkout:payment.errors.authorisation',
  declined: 'checkout:payment.errors.declined',
  verifyRefused: 'checkout:payment.errors.verifyRefused',
  verification: 'checkout:payment.errors.verification',
  leftBank: 'checkout:payment.errors.leftBank',
  completeRefused: 'checkout:payment.errors.completeRefused',
  completion: 'checkout:payment.errors.completion',
  noTransaction: 'checkout:payment.errors.noTransaction',
  providerUnspecified: 'checkout:payment.errors.providerUnspecified',
  providerMissing: 'checkout:payment.errors.providerMissing',
  providerUnsupported: 'checkout:payment.errors.providerUnsupported',
  sessionMissing: 'checkout:payment.errors.sessionMissing',
  pay: 'checkout:payment.errors.pay',
  paidElsewhere: 'checkout:payment.errors.paidElsewhere',
  paidEarlier: 'checkout:payment.errors.paidEarlier',
} as const
export type FailureKey = (typeof failureKeys)[keyof typeof failureKeys]

/** The customer's text: a translation, or the platform's own. */
export type PaymentMessage =
  | { readonly kind: 'translated'; readonly key: FailureKey; readonly provider?: string }
  | { readonly kind: 'from-server'; readonly text: string }

/** The order that a basket became. */
export type PaidOrder = {
  /** The order number for customers. */
  readonly reference: string
  /** The total; null when unknown. */
  readonly total: ReadPrice | null
  /** Its page; null for a customer without one. */
  readonly path: string | null
}

export type PaymentError = {
  readonly stage: PaymentStage
  readonly message: PaymentMessage
  /** The platform's code, for programs. */
  readonly code: string | null
  /** Messages by field, of a 422. */
  readonly fields?: CallFailure['fields']
  /** A retry may help. */
  readonly retryable: boolean
  /** The basket's order, which ends this payment. */
  readonly order?: PaidOrder
}

/** A refused or lost call. `status` is null without an answer: the outcome is unknown. */
export type CallFailure = {
  readonly status: number | null
  readonly code: string | null
  readonly message: string | null
  /** Messages by field, of a 422. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly paidBookingDisabled: boolean
}

/** The calls of a payment with their own texts; `pay` is an order without a card. payments.md 6.9 */
const textsOf = {
  prepare: { stage: 'prepare', refused: 'prepareRefused', other: 'preparation' },
  'session-prepare': { stage: 'prepare', refused: 'createSession', other: 'preparation' },
  authorise: { stage: 'authorise', refused: 'authoriseRefused', other: 'authorisation' },
  'session-payment': { stage: 'authorise', refused: 'createTransaction', other: 'createTransaction' },
  'sca-completion': { stage: 'sca', refused: 'verifyRefused', other: 'verification' },
  complete: { stage: 'complete', refused: 'completeRefused', other: 'completion' },
  pay: { stage: 'complete', refused: 'pay', other: 'pay' },
} as const satisfies Record<
  string,
  {
    readonly stage: PaymentStage
    readonly refused: keyof typeof failureKeys
    readonly other: keyof typeof failureKeys
  }
>
export type PaymentCall = keyof typeof textsOf

function translated(key: keyof typeof failureKeys): PaymentMessage {
  return { kind: 'translated', key: failureKeys[key] }
}

/** The amount is too small for a card. */
export const amountTooSmall: ErrorCode = 'amount_too_small'

/** A charge must be paid first, or with the basket. */
export const bookingBlocked: ErrorCode = 'booking_blocked'

/**
 * The platform's text where it is more helpful: payments switched off, charges, wrong fields, a changed basket, too
 * many cards.
 */
function wordsOfServer({ status, code, message, fields, paidBookingDisabled }: CallFailure): string | null {
  if (status === 403) return paidBookingDisabled || code === bookingBlocked ? message : null
  if (status === 422) return Object.values(fields).flat().join('. ') || message
  return status === 409 || status === 429 ? message : null
}

/** An item of the basket can no longer be had. */
export const notBookable: ErrorCode = 'not_bookable'

/** The error of a refused or unanswered call. */
export function refusal(call: PaymentCall, failure: CallFailure): PaymentError {
  const { stage, refused } = textsOf[call]
  const text = wordsOfServer(failure)
  return {
    stage,
    message: text ? { kind: 'from-server', text } : translated(refused),
    code: failure.code,
    ...(Object.keys(failure.fields).length > 0 ? { fields: failure.fields } : {}),
    // Neither payments switched off nor a small amount changes with a retry.
    retryable: !failure.paidBookingDisabled && failure.code !== amountTooSmall,
  }
}

/** The error of an answer without the data to continue. */
export function unfinished(call: PaymentCall): PaymentError {
  const { stage, other } = textsOf[call]
  return { stage, message: translated(other), code: null, retryable: true }
}

/**
 * The basket was paid in another window, on another device or at the desk. Later items are prepared anew, which ends
 * this, so its stage is the preparation.
 */
export function paidElsewhere(order: PaidOrder): PaymentError {
  return { stage: 'prepare', message: translated('paidElsewhere'), code: null, retryable: true, order }
}

/** A payment of unknown outcome on an earlier page succeeded. Shown until the next payment. */
export function paidEarlier(order: PaidOrder): PaymentError {
  return { stage: 'complete', message: translated('paidEarlier'), code: null, retryable: true, order }
}

/** The basket was ordered already, with other payments. */
export const basketPaid: ErrorCode = 'basket_paid'
/** Nothing can be prepared: the basket is empty. */
export const emptyBasket: ErrorCode = 'basket_empty'

/** Concerns an empty or fully paid basket, not its later items. */
export function isNothingToPay({ code, order }: PaymentError): boolean {
  return code === emptyBasket || order !== undefined
}

/** Whether the reason may be resolved when the page opens again: items added, removed or paid elsewhere. */
export function mayBeSettled(error: PaymentError): boolean {
  const { code, stage } = error
  return isNothingToPay(error) || (stage === 'prepare' && (code === bookingBlocked || code === notBookable))
}

/** The bank declined; its reason is not shown. [P8-010] */
export function declined(stage: PaymentStage, code: string | null, retryable: boolean): PaymentError {
  return { stage, message: translated('declined'), code, retryable }
}

export const withoutTransaction = unfinished('authorise')

export const completionWithoutTransaction: PaymentError = {
  stage: 'complete',
  message: translated('noTransaction'),
  code: null,
  retryable: false,
}

/** The customer left the bank's page with the browser's buttons. */
export const leftBank: PaymentError = {
  stage: 'sca',
  message: translated('leftBank'),
  code: null,
  retryable: true,
}

/** The code of an error after which it is unknown whether the order was placed. */
export const outcomeUnknown = 'outcome_unknown'

/** All tries to complete ended without a clear answer: `failure` is the last one, null when it was "pending". */
export function unknownOutcome(failure: CallFailure | null): PaymentError {
  const { stage, refused, other } = textsOf.complete
  return { stage, message: translated(failure ? refused : other), code: outcomeUnknown, retryable: true }
}

function setUpError(message: PaymentMessage): PaymentError {
  return { stage: 'prepare', message, code: null, retryable: false }
}

/** The client must use a provider, and the name is empty. */
export const providerUnspecified = setUpError(translated('providerUnspecified'))
export const providerMissing = setUpError(translated('providerMissing'))
export const sessionMissing = setUpError(translated('sessionMissing'))

export function providerUnsupported(provider: string): PaymentError {
  return setUpError({ kind: 'translated', key: failureKeys.providerUnsupported, provider })
}
