import { paymentAdapters } from '../card/payment-adapters.ts'
import { platformPayments } from './calls/platform-payments.ts'
import type { PaymentWorld } from './payment-world.ts'
import { recoverySlot } from './recovery-slot.ts'

type Given = Pick<
  PaymentWorld,
  'providerNames' | 'provider' | 'now' | 'newKey' | 'refreshBasket' | 'paidOrder' | 'loggedOut' | 'onIgnored'
> & {
  /** Keeps its payments apart from other checkouts' and the site's own. */
  readonly visitId: string | null
  /** The payer; null while unknown. */
  readonly userId: () => number | null
}

/** Runs once after `ms`; answers the cancel function. */
export function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** The payment's surroundings in this browser: the platform, this tab's storage, timers. */
export function browserPaymentWorld({ visitId, userId, ...given }: Given): PaymentWorld {
  return {
    ...given,
    api: platformPayments,
    adapters: paymentAdapters,
    slot: recoverySlot(() => window.sessionStorage, { visitId, userId }),
    after,
  }
}
