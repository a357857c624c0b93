import { isCheckoutPath } from '../../../api/credentials/tokens.ts'
import type { Credentials } from '../../../api/credentials/tokens.ts'

/**
 * Stores a token from the address and answers the address without it, or null without one. On third-party checkout
 * paths it is the checkout token and never the login. [S2-068, S2-069, S2-074, C-01]
 */
export function takeToken(url: URL, credentials: Credentials): URL | null {
  if (!url.searchParams.has('token')) return null
  const token = url.searchParams.get('token')
  if (token) {
    if (isCheckoutPath(url.pathname)) credentials.keepCheckoutToken(token)
    else credentials.keepAuthToken(token)
  }
  const clean = new URL(url)
  clean.searchParams.delete('token')
  return clean
}
