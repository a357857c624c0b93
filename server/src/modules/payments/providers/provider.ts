import type { RefundState, WebhookEvent } from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'

/**
 * What a payment needs of a provider. The saga and the sweeper know nothing else of one; what differs (paths, words,
 * forms of a bank's page) stays behind this port. `provider-contract.ts` says what every implementation must do.
 *
 * Every command takes the idempotency key under which it may be repeated: the same command with the same key is executed
 * once. None of them throws.
 */
export type Provider = {
  /** Least amount it takes. */
  readonly minimum: MinorUnits
  /** What it can be paid with here; nothing where the card is entered in a session. */
  readonly instruments: readonly InstrumentKind[]
  /** The key of `prepare` is worth any number of attempts, not one. */
  readonly keyIsReusable: boolean
  /** A saved card pays only after its security code was given in the card form. */
  readonly savedCardNeedsCode: boolean
  /** Origins whose pages take part in a payment; a browser goes back to none but these. */
  readonly origins: readonly string[]
  /** A key with which a browser may enter a card. */
  readonly prepare: (key: string, due: Due) => Promise<ProviderAnswer<CardEntry>>
  /** Holds the money, or says what the bank wants first, or that the card is declined. */
  readonly authorise: (key: string, payment: NewPayment) => Promise<ProviderAnswer<PaymentView>>
  /**
   * Hands over what a challenge ended with; whoever reported it is not believed. A challenge by secret has nothing to hand
   * over: the provider is asked, under a key of its own each time.
   */
  readonly confirm: (key: string, id: string, ended: EndedChallenge) => Promise<ProviderAnswer<PaymentView>>
  /** Takes what is held. Money that was taken before, all of it, counts as captured. */
  readonly capture: (
    key: string,
    id: string,
    amount: MinorUnits,
  ) => Promise<ProviderAnswer<{ readonly captured: boolean }>>
  /**
   * Lets go of what is held under our reference, or has a reference that never arrived, of which there is nothing to be
   * seen, refused from now on. Refused with `already_captured` when the money was taken. Either way the refunds are told.
   */
  readonly cancelByReference: (key: string, reference: string) => Promise<ProviderAnswer<PaymentView | undefined>>
  readonly refund: (key: string, id: string, amount: MinorUnits) => Promise<ProviderAnswer<RefundView>>
  /** Keeps a card no longer, by the provider's own name of it; refused where it knows the card no more. */
  readonly forgetCard: (token: string) => Promise<ProviderAnswer<undefined>>
  /** Cards kept without a payment; undefined where the provider has none. payments.md 1.2 */
  readonly cardSetups: CardSetups | undefined
  /** What a bank's page posted to the return address; undefined when it is not the form of this challenge. */
  readonly readReturn: (challenge: Challenge, form: ReturnForm) => ReturnedForm | undefined
  /** The event in a delivery; undefined when it is not signed by the provider. */
  readonly readWebhook: (delivery: WebhookDelivery) => ProviderEvent | undefined
}

/**
 * What a provider said to a command. `done` and `refused` are definite; `unknown` means that it may or may not have been
 * executed, and that only the same command with the same key may follow.
 */
export type ProviderAnswer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | {
      readonly kind: 'refused'
      readonly reason: RefusalReason
      /** The provider's own word, for the log. */
      readonly code: string
      readonly payment: PaymentView | undefined
    }
  | { readonly kind: 'unknown'; readonly why: 'no_answer' | 'in_progress' | 'server_error' | 'unauthorised' }

export type RefusalReason =
  | 'session_over'
  | 'session_not_ready'
  | 'security_code_required'
  | 'amount_too_small'
  | 'reference_used'
  | 'already_captured'
  | 'not_found'
  | 'other'

export type Instrument = { readonly kind: InstrumentKind; readonly value: string }

export const instrumentKinds = ['card_identifier', 'payment_method_id', 'setup_intent_id', 'saved_card_id'] as const
export type InstrumentKind = (typeof instrumentKinds)[number]

/** What is going to be paid, and with which saved card, if the customer likes. */
export type Due = {
  readonly amount: MinorUnits
  readonly currencyCode: string
  /** The provider's own name of it. */
  readonly savedCard: string | null
}

export type CardEntry = {
  /** What the platform is told to pay with, and knows its session by. */
  readonly sessionKey: string
  /** What the card form is opened with, where that is something else. */
  readonly formToken?: string
  /** Seconds. */
  readonly expiresIn: number
  /** Where the browser loads the provider's library from. */
  readonly libraryUrl: string
}

