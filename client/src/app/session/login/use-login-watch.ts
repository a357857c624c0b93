import { useEffect } from 'react'
import { isReadingUser, readUserQuietly } from '../read-user-quietly.ts'
import { currentSession, forgetLogin } from '../session.ts'
import { useSession } from '../use-session.ts'
import { presentToken } from './present-token.ts'

/** How often the login cookie is compared with the state. */
export const loginPollMs = 5000

type LoginChange = 'none' | 'read-user' | 'log-out'

/** This tab's knowledge of the login: whether there is one, and its last cookie. */
type KnownLogin = { readonly loggedIn: boolean; readonly cookie: string | null }

/**
 * The reaction to the login cookie. A request is made only when the cookie appeared or changed, after a login in
 * another tab or sub-domain; a login without its cookie has ended, even if it vanished before the first look. [C-04]
 */
export function loginChange(known: KnownLogin, cookie: string | null): LoginChange {
  if (cookie === null) return known.loggedIn ? 'log-out' : 'none'
  return cookie === known.cookie ? 'none' : 'read-user'
}

/** The last cookie that this tab has seen. */
let known: string | null = null

/** Compares the login cookie with the state, and follows a change of it. */
export function lookAtLogin(): void {
  const current = presentToken()
  const change = loginChange({ loggedIn: currentSession().loggedIn, cookie: known }, current)
  known = current
  if (change === 'read-user') void readUserQuietly()
  if (change === 'log-out') forgetLogin()
}

/** Follows the login cookie: at the start, then every 5 seconds, and when the tab comes back. */
export function useLoginWatch(): void {
  const { loggedIn } = useSession()

  useEffect(() => {
    // The user at the start is known, or being read.
    const { user, unread } = currentSession()
    if (user || unread || isReadingUser()) known = presentToken()
    lookAtLogin()
    const timer = setInterval(lookAtLogin, loginPollMs)
    document.addEventListener('visibilitychange', lookAtLogin)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookAtLogin)
    }
  }, [])

  // Catches a logout elsewhere right after a login here, before the next poll.
  useEffect(() => {
    if (loggedIn) known = presentToken()
  }, [loggedIn])
}
