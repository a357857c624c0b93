import type { ErrorCode } from '@touchline/contract/client'
import type { ReadPrice } from '../../../api/keys.ts'

/** Where in a payment something went wrong. */
export type PaymentStage = 'prepare' | 'authorise' | 'sca' | 'complete'

/** Translation keys of the failure messages. [O-30] */
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

/** What the customer reads: a translation, or the platform's own words. */
export type PaymentMessage =
  | { readonly kind: 'translated'; readonly key: FailureKey; readonly provider?: string }
  | { readonly kind: 'from-server'; readonly text: string }

/** The order that a basket has become. */
export type PaidOrder = {
  /** What customers know it by. */
  readonly reference: string
  /** What it came to; null where the platform does not say. */
  readonly total: ReadPrice | null
  /** The page about it; null for whoever has no such page. */
  readonly path: string | null
}

export type PaymentError = {
  readonly stage: PaymentStage
  readonly message: PaymentMessage
  /** The platform's code, for programs. */
  readonly code: string | null
  /** Messages by field, of a 422 that names some. */
  readonly fields?: CallFailure['fields']
  /** Trying the same once more may help. */
  readonly retryable: boolean
  /** The order that the basket has become: that is why this payment goes no further. */
  readonly order?: PaidOrder
}

/** A refused or lost call. `status` is null when no answer came: then nobody knows what happened. */
export type CallFailure = {
  readonly status: number | null
  readonly code: string | null
  readonly message: string | null
  /** Messages by field, of a 422. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly paidBookingDisabled: boolean
}

/** The calls of a payment, each with the texts of its own; `pay` is an order without a card. payments.md 6.9 [P8-015 to P8-021, O-30] */
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

/** So little is not taken by card. */
export const amountTooSmall: ErrorCode = 'amount_too_small'

/** Something is owed that has to be paid first, or together with the basket. [O-92] */
export const bookingBlocked: ErrorCode = 'booking_blocked'

/** The platform's words where they help more than ours: a closed door, a debt, wrong fields, a changed basket, too many cards. [P8-004, P8-008, O-204] */
function wordsOfServer({ status, code, message, fields, paidBookingDisabled }: CallFailure): string | null {
  if (status === 403) return paidBookingDisabled || code === bookingBlocked ? message : null
  if (status === 422) return Object.values(fields).flat().join('. ') || message
  return status === 409 || status === 429 ? message : null
}

/** Something in the basket cannot be had any more. */
export const notBookable: ErrorCode = 'not_bookable'

/** The error of a call that was refused or got no answer. */
export function refusal(call: PaymentCall, failure: CallFailure): PaymentError {
  const { stage, refused } = textsOf[call]
  const text = wordsOfServer(failure)
  return {
    stage,
    message: text ? { kind: 'from-server', text } : translated(refused),
    code: failure.code,
    ...(Object.keys(failure.fields).length > 0 ? { fields: failure.fields } : {}),
    // Neither a closed door nor too small an amount is another the next time.
    retryable: !failure.paidBookingDisabled && failure.code !== amountTooSmall,
  }
}

/** The error of a call that was answered, but not with what the payment needs to go on. */
export function unfinished(call: PaymentCall): PaymentError {
  const { stage, other } = textsOf[call]
  return { stage, message: translated(other), code: null, retryable: true }
}

/**
 * The basket was paid in another window, on another device or at the desk. What is put into it later is prepared for anew,
 * and with that this is over, so its stage is the preparation.
 */
export function paidElsewhere(order: PaidOrder): PaymentError {
  return { stage: 'prepare', message: translated('paidElsewhere'), code: null, retryable: true, order }
}

/** What an earlier page could not tell the outcome of went through. It is told until something else is paid. */
export function paidEarlier(order: PaidOrder): PaymentError {
  return { stage: 'complete', message: translated('paidEarlier'), code: null, retryable: true, order }
}

/** The basket was ordered already, with other payments. */
export const basketPaid: ErrorCode = 'basket_paid'
/** Nothing can be prepared: there is nothing to pay. */
export const emptyBasket: ErrorCode = 'basket_empty'

/** It is about a basket with nothing in it, or with nothing left to pay: what is in it later has no part in it. */
export function isNothingToPay({ code, order }: PaymentError): boolean {
  return code === emptyBasket || order !== undefined
}

/** Why nothing could be prepared may be over by the time the page is opened again: put in, taken out or paid elsewhere. */
export function mayBeSettled(error: PaymentError): boolean {
  const { code, stage } = error
  return isNothingToPay(error) || (stage === 'prepare' && (code === bookingBlocked || code === notBookable))
}

/** The bank said no; why is not for the screen. [P8-010] */
export function declined(stage: PaymentStage, code: string | null, retryable: boolean): PaymentError {
  return { stage, message: translated('declined'), code, retryable }
}

export const withoutTransaction = unfinished('authorise')

/** [P8-017] */
export const completionWithoutTransaction: PaymentError = {
  stage: 'complete',
  message: translated('noTransaction'),
  code: null,
  retryable: false,
}

/** The customer came away from the bank's page, by the browser's own buttons, before it was done. */
export const leftBank: PaymentError = {
  stage: 'sca',
  message: translated('leftBank'),
  code: null,
  retryable: true,
}

/** The code of an error after which nobody knows whether the order was placed. */
export const outcomeUnknown = 'outcome_unknown'

/** All tries to complete are used up without a clear answer: `failure` is the last one, null when it was "pending". */
export function unknownOutcome(failure: CallFailure | null): PaymentError {
  const { stage, refused, other } = textsOf.complete
  return { stage, message: translated(failure ? refused : other), code: outcomeUnknown, retryable: true }
}

function setUpError(message: PaymentMessage): PaymentError {
  return { stage: 'prepare', message, code: null, retryable: false }
}

/** The client is told to use a provider and the name is empty. [P8-012] */
export const providerUnspecified = setUpError(translated('providerUnspecified'))
/** [P8-011] */
export const providerMissing = setUpError(translated('providerMissing'))
/** [P8-013] */
export const sessionMissing = setUpError(translated('sessionMissing'))

/** [P8-014] */
export function providerUnsupported(provider: string): PaymentError {
  return setUpError({ kind: 'translated', key: failureKeys.providerUnsupported, provider })
}