export type NewPayment = {
  /** Ours: unique for each attempt. */
  readonly reference: string
  readonly amount: MinorUnits
  readonly currencyCode: string
  readonly description: string
  readonly sessionKey: string
  /** Of a saved card, the provider's own name of it; null where the card is in the session. */
  readonly instrument: Instrument | null
  /** The card is to be kept for later payments. */
  readonly savesCard: boolean
  readonly billing: {
    readonly address1: string
    readonly address2: string | null
    readonly city: string
    readonly postcode: string
    readonly country: string | null
  } | null
  readonly customer: {
    readonly firstName: string | null
    readonly lastName: string | null
    readonly reference: string
  }
  /** Where a bank sends the browser back to, and a word that only that browser brings along. */
  readonly returnUrl: string
  /** Where the customer ends up when the whole page went to the bank. */
  readonly landingUrl: string
  readonly returnSecret: string
  readonly browserDetails: Readonly<Record<string, unknown>>
}

/**
 * `declined`: the bank says no to somebody who may have been verified; `rejected`: nobody was verified; `over`: nothing is
 * held any more, whatever there was.
 */
export type PaymentState = 'challenged' | 'held' | 'captured' | 'declined' | 'rejected' | 'over'

export type PaymentView = {
  /** The provider's own. */
  readonly id: string
  readonly state: PaymentState
  readonly captured: MinorUnits
  readonly refunded: MinorUnits
  /** Told by `cancelByReference`. */
  readonly refunds: readonly GivenBack[]
  /** Only what a browser may see. */
  readonly decline: { readonly code: string; readonly retryable: boolean } | null
  readonly card: PaidCard | null
  readonly challenge: Challenge | null
  /** When the bank stops waiting; epoch milliseconds of sandbox time. */
  readonly challengeExpiresAt: number | null
}

/** A refund as its payment tells of it. */
export type GivenBack = { readonly refundId: string; readonly amount: MinorUnits; readonly state: RefundState }

export type PaidCard = {
  readonly brand: string
  readonly lastFour: string
  /** `MM/YY` */
  readonly expiry: string
  /** The provider's name of the card, once it is kept; never for a browser. */
  readonly savedAs: string | null
}

/** What the browser is to do for the bank; texts go there byte for byte. payments.md D12 */
export type Challenge =
  | {
      readonly kind: 'form'
      readonly method: 'GET' | 'POST'
      readonly url: string
      readonly fields: Readonly<Record<string, string>>
    }
  | {
      readonly kind: 'secret'
      readonly clientSecret: string
      readonly returnUrl: string
      /** For a browser that redirects instead of using the library. */
      readonly url: string
    }

/** A card that is kept without a payment: opened here, entered and confirmed by a browser, asked for here. */
export type CardSetups = {
  readonly open: (key: string, setup: NewCardSetup) => Promise<ProviderAnswer<CardSetupEntry>>
  readonly look: (id: string) => Promise<ProviderAnswer<CardSetupView>>
  /** Gives a set-up up. Refused once it has kept a card, and with `not_found` where the provider knows it no more. */
  readonly cancel: (key: string, id: string) => Promise<ProviderAnswer<undefined>>
}

export type NewCardSetup = {
  /** Ours: unique for each. */
  readonly reference: string
  readonly customer: string
  /** Where a bank sends the browser back to. */
  readonly returnUrl: string
}

export type CardSetupEntry = Omit<CardEntry, 'formToken'> & {
  /** The provider's own. */
  readonly id: string
  /** What the browser enters the card with. */
  readonly clientSecret: string
}

/** `waiting`: for a card, perhaps after one that was refused; `answering`: the bank has the customer's word and none of its own. */
export type CardSetupView = {
  readonly state: 'waiting' | 'challenged' | 'answering' | 'kept' | 'over'
  /** The bank's page, while it waits for the customer. */
  readonly bankUrl: string | null
  /** Only what a browser may see. */
  readonly decline: PaymentView['decline']
  /** The card that was entered last. */
  readonly card: PaidCard | null
  /** When it comes to its end by itself; epoch milliseconds of sandbox time. */
  readonly expiresAt: number
}

export type EndedChallenge = { readonly challenge: Challenge; readonly result: string }

export type RefundView = { readonly refundId: string; readonly status: 'pending' | 'succeeded' }

export type ReturnForm = Readonly<Record<string, string | undefined>>
/** `secret` is what the browser brought along, to be compared with what it was given. */
export type ReturnedForm = { readonly secret: string; readonly result: string }

export type WebhookDelivery = {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly rawBody: string
  readonly body: WebhookEvent
  /** Real time: signatures do not follow a sandbox's clock. */
  readonly now: number
}

export type ProviderEvent = {
  readonly id: string
  readonly type: string
  readonly reference: string
  readonly state: string
  readonly expiresAt: number | null
  readonly refundId: string | null
}
