import { useEffect } from 'react'
import { isApiError } from '../../api/api-error.ts'
import { environment } from '../environment.ts'
import { forgetLogin, loadUser, markLoggedIn } from './session.ts'
import { loginChange, loginPollMs } from './watch-login.ts'

async function readUserQuietly(): Promise<void> {
  markLoggedIn()
  await loadUser().catch((error: unknown) => {
    // A login that is over was handled where calls are made; anything else leaves a guest who can log in again.
    if (!isApiError(error)) throw error
    forgetLogin()
  })
}

/** Follows the login cookie: at the start, then every 5 seconds, and when the tab comes back. [S4-037, C-04] */
export function useLoginWatch(): void {
  useEffect(() => {
    const { credentials } = environment()
    let known: string | null = null

    function look(): void {
      const current = credentials.authToken()
      const change = loginChange(known, current)
      known = current
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
}
