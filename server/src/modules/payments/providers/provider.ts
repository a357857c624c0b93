import type { RefundState } from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'

/**
 * The port to a payment provider. The saga and the sweeper know nothing else of one; paths, words and bank forms stay
 * behind it. `provider-contract.ts` says what every implementation must do.
 *
 * Every command takes an idempotency key: repeated under the same key it runs once. None of them throws.
 */
export type Provider = {
  /** `live`: cards are charged. */
  readonly mode: 'test' | 'live'
  /** The smallest amount it takes. */
  readonly minimum: MinorUnits
  /** Accepted instruments; empty where the card is entered in a session. */
  readonly instruments: readonly InstrumentKind[]
  /** The key of `prepare` serves any number of attempts. */
  readonly keyIsReusable: boolean
  /** A saved card pays only after its security code was entered. */
  readonly savedCardNeedsCode: boolean
  /** Origins whose pages take part in a payment; a browser returns to these only. */
  readonly origins: readonly string[]
  /** Creates a key with which a browser may enter a card. */
  readonly prepare: (key: string, due: Due) => Promise<ProviderAnswer<CardEntry>>
  /** Holds the money, or answers the bank's challenge or the decline. */
  readonly authorise: (key: string, payment: NewPayment) => Promise<ProviderAnswer<PaymentView>>
  /**
   * Submits the result of a challenge, whose reporter is not trusted. A challenge by secret has no result to submit:
   * the provider is asked, under a new key each time.
   */
  readonly confirm: (key: string, id: string, ended: EndedChallenge) => Promise<ProviderAnswer<PaymentView>>
  /** Captures a held amount. A payment captured in full before counts as captured. */
  readonly capture: (
    key: string,
    id: string,
    amount: MinorUnits,
  ) => Promise<ProviderAnswer<{ readonly captured: boolean }>>
  /**
   * Cancels the payment under our reference; an unknown reference is refused from then on. Refused with
   * `already_captured` after a capture. Answers the refunds either way.
   */
  readonly cancelByReference: (key: string, reference: string) => Promise<ProviderAnswer<PaymentView | undefined>>
  readonly refund: (key: string, id: string, amount: MinorUnits) => Promise<ProviderAnswer<RefundView>>
  /** Deletes a saved card by the provider's id; refused where the provider no longer knows it. */
  readonly forgetCard: (token: string) => Promise<ProviderAnswer<undefined>>
  /** Cards saved without a payment; undefined where unsupported. payments.md 1.2 */
  readonly cardSetups: CardSetups | undefined
  /** Parses the form posted to the return address; undefined when it does not belong to this challenge. */
  readonly readReturn: (challenge: Challenge, form: ReturnForm) => ReturnedForm | undefined
  /**
   * The event in a delivery: `ignored` when it is signed and concerns no payment, undefined when the signature does
   * not match.
   */
  readonly readWebhook: (delivery: WebhookDelivery) => ProviderEvent | 'ignored' | undefined
}

/**
 * The answer to a command. `done` and `refused` are definite; `unknown` means that it may have been executed, so only
 * the same command with the same key may follow.
 */
