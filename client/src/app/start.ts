import { connect } from '../api/call.ts'
import { send } from '../api/http.ts'
import { once } from '../api/answers/mismatch.ts'
import type { CookieJar } from '../api/credentials/cookies.ts'
import { cookiePrefix, credentialsIn } from '../api/credentials/tokens.ts'
import { safeStorage } from '../browser/safe-storage.ts'
import { openWaysOut } from '../browser/ways-out.ts'
import { pageLanguage } from '../i18n/language.ts'
import type { Config } from './config/config.ts'
import { provideEnvironment } from './environment.ts'
import { readModes } from './modes.ts'
import { whileChanging } from './answers/question.ts'
import { markLoggedIn } from './session/session.ts'
import type { Site } from './site.ts'
import { takePerson } from './session/login/url-person.ts'
import { takeToken } from './session/login/url-token.ts'
import { noteLogin } from './session/login/login-times.ts'
import { handOverLogins } from './session/login/hand-over.ts'
import { joinTabs, tellOtherTabs } from './tabs/other-tabs.ts'
import { keepDraftsInMemory } from '../ui/forms/drafts.ts'

/**
 * Connects configuration, cookies, address and calls, once, before anything is rendered. Deviations of the platform's
 * answers go to the console and to the window's `contract_mismatch` event. Answers whether a token came with the
 * address.
 */
export function start(config: Config, site: Site, page: Window, cookies: CookieJar): boolean {
  const { location, document, history } = page
  const secure = location.protocol === 'https:'
  const prefix = config.cookiePrefix ?? cookiePrefix(location.hostname, site.application)
  const credentials = credentialsIn(cookies, prefix, { secure, pathname: () => location.pathname })
  const url = new URL(location.href)
  const storage = safeStorage(() => page.sessionStorage)
  const modes = readModes(url, storage, site.name, page.self !== page.top)
  if (modes.kiosk) keepDraftsInMemory()
  openWaysOut(!modes.kiosk)
  const withoutToken = takeToken(url, credentials, site.takesVisits)
  const clean = takePerson(withoutToken ?? url, credentials) ?? withoutToken
  if (clean) history.replaceState(history.state, '', clean)
  provideEnvironment({ config, site, credentials, cookies, secure, modes })
  handOverLogins(document)
  joinTabs()
  // Before the first page, which would otherwise ask a logged-in user to log in.
  const isLoggedIn = credentials.tokenFor(location.pathname) !== null
  if (isLoggedIn) markLoggedIn()
  if (isLoggedIn && withoutToken !== null) noteLogin()
  connect({
    routing: config,
    credentials,
    send: (request) => (request.changes ? whileChanging(() => send(request)).finally(tellOtherTabs) : send(request)),
    pathname: () => location.pathname,
    language: pageLanguage,
    clientDomain: location.hostname,
    onSignedOut: () => location.reload(),
    onMismatch: once((mismatch) => {
      // oxlint-disable-next-line no-console -- for whoever runs the platform: customers read nothing of it
      console.warn('contract_mismatch', mismatch)
      page.dispatchEvent(new CustomEvent('contract_mismatch', { detail: mismatch }))
    }),
  })
  return withoutToken !== null
}
