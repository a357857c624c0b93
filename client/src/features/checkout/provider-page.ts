import { returnFromBank } from '@touchline/contract/calls/payments'
import { urlOf } from '../../api/path.ts'
import type { Config } from '../../app/config/config.ts'
import { environment } from '../../app/environment.ts'
import type { ProviderPage } from '../payments/card/provider-page.ts'
import type { CardFormTheme } from '../payments/card/payment-adapter.ts'

/** The page around the forms of the payment provider and of the bank, as it is now. */
export function providerPage(): ProviderPage {
  const { origin } = window.location
  const theme = cardFormTheme(document.documentElement)
  return { origin, theme, platformOrigin: platformOrigin(environment().config, origin) }
}

/** Where the bank's page comes back to: the only origin whose word about a challenge counts. */
function platformOrigin(config: Config, pageOrigin: string): string {
  return new URL(urlOf(returnFromBank, { returnToken: 'origin' }, config), pageOrigin).origin
}

/** The look of the gateway's card form beside our own fields. */
function cardFormTheme(page: Element): CardFormTheme {
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
