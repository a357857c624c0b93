import { isApiError } from '../../api/api-error.ts'
import { dispatch, forgetLogin, loadUser, markLoggedIn } from './session.ts'

let running = 0

/** Somebody is being read, which with a platform that does not answer takes its time. */
export const isReadingUser = (): boolean => running > 0

/**
 * Reads the user again, whose credit, penalties or login have changed. `onUser`: as in `loadUser`. A platform that cannot
 * answer says nothing about the login: only a 401 ends it. [S8-001, C-51]
 */
export async function readUserQuietly(onUser?: (userId: number) => void): Promise<void> {
  markLoggedIn()
  running += 1
  try {
    await loadUser(onUser)
  } catch (error) {
    if (!isApiError(error)) throw error
    // The cookies are gone already, and the page is loaded afresh.
    if (error.status === 401) forgetLogin()
    else dispatch({ kind: 'user-unread', error })
  } finally {
    running -= 1
  }
}
