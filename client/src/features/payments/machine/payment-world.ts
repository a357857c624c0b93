import type { PaymentEvent } from './states/payment-events.ts'
import type { PaymentState } from './states/payment-state.ts'
import type { PaymentAdapter } from '../card/payment-adapter.ts'
import type { ProviderNames } from '../card/payment-adapters.ts'
import type { PaymentApi } from './calls/payment-api.ts'
import type { PaidOrder } from './states/payment-errors.ts'
import type { RecoverySlot } from './recovery-slot.ts'

/** A payment's surroundings: the platform, storage, time and randomness. */
export type PaymentWorld = {
  readonly api: PaymentApi
  readonly adapters: readonly PaymentAdapter[]
  readonly providerNames: ProviderNames
  /** The platform's name of the provider; by default the platform chooses. */
  readonly provider?: string
  readonly slot: RecoverySlot
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Runs once after `ms`; answers the cancel function. */
  readonly after: (ms: number, run: () => void) => () => void
  /** A new text that cannot be guessed, for the key of an operation. */
  readonly newKey: () => string
  /** The basket may have changed on the platform. */
  readonly refreshBasket: () => void
  /** The order of the basket with this hash, or of the page's basket; null when nobody has paid it. */
  readonly paidOrder: (itemHash: string | null) => Promise<PaidOrder | null>
  /** The login has expired, and the payment is over. */
  readonly loggedOut?: () => void
  /** Reports ignored events, for developers. */
  readonly onIgnored?: (status: PaymentState['status'], event: PaymentEvent['type']) => void
}
