import i18next from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '@touchline/languages'
import { wire } from '../../../e2e/stand-in/stated.ts'
import * as catalogue from '../../../e2e/stand-in/stated-catalogue.ts'
import * as dated from '../../../e2e/stand-in/stated-dated.ts'
import * as orders from '../../../e2e/stand-in/stated-orders.ts'
import { ApiError } from '../../src/api/api-error.ts'
import { AccountPanel } from '../../src/app/chrome/account/AccountPanel.tsx'
import { SideDrawer } from '../../src/app/chrome/header/SideDrawer.tsx'
import { CheckoutFooter } from '../../src/app/chrome/footer/CheckoutFooter.tsx'
import { SiteFooter } from '../../src/app/chrome/footer/SiteFooter.tsx'
import { SiteLayout } from '../../src/app/chrome/SiteLayout.tsx'
import { VenueSwitcher } from '../../src/app/chrome/venue/VenueSwitcher.tsx'
import { environment } from '../../src/app/environment.ts'
import { BallDroppedPage, NotFoundPage } from '../../src/app/pages/AstrayPage.tsx'
import { ConfigErrorPage } from '../../src/app/pages/ConfigErrorPage.tsx'
import { ConnectionPage } from '../../src/app/pages/ConnectionPage.tsx'
import { GenericErrorPage } from '../../src/app/pages/GenericErrorPage.tsx'
import { MaintenancePage } from '../../src/app/pages/MaintenancePage.tsx'
import { staticMarkup } from '../../src/app/pages/static-markup.tsx'
import { forgetLogin, loadUser } from '../../src/app/session/session.ts'
import { pseudoText, pseudoTexts, untranslatedWords } from '../../../tests/support/pseudo-locale.ts'
import { startI18n } from '../../src/i18n/start-i18n.ts'
import { englishTexts } from '../../src/i18n/text-catalogue.ts'
import { answering, openForACustomer } from './a-customer.ts'
import { LoginPage } from '../../src/sites/shared/pages/LoginPage.tsx'
import { RegisterPage } from '../../src/sites/shared/pages/RegisterPage.tsx'
import { renderedPages } from './rendered-pages.tsx'

/** The texts of the site in the pseudo-locale, for a part of a page. */
const pseudo = i18next.createInstance()

beforeAll(async () => {
  await startI18n()
  await pseudo.init({
    lng: 'en',
    resources: { en: pseudoTexts(englishTexts) },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  })
  openForACustomer()
})

const wordsIn = (text: string): readonly string[] => text.match(/\p{L}{2,}/gu) ?? []

/** Names of days and months come from the browser. */
function wordsOfDates(): readonly string[] {
  return (['long', 'short'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat('en-GB', { weekday: style, month: style, timeZone: 'UTC' })
    return Array.from({ length: 12 * 7 }, (_, index) =>
      format.format(Date.UTC(2027, index % 12, 1 + (index % 7))),
    ).flatMap(wordsIn)
  })
}

/** Every text in an answer; field names do not count. */
function textsOf(answer: unknown): readonly string[] {
  if (typeof answer === 'string') return [answer]
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(textsOf) : []
}

const platform = [
  catalogue.venue,
  catalogue.category,
  catalogue.course,
  catalogue.client,
  orders.user,
  orders.linkedUser,
  dated.halls,
  dated.skating,
  ...dated.bookings,
]
const said = new Set([
  ...[...platform, ...renderedPages.map(({ answer }) => answer)].map(wire).flatMap(textsOf).flatMap(wordsIn),
  ...wordsOfDates(),
  ...Object.values(languages).flatMap(({ name }) => wordsIn(name)),
])

/** Words of a page in the pseudo-locale that come neither from a bundle nor from the platform. */
async function untranslated(content: ReactNode): Promise<readonly string[]> {
  const markup = await staticMarkup(<I18nextProvider i18n={pseudo}>{content}</I18nextProvider>)
  const configured = wordsIn(environment().config.appName)
  return untranslatedWords(markup).filter((word) => !said.has(word) && !configured.includes(word))
}

test('a pseudo-locale text keeps its values and shows what is not translated', () => {
  expect(pseudoText('Call {{phone}}')).toBe('⟦Çáļļ {{phone}}~~⟧')
  expect(pseudoText('<terms>Terms</terms>')).toBe('⟦<terms>Ţéŕmš</terms>~~⟧')
  expect(untranslatedWords('<p title="Hint">⟦Çáļļ <b>Ada</b>⟧ now</p>')).toEqual(['now', 'Hint'])
})

test.each(renderedPages.map((page) => [page.name, page] as const))(
  '%s: every word can be translated',
  async (_, page) => {
    expect(await untranslated(page.render(wire(page.answer)))).toEqual([])
  },
)

describe('chrome: every word can be translated', () => {
  const nothing = (): void => undefined
  const chrome: readonly (readonly [string, ReactNode])[] = [
    ['around a page', <SiteLayout key="layout" first={{ venue: null, theme: {} }} basketCount={2} basketId={1} />],
    ['below a page', <SiteFooter key="footer" venue={null} logo={null} />],
    ['below a page where somebody pays', <CheckoutFooter key="checkout footer" venue={null} />],
    ['menu', <SideDrawer key="menu" items={[]} basketCount={2} onClosed={nothing} />],
    ['account', <AccountPanel key="account" onClosed={nothing} />],
    ['venues', <VenueSwitcher key="venues" onClosed={nothing} />],
    ['an error', <BallDroppedPage key="error" />],
    ['a failure', <GenericErrorPage key="failure" error={new ApiError({ status: 500, code: 'unknown' })} />],
    ['no connection', <ConnectionPage key="connection" onRetry={nothing} />],
    ['maintenance', <MaintenancePage key="maintenance" />],
    ['no such page', <NotFoundPage key="no page" />],
    ['logging in', <LoginPage key="login" />],
    ['signing up', <RegisterPage key="register" />],
    ['a wrong configuration', <ConfigErrorPage key="configuration" problems={[]} />],
  ]

  test.each(chrome)('%s, seen by a visitor', async (_, content) => {
    forgetLogin()
    expect(await untranslated(content)).toEqual([])
  })

  test.each(chrome)('%s, seen by a customer', async (_, content) => {
    answering({})
    forgetLogin()
    await loadUser()
    expect(await untranslated(content)).toEqual([])
  })
})
