import { isApiError } from '../../api/api-error.ts'
import { forgetLogin, loadUser, markLoggedIn } from './session.ts'

/** Reads the user again, whose credit, penalties or login have changed. */
export async function readUserQuietly(): Promise<void> {
  markLoggedIn()
  await loadUser().catch((error: unknown) => {
    // A login that is over was handled where calls are made; anything else leaves a guest who can log in again.
    if (!isApiError(error)) throw error
    forgetLogin()
  })
}
