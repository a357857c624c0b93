import { logout } from '@touchline/contract/calls/auth'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { drafts } from '../../../ui/forms/drafts.ts'
import { forgetLogin } from '../session.ts'
import { noteLogout } from './login-times.ts'

/** Ends the session, even if the platform cannot be told, and removes typed input. [S4-035] */
export async function logOut(): Promise<void> {
  await call(logout).catch((error: unknown) => {
    if (!isApiError(error)) throw error
  })
  noteLogout()
  forgetLogin()
  drafts.dropAll()
}
