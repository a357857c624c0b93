import { logout } from '@touchline/contract/calls/auth'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { drafts } from '../../ui/forms/drafts.ts'
import { forgetLogin } from './session.ts'

/** Ends the session. The customer is logged out here even if the platform cannot be told, and what they typed is gone. [S4-035] */
export async function logOut(): Promise<void> {
  await call(logout).catch((error: unknown) => {
    if (!isApiError(error)) throw error
  })
  forgetLogin()
  drafts.dropAll()
}
