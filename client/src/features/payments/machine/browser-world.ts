import { platformPayments } from './platform-payments.ts'
import type { PaymentWorld } from './payment-world.ts'
import { recoverySlot } from './recovery-slot.ts'

type Given = Pick<
  PaymentWorld,
  'providerNames' | 'provider' | 'now' | 'newKey' | 'refreshBasket' | 'paidOrder' | 'loggedOut' | 'onIgnored'
> & {
  /** What is left of its payments is kept apart from that of other visits, and of the site's own. */
  readonly visitId: string | null
}

/** The world of a payment in this browser: the connected platform, this tab's storage, its timers. */
export function browserPaymentWorld({ visitId, ...given }: Given): PaymentWorld {
  return {
    ...given,
    api: platformPayments,
    slot: recoverySlot(() => window.sessionStorage, visitId),
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
}
