import type {
  AuthoriseAnswer,
  CallOptions,
  CompleteAnswer,
  PaymentApi,
  PrepareAnswer,
} from '../machine/calls/payment-api.ts'
import type {
  AuthoriseDetails,
  Instrument,
  PaymentOrder,
  PaymentSession,
  Recovery,
} from '../machine/states/payment-details.ts'
import type { LibraryChallenge } from '../challenge/challenge.ts'
import type { PaymentCall } from '../machine/states/payment-errors.ts'
import type { SessionReading } from '../machine/states/payment-events.ts'
import type { FrameCommand, FrameMessage } from './frame-protocol.ts'

/** A card taken by a form: its token and displayable parts. */
export type CardToken = {
  readonly instrument: Instrument
  readonly brand: string
  readonly lastFour: string
  readonly expiry: string
}

/** The record of a provider; its folder exports one, and the flow around it is the same for all. payments.md 2.3 */
export type PaymentAdapter = {
  /** The provider's name on the platform. */
  readonly name: string
  /** Its calls, for texts when they fail. */
  readonly calls: { readonly prepare: PaymentCall; readonly authorise: PaymentCall }
  readonly prepare: (
    api: PaymentApi,
    providerName: string,
    order: PaymentOrder,
    options: CallOptions,
  ) => Promise<PrepareAnswer>
  /** Reads an answer to prepare; `now` is epoch milliseconds. */
  readonly readSession: (answer: PrepareAnswer, providerName: string, now: number) => SessionReading
  readonly authorise: (
    api: PaymentApi,
    paymentSession: PaymentSession,
    details: AuthoriseDetails,
    options: CallOptions,
  ) => Promise<AuthoriseAnswer>
  readonly complete: (api: PaymentApi, recovery: Recovery, options: CallOptions) => Promise<CompleteAnswer>
  /** Mounts the card form in `place`; undefined when the session's library address is invalid. */
  readonly mountForm: (place: HTMLElement, form: CardFormToMount) => MountedForm | undefined
  /** Reads the token in the card form's message. */
  readonly readToken: (message: Readonly<Record<string, unknown>>) => CardToken | undefined
  /** The instrument after a card form stored input without a token; undefined where that is impossible. */
  readonly readLinked: (paymentSession: PaymentSession) => Instrument | undefined
  /**
   * Shows the bank's page of a payment's secret in `element`; answers the payment's state after the decision. Rejects
   * when it cannot be shown. Left out where the bank has an address.
   */
  readonly askBank?: (challenge: LibraryChallenge, element: Element) => Promise<string>
}

/** A card form to mount, and the function that hears its messages. */
export type CardFormToMount = {
  readonly session: PaymentSession
  readonly page: CardFormPage
  readonly hear: (message: FrameMessage) => void
}

export type MountedForm = {
  readonly tell: (command: FrameCommand) => void
  readonly unmount: () => void
}

/** The page around a card form: its origin, this mount's channel, language and theme. */
export type CardFormPage = {
  /** Asks only for the saved card's security code. */
  readonly codeOnly?: boolean
  readonly origin: string
  readonly channel: string
  readonly lang: string
  readonly theme?: CardFormTheme
}

/** `accent`: six hex digits without `#`; lengths in pixels; `font`: our own text's family. */
export type CardFormTheme = {
  readonly accent?: string
  readonly radius?: number
  readonly fontSize?: number
  readonly font?: string
}

/** The page around the provider's and the bank's forms. */
export type ProviderPage = {
  readonly origin: string
  readonly theme: CardFormTheme
  /** The bank's page returns here: only this origin may report its result. */
  readonly platformOrigin: string
}
