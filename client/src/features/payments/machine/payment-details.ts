import type { CartSource, PaymentProvider, TenderType } from '@touchline/contract'

/** One part of a payment; the card part of a customer's payment has tender type `online`. [P3-135] */
export type PaymentEntry = { readonly tenderType: TenderType; readonly amount: number }

/** One part of what staff take; what its slip says may stand beside it. [O-41] */
export type DeskPayment = PaymentEntry & { readonly reference?: string }

/** A waiver the customer agreed to. [O-49] */
export type CompletedWaiver = { readonly restrictionId: number; readonly userId: number; readonly agreed: true }

/** What is being paid for: whose basket, from where, and how much of it by card, in minor units. */
export type PaymentOrder = {
  readonly source: CartSource
  readonly selectedUserId: number | null
  readonly amountDue: number
}

/**
 * What authorise and complete must both say, letter for letter: the platform compares the two. It is frozen at authorise,
 * and holds no card data, so it may be kept for recovery.
 */
export type CompletionPayload = {
  readonly itemHash: string
  readonly source: CartSource
  readonly selectedUserId: number | null
  readonly terms: boolean
  readonly completedWaivers: readonly CompletedWaiver[]
  readonly payments: readonly PaymentEntry[]
}

/** As staff send it. */
export type DeskOrder = Omit<CompletionPayload, 'payments'> & { readonly payments: readonly DeskPayment[] }

/** Who pays and where the card is registered. [P7-055] */
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

/** What the bank may weigh about the browser. `timezoneOffset` is minutes behind UTC. [P7-056] */
export type BrowserDetails = {
  readonly colorDepth: number
  readonly language: string
  readonly screenWidth: number
  readonly screenHeight: number
  readonly timezoneOffset: number
}

/** What stands for the card: a token of the gateway, never a card number. Exactly one is sent. [P7-057] */
export type Instrument =
  | { readonly kind: 'card'; readonly cardIdentifier: string }
  | { readonly kind: 'payment-method'; readonly paymentMethodId: string }
  | { readonly kind: 'setup-intent'; readonly setupIntentId: string }
  | { readonly kind: 'saved-card'; readonly savedCardId: string }
  /** The card is in the session already. */
  | { readonly kind: 'session' }

export type AuthoriseDetails = {
  readonly completion: CompletionPayload
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

/** What prepare gave: where and with which key the card is entered. [P3-133] */
export type PreparedSession = {
  /** The adapter that speaks with this provider. */
  readonly provider: PaymentProvider
  /** The provider as the platform names it: the path segment of the calls that follow. */
  readonly providerName: string
  /** Session key, or the session id of a provider that works with sessions. */
  readonly sessionKey: string
  /** What the card form is opened with. */
  readonly formKey: string
  readonly mode: 'test' | 'live'
  /** The gateway's browser library; its origin is the gateway's. */
  readonly url: string
  readonly savedCard: SavedCard | null
  /** A new card can be kept for the next time. */
  readonly keepsCards: boolean
  /** Epoch milliseconds. */
  readonly expiresAt: number
  /** The key is worth one authorisation only. */
  readonly singleUse: boolean
  readonly used: boolean
}

export type PaymentSession = PreparedSession & {
  /** What it was asked for, in minor units: another amount needs another session. */
  readonly amountDue: number
}

/** What authorise gave. Form fields of `scaData` go to the bank as they are. [S4-025, P3-133] */
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

/** `modal`: the bank's page in a dialog; `redirect`: the whole page goes to the bank and comes back. */
export type ChallengeDisplay = 'modal' | 'redirect'

/** What is needed to go on with a payment after a reload or a redirect. Never card data. */
export type Recovery = {
  readonly transactionUuid: string
  readonly transactionId: string
  readonly provider: PaymentProvider
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

/** There is no session, or its key was worth one authorisation and has had it. */
export function isSpent(session: PaymentSession | null): boolean {
  return session === null || (session.singleUse && session.used)
}

/** A session that can authorise at `now` (epoch milliseconds). */
export function isUsable(session: PaymentSession | null, now: number): session is PaymentSession {
  return session !== null && now < session.expiresAt && !isSpent(session)
}
