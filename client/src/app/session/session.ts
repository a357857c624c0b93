import { listLinkedUsers, readUser } from '@touchline/contract/calls/users'
import { ApiError, unreadable } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { has } from '../../api/having.ts'
import { environment } from '../environment.ts'
import { observable } from '../observable.ts'
import type { Observed } from '../observable.ts'
import { withRetries } from '../retry-policy.ts'
import { servedBy } from './served-customer.ts'
import { actingFor, guest, isStaff, linkedUsersIn, sessionAfter } from './session-state.ts'
import type { Customer, SessionEvent, SessionState } from './session-state.ts'

const state = observable<SessionState>(guest)

/** Who uses the site; changed by what happens alone. */
export const session: Observed<SessionState> = state

/** Something happened to the session. */
export function dispatch(event: SessionEvent): void {
  state.set(sessionAfter(state.get(), event))
}

/** The session now, for code that runs outside rendering. */
export function currentSession(): SessionState {
  return state.get()
}

/** The visitor has a login; who it is will be read. [S4-036] */
export function markLoggedIn(): void {
  dispatch({ kind: 'marked-logged-in', selectedUserId: environment().credentials.selectedUser() })
}

/**
 * Reads the session's user and the people they may act for. `onUser` runs between the two. Throws an ApiError when the login
 * is over, and when the platform cannot be asked, also not by asking again. [C-51]
 */
export async function loadUser(onUser?: (userId: number) => void): Promise<void> {
  const user = await withRetries(() => call(readUser))
  // Whoever has no id cannot be asked for, nor sold anything.
  if (!has(user, 'id')) throw unreadable()
  dispatch({ kind: 'marked-logged-in', selectedUserId: environment().credentials.selectedUser() })
  dispatch({ kind: 'user-loaded', user })
  const served = isStaff(user) && !state.get().customer ? servedBy.read(user.id) : null
  if (served) dispatch({ kind: 'customer-chosen', customer: served })
  onUser?.(user.id)
  await loadLinkedUsers()
}

/** A list that cannot be read leaves the customer acting for themselves, which is always right. */
export async function loadLinkedUsers(): Promise<void> {
  const { ownerId } = actingFor(state.get())
  if (ownerId === null) return
  const links = await call(listLinkedUsers, { params: { userId: ownerId } }).catch((error: unknown) => {
    if (error instanceof ApiError) return []
    throw error
  })
  // Another customer may have come to the desk meanwhile.
  if (actingFor(state.get()).ownerId !== ownerId) return
  dispatch({ kind: 'linked-users-loaded', linkedUsers: linkedUsersIn(links) })
  keepSelected()
}

/** Who is linked to a customer is nobody whom staff act for without that customer: no cookie says so. [O-209] */
function keepSelected(): void {
  const { customer, selectedUserId } = state.get()
  environment().credentials.keepSelectedUser(customer ? null : selectedUserId)
}

/** Begins to serve a customer, or ends it. For staff; nothing else listens. [O-209] */
export async function serveCustomer(customer: Customer | null): Promise<void> {
  const { user } = state.get()
  if (!isStaff(user) || !user) return
  servedBy.write(user.id, customer)
  dispatch({ kind: 'customer-chosen', customer })
  keepSelected()
  await loadLinkedUsers()
}

/** Chooses whom the customer acts for; null is themselves. [S6-006] */
export function selectUser(userId: number | null): void {
  dispatch({ kind: 'user-selected', userId })
  keepSelected()
}

/** Forgets the login in this tab, without a call: the cookie is gone already. */
export function forgetLogin(): void {
  environment().credentials.clear()
  servedBy.clear()
  dispatch({ kind: 'logged-out' })
}
