import { environment } from '../../../app/environment.ts'
import { currentSession } from '../../../app/session/session.ts'
import { now, uniqueKey } from '../../../browser/machine.ts'
import { browserPaymentWorld } from '../../payments/machine/browser-world.ts'
import type { PaymentWorld } from '../../payments/machine/payment-world.ts'

type Around = Pick<PaymentWorld, 'refreshBasket' | 'paidOrder' | 'loggedOut'> & {
  /** The session of a third-party checkout; null on the site itself. */
  readonly visitId: string | null
}

/** The surroundings of a payment on this site; `refreshBasket` runs when the platform may have changed the basket. */
export function paymentWorld({ visitId, ...around }: Around): PaymentWorld {
  const { providerNames } = environment().config
  return browserPaymentWorld({
    providerNames,
    now,
    newKey: uniqueKey,
    visitId,
    userId: () => currentSession().user?.id ?? null,
    ...around,
  })
}
