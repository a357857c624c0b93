import { connect } from '../api/call.ts'
import { send } from '../api/http.ts'
import { once } from '../api/mismatch.ts'
import { cookiePrefix, credentialsIn } from '../api/tokens.ts'
import type { Config } from './config.ts'
import { provideEnvironment } from './environment.ts'
import { readModes } from './modes.ts'
import { takeToken } from './url-token.ts'

/** Key of a site where its host name has no sub-domain to name its cookies after. [C-09] */
export type ApplicationKey = 'bookings' | 'joining' | 'my-account'

/**
 * Brings configuration, cookies, address and calls together. Runs once, before anything is rendered. What a platform answers
 * otherwise than agreed is told to the console and as the event `contract_mismatch` of the window.
 */
export function start(config: Config, application: ApplicationKey, page: Window): void {
  const { location, document, history, sessionStorage } = page
  const secure = location.protocol === 'https:'
  const prefix = config.cookiePrefix ?? cookiePrefix(location.hostname, application)
  const credentials = credentialsIn(document, prefix, secure)
  const url = new URL(location.href)
  const modes = readModes(url, sessionStorage)
  const clean = takeToken(url, credentials)
  if (clean) history.replaceState(history.state, '', clean)
  provideEnvironment({ config, credentials, cookies: document, secure, modes })
  connect({
    routing: config,
    credentials,
    send,
    pathname: () => location.pathname,
    clientDomain: location.hostname,
    onSignedOut: () => location.reload(),
    onMismatch: once((mismatch) => {
      // oxlint-disable-next-line no-console -- for whoever runs the platform: customers read nothing of it
      console.warn('contract_mismatch', mismatch)
      page.dispatchEvent(new CustomEvent('contract_mismatch', { detail: mismatch }))
    }),
  })
}
