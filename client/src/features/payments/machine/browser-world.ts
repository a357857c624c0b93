import { platformPayments } from './platform-payments.ts'
import type { PaymentWorld } from './payment-world.ts'
import { recoverySlot } from './recovery-slot.ts'

type Given = Pick<
  PaymentWorld,
  'providerNames' | 'provider' | 'now' | 'newKey' | 'refreshBasket' | 'paidOrder' | 'loggedOut' | 'onIgnored'
> & {
  /** What is left of its payments is kept apart from that of other visits, and of the site's own. */
  readonly visitId: string | null
  /** Who pays at this moment; null while that is not known. */
  readonly userId: () => number | null
}

/** The world of a payment in this browser: the connected platform, this tab's storage, its timers. */
export function browserPaymentWorld({ visitId, userId, ...given }: Given): PaymentWorld {
  return {
    ...given,
    api: platformPayments,
    slot: recoverySlot(() => window.sessionStorage, { visitId, userId }),
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
}
