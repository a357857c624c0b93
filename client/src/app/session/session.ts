import { listLinkedUsers, readUser } from '@touchline/contract/calls/users'
import { ApiError, unreadable } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { has } from '../../api/having.ts'
import { environment } from '../environment.ts'
import { now } from '../../browser/machine.ts'
import { observable } from '../../browser/observable.ts'
import type { Observed } from '../../browser/observable.ts'
import { withRetries } from '../answers/retry-policy.ts'
import { servedBy } from './served-customer.ts'
import { actingFor, guest, isStaff, linkedUsersIn, sessionAfter } from './session-state.ts'
import type { Customer, SessionEvent, SessionState } from './session-state.ts'

const state = observable<SessionState>(guest)

/** The user of the site; changed by events only. */
export const session: Observed<SessionState> = state

/** Applies an event to the session. */
export function dispatch(event: SessionEvent): void {
  state.set(sessionAfter(state.get(), event))
}

/** The present session, for code outside rendering. */
export function currentSession(): SessionState {
  return state.get()
}

/** Records a login whose user will be read. */
export function markLoggedIn(): void {
  dispatch({ kind: 'marked-logged-in', selectedUserId: environment().credentials.selectedUser() })
}

/**
 * Reads the session's user and linked users; `onUser` runs between the two. Throws an ApiError when the login has
 * expired, and when the platform cannot be reached with retries.
 */
export async function loadUser(onUser?: (userId: number) => void): Promise<void> {
  const user = await withRetries(() => call(readUser))
  // Without an id, calls cannot name the user.
  if (!has(user, 'id')) throw unreadable()
  dispatch({ kind: 'marked-logged-in', selectedUserId: environment().credentials.selectedUser() })
  dispatch({ kind: 'user-loaded', user })
  const served = isStaff(user) && !state.get().customer ? servedBy.read(user.id) : null
  if (served) dispatch({ kind: 'customer-chosen', customer: served })
  onUser?.(user.id)
  await loadLinkedUsers()
}

/**
 * An unreadable list leaves the customers acting for themselves, which is always safe. A partner's token acts for one
 * customer only, and may not ask. [O-17]
 */
export async function loadLinkedUsers(): Promise<void> {
  const { ownerId } = actingFor(state.get())
  if (ownerId === null || environment().credentials.isVisit()) return
  const links = await call(listLinkedUsers, { params: { userId: ownerId } }).catch((error: unknown) => {
    if (error instanceof ApiError) return []
    throw error
  })
  // Another customer may have been chosen meanwhile.
  if (actingFor(state.get()).ownerId !== ownerId) return
  dispatch({ kind: 'linked-users-loaded', linkedUsers: linkedUsersIn(links) })
  keepSelected()
}

/** Staff act for a customer's linked user only with that customer, so no cookie stores it. [O-209] */
function keepSelected(chosenAt?: number): void {
  const { customer, selectedUserId } = state.get()
  environment().credentials.keepSelectedUser(customer ? null : selectedUserId, chosenAt)
}

/** Starts serving a customer, or stops. For staff only. [O-209] */
export async function serveCustomer(customer: Customer | null): Promise<void> {
  const { user } = state.get()
  if (!isStaff(user) || !user) return
  servedBy.write(user.id, customer)
  dispatch({ kind: 'customer-chosen', customer })
  keepSelected()
  await loadLinkedUsers()
}

/** Chooses the linked user to act for; null for oneself. */
export function selectUser(userId: number | null): void {
  dispatch({ kind: 'user-selected', userId })
  keepSelected(now())
}

/** Forgets the login in this tab without a call: the cookie is removed already. */
export function forgetLogin(): void {
  environment().credentials.clear()
  servedBy.clear()
  dispatch({ kind: 'logged-out' })
}
