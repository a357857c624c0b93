import { returnFromBank } from '@touchline/contract/calls/payments'
import { urlOf } from '@touchline/routing'
import type { Config } from '../../../app/config/config.ts'
import { environment } from '../../../app/environment.ts'
import type { CardFormTheme, ProviderPage } from '../../payments/card/payment-adapter.ts'

/** The page around the provider's and the bank's forms. */
export function providerPage(): ProviderPage {
  const { origin } = window.location
  const theme = cardFormTheme(document.documentElement)
  return { origin, theme, platformOrigin: platformOrigin(environment().config, origin) }
}

/** The bank's page returns here: only this origin may report a challenge. */
function platformOrigin(config: Config, pageOrigin: string): string {
  return new URL(urlOf(returnFromBank, { returnToken: 'origin' }, config), pageOrigin).origin
}

/** The card form's look, matching our own fields. */
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
