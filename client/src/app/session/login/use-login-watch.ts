import { useEffect, useRef } from 'react'
import { environment } from '../../environment.ts'
import { isReadingUser, readUserQuietly } from '../read-user-quietly.ts'
import { currentSession, forgetLogin } from '../session.ts'
import { useSession } from '../use-session.ts'
import { loginChange, loginPollMs } from './watch-login.ts'

/** Follows the login cookie: at the start, then every 5 seconds, and when the tab comes back. */
export function useLoginWatch(): void {
  const { loggedIn } = useSession()
  const known = useRef<string | null>(null)

  useEffect(() => {
    const { credentials } = environment()
    // The user at the start is known, or being read.
    const { user, unread } = currentSession()
    if (user || unread || isReadingUser()) known.current = credentials.tokenFor(window.location.pathname)

    function look(): void {
      const current = credentials.tokenFor(window.location.pathname)
      const change = loginChange({ loggedIn: currentSession().loggedIn, cookie: known.current }, current)
      known.current = current
      if (change === 'read-user') void readUserQuietly()
      if (change === 'log-out') forgetLogin()
    }

    look()
    const timer = setInterval(look, loginPollMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  // Catches a logout elsewhere right after a login here, before the next poll.
  useEffect(() => {
    if (loggedIn) known.current = environment().credentials.tokenFor(window.location.pathname)
  }, [loggedIn])
}
