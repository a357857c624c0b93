import { isCheckoutPath } from '../../../api/credentials/tokens.ts'
import type { Credentials } from '../../../api/credentials/tokens.ts'

/** Begins the fragment with which another site of ours hands its login over. */
const handedOver = '#token='

/** Begins the address's own fragment behind the token. */
const ownFragment = '&at='

/**
 * The address with a login for the site there; an empty token says that there is none. A fragment reaches no server, no
 * log and no referrer. [O-260]
 */
export function withToken(address: string, token: string): string {
  const url = new URL(address)
  const own = url.hash === '' ? '' : ownFragment + encodeURIComponent(url.hash)
  url.hash = handedOver + encodeURIComponent(token) + own
  return url.href
}

/** The link of a mail has a token of its own there, which is no login. [O-241] */
const confirmation = /^\/confirm-email\/?$/i

type HandedOver = { readonly token: string; readonly ownHash: string }

/** A malformed fragment is no token. */
function inFragment({ hash, pathname }: URL): HandedOver | null {
  if (!hash.startsWith(handedOver) || confirmation.test(pathname)) return null
  try {
    const [token = '', ownHash = ''] = hash.slice(handedOver.length).split(ownFragment).map(decodeURIComponent)
    return { token, ownHash }
  } catch {
    return { token: '', ownHash: '' }
  }
}

/**
 * Stores a token from the address and answers the address without it, or null without one. On third-party checkout
 * paths it is the checkout token and never the login, and a site without such a checkout stores none.
 * [S2-068, S2-069, S2-074, C-01, O-360]
 */
export function takeToken(url: URL, credentials: Credentials, takesVisits: boolean): URL | null {
  const fragment = inFragment(url)
  if (fragment === null && !url.searchParams.has('token')) return null
  const token = fragment?.token ?? url.searchParams.get('token')
  if (token) {
    if (!isCheckoutPath(url.pathname)) credentials.keepAuthToken(token)
    else if (takesVisits) credentials.keepCheckoutToken(token)
  }
  const clean = new URL(url)
  clean.searchParams.delete('token')
  if (fragment !== null) clean.hash = fragment.ownHash
  return clean
}
