import { isApiError } from '../../api/api-error.ts'
import { dispatch, forgetLogin, loadUser, markLoggedIn } from './session.ts'

let running = 0

/** Whether a user is being read, which takes long when the platform does not answer. */
export const isReadingUser = (): boolean => running > 0

/**
 * Reads the user again after a change of credit, penalties or login. `onUser`: as in `loadUser`. Only a 401 ends the
 * login; a platform that cannot answer does not. [S8-001, C-51]
 */
export async function readUserQuietly(onUser?: (userId: number) => void): Promise<void> {
  markLoggedIn()
  running += 1
  try {
    await loadUser(onUser)
  } catch (error) {
    if (!isApiError(error)) throw error
    // The cookies are removed already, and the page reloads.
    if (error.status === 401) forgetLogin()
    else dispatch({ kind: 'user-unread', error })
  } finally {
    running -= 1
  }
}
