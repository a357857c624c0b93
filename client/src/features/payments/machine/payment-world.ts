import type { PaymentEvent } from './payment-events.ts'
import type { PaymentState } from './payment-state.ts'
import type { ProviderNames } from '../card/payment-adapters.ts'
import type { PaymentApi } from './payment-api.ts'
import type { PaidOrder } from './payment-errors.ts'
import type { RecoverySlot } from './recovery-slot.ts'

/** Everything outside a payment that it needs: the platform, storage, time and randomness. */
export type PaymentWorld = {
  readonly api: PaymentApi
  readonly providerNames: ProviderNames
  /** The platform's name of the provider to use; left out, the platform chooses. */
  readonly provider?: string
  readonly slot: RecoverySlot
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Runs once after `ms`; answers how to call it off. */
  readonly after: (ms: number, run: () => void) => () => void
  /** A new unguessable text, for the key of an operation. */
  readonly newKey: () => string
  /** The basket may have changed on the platform. */
  readonly refreshBasket: () => void
  /** The order that the basket with this hash has become by now, or the one that the page shows; null when nobody has paid it. */
  readonly paidOrder: (itemHash: string | null) => Promise<PaidOrder | null>
  /** The platform knows the login no more, and the payment is over. */
  readonly loggedOut?: () => void
  /** Told of events that mean nothing in the status they met: for developers. */
  readonly onIgnored?: (status: PaymentState['status'], event: PaymentEvent['type']) => void
}
