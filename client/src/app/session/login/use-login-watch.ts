import { useEffect } from 'react'
import { sharedDomain } from '../../navigation/redirects.ts'
import { isReadingUser, readUserQuietly } from '../read-user-quietly.ts'
import { currentSession, forgetLogin } from '../session.ts'
import { useSession } from '../use-session.ts'
import { siblings } from './hand-over.ts'
import { presentHint } from './login-times.ts'
import { presentToken } from './present-token.ts'

/** How often the login cookie is compared with the state. */
export const loginPollMs = 5000

type LoginChange = 'none' | 'read-user' | 'log-out'

/** The login cookie of this site, and the cookie that tells of logins on the sites that share its domain. */
type LoginCookies = { readonly token: string | null; readonly hint: string | null }

/**
 * The reaction to the cookies. A request is made only when one changed: the login's, after a login in another tab or
 * sub-domain, or the hint of the shared domain, as only the platform knows whose login ended there. A login without its
 * cookie has ended, even if it vanished before the first look. [C-04, O-584]
 */
export function loginChange(loggedIn: boolean, known: LoginCookies, current: LoginCookies): LoginChange {
  if (current.token === null) return loggedIn ? 'log-out' : 'none'
  if (current.token !== known.token) return 'read-user'
  return loggedIn && current.hint !== known.hint ? 'read-user' : 'none'
}

const presentCookies = (): LoginCookies => ({ token: presentToken(), hint: presentHint() })

/** The last cookies that this tab has seen. */
let known: LoginCookies = { token: null, hint: null }

/** Compares the cookies with the state, and follows a change of them. */
export function lookAtLogin(): void {
  const current = presentCookies()
  const change = loginChange(currentSession().loggedIn, known, current)
  known = current
  if (change === 'read-user') void readUserQuietly()
  if (change === 'log-out') forgetLogin()
}

/** Reads the user where a login that ended on another site of the operator leaves no cookie here. [O-584] */
function lookAtOtherSites(): void {
  const cannotShare = sharedDomain(window.location.hostname) === null
  if (cannotShare && siblings().length > 0 && currentSession().loggedIn) void readUserQuietly()
}

/** Follows the login cookie: at the start, then every 5 seconds, and when the tab comes back. */
export function useLoginWatch(): void {
  const { loggedIn } = useSession()

  useEffect(() => {
    // The user at the start is known, or being read.
    const { user, unread } = currentSession()
    if (user || unread || isReadingUser()) known = presentCookies()
    lookAtLogin()
    const timer = setInterval(lookAtLogin, loginPollMs)
    document.addEventListener('visibilitychange', lookAtLogin)
    window.addEventListener('focus', lookAtOtherSites)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookAtLogin)
      window.removeEventListener('focus', lookAtOtherSites)
    }
  }, [])

  // Catches a logout elsewhere right after a login here, before the next poll.
  useEffect(() => {
    if (loggedIn) known = presentCookies()
  }, [loggedIn])
}
