import { useEffect, useRef } from 'react'
import { isApiError } from '../../api/api-error.ts'
import { environment } from '../environment.ts'
import { forgetLogin, loadUser, markLoggedIn, useSession } from './session.ts'
import { loginChange, loginPollMs } from './watch-login.ts'

/** Reads the user again, whose credit, penalties or login have changed. */
export async function readUserQuietly(): Promise<void> {
  markLoggedIn()
  await loadUser().catch((error: unknown) => {
    // A login that is over was handled where calls are made; anything else leaves a guest who can log in again.
    if (!isApiError(error)) throw error
    forgetLogin()
  })
}

/** Follows the login cookie: at the start, then every 5 seconds, and when the tab comes back. [S4-037, C-04] */
export function useLoginWatch(): void {
  const { loggedIn } = useSession()
  const known = useRef<string | null>(null)

  useEffect(() => {
    const { credentials } = environment()

    function look(): void {
      const current = credentials.tokenFor(window.location.pathname)
      const change = loginChange(known.current, current)
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

  // Whoever logs in here and is logged out elsewhere before the next look would stay without this.
  useEffect(() => {
    if (loggedIn) known.current = environment().credentials.tokenFor(window.location.pathname)
  }, [loggedIn])
}
