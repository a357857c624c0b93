import { login, logout } from 'virtual:calls/auth'
import { listLinkedUsers, readUser } from 'virtual:calls/users'
import { ApiError, isApiError, unreadable } from '../../api/api-error.ts'
import { call, callAs } from '../../api/call.ts'
import { has } from '../../api/having.ts'
import type { AnswerTable } from '../../api/shape.ts'
import { isSaidByUs, messageKeyOf, serverMessage } from '../../api/errors.ts'
import { drafts } from '../../ui/forms/drafts.ts'
import { environment } from '../environment.ts'
import { observable, useObservable } from '../observable.ts'
import { actingFor, guest, linkedUsersIn, sessionAfter } from './session-state.ts'
import type { ActingFor, SessionEvent, SessionState } from './session-state.ts'

const session = observable<SessionState>(guest)

function dispatch(event: SessionEvent): void {
  session.set(sessionAfter(session.get(), event))
}

/** Who uses the site; renders again when that changes. */
export function useSession(): SessionState {
  return useObservable(session)
}

/** Owner, subject and `purchasedForUserId` for calls that book, pay or list. [C-05] */
export function useActingFor(): ActingFor {
  return actingFor(useSession())
}

/** The session now, for code that runs outside rendering. */
export function currentSession(): SessionState {
  return session.get()
}

/** Texts of a failed login: `key` of our own, or the server's words. */
export type LoginTexts = {
  readonly signedOut: string
  readonly forKey: (key: ReturnType<typeof messageKeyOf>) => string
}

/** The server's message, and 'User signed out' without one; ours when no answer came that can be read. [S8-018, C-03] */
function loginFailureText(error: unknown, texts: LoginTexts): string {
  const unanswered = isApiError(error) && (error.status === 0 || error.code === 'unreadable')
  return serverMessage(error) ?? (unanswered || isSaidByUs(error) ? texts.forKey(messageKeyOf(error)) : texts.signedOut)
}

export type LoginAnswer = { readonly token?: string; readonly user?: { readonly token?: string } }

/** No document shows what a login answers: a token, or a user, who has one in the documents. [S3] */
export const loginTable: AnswerTable = { wrapped: true, shape: { 'token?': 's', 'user?': { 'token?': 's' } } }

function tokenIn({ token, user }: LoginAnswer): string {
  const found = token ?? user?.token
  if (!found) throw unreadable()
  return found
}

/** Logs in, then reads user and linked users. Answers whether it succeeded; why not is in the session. [S4-032, S4-038] */
export async function attemptLogin(username: string, password: string, texts: LoginTexts): Promise<boolean> {
  dispatch({ kind: 'login-attempted' })
  try {
    environment().credentials.keepAuthToken(
      tokenIn(await callAs<LoginAnswer>(loginTable)(login, { body: { username, password } })),
    )
    await loadUser()
    dispatch({ kind: 'login-succeeded' })
    return true
  } catch (error) {
    environment().credentials.clear()
    dispatch({ kind: 'login-failed', message: loginFailureText(error, texts) })
    return false
  }
}

/** Takes over a login that another call answered, such as registration. Throws an ApiError when there is none in it. */
export async function continueWith(answer: LoginAnswer): Promise<void> {
  environment().credentials.keepAuthToken(tokenIn(answer))
  markLoggedIn()
  await loadUser()
}

/** The visitor has a login; who it is will be read. [S4-036] */
export function markLoggedIn(): void {
  dispatch({ kind: 'marked-logged-in', selectedUserId: environment().credentials.selectedUser() })
}

/**
 * Reads the session's user and the people they may act for. `onUser` runs between the two. Throws an ApiError when the login
 * is over.
 */
export async function loadUser(onUser?: (userId: number) => void): Promise<void> {
  const user = await call(readUser)
  // Whoever has no id cannot be asked for, nor sold anything.
  if (!has(user, 'id')) throw unreadable()
  dispatch({ kind: 'marked-logged-in', selectedUserId: environment().credentials.selectedUser() })
  dispatch({ kind: 'user-loaded', user })
  onUser?.(user.id)
  await loadLinkedUsers()
}

/** A list that cannot be read leaves the customer acting for themselves, which is always right. */
export async function loadLinkedUsers(): Promise<void> {
  const user = session.get().user
  if (!user) return
  const links = await call(listLinkedUsers, { params: { userId: user.id } }).catch((error: unknown) => {
    if (error instanceof ApiError) return []
    throw error
  })
  dispatch({ kind: 'linked-users-loaded', linkedUsers: linkedUsersIn(links) })
  environment().credentials.keepSelectedUser(session.get().selectedUserId)
}

/** Chooses whom the customer acts for; null is themselves. [S6-006] */
export function selectUser(userId: number | null): void {
  dispatch({ kind: 'user-selected', userId })
  environment().credentials.keepSelectedUser(session.get().selectedUserId)
}

/** Forgets the login in this tab, without a call: the cookie is gone already. */
export function forgetLogin(): void {
  environment().credentials.clear()
  dispatch({ kind: 'logged-out' })
}

/** Ends the session. The customer is logged out here even if the platform cannot be told, and what they typed is gone. [S4-035] */
export async function logOut(): Promise<void> {
  await call(logout).catch((error: unknown) => {
    if (!isApiError(error)) throw error
  })
  forgetLogin()
  drafts.dropAll()
}

export function dismissLoginError(): void {
  dispatch({ kind: 'login-dismissed' })
}
