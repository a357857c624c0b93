import type { CartSource, TenderType } from '@touchline/contract'

/** One part of a payment; a customer's card part has tender type `online`. */
export type PaymentEntry = { readonly tenderType: TenderType; readonly amount: number }

/** One part of a payment to staff, with the number of its slip. */
export type DeskPayment = PaymentEntry & { readonly reference?: string }

/** A waiver the customer agreed to. */
export type CompletedWaiver = { readonly restrictionId: number; readonly userId: number; readonly agreed: true }

/** The payment's order: the basket, its source, and the card part in minor units. */
export type PaymentOrder = {
  readonly source: CartSource
  readonly selectedUserId: number | null
  readonly amountDue: number
}

/**
 * The data that authorise and complete must both send, byte for byte, because the platform compares them. Frozen at
 * authorise; free of card data, so it may be stored for recovery.
 */
export type CompletionPayload = {
  readonly itemHash: string
  readonly source: CartSource
  readonly selectedUserId: number | null
  readonly terms: boolean
  readonly completedWaivers: readonly CompletedWaiver[]
  readonly payments: readonly PaymentEntry[]
}

/** The payload that staff send. */
export type DeskOrder = Omit<CompletionPayload, 'payments'> & { readonly payments: readonly DeskPayment[] }

/** The payer, and the card's address. */
export type BillingDetails = {
  readonly billingName: string
  readonly firstName: string
  readonly lastName: string
  readonly address1: string
  readonly address2: string | null
  readonly city: string
  readonly postcode: string
  readonly country: string | null
}

/** The browser's details for the bank. `timezoneOffset` is minutes behind UTC. */
export type BrowserDetails = {
  readonly colorDepth: number
  readonly language: string
  readonly screenWidth: number
  readonly screenHeight: number
  readonly timezoneOffset: number
}

/** The instrument: a token of the gateway, never a card number. Exactly one is sent. [P7-057] */
export type Instrument =
  | { readonly kind: 'card'; readonly cardIdentifier: string }
  | { readonly kind: 'payment-method'; readonly paymentMethodId: string }
  | { readonly kind: 'setup-intent'; readonly setupIntentId: string }
  | { readonly kind: 'saved-card'; readonly savedCardId: string }
  /** The card is in the session already. */
  | { readonly kind: 'session' }

export type AuthoriseDetails = {
  readonly completion: CompletionPayload
  /** The customer agreed to these terms before, so the request need not agree to them. [O-371] */
  readonly agreedBefore: boolean
  readonly billing: BillingDetails
  readonly browser: BrowserDetails
  readonly cardholderName: string | null
  readonly saveCard: boolean
  readonly instrument: Instrument
}

export type SavedCard = {
  readonly id: string
  readonly brand: string
  readonly lastFour: string
  readonly expiry: string
  readonly cardholderName?: string | null
  readonly requiresSecurityCode?: boolean
}

/** The answer of prepare: where and with which key the card is entered. */
export type PreparedSession = {
  /** The platform's name of the provider: the path segment of later calls. */
  readonly providerName: string
  /** The session key, or the session id of a session provider. */
  readonly sessionKey: string
  /** The key of the card form. */
  readonly formKey: string
  readonly mode: 'test' | 'live'
  /** The gateway's browser library; its origin is the gateway's. */
  readonly url: string
  readonly savedCard: SavedCard | null
  /** A new card can be saved. */
  readonly keepsCards: boolean
  /** Epoch milliseconds. */
  readonly expiresAt: number
  /** The key serves one authorisation only. */
  readonly singleUse: boolean
  readonly used: boolean
}

export type PaymentSession = PreparedSession & {
  /** The prepared amount, in minor units: another amount needs another session. */
  readonly amountDue: number
}

/** The answer of authorise. Form fields of `scaData` go to the bank unchanged. */
export type Authorisation = {
  readonly transactionUuid: string
  readonly transactionId: string
  readonly transactionStatus: string
  readonly scaUrl: string | null
  readonly scaMethod: 'GET' | 'POST'
  readonly scaData: Readonly<Record<string, string>>
  readonly clientSecret: string | null
  readonly returnUrl: string | null
}

/** `modal`: the bank's page in a dialog; `redirect`: a full-page redirect. */
export type ChallengeDisplay = 'modal' | 'redirect'

/** The data to continue a payment after a reload or a redirect. Never card data. */
export type Recovery = {
  readonly transactionUuid: string
  readonly transactionId: string
  readonly providerName: string
  /** `challenge`: the bank has not decided; `completion`: the order may have been placed already. */
  readonly stage: 'challenge' | 'completion'
  readonly display: ChallengeDisplay | null
  readonly completion: CompletionPayload
  /** Epoch milliseconds. */
  readonly startedAt: number
}

/** A challenge lives ten minutes at the bank; the platform gives up a minute later. */
export const challengeLifeMs = 660_000

/** No session, or one whose single authorisation is used. */
export function isSpent(session: PaymentSession | null): boolean {
  return session === null || (session.singleUse && session.used)
}

/** A session that can authorise at `now` (epoch milliseconds). */
export function isUsable(session: PaymentSession | null, now: number): session is PaymentSession {
  return session !== null && now < session.expiresAt && !isSpent(session)
}