export type ProviderAnswer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | {
      readonly kind: 'refused'
      readonly reason: RefusalReason
      /** The provider's own code, for the log. */
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

/** The amount due, and the saved card the customer chose, if any. */
export type Due = {
  readonly amount: MinorUnits
  readonly currencyCode: string
  /** The provider's own id. */
  readonly savedCard: string | null
}

export type CardEntry = {
  /** The key that requests name, and the platform's key of the session. */
  readonly sessionKey: string
  /** The token that opens the card form, where it differs. */
  readonly formToken?: string
  /** Seconds. */
  readonly expiresIn: number
  /** Where the browser loads the provider's library from. */
  readonly libraryUrl: string
}

export type NewPayment = {
  /** Our reference, unique for each attempt. */
  readonly reference: string
  readonly amount: MinorUnits
  readonly currencyCode: string
  readonly description: string
  readonly sessionKey: string
  /** For a saved card, the provider's id; null where the card is in the session. */
  readonly instrument: Instrument | null
  /** Save the card for later payments. */
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
  /** The address the bank returns the browser to, and a secret that only that browser carries. */
  readonly returnUrl: string
  /** The page after a full-page redirect to the bank. */
  readonly landingUrl: string
  readonly returnSecret: string
  readonly browserDetails: Readonly<Record<string, unknown>>
}

/**
 * `declined`: the bank refuses a possibly verified customer; `rejected`: verification failed; `over`: nothing is held
 * any more.
 */
export type PaymentState = 'challenged' | 'held' | 'captured' | 'declined' | 'rejected' | 'over'

export type PaymentView = {
  /** The provider's own id. */
  readonly id: string
  readonly state: PaymentState
  readonly captured: MinorUnits
  readonly refunded: MinorUnits
  /** Answered by `cancelByReference`. */
  readonly refunds: readonly GivenBack[]
  /** Only the details that a browser may see. */
  readonly decline: { readonly code: string; readonly retryable: boolean } | null
  readonly card: PaidCard | null
  readonly challenge: Challenge | null
  /** The bank's time limit; epoch milliseconds of sandbox time. */
  readonly challengeExpiresAt: number | null
}

/** A refund as its payment reports it. */
export type GivenBack = { readonly refundId: string; readonly amount: MinorUnits; readonly state: RefundState }

export type PaidCard = {
  readonly brand: string
  readonly lastFour: string
  /** `MM/YY` */
  readonly expiry: string
  /** The provider's id of the saved card; never for a browser. */
  readonly savedAs: string | null
}

/** The browser's next step at the bank; texts are passed on byte for byte. payments.md D12 */
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

/** Saves a card without a payment: created and read here, entered and confirmed by a browser. */
export type CardSetups = {
  readonly open: (key: string, setup: NewCardSetup) => Promise<ProviderAnswer<CardSetupEntry>>
  readonly look: (id: string) => Promise<ProviderAnswer<CardSetupView>>
  /** Cancels a set-up. Refused once it has saved a card, and with `not_found` where the provider no longer knows it. */
  readonly cancel: (key: string, id: string) => Promise<ProviderAnswer<undefined>>
}

export type NewCardSetup = {
  /** Our reference, unique for each set-up. */
  readonly reference: string
  readonly customer: string
  /** The address the bank returns the browser to. */
  readonly returnUrl: string
}

export type CardSetupEntry = Omit<CardEntry, 'formToken'> & {
  /** The provider's own id. */
  readonly id: string
  /** The secret with which the browser enters the card. */
  readonly clientSecret: string
}

/**
 * `waiting`: for a card, perhaps after a refused one; `answering`: the bank has the customer's answer but has not
 * decided.
 */
export type CardSetupView = {
  readonly state: 'waiting' | 'challenged' | 'answering' | 'kept' | 'over'
  /** The bank's page, while it waits for the customer. */
  readonly bankUrl: string | null
  /** Only the details that a browser may see. */
  readonly decline: PaymentView['decline']
  /** The card entered last. */
  readonly card: PaidCard | null
  /** The automatic end; epoch milliseconds of sandbox time. */
  readonly expiresAt: number
}

export type EndedChallenge = { readonly challenge: Challenge; readonly result: string }

export type RefundView = { readonly refundId: string; readonly status: 'pending' | 'succeeded' }

export type ReturnForm = Readonly<Record<string, string | undefined>>
/** `secret` is the browser's own, to compare with the one it was given. */
export type ReturnedForm = { readonly secret: string; readonly result: string }

export type WebhookDelivery = {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly rawBody: string
  /** The parsed body, in the provider's own fields. */
  readonly body: unknown
  /** Real time: signatures do not follow a sandbox's clock. */
  readonly now: number
}

export type ProviderEvent = {
  readonly id: string
  /**
   * In the platform's words: `payment.authorised`, `.captured`, `.failed`, `.expired`, `.challenge_extended`,
   * `refund.succeeded`, `.failed`. Any other type is stored and changes nothing.
   */
  readonly type: string
  /** Our reference of the payment. */
  readonly reference: string
  readonly state: string
  readonly expiresAt: number | null
  readonly refundId: string | null
}
