import { returnFromBank } from 'virtual:calls/payments'
import { urlOf } from '../../api/path.ts'
import type { Config } from '../../app/config/config.ts'
import { environment } from '../../app/environment.ts'
import { now, uniqueKey } from '../../app/machine.ts'
import { browserPaymentWorld } from '../payments/machine/browser-world.ts'
import type { CardFormTheme } from '../payments/card/payment-adapter.ts'
import type { PaymentWorld } from '../payments/machine/payment-world.ts'

/** The world of a payment on this site; `refreshBasket` runs when the platform may have changed the basket. */
export function paymentWorld(refreshBasket: () => void): PaymentWorld {
  const { providerNames } = environment().config
  return browserPaymentWorld({ providerNames, now, newKey: uniqueKey, refreshBasket })
}

/** Where the bank's page comes back to: the only origin whose word about a challenge counts. */
export function platformOrigin(config: Config, pageOrigin: string): string {
  return new URL(urlOf(returnFromBank, { returnToken: 'origin' }, config), pageOrigin).origin
}

/** The look of the gateway's card form beside our own fields. */
export function cardFormTheme(page: Element): CardFormTheme {
  const style = getComputedStyle(page)
  const accent = style.getPropertyValue('--theme-link').trim().replace('#', '')
  const [font = ''] = style.getPropertyValue('--theme-font-body').split(',')
  return {
    ...(accent === '' ? {} : { accent }),
    radius: 8,
    fontSize: 17,
    font: font.trim().replaceAll(/["']/g, ''),
  }
}
