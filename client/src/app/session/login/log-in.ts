import { login } from '@touchline/contract/calls/auth'
import { isApiError, unreadable } from '../../../api/api-error.ts'
import { callAs } from '../../../api/call.ts'
import { isSaidByUs, messageKeyOf, serverMessage } from '../../../api/errors.ts'
import type { AnswerTable } from '../../../api/answers/shape.ts'
import { environment } from '../../environment.ts'
import { dispatch, loadUser, markLoggedIn } from '../session.ts'
import { noteLogin } from './login-times.ts'

/** Texts of a failed login: `key` of our own, or the server's text. */
export type LoginTexts = {
  readonly signedOut: string
  readonly forKey: (key: ReturnType<typeof messageKeyOf>) => string
}

/** The server's message, and 'User signed out' without one; our own when no readable answer came. */
function loginFailureText(error: unknown, texts: LoginTexts): string {
  const unanswered = isApiError(error) && (error.status === 0 || error.code === 'unreadable')
  return serverMessage(error) ?? (unanswered || isSaidByUs(error) ? texts.forKey(messageKeyOf(error)) : texts.signedOut)
}

export type LoginAnswer = { readonly token?: string; readonly user?: { readonly token?: string } }

/** No document shows the answer of a login: a token, or a user with one. [S3] */
export const loginTable: AnswerTable = { wrapped: true, shape: { 'token?': 's', 'user?': { 'token?': 's' } } }

function tokenIn({ token, user }: LoginAnswer): string {
  const found = token ?? user?.token
  if (!found) throw unreadable()
  return found
}

/**
 * Logs in, then reads user and linked users. Answers whether it succeeded; the reason of a failure is in the session.
 */
export async function attemptLogin(username: string, password: string, texts: LoginTexts): Promise<boolean> {
  dispatch({ kind: 'login-attempted' })
  try {
    environment().credentials.keepAuthToken(
      tokenIn(await callAs<LoginAnswer>(loginTable)(login, { body: { username, password } })),
    )
    await loadUser()
    noteLogin()
    dispatch({ kind: 'login-succeeded' })
    return true
  } catch (error) {
    environment().credentials.clear()
    dispatch({ kind: 'login-failed', message: loginFailureText(error, texts) })
    return false
  }
}

/** Takes over the login in another call's answer, such as a registration. Throws an ApiError without one. */
export async function continueWith(answer: LoginAnswer): Promise<void> {
  environment().credentials.keepAuthToken(tokenIn(answer))
  noteLogin()
  markLoggedIn()
  await loadUser()
}

export function dismissLoginError(): void {
  dispatch({ kind: 'login-dismissed' })
}
