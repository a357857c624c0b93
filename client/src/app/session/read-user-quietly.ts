import { isApiError } from '../../api/api-error.ts'
import { forgetLogin, loadUser, markLoggedIn } from './session.ts'

/** Reads the user again, whose credit, penalties or login have changed. `onUser`: as in `loadUser`. */
export async function readUserQuietly(onUser?: (userId: number) => void): Promise<void> {
  markLoggedIn()
  await loadUser(onUser).catch((error: unknown) => {
    // A login that is over was handled where calls are made; anything else leaves a guest who can log in again.
    if (!isApiError(error)) throw error
    forgetLogin()
  })
}
