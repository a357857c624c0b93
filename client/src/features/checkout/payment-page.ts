import { environment } from '../../app/environment.ts'
import { now, uniqueKey } from '../../app/machine.ts'
import { browserPaymentWorld } from '../payments/machine/browser-world.ts'
import type { PaymentWorld } from '../payments/machine/payment-world.ts'

/** The world of a payment on this site; `refreshBasket` runs when the platform may have changed the basket. */
export function paymentWorld(basket: Pick<PaymentWorld, 'refreshBasket' | 'paidOrder'>): PaymentWorld {
  const { providerNames } = environment().config
  return browserPaymentWorld({ providerNames, now, newKey: uniqueKey, ...basket })
}
